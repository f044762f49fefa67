import VmgenSchemaSyntax

/// Types expressions, and the places that they write: what is wanted goes down, what is found comes up.
///
/// One of them checks all expressions of a run, in the ``Environment`` that they stand in. Its extensions are one file for
/// each kind of expression.
final class ExpressionChecker: DeclarationReader {
  let declarations: ModuleDeclarations
  /// Where the expression being checked stands.
  var environment = Environment()
  /// By the number of a local: whether anything has read it.
  var usedLocals: [Bool] = []
  /// How the view model being checked uses its members.
  var memberUse = MemberUse()
  /// Calls of functions where there is no context, until it is known which need it.
  var contextFreeCalls: [(CallGraph.Node, SourceRange)] = []
  /// How many expressions were typed: a bound on the work.
  var inferredCount = 0

  init(_ declarations: ModuleDeclarations) { self.declarations = declarations }
}
