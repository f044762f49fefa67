import VmgenSchemaSyntax

/// Checks the steps of commands, reactions and `catch` clauses.
final class StepChecker: DeclarationReader {
  let expressions: ExpressionChecker
  /// The state of the body being checked; nil outside of steps.
  var scope: StepScope?

  typealias Binding = ExpressionChecker.Binding

  init(_ expressions: ExpressionChecker) { self.expressions = expressions }

  var declarations: ModuleDeclarations { expressions.declarations }

  /// Runs `body` as the steps of `owner`.
  func inScope<Result>(of owner: StepScope, _ body: () -> Result) -> (result: Result, scope: StepScope) {
    let outer = scope
    scope = owner
    defer { scope = outer }
    expressions.environment.position = .step
    let result = body()
    return (result, scope ?? owner)
  }
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
  var owner: Owner
  /// The errors that the steps so far may throw, and where.
  var thrown: [(failure: Failure, range: SourceRange)] = []
  var isAsync = false
  var asks = false
  /// Whether the step being checked is the last one.
  var isLast = false
}
