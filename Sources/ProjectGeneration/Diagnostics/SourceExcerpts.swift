import VmgenSchemaSyntax

/// The lines and columns of the files of a report, with a cache of line tables.
package struct SourceExcerpts {
  package let report: Report
  private var tables: [SourceFile.ID: LineTable] = [:]

  package init(_ report: Report) { self.report = report }

  /// Returns the start and end of a range, or nil if it represents a whole file.
  package mutating func locations(of range: SourceRange) -> (start: SourceLocation, end: SourceLocation)? {
    guard !report.isWholeFile(range), let table = table(of: range) else { return nil }
    return (table.location(of: range.lower), table.location(of: range.upper))
  }

  /// Returns the start and end of a range with columns in Unicode scalars, or nil if it represents a whole file.
  package mutating func scalarLocations(of range: SourceRange) -> (start: SourceLocation, end: SourceLocation)? {
    guard let (start, end) = locations(of: range) else { return nil }
    return (inScalars(start, of: range), inScalars(end, of: range))
  }

  /// Returns the bytes of a line without its line ending, and the offset of the line in its file.
  package mutating func line(_ number: Int, of range: SourceRange) -> (start: Int, bytes: ArraySlice<UInt8>) {
    guard let table = table(of: range), let file = report.file(of: range) else { return (0, []) }
    let bounds = table.bounds(ofLine: number)
    var bytes = file.bytes[bounds]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return (bounds.lowerBound, bytes)
  }

  private mutating func table(of range: SourceRange) -> LineTable? {
    if let table = tables[range.file] { return table }
    guard let file = report.file(of: range) else { return nil }
    let table = LineTable(file.bytes)
    tables[range.file] = table
    return table
  }

  private mutating func inScalars(_ location: SourceLocation, of range: SourceRange) -> SourceLocation {
    let bytes = line(location.line, of: range).bytes
    let scalars = bytes.prefix(location.column - 1).count { $0 & 0xC0 != 0x80 }
    return SourceLocation(line: location.line, column: scalars + 1)
  }
}
