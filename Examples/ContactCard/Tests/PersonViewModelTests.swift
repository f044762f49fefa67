import ContactCardExample
import Foundation
import Observation
import Testing
import ViewModelRuntime

/// Tests which observers are notified of a change, in addition to the examples of `ContactCard.vmodel`. Based on `vmgen scaffold`.
@MainActor
@Suite struct PersonViewModelTests {
  private let viewModel = PersonViewModel(person: .first, context: .example)

  @Test func observationIsNotifiedOnlyOfTheTextThatChanged() {
    let name = ChangeCount { viewModel.nameText }
    let birthdate = ChangeCount { viewModel.birthdateText }
    viewModel.person = .first.named("second")
    #expect(viewModel.nameText == "second last")
    #expect(name.count == 1)
    #expect(birthdate.count == 0)
  }

  @Test func observationIsNotNotifiedOfAnEqualName() {
    let name = ChangeCount { viewModel.nameText }
    let birthdate = ChangeCount { viewModel.birthdateText }
    viewModel.person = .first.named("first")
    #expect(name.count == 0)
    #expect(birthdate.count == 0)
  }

  @Test func aBindingUpdatesItsLabelWhenTheTextChanges() {
    let nameLabel = Label()
    let birthdateLabel = Label()
    let bindings = [
      viewModel.bindings.nameText.to(nameLabel, \.text),
      viewModel.bindings.birthdateText.to(birthdateLabel, \.text),
    ]
    #expect(nameLabel.texts == ["first last"])
    viewModel.person = .first.named("second")
    viewModel.person = .first.named("second")
    #expect(nameLabel.texts == ["first last", "second last"])
    #expect(birthdateLabel.texts == ["Thursday January 1, 1970"])
    for binding in bindings { binding.end() }
    viewModel.person = .first.named("third")
    #expect(nameLabel.texts.count == 2)
  }
}

/// Counts the notifications of Observation for the properties that `read` reads.
@MainActor
private final class ChangeCount {
  private(set) var count = 0

  init(_ read: () -> String) {
    _ = withObservationTracking(read) { MainActor.assumeIsolated { self.count += 1 } }
  }
}

/// A label that records its texts.
@MainActor
private final class Label {
  private(set) var texts: [String] = []
  var text = "" { didSet { texts.append(text) } }
}

extension Person {
  fileprivate static let first = Person(
    salutation: nil, firstName: "first", lastName: "last", birthdate: Date(timeIntervalSince1970: 0))

  fileprivate func named(_ firstName: String) -> Person {
    Person(salutation: salutation, firstName: firstName, lastName: lastName, birthdate: birthdate)
  }
}
