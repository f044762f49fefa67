import VmgenSchemaSyntax

/// Types expressions and writable paths, bidirectionally: expected types go down, found types come up.
///
/// One of them checks all expressions of a run, in the ``Environment`` that they stand in. Its extensions are one file for
/// each kind of expression.
final class ExpressionChecker: DeclarationReader {
  let declarations: ModuleDeclarations
  /// The environment of the expression being checked.
  var environment = Environment()
  /// Whether each local has been read, by its number.
  var usedLocals: [Bool] = []
  /// How the view model being checked uses its members.
  var memberUse = MemberUse()
  /// Calls in places without a context. Whether the functions need one is known later.
  var contextFreeCalls: [(CallGraph.Node, SourceRange)] = []
  /// The number of expressions typed, which tests bound.
  var inferredCount = 0

  init(_ declarations: ModuleDeclarations) { self.declarations = declarations }
}
