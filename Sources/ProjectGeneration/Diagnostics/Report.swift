import VmgenMustache
import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// The diagnostics of a run, with their files.
package struct Report: Sendable {
  package private(set) var files: [SourceFile] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// The files that diagnostics refer to as a whole, without a line.
  private var wholeFiles: Set<SourceFile.ID> = []

  package init() {}

  package var errorCount: Int { diagnostics.count { $0.kind.severity == .error } }
  package var warningCount: Int { diagnostics.count { $0.kind.severity == .warning } }
  package var hasErrors: Bool { diagnostics.contains { $0.kind.severity == .error } }

  /// Registers a file for diagnostics.
  package mutating func addFile(
    path: String, relativePath: String? = nil, module: String? = nil, bytes: [UInt8]
  ) -> SourceFile {
    let file = SourceFile(
      id: SourceFile.ID(files.count), path: path, relativePath: relativePath ?? path, module: module, bytes: bytes)
    files.append(file)
    return file
  }

  /// Replaces the text of a file.
  package mutating func replace(_ file: SourceFile) {
    if files.indices.contains(Int(file.id.index)) { files[Int(file.id.index)] = file }
  }

  package mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  package mutating func add(_ more: [Diagnostic]) { diagnostics += more }

  package mutating func removeWarnings() { diagnostics.removeAll { $0.kind.severity == .warning } }

  /// Changes the paths that diagnostics show of the files from an index on.
  package mutating func renameFiles(from index: Int, _ shownPath: (String) -> String) {
    for index in files.indices.dropFirst(index) {
      let file = files[index]
      files[index] = SourceFile(
        id: file.id, path: shownPath(file.path), relativePath: file.relativePath, module: file.module, bytes: file.bytes
      )
    }
  }

  /// Adds a diagnostic about a whole file or folder, or about the text that contains its path.
  package mutating func add(_ kind: DiagnosticKind, path: String, namedAt place: SourceRange? = nil) {
    add(Diagnostic(kind, at: place ?? wholeFile(path)))
  }

  /// Returns a range that represents the whole file or folder at `path`.
  package mutating func wholeFile(_ path: String) -> SourceRange {
    let file = addFile(path: path, bytes: [])
    wholeFiles.insert(file.id)
    return SourceRange(file: file.id, lower: 0, upper: 0)
  }

  /// Whether the range represents a whole file.
  package func isWholeFile(_ range: SourceRange) -> Bool { wholeFiles.contains(range.file) }

  package func file(of range: SourceRange) -> SourceFile? {
    let index = Int(range.file.index)
    return files.indices.contains(index) ? files[index] : nil
  }

  /// Returns the source text in a range.
  package func text(at range: SourceRange) -> String { file(of: range)?.text(at: range) ?? "" }
}

extension Report {
  /// Adds an error in a template at its position, with notes for the inclusions.
  ///
  /// - Parameter source: A function that returns the text of a template by its name in errors.
  package mutating func add(templateError error: TemplateError, source: (String, inout Report) -> SourceFile?) {
    var files: [String: SourceFile] = [:]
    var labels: [Diagnostic.Label] = []
    for inclusion in error.inclusions.prefix(Self.shownInclusions) {
      guard let file = file(inclusion.location.template, &files, source) else { continue }
      let range = file.tagRange(line: inclusion.location.line, column: inclusion.location.column)
      // Report a partial that includes itself once.
      if labels.contains(where: { $0.range == range }) { continue }
      labels.append(Diagnostic.Label(range: range, text: "in this \(inclusion.construct.rawValue) `\(inclusion.name)`"))
    }
    var range = wholeFile(error.location?.template ?? "")
    if let location = error.location, let file = file(location.template, &files, source) {
      range = file.tagRange(line: location.line, column: location.column)
    }
    add(Diagnostic(.badTemplate(reason: error.kind.message), at: range, labels: labels))
  }

  /// The maximum number of inclusions to show. Infinite recursion of partials leads to hundreds of equal inclusions.
  private static var shownInclusions: Int { 5 }

  private mutating func file(
    _ name: String, _ files: inout [String: SourceFile], _ source: (String, inout Report) -> SourceFile?
  ) -> SourceFile? {
    if let file = files[name] { return file }
    guard let file = source(name, &self) else { return nil }
    files[name] = file
    return file
  }
}

extension SourceFile {
  /// Returns the empty range at a line and a column, both from 1.
  package func range(line: Int, column: Int) -> SourceRange {
    let bounds = LineTable(bytes).bounds(ofLine: line)
    let offset = min(bounds.lowerBound + column - 1, bytes.count)
    return SourceRange(file: id, lower: offset, upper: offset)
  }

  /// Returns the range of the tag at a position, up to its closing braces on the same line.
  package func tagRange(line: Int, column: Int) -> SourceRange {
    let start = range(line: line, column: column)
    let rest = bytes[Int(start.lower)...].prefix { $0 != 0x0A }
    guard rest.starts(with: [UInt8(ascii: "{"), UInt8(ascii: "{")]) else { return start }
    let closing = UInt8(ascii: "}")
    guard var end = rest.indices.first(where: { rest[$0] == closing && rest[($0 + 1)...].first == closing }) else {
      return start
    }
    end += 2
    if rest[end...].first == closing { end += 1 }
    return range(Int(start.lower), end)
  }

  /// Returns the position of an error in a JSON text.
  package func range(of error: JSONError) -> SourceRange { range(line: error.line, column: error.column) }
}

extension Report {
  /// Reports the schemas whose generated code needs a library that the target cannot import. Otherwise the compiler would
  /// report a missing module in a generated file.
  package mutating func addMissingLibraries(_ loaded: LoadedProject, _ files: [String: [UInt8]]) {
    let missing = loaded.project.arguments.all(ProjectOptions.missing)
    if missing.isEmpty { return }
    for schema in loaded.own {
      var hints: Set<String> = []
      for library in missing where needs(library.name, schema, loaded.settings, files) {
        // One library can be the fix for several.
        guard hints.insert(library.path).inserted else { continue }
        let checked = loaded.schemas.schemas.first { $0.file == schema.id }
        let place = checked?.firstNeed(of: library.name) ?? schema.range(0, 0)
        add(Diagnostic(.missingLibrary(name: library.name), at: place, help: library.path))
      }
    }
  }

  private func needs(
    _ library: String, _ schema: SourceFile, _ settings: GenerationSettings, _ files: [String: [UInt8]]
  ) -> Bool {
    let line = "import " + library
    let source = files[OutputName.source(ofSchemaAt: schema.relativePath)]
    if library != ModuleUse.testing { return importLines(of: source).contains(line) }
    let tests = OutputName.tests(ofSchemaAt: schema.relativePath, module: settings.moduleUnderTest)
    if importLines(of: files[tests]).contains(line) { return true }
    // The import for doubles precedes them, in `#if DEBUG` after all other declarations.
    let hasDoubles = !settings.layers.isDisjoint(with: Layer.doubles)
    return hasDoubles && importLines(of: source, limit: .max).contains(line)
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
