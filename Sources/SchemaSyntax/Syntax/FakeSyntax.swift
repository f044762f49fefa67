/// `fake MemoryStore: Store { state items: [Item] = []  func save(_ items: [Item]) { … } }`: the behavior of a service in
/// examples.
package final class FakeSyntax: DeclarationNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let service: Identifier
  package let states: [StateSyntax]
  package let functions: [FakeFunctionSyntax]

  package init(
    documentation: [String], range: SourceRange, name: Identifier, service: Identifier, states: [StateSyntax],
    functions: [FakeFunctionSyntax]
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.service = service
    self.states = states
    self.functions = functions
  }

  package var parts: [SourceRange] { states.map(\.range) + functions.map(\.range) }
}

/// A function of a fake, with its steps.
package struct FakeFunctionSyntax: Sendable {
  package var range: SourceRange
  package var head: ServiceFunctionSyntax
  package var steps: StepsSyntax

  /// The value after `=`; nil for a function with braces.
  package var value: Expression? {
    guard case .result(let value)? = steps.steps.first?.kind, value.range == steps.range else { return nil }
    return value
  }

  /// The function as a value of the fake.
  package var derived: DerivedSyntax {
    DerivedSyntax(
      documentation: head.documentation, range: range, isDisplay: false, name: head.name, parameters: head.parameters,
      type: head.result, value: value ?? Expression(.steps(steps), steps.range))
  }
}
