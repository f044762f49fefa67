@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Parses and checks one schema file, as the tool does.
func checked(_ source: String, symbols: SymbolRecorder? = nil) -> CheckResult {
  checked(files: ["Schema.vmodel": source], symbols: symbols)
}

/// Parses and checks a schema and returns the index of its names.
func symbolIndex(of source: String) -> SymbolIndex {
  let recorder = SymbolRecorder()
  _ = checked(source, symbols: recorder)
  return SymbolIndex(recorder)
}

/// Parses and checks several files. The part of a name before `/` is the name of an imported module.
func checked(files: KeyValuePairs<String, String>, symbols: SymbolRecorder? = nil) -> CheckResult {
  var sources: [SourceFile] = []
  for (index, file) in files.enumerated() {
    let parts = file.key.split(separator: "/")
    sources.append(
      SourceFile(
        id: SourceFile.ID(index), path: file.key, relativePath: file.key,
        module: parts.count > 1 ? String(parts[0]) : nil, bytes: Array(file.value.utf8)))
  }
  let parsed = sources.map { parseSchema($0) }
  let syntaxErrors = parsed.flatMap(\.diagnostics)
  var result = checkSchemas(parsed.map(\.syntax), sources: sources, syntaxErrors: syntaxErrors, symbols: symbols)
  result.diagnostics = result.allowances.silence(syntaxErrors) + result.diagnostics
  return result
}

/// Returns the diagnostics as text: position, code, message, help, labels and fix-it.
func rendered(_ source: String) -> String {
  rendered(files: ["Schema.vmodel": source])
}

func rendered(files: KeyValuePairs<String, String>) -> String {
  let tables = files.map { LineTable(Array($0.value.utf8)) }
  let bytes = files.map { Array($0.value.utf8) }
  let place = { (range: SourceRange) -> String in
    let index = Int(range.file.index)
    let location = tables[index].location(of: range.lower)
    let name = files.count > 1 ? "\(files[index].key):" : ""
    return "\(name)\(location.line):\(location.column)"
  }
  let source = { (range: SourceRange) -> String in
    String(decoding: bytes[Int(range.file.index)][Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }
  return checked(files: files).diagnostics.map { diagnostic in
    var lines = [
      "\(place(diagnostic.range)) «\(source(diagnostic.range))» \(diagnostic.kind.severity): "
        + "\(diagnostic.message) [\(diagnostic.kind.code)]"
    ]
    for label in diagnostic.labels { lines.append("  \(place(label.range)) \(label.text)") }
    if let help = diagnostic.helpText { lines.append("  help: \(help)") }
    if let fixIt = diagnostic.fixIt {
      lines.append("  \(fixIt.changesMeaning ? "choice" : "fix"): «\(source(fixIt.range))» → «\(fixIt.replacement)»")
    }
    return lines.joined(separator: "\n")
  }.joined(separator: "\n")
}
