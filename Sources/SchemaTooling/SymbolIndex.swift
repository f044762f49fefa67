import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Every definition and reference of the checked files, including files with errors.
package struct SymbolIndex: Sendable {
  /// The occurrences, sorted by file and position. Of two that begin at the same offset, the longer is first.
  package let occurrences: [SymbolOccurrence]
  private let definitions: [Symbol: Int]

  /// Creates the index of the occurrences that were recorded while schemas were checked.
  ///
  /// - Complexity: O(*n* log *n*) in the number of occurrences.
  package init(_ recorder: SymbolRecorder) {
    var seen: Set<Key> = []
    let unique = recorder.withMirrors.filter { seen.insert(Key($0)).inserted }
    occurrences = unique.sorted { first, second in
      if first.range.file != second.range.file { return first.range.file.index < second.range.file.index }
      return (first.range.lower, second.range.upper) < (second.range.lower, first.range.upper)
    }
    let defined = occurrences.enumerated().filter { $0.element.role == .definition }
    definitions = Dictionary(defined.map { ($0.element.symbol, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The identity of an occurrence. An expression may be typed more than once during overload resolution, so that
  /// occurrences repeat.
  private struct Key: Hashable {
    var symbol: Symbol
    var role: SymbolOccurrence.Role
    var range: SourceRange

    init(_ occurrence: SymbolOccurrence) {
      symbol = occurrence.symbol
      role = occurrence.role
      range = occurrence.range
    }
  }

  /// Returns the smallest occurrence that contains an offset.
  ///
  /// - Complexity: O(log *n*) in the number of occurrences, for names that do not overlap.
  package func occurrence(at offset: Int, in file: SourceFile.ID) -> SymbolOccurrence? {
    var low = 0
    var high = occurrences.count
    while low < high {
      let middle = (low + high) / 2
      let range = occurrences[middle].range
      let isBefore = range.file == file ? Int(range.lower) <= offset : range.file.index < file.index
      if isBefore { low = middle + 1 } else { high = middle }
    }
    let before = occurrences[..<low].reversed().prefix { $0.range.file == file }.prefix(8)
    return before.first { offset < Int($0.range.upper) } ?? before.first { offset == Int($0.range.upper) }
  }

  /// Returns the definition of a symbol, or nil for a symbol of the standard library.
  package func definition(of symbol: Symbol) -> SymbolOccurrence? { definitions[symbol].map { occurrences[$0] } }

  /// Returns the occurrences of a symbol except its definition.
  package func references(to symbol: Symbol) -> [SymbolOccurrence] {
    occurrences.filter { $0.role == .reference && $0.symbol == symbol }
  }
}

extension SymbolRecorder {
  /// The occurrences with those in operands that have not been typed, such as `$1.name` of `{ $0.name < $1.name }`.
  fileprivate var withMirrors: [SymbolOccurrence] {
    // An operand can be the mirror of one that is a mirror itself.
    let mirrored = mirrors.flatMap { mirror($0, $1, occurrences) }
    return occurrences + mirrored + mirrors.flatMap { mirror($0, $1, mirrored) }
  }

  /// Returns the references in an operand that ends like a typed one.
  private func mirror(
    _ typed: SourceRange, _ other: SourceRange, _ occurrences: [SymbolOccurrence]
  ) -> [SymbolOccurrence] {
    let offset = Int(other.upper) - Int(typed.upper)
    return occurrences.compactMap { occurrence in
      let lower = Int(occurrence.range.lower) + offset
      guard typed.contains(occurrence.range), occurrence.role == .reference, lower >= Int(other.lower) else {
        return nil
      }
      var mirrored = occurrence
      mirrored.range = SourceRange(file: typed.file, lower: lower, upper: Int(occurrence.range.upper) + offset)
      return mirrored
    }
  }
}
