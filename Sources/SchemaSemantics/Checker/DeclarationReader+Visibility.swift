import VmgenSchemaSyntax

/// The declarations that are visible in a file.
extension DeclarationReader {
  /// Returns whether a file of the module being generated imports `module`, directly or indirectly.
  func isImported(_ module: String) -> Bool { reachableModules.contains(module) }

  /// Returns whether the declarations of `module` are visible in `file`.
  func isVisible(_ module: String?, from file: SourceFile.ID) -> Bool {
    guard let module else { return true }
    return self.module(of: file) == module || (imports[file] ?? []).contains(module)
  }

  /// Returns whether a file belongs to the module being generated or to a module that it imports, directly or
  /// indirectly.
  func isChecked(_ syntax: SchemaSyntax) -> Bool {
    module(of: syntax.file).map(isImported) ?? true
  }

  /// Returns whether `name` is the name of the first declaration of its type, not of a duplicate.
  func isFirst(_ name: Identifier) -> Bool { types[name.text]?.range == name.range }
}
