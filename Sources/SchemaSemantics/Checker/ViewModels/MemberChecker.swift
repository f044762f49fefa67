import VmgenSchemaSyntax

/// Checks the members of a view model. Its extensions are in one file for each part of the check.
struct MemberChecker: DeclarationReader {
  let expressions: ExpressionChecker
  /// The checked error policy of the module.
  var errorPolicy: ErrorPolicy?

  init(_ expressions: ExpressionChecker, errorPolicy: ErrorPolicy? = nil) {
    self.expressions = expressions
    self.errorPolicy = errorPolicy
  }

  /// The environment of the members.
  var environment: Environment { expressions.environment }
  var steps: StepChecker { StepChecker(expressions) }

  /// Returns a checker for another environment.
  func `in`(_ environment: Environment) -> MemberChecker {
    MemberChecker(expressions.in(environment), errorPolicy: errorPolicy)
  }

  var declarations: ModuleDeclarations { expressions.declarations }
}
