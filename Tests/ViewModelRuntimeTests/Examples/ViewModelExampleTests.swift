import Testing
import ViewModelRuntime

/// Failures of examples.
@MainActor
struct ViewModelExampleTests {
  private func failures(_ steps: @escaping @MainActor @Sendable (ContactCard, ExampleChecks) -> Void) -> [String] {
    ViewModelExample("greets", at: "Cards.vmodel:9:3", given: { ContactCard() }, then: steps).failures()
  }

  @Test func aFailureNamesThePositionTheExpressionAndBothValues() {
    let failures = failures { card, check in
      check.equal(card.nameText, "Grace Hopper", "nameText == \"Grace Hopper\"", at: "Cards.vmodel:11:12")
    }
    #expect(
      failures == [
        """
        Cards.vmodel:11:12: "greets" expects nameText == "Grace Hopper", but the value is "Ada Lovelace" instead of "Grace Hopper"
        """
      ])
  }

  @Test func aFalseConditionIsReported() {
    let failures = failures { card, check in
      check.isTrue(card.nameText.isEmpty, "nameText.isEmpty", at: "Cards.vmodel:11:12")
    }
    #expect(failures == ["Cards.vmodel:11:12: \"greets\" expects nameText.isEmpty, but it is false"])
  }

  @Test func everyFailureIsReported() {
    let failures = failures { _, check in
      check.equal(1, 2, "a == b", at: "1")
      check.equal(nil, "x", "c == \"x\"", at: "2")
      check.equal(Int?.none, 3, "d == 3", at: "3")
      check.equal(["a"], ["b"], "e", at: "4")
    }
    #expect(
      failures.map { $0.split(separator: "but ")[1] } == [
        "the value is 1 instead of 2", "the value is nil instead of \"x\"", "the value is nil instead of 3",
        "the value is [\"a\"] instead of [\"b\"]",
      ])
  }

  @Test func aFailureShowsInvisibleCharactersAsEscapes() {
    let failures = failures { _, check in
      check.equal([1: "9\u{202F}PM"], [1: "9 PM"], "times == [1: \"9 PM\"]", at: "1")
    }
    #expect(
      failures.map { $0.split(separator: "but ")[1] } == [
        #"the value is [1: "9\u{202F}PM"] instead of [1: "9 PM"]"#
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
