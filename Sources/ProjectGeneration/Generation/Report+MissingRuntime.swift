import VmgenSchemaSyntax
import VmgenSwiftGeneration

extension Report {
  /// Reports the schemas whose generated code needs the runtime. Otherwise the compiler would report a missing module
  /// in a generated file.
  package mutating func addMissingRuntime(_ loaded: LoadedProject, _ files: [String: [UInt8]], hint: String) {
    for schema in loaded.own {
      guard let bytes = files[OutputName.source(ofSchemaAt: schema.relativePath)], importsRuntime(bytes) else {
        continue
      }
      add(Diagnostic(.missingRuntime, at: schema.range(0, 0), ["path": schema.path], help: hint))
    }
  }

  /// Returns whether a file imports the runtime. Only the first lines are searched, because imports precede
  /// declarations.
  private func importsRuntime(_ bytes: [UInt8]) -> Bool {
    let wanted = Array("import ViewModelRuntime".utf8)
    return bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 64).contains {
      $0.suffix(wanted.count).elementsEqual(wanted)
    }
  }
}
