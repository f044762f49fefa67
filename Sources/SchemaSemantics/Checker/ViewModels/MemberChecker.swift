import VmgenSchemaSyntax

/// Checks the members of a view model. Its extensions are in one file for each part of the check.
struct MemberChecker: DeclarationReader {
  let expressions: ExpressionChecker
  let steps: StepChecker
  /// The checked error policy of the module.
  var errorPolicy: ErrorPolicy?

  init(_ expressions: ExpressionChecker) {
    self.expressions = expressions
    steps = StepChecker(expressions)
  }

  var declarations: ModuleDeclarations { expressions.declarations }
}
