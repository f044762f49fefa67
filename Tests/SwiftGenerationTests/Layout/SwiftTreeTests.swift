import Testing

@testable import VmgenSwiftGeneration

/// Tests the structure of Swift code, without its layout.
@Suite struct SwiftTreeTests {
  @Test(arguments: 1...50)
  func codeWithTheSameChildrenIsEqual(seed: UInt64) {
    var random = RandomSwift(seed: seed)
    let statements = random.statements(3)
    #expect(statements.mapChildren { $0 } == statements)
  }

  @Test func anArgumentOfATemplateGetsTheParenthesesThatItNeeds() throws {
    let template = try #require(ExpressionTemplate("{self}.rounded({0}) * {1}"))
    let sum = SwiftExpression.binary(.text("a"), "+", .text("b"))
    let filled = TemplateArguments(receiver: sum, arguments: [.many([.nil, .parameter(0)]), .one(sum)]).filled(
      template.root)
    let rounded = sum.parenthesized.member("rounded").call([
      SwiftArgument(.nil), SwiftArgument(nil, .parameter(0)),
    ])
    #expect(filled == .binary(rounded, "*", sum.parenthesized))
  }

  @Test func aClosureBehindACallIsATrailingClosure() throws {
    let template = try #require(ExpressionTemplate("{self}.map {0}"))
    let closure = SwiftClosure([], [.value(.parameter(0).member("name"))])
    let filled = TemplateArguments(receiver: .text("people"), arguments: [.one(.closure(closure))]).filled(
      template.root)
    #expect(filled == .text("people").member("map").call(trailing: closure))
  }

  @Test func tryCoversTheWholeOperation() {
    let call = SwiftExpression.run.member("read").call()
    let comparison = SwiftExpression.binary(call.marked(.try), "!=", .nil)
    #expect(comparison == .binary(call, "!=", .nil).marked(.try))
    #expect(comparison.flatText == "try run.read() != nil")
  }

  @Test func theNameOfAParameterReplacesItsHoleAtEachDepth() {
    func body(_ base: SwiftExpression) -> [SwiftStatement] {
      let value = base.member("name")
      return [.bind("text", type: nil, .closure(SwiftClosure([], [.value(value)]))), .result(value)]
    }
    #expect(SwiftClosure(naming: "values", body(.placeholder)) == SwiftClosure(["values"], body(.text("values"))))
  }
}
