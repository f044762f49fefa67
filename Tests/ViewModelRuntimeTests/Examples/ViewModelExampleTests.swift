import Testing
import ViewModelRuntime
import ViewModelTesting

/// Failures of examples.
@MainActor
struct ViewModelExampleTests {
  private func failures(_ steps: @escaping @MainActor @Sendable (ContactCard, ExampleChecks) -> Void) -> [String] {
    ViewModelExample("greets", at: "Cards.vmodel:9:3", given: { ContactCard() }, then: steps).failures()
  }

  /// Returns the failures without the position and the title.
  private func messages(_ steps: @escaping @MainActor @Sendable (ContactCard, ExampleChecks) -> Void) -> [String] {
    let prefix = "Cards.vmodel:11:12: \"greets\": "
    return failures(steps).map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
  }

  private nonisolated static let place = "Cards.vmodel:11:12"

  @Test func aFailureNamesThePositionTheExampleTheExpressionAndTheValue() {
    let failures = failures { card, check in
      check.equal(card.nameText, "Grace Hopper", "nameText == \"Grace Hopper\"", at: Self.place)
    }
    #expect(
      failures == [
        #"Cards.vmodel:11:12: "greets": expect nameText == "Grace Hopper": nameText is "Ada Lovelace""#
      ])
  }

  @Test func aFailureOfTwoValuesShowsBoth() {
    let messages = messages { card, check in
      check.equal(1, 2, "a == b", of: "a", "b", at: Self.place)
      check.equal("x", card.nameText, "\"x\" == nameText", of: "", "nameText", at: Self.place)
    }
    #expect(
      messages == [
        "expect a == b: a is 1, b is 2", #"expect "x" == nameText: nameText is "Ada Lovelace""#,
      ])
  }

  @Test func aFalseConditionShowsTheValuesOnWhichItDepends() {
    let messages = messages { card, check in
      check.isTrue(card.nameText.isEmpty, "isNew", at: Self.place)
      check.isFalse(!card.nameText.isEmpty, "!showsCheckmark", at: Self.place)
      check.isTrue(card.nameText.isEmpty, "nameText.isEmpty", at: Self.place) { [.init("nameText", card.nameText)] }
      check.isTrue(true && 3 > 4, "isOn && count > 4", at: Self.place) { [.init("isOn", true), .init("count", 3)] }
    }
    #expect(
      messages == [
        "expect isNew: isNew is false",
        "expect !showsCheckmark: showsCheckmark is true",
        #"expect nameText.isEmpty: nameText is "Ada Lovelace""#,
        "expect isOn && count > 4: isOn is true, count is 3",
      ])
  }

  @Test func theValuesAreReadOnlyForAFailure() {
    let failures = failures { _, check in
      check.isTrue(true, "isOn", at: Self.place) {
        Issue.record("the values are read")
        return []
      }
    }
    #expect(failures == [])
  }

  @Test func wrongMovesAreShownAsInASchema() {
    let messages = messages { _, check in
      check.moves(["push HomeViewModel", "pop"], [], "navigator == []", at: Self.place)
      check.moves([], ["pop"], "navigator == [pop]", at: Self.place)
    }
    #expect(
      messages == [
        "expect navigator == []: navigator is [push HomeViewModel, pop]", "expect navigator == [pop]: navigator is []",
      ])
  }

  @Test func valuesAreShownAsInASchema() {
    enum Phase {
      case loading
      case failed(code: Int)
    }
    let texts = [
      ExampleValue("a", "1"), ExampleValue("a", 1), ExampleValue("a", Int?.none), ExampleValue("a", Optional("x")),
      ExampleValue("a", ["x"]), ExampleValue("a", Phase.loading), ExampleValue("a", Phase.failed(code: 3)),
      ExampleValue("a", ContactCard()), ExampleValue("a", 2.5), ExampleValue("a", [1: "9\u{202F}PM"]),
    ]
    let messages = messages { _, check in
      check.isTrue(false, "x", at: Self.place) { texts }
    }
    #expect(
      messages == [
        """
        expect x: a is "1", a is 1, a is nil, a is "x", a is ["x"], a is .loading, a is .failed(code: 3), \
        a is a ContactCard, a is 2.5, a is [1: "9\\u{202F}PM"]
        """
      ])
  }

  @Test func everyFailureIsReported() {
    let messages = messages { _, check in
      check.equal(nil, "x", "c == \"x\"", at: Self.place)
      check.equal(Int?.none, 3, "d == 3", at: Self.place)
      check.equal(["a"], ["b"], "e == [\"b\"]", at: Self.place)
    }
    #expect(
      messages == [
        "expect c == \"x\": c is nil", "expect d == 3: d is nil", "expect e == [\"b\"]: e is [\"a\"]",
      ])
  }

  @Test func unicodeSpacesEqualPlainSpaces() {
    let failures = failures { _, check in
      check.equal("9:41\u{202F}PM", "9:41 PM", "", at: "")
      check.equal("1\u{A0}234", "1\u{2009}234", "", at: "")
      check.equal(Optional("1\u{A0}2"), "1 2", "", at: "")
      check.equal(["a\u{A0}b"], ["a b"], "", at: "")
    }
    #expect(failures == [])
  }
}
