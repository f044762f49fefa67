import Foundation
import ViewModelFormatting

extension Value {
  /// The text that an interpolation contains.
  package var interpolated: String {
    switch self {
    case .none: "nil"
    case .nested(let value): value.interpolated
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .decimal(let value): value.description
    case .string(let value): value
    case .day(let value): value.description
    case .url(let value): value.description
    case .uuid(let value): value.uuidString
    case .enumCase(let value): value.name
    default: literal
    }
  }

  /// The value as a schema writes it, for failures.
  package var literal: String {
    switch self {
    case .none: "nil"
    case .nested(let value): value.literal
    case .string(let value): Self.quoted(value)
    case .date(let value): "date(\"\(value.ISO8601Format())\")"
    case .day(let value): "day(\"\(value)\")"
    case .duration(let value): Self.literal(of: value)
    case .timeZone(let value): value.identifier
    case .locale(let value): value.identifier
    case .calendar(let value): "\(value.identifier)"
    case .url(let value): Self.quoted(value.absoluteString)
    case .data(let value): "\(value.count) bytes"
    case .array(let values): "[\(values.map(\.literal).joined(separator: ", "))]"
    case .set(let elements): "[\(elements.map(\.literal).sorted().joined(separator: ", "))]"
    case .dictionary(let entries): Self.literal(of: entries)
    case .range(let range): "\(range.lower.literal)\(range.isClosed ? "..." : "..<")\(range.upper.literal)"
    case .record(let record):
      "\(record.type)(\(record.names.map { "\($0): \(record.fields[$0]?.literal ?? "")" }.joined(separator: ", ")))"
    case .enumCase(let value):
      "." + value.name + (value.values.isEmpty ? "" : "(\(value.values.map(\.literal).joined(separator: ", ")))")
    case .style(let style): "\(style.base)"
    case .function: "{ … }"
    case .viewModel(let object): "\(object)(…)"
    case .passed: "()"
    case .bool, .int, .double, .decimal, .uuid: interpolated
    }
  }

  /// Returns a duration in seconds: `0.3s`.
  private static func literal(of duration: Duration) -> String {
    let seconds = "\(duration)".prefix { $0 != " " }
    return (seconds.hasSuffix(".0") ? seconds.dropLast(2) : seconds) + "s"
  }

  private static func literal(of entries: [Value: Value]) -> String {
    if entries.isEmpty { return "[:]" }
    return "[\(entries.map { "\($0.literal): \($1.literal)" }.sorted().joined(separator: ", "))]"
  }

  /// Returns a text in quotes, with escapes for characters that look like others or like nothing.
  private static func quoted(_ text: String) -> String {
    let reflected = String(reflecting: text)
    return reflected.unicodeScalars.map { scalar in
      let isInvisible =
        scalar.properties.generalCategory == .format || scalar.properties.generalCategory == .spaceSeparator
      return isInvisible && scalar != " " ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  /// Returns whether two values are equal, or are texts that differ only in the kinds of their spaces.
  package func readsLike(_ other: Value) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.string(let first), .string(let second)): return first.plainSpaces == second.plainSpaces
    case (.array(let first), .array(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { $0.readsLike($1) }
    default: return false
    }
  }
}

extension String {
  fileprivate var plainSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }))
  }
}

extension Value {
  /// The value as a schema writes it, shortened if it is long.
  var shown: String { literal.shortened(to: 300) }
}

extension String {
  /// Returns the text, or its beginning and `…` if it has more than `length` bytes.
  package func shortened(to length: Int) -> String {
    utf8.count <= length ? self : String(unicodeScalars.prefix(length)) + "…"
  }
}
