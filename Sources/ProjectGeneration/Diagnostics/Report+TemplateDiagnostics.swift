import VmgenMustache
import VmgenSchemaSyntax

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
    add(Diagnostic(.badTemplate, at: range, ["reason": error.kind.message], labels: labels))
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
