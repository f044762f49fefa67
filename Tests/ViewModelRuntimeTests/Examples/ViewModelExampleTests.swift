import Testing
import ViewModelRuntime
import ViewModelTesting

/// Returns the failures of an example on the ninth line.
@MainActor
func failuresOfExample(
  _ title: String, _ steps: @escaping @MainActor @Sendable (ContactCard, ExampleChecks) -> Void
) async -> [String] {
  let examples = ViewModelExample<ContactCard>.list(in: "Cards.vmodel") {
    ContactCard()
  } examples: { list in
    list.add(title, at: 9, then: steps)
  }
  return await examples[0].run().map(\.text)
}

/// Failures of examples.
@MainActor
struct ViewModelExampleTests {
  /// Returns the failures without the position and the title.
  private func messages(
    _ steps: @escaping @MainActor @Sendable (ContactCard, ExampleChecks) -> Void
  ) async -> [String] {
    let prefix = "Cards.vmodel:11: \"greets\": "
    return await failuresOfExample("greets", steps).map {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
    }
  }

  @Test func aFailureNamesThePositionTheExampleTheExpressionAndTheValue() async {
    let failures = await failuresOfExample("greets") { card, check in
      check.equal(card.nameText, "Grace Hopper", "nameText", at: 11)
    }
    #expect(
      failures == [
        #"Cards.vmodel:11: "greets": expect nameText == "Grace Hopper": nameText is "Ada Lovelace""#
      ])
  }

  @Test func aFailureOfTwoValuesShowsBoth() async {
    let messages = await messages { card, check in
      check.equal(1, 2, "a", "b", at: 11)
      check.equal(card.nameText, "x", "nameText", "title", at: 11)
    }
    #expect(
      messages == [
        "expect a == b: a is 1, b is 2", #"expect nameText == title: nameText is "Ada Lovelace", title is "x""#,
      ])
  }

  @Test func aFalseConditionShowsTheValuesOnWhichItDepends() async {
    let messages = await messages { card, check in
      check.isTrue(card.nameText.isEmpty, "isNew", at: 11)
      check.isFalse(!card.nameText.isEmpty, "showsCheckmark", at: 11)
      check.isTrue(card.nameText.isEmpty, "nameText.isEmpty", at: 11) { [.init("nameText", card.nameText)] }
      check.isTrue(true && 3 > 4, "isOn && count > 4", at: 11) { [.init("isOn", true), .init("count", 3)] }
    }
    #expect(
      messages == [
        "expect isNew: isNew is false",
        "expect !showsCheckmark: showsCheckmark is true",
        #"expect nameText.isEmpty: nameText is "Ada Lovelace""#,
        "expect isOn && count > 4: isOn is true, count is 3",
      ])
  }

  @Test func theValuesAreReadOnlyForAFailure() async {
    let failures = await failuresOfExample("greets") { _, check in
      check.isTrue(true, "isOn", at: 11) {
        Issue.record("the values are read")
        return []
      }
    }
    #expect(failures == [])
  }

  @Test func wrongMovesAreShownAsInASchema() async {
    let messages = await messages { _, check in
      check.moves(["push HomeViewModel", "pop"], [], at: 11)
      check.moves([], ["pop"], at: 11)
    }
    #expect(
      messages == [
        "expect navigator == []: navigator is [push HomeViewModel, pop]", "expect navigator == [pop]: navigator is []",
      ])
  }

  @Test func valuesAreShownAsInASchema() async {
    enum Phase {
      case loading
      case failed(code: Int)
    }
    let texts = [
      ExampleValue("a", "1"), ExampleValue("a", 1), ExampleValue("a", Int?.none), ExampleValue("a", Optional("x")),
      ExampleValue("a", ["x"]), ExampleValue("a", Phase.loading), ExampleValue("a", Phase.failed(code: 3)),
      ExampleValue("a", ContactCard()), ExampleValue("a", 2.5), ExampleValue("a", [1: "9\u{202F}PM"]),
    ]
    let messages = await messages { _, check in
      check.isTrue(false, "x", at: 11) { texts }
    }
    #expect(
      messages == [
        """
        expect x: a is "1", a is 1, a is nil, a is "x", a is ["x"], a is .loading, a is .failed(code: 3), \
        a is ContactCard(…), a is 2.5, a is [1: "9\\u{202F}PM"]
        """
      ])
  }

  @Test func everyFailureIsReported() async {
    let messages = await messages { _, check in
      check.equal(nil, "x", "c", at: 11)
      check.equal(Int?.none, 3, "d", at: 11)
      check.equal(["a"], ["b"], "e", at: 11)
    }
    #expect(
      messages == [
        "expect c == \"x\": c is nil", "expect d == 3: d is nil", "expect e == [\"b\"]: e is [\"a\"]",
      ])
  }

  @Test func unicodeSpacesEqualPlainSpaces() async {
    let failures = await failuresOfExample("greets") { _, check in
      check.equal("9:41\u{202F}PM", "9:41 PM", "", at: 11)
      check.equal("1\u{A0}234", "1\u{2009}234", "", at: 11)
      check.equal(Optional("1\u{A0}2"), "1 2", "", at: 11)
      check.equal(["a\u{A0}b"], ["a b"], "", at: 11)
    }
    #expect(failures == [])
  }
}
