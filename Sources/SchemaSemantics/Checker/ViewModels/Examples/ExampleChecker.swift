import VmgenSchemaSyntax

/// Checks the examples of a view model whose members are checked.
struct ExampleChecker: DeclarationReader {
  let expressions: ExpressionChecker
  let steps: StepChecker

  var declarations: ModuleDeclarations { expressions.declarations }
}
