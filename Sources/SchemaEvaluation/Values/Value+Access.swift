import Foundation
import ViewModelFormatting
import VmgenSchemaSyntax

// The payloads of values. A payload of another kind is an error of the evaluator, which it reports and never traps on.
extension Value {
  var bool: Bool { get throws { if case .bool(let value) = self { value } else { throw mismatch("Bool") } } }
  var int: Int { get throws { if case .int(let value) = self { value } else { throw mismatch("Int") } } }
  var double: Double { get throws { if case .double(let value) = self { value } else { throw mismatch("Double") } } }
  var decimal: Decimal {
    get throws { if case .decimal(let value) = self { value } else { throw mismatch("Decimal") } }
  }
  var string: String { get throws { if case .string(let value) = self { value } else { throw mismatch("String") } } }
  var date: Date { get throws { if case .date(let value) = self { value } else { throw mismatch("Date") } } }
  var day: Day { get throws { if case .day(let value) = self { value } else { throw mismatch("Day") } } }
  var duration: Duration {
    get throws { if case .duration(let value) = self { value } else { throw mismatch("Duration") } }
  }
  var timeZone: TimeZone {
    get throws { if case .timeZone(let value) = self { value } else { throw mismatch("TimeZone") } }
  }
  var locale: Locale { get throws { if case .locale(let value) = self { value } else { throw mismatch("Locale") } } }
  var url: URL { get throws { if case .url(let value) = self { value } else { throw mismatch("URL") } } }
  var uuid: UUID { get throws { if case .uuid(let value) = self { value } else { throw mismatch("UUID") } } }
  var data: Data { get throws { if case .data(let value) = self { value } else { throw mismatch("Data") } } }
  var array: [Value] { get throws { if case .array(let value) = self { value } else { throw mismatch("array") } } }
  var set: Set<Value> { get throws { if case .set(let value) = self { value } else { throw mismatch("set") } } }
  var dictionary: [Value: Value] {
    get throws { if case .dictionary(let value) = self { value } else { throw mismatch("dictionary") } }
  }
  var range: ValueRange { get throws { if case .range(let value) = self { value } else { throw mismatch("range") } } }
  var record: Record { get throws { if case .record(let value) = self { value } else { throw mismatch("model") } } }
  var enumCase: EnumValue {
    get throws { if case .enumCase(let value) = self { value } else { throw mismatch("case of an enum") } }
  }
  var function: FunctionValue {
    get throws { if case .function(let value) = self { value } else { throw mismatch("closure") } }
  }

  func style<Style>(_: Style.Type) throws -> Style {
    guard case .style(let base) = self, let style = base.base as? Style else { throw mismatch("\(Style.self)") }
    return style
  }

  func field(_ name: String) throws -> Value {
    guard let value = try record.fields[name] else { throw mismatch("value with the field `\(name)`") }
    return value
  }

  func mismatch(_ expected: String) -> EvaluationFailure { .unexpected("\(literal) is no \(expected)") }
}

extension Value {
  /// Returns whether a value precedes another of the same type.
  func precedes(_ other: Value) throws -> Bool {
    switch (self, other) {
    case (.int(let first), .int(let second)): first < second
    case (.double(let first), .double(let second)): first < second
    case (.decimal(let first), .decimal(let second)): first < second
    case (.string(let first), .string(let second)): first < second
    case (.date(let first), .date(let second)): first < second
    case (.day(let first), .day(let second)): first < second
    case (.duration(let first), .duration(let second)): first < second
    default: throw EvaluationFailure.unexpected("\(literal) and \(other.literal) have no order")
    }
  }

  /// Returns whether a value precedes another or is equal to it.
  func precedesOrEquals(_ other: Value) throws -> Bool {
    if case .double(let first) = self, case .double(let second) = other { return first <= second }
    return try !other.precedes(self)
  }
}

extension Value {
  /// Returns whether the value is in a one-sided range.
  func isInRange(_ side: RangeSide, _ bound: Value) throws -> Bool {
    switch side {
    case .atLeast: try bound.precedesOrEquals(self)
    case .lessThan: try precedes(bound)
    case .atMost: try precedesOrEquals(bound)
    }
  }
}

extension ValueRange {
  func contains(_ value: Value) throws -> Bool {
    guard try lower.precedesOrEquals(value) else { return false }
    return try isClosed ? value.precedesOrEquals(upper) : value.precedes(upper)
  }

  var isEmpty: Bool {
    get throws { try isClosed ? !lower.precedesOrEquals(upper) : !lower.precedes(upper) }
  }

  /// The number of integers in the range.
  var count: Int {
    get throws {
      if try isEmpty { return 0 }
      let distance = saturated(try upper.int.subtractingReportingOverflow(lower.int), isNegative: false)
      return isClosed ? saturated(distance.addingReportingOverflow(1), isNegative: false) : distance
    }
  }

  /// The integers of the range, at most the first 100,000.
  var elements: [Value] {
    get throws {
      let first = try lower.int
      return try (0..<min(count, 100_000)).map { .int(first + $0) }
    }
  }
}

/// Returns the result of an operation, or the nearest integer if it overflows.
func saturated(_ result: (partialValue: Int, overflow: Bool), isNegative: Bool) -> Int {
  result.overflow ? (isNegative ? .min : .max) : result.partialValue
}
