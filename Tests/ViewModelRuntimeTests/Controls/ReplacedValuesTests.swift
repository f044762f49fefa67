import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Values that bindings set on controls, such as the action of a control that has only one.
@MainActor
struct ReplacedValuesTests {
  final class Button {
    var action: String? = "app"
  }

  let button = Button()
  let actions = ReplacedValues<String?>()

  /// Replaces the action, and returns the functions that end the binding.
  private func bind(_ action: String) -> [@MainActor () -> Void] {
    ControlReleases.collecting { actions.replace(\.action, of: button, with: action) }
  }

  private func end(_ releases: [@MainActor () -> Void]) {
    for release in releases { release() }
  }

  @Test func theActionOfTheAppReturnsWhenTheBindingEnds() {
    let binding = bind("first")
    #expect(button.action == "first")
    end(binding)
    #expect(button.action == "app")
  }

  @Test func aControlThatIsBoundAgainKeepsTheNewAction() {
    let first = bind("first")
    let second = bind("second")
    end(first)
    #expect(button.action == "second")
    end(second)
    #expect(button.action == "app")
  }

  @Test func twoBindingsMaySetEqualValues() {
    let first = bind("equal")
    let second = bind("equal")
    end(first)
    #expect(button.action == "equal")
    end(second)
    #expect(button.action == "app")
  }

  @Test func anActionThatTheAppSetsDuringABindingStays() {
    let binding = bind("first")
    button.action = "other"
    end(binding)
    #expect(button.action == "other")
    end(bind("second"))
    #expect(button.action == "other")
  }

  @Test func anActionIsRestoredWhenItsHandlerExpectsNoFurtherEvents() {
    let restore = actions.replace(\.action, of: button, with: "first")
    restore()
    #expect(button.action == "app")
  }

  @Test func objectsOfActionsAreReleased() {
    final class Target {}
    weak var target: Target?
    var button: Button? = Button()
    do {
      let retained = Target()
      target = retained
      if let button { actions.replace(\.action, of: button, with: "first", retaining: retained) }
    }
    #expect(target != nil)
    button = nil
    actions.replace(\.action, of: self.button, with: "other")
    #expect(target == nil)
  }

  @Test(arguments: [(0, 2, 0, 2), (3, 4, 3, 1), (9, 2, 4, 0)])
  func aSelectionIsLimitedToTheText(location: Int, length: Int, newLocation: Int, newLength: Int) {
    let limited = NSRange(location: location, length: length).limited(to: "a😀b")
    #expect(limited == NSRange(location: newLocation, length: newLength))
  }

  /// A `|` is the cursor.
  @Test(arguments: [
    ("12a|", "12|"), ("1a|2", "1|2"), ("12345|", "1234 5|"), ("12|", "12/|"), ("1239|4 5678", "1239| 4567 8"),
    ("abx|cd", "abx|c"), ("aB|c", "AB|C"), ("😀x|y", "😀|y"), ("a|b", "|"),
  ])
  func theCursorFollowsWhatARuleMakesOfATypedText(typed: String, transformed: String) throws {
    func parts(_ text: String) throws -> (text: String, cursor: Int) {
      let cursor = try #require(text.firstIndex(of: "|"))
      return (text.replacing("|", with: ""), text[..<cursor].utf16.count)
    }
    let (old, new) = (try parts(typed), try parts(transformed))
    let moved = NSRange(location: old.cursor, length: 0).moved(from: old.text, to: new.text)
    #expect(moved == NSRange(location: new.cursor, length: 0))
  }
}
