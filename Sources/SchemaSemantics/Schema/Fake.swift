import VmgenSchemaSyntax

/// `fake MemoryStore: Store { … }`: the behavior of a service in examples.
package final class Fake: Sendable {
  package let name: String
  package let range: SourceRange
  package let documentation: Documentation
  package let service: String
  /// The states, and the functions that compute a value for others of the fake, as the members of a view model without others.
  package let scope: ViewModel
  package let functions: [FakeFunction]

  init(
    name: String, range: SourceRange, documentation: Documentation, service: String, scope: ViewModel,
    functions: [FakeFunction]
  ) {
    self.name = name
    self.range = range
    self.documentation = documentation
    self.service = service
    self.scope = scope
    self.functions = functions
  }

  /// Returns the function of the fake that answers a function of its service.
  package func function(distinctlyNamed name: String) -> FakeFunction? {
    functions.first { $0.function.distinctName == name }
  }

  /// The parameters of its construction: each state has its value as the default.
  package var parameters: [Parameter] {
    scope.states.map { Parameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.value) }
  }
}

/// A function of a fake: its steps change the states of the fake, and end with the result.
package struct FakeFunction: Sendable {
  /// The function of the service, or one that only the fake has.
  package let function: ServiceFunction
  /// Whether the service does not have the function.
  package var isOwn = false
  /// The names of the parameters in the steps.
  package let names: [String]
  package let range: SourceRange
  package let documentation: Documentation
  package let steps: [Step]
  /// The state that stores the property whose accessor this is; nil for a function that the schema writes.
  package var storedState: String?

  /// The name of the function in generated code: Swift has no property and function with the same name.
  package func methodName(in fake: Fake) -> String {
    fake.scope.states.contains { $0.name == function.name } ? function.name + "Call" : function.name
  }
}

extension Fake: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) {
    for member in scope.members { visit(.member(member)) }
    for function in functions { function.steps.forEachRoot(visit) }
  }
}
