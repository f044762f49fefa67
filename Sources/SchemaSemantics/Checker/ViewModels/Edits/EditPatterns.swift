import VmgenSchemaSyntax

/// Patterns of edited dates and days, which must be parseable.
extension MemberChecker {
  /// Returns whether every field of a pattern can be parsed, and at least one of them is part of a date.
  func checkParseable(_ pattern: String, at range: SourceRange) -> Bool {
    let fields = DatePatternFields(pattern).fields
    var problem: String?
    if let field = fields.first(where: { !Self.readableFields.contains($0.letter) || Self.isInitial($0) }) {
      let shown = String(repeating: String(decoding: [field.letter], as: UTF8.self), count: field.count)
      problem = "`\(shown)` is ambiguous"
    } else if !fields.isEmpty, Self.partsOfDates.isDisjoint(with: fields.map(\.letter)) {
      problem = "it contains no component that can be changed"
    }
    if let problem { report(.patternHasNoInverse, at: range, ["problem": problem]) }
    return problem == nil
  }

  private static let readableFields = Set("GyuMLdEecahHkKmsSXxZ".utf8)
  private static let partsOfDates = Set("yuMLdHhKkmsS".utf8)

  /// Returns whether a field is the initial of a month or weekday, which is ambiguous.
  private static func isInitial(_ field: (letter: UInt8, count: Int)) -> Bool {
    field.count == 5 && "MLEce".utf8.contains(field.letter)
  }
}

/// The fields of a date pattern: letters and their counts.
private struct DatePatternFields {
  var fields: [(letter: UInt8, count: Int)] = []

  init(_ pattern: String) {
    var isQuoted = false
    var last: UInt8?
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      let isField = !isQuoted && (0x61...0x7A).contains(byte | 0x20)
      if isField, last == byte {
        fields[fields.count - 1].count += 1
      } else if isField {
        fields.append((byte, 1))
      }
      last = isField ? byte : nil
    }
  }
}
