import VmgenSchemaSyntax

/// The passes of checking over the files of one run: declarations, the values in them, then view models.
struct SchemaChecker {
  let declarations: ModuleDeclarations
  let expressions: ExpressionChecker

  init(_ syntaxes: [SchemaSyntax], _ sources: [SourceFile], symbols: SymbolRecorder? = nil) {
    declarations = ModuleDeclarations(syntaxes, sources, symbols: symbols)
    expressions = ExpressionChecker(CheckSession(declarations))
  }
}
