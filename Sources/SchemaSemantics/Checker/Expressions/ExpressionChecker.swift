import VmgenSchemaSyntax

/// Infers the types of expressions and writable paths bidirectionally: expected types are passed down, inferred types
/// up.
///
/// One instance checks all expressions of a run, each in its ``Environment``. There is one extension file for each kind
/// of expression.
final class ExpressionChecker: DeclarationReader {
  let declarations: ModuleDeclarations
  /// The environment of the expression being checked.
  var environment = Environment()
  /// Whether each local has been read, by its number.
  var usedLocals: [Bool] = []
  /// The members that the view model being checked uses.
  var memberUse = MemberUse()
  /// Calls in places without a context. Which of the functions need one is known only later.
  var contextFreeCalls: [(CallGraph.Node, SourceRange)] = []
  /// The number of expressions typed. Tests check it against a limit.
  var inferredCount = 0

  init(_ declarations: ModuleDeclarations) { self.declarations = declarations }
}
