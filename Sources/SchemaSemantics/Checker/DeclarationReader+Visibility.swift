import VmgenSchemaSyntax

/// Which declarations a file may name.
extension DeclarationReader {
  /// Whether any file of the run's own module reaches `module` through its imports.
  func isImported(_ module: String) -> Bool { reachableModules.contains(module) }

  /// Whether `file` may name what `module` declares.
  func isVisible(_ module: String?, from file: SourceFile.ID) -> Bool {
    guard let module else { return true }
    return self.module(of: file) == module || (imports[file] ?? []).contains(module)
  }

  /// Whether a file is of the module being generated, or of one that it reaches.
  func isChecked(_ syntax: SchemaSyntax) -> Bool {
    module(of: syntax.file).map(isImported) ?? true
  }

  /// Whether `name` is where its type is declared, and not a second declaration of it.
  func isFirst(_ name: Identifier) -> Bool { types[name.text]?.range == name.range }
}
