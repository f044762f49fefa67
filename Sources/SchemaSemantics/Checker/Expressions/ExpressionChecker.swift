import VmgenSchemaSyntax

/// What the expression checkers of one run share.
final class CheckSession {
  let declarations: ModuleDeclarations
  /// Whether each local has been read, by its number.
  var usedLocals: [Bool] = []
  /// Calls in places without a context. Which of the functions need one is known only later.
  var contextFreeCalls: [(CallGraph.Node, SourceRange)] = []
  /// The number of expressions typed. Tests check it against a limit.
  var inferredCount = 0

  init(_ declarations: ModuleDeclarations) { self.declarations = declarations }
}

/// Infers the types of expressions and writable paths bidirectionally: expected types are passed down, inferred types
/// up.
///
/// An instance checks the expressions of one ``Environment``. There is one extension file for each kind of expression.
final class ExpressionChecker: DeclarationReader {
  let session: CheckSession
  /// The environment of the expression being checked.
  var environment: Environment

  init(_ session: CheckSession, _ environment: Environment = Environment()) {
    self.session = session
    self.environment = environment
  }

  var declarations: ModuleDeclarations { session.declarations }

  /// Returns a checker for another environment.
  func `in`(_ environment: Environment) -> ExpressionChecker { ExpressionChecker(session, environment) }
}
