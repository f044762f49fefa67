import VmgenSchemaSyntax

/// Checks the examples of a view model whose other members have been checked.
struct ExampleChecker: DeclarationReader {
  let expressions: ExpressionChecker
  let steps: StepChecker
  /// All view models of the module, by name.
  let models: [String: CheckedBodies]
  let errorPolicy: ErrorPolicy?

  var declarations: ModuleDeclarations { expressions.declarations }
}
