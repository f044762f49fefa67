import VmgenSchemaSyntax
import VmgenSwiftGeneration

extension Report {
  /// Reports the schemas whose generated code needs a library that the target cannot import. Otherwise the compiler would
  /// report a missing module in a generated file.
  package mutating func addMissingLibraries(_ loaded: LoadedProject, _ files: [String: [UInt8]]) {
    let arguments = loaded.project.arguments
    if let hint = arguments[ProjectOptions.missingRuntime] {
      addMissing(.missingRuntime, loaded, hint: hint) { schema in
        importLines(of: files[OutputName.source(ofSchemaAt: schema.relativePath)]).contains("import ViewModelRuntime")
      }
    }
    if let hint = arguments[ProjectOptions.missingTesting] {
      let settings = loaded.read.settings
      let hasPreviews = !settings.layers.isDisjoint(with: Layer.previews)
      addMissing(.missingTesting, loaded, hint: hint) { schema in
        let tests = OutputName.tests(ofSchemaAt: schema.relativePath, module: settings.moduleUnderTest)
        if importLines(of: files[tests]).contains("import ViewModelTesting") { return true }
        // The import for previews precedes them, in `#if DEBUG` after all other declarations.
        let source = hasPreviews ? files[OutputName.source(ofSchemaAt: schema.relativePath)] : nil
        return importLines(of: source, limit: .max).contains("import ViewModelTesting")
      }
    }
  }

  private mutating func addMissing(
    _ kind: DiagnosticKind, _ loaded: LoadedProject, hint: String, where isNeeded: (SourceFile) -> Bool
  ) {
    for schema in loaded.own where isNeeded(schema) {
      add(Diagnostic(kind, at: schema.range(0, 0), ["path": schema.path], help: hint))
    }
  }
}

/// Returns the imports of a file without their access levels. Only the first lines are searched, because imports precede
/// declarations.
private func importLines(of bytes: [UInt8]?, limit: Int = 64) -> Set<String> {
  let word = Array("import ".utf8)
  var lines: Set<String> = []
  for line in (bytes ?? []).split(separator: UInt8(ascii: "\n"), maxSplits: limit) {
    guard let start = line.firstRange(of: word)?.lowerBound else { continue }
    lines.insert(String(decoding: line[start...], as: UTF8.self))
  }
  return lines
}
