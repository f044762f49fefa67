import VmgenSchemaSyntax

/// Checks the examples of a view model whose other members have been checked.
struct ExampleChecker: DeclarationReader {
  let expressions: ExpressionChecker
  let steps: StepChecker

  var declarations: ModuleDeclarations { expressions.declarations }
}
