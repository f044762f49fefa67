import VmgenSchemaSyntax

/// Operations on the fixes of several diagnostics.
package enum FixIts {
  /// Returns the fixes that can be applied together: of two that overlap, the first. They are sorted by their places.
  package static func separate(_ fixIts: [Diagnostic.FixIt]) -> [Diagnostic.FixIt] {
    var result: [Diagnostic.FixIt] = []
    for fixIt in fixIts.sorted(by: isBefore) {
      if let last = result.last, last.range.file == fixIt.range.file, overlaps(last.range, fixIt.range) { continue }
      result.append(fixIt)
    }
    return result
  }

  /// Returns a text after fixes that do not overlap.
  package static func apply(_ fixIts: [Diagnostic.FixIt], to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for fixIt in fixIts.sorted(by: isBefore).reversed() {
      result.replaceSubrange(Int(fixIt.range.lower)..<Int(fixIt.range.upper), with: fixIt.replacement.utf8)
    }
    return result
  }

  private static func isBefore(_ one: Diagnostic.FixIt, _ other: Diagnostic.FixIt) -> Bool {
    (one.range.file.index, one.range.lower, one.range.upper)
      < (other.range.file.index, other.range.lower, other.range.upper)
  }

  /// Whether two ranges share a byte, or two insertions are at one place.
  private static func overlaps(_ one: SourceRange, _ other: SourceRange) -> Bool {
    other.lower < one.upper || other.lower == one.lower
  }
}
