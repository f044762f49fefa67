import VmgenSchemaSyntax

/// Checks the steps of commands, reactions and `catch` clauses.
final class StepChecker: DeclarationReader {
  let expressions: ExpressionChecker
  /// The state of the body being checked.
  var scope = StepScope()

  typealias Binding = ExpressionChecker.Binding

  init(_ expressions: ExpressionChecker) { self.expressions = expressions }

  /// Creates a checker for the steps of a body, in the environment of `expressions`.
  init(_ expressions: ExpressionChecker, stepsOf owner: StepScope.Owner) {
    self.expressions = expressions.in(expressions.environment)
    self.expressions.environment.position = .step
    scope = StepScope(owner: owner)
  }

  var declarations: ModuleDeclarations { expressions.declarations }
}

/// The state of a body while its steps are checked.
struct StepScope {
  enum Owner: Equatable {
    case command(MemberID)
    case reaction
    case follow
    /// The load of a list.
    case load
    case errorPolicy
  }
  /// The member that contains the steps; nil outside of steps.
  var owner: Owner?
  /// The errors that the steps so far may throw, and where.
  var thrown: [(failure: Failure, range: SourceRange)] = []
  var isAsync = false
  var asks = false
  /// Whether the step being checked is the last one.
  var isLast = false
}
