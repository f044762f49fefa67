import Foundation
@_spi(Generated) import ViewModelFormatting

extension BuiltInTable {
  mutating func defineTexts() {
    defineTextParts()
    defineTextChanges()
    defineTextTests()
    definePlurals()
    define("words(_ parts: String?...) -> String") {
      .string(try $0[0].array.compactMap { try $0.unwrapped?.string }.filter { !$0.isEmpty }.joined(separator: " "))
    }
    define("[String].formatted() -> String") { .string(try texts($0[0]).formatted(in: $0.context)) }
    define("[String].formatted(_ style: TextListStyle) -> String") {
      .string(try texts($0[0]).formatted($0[1].style(TextListStyle.self), in: $0.context))
    }
    define("static TextListStyle.and -> TextListStyle") { _ in .style(TextListStyle.and) }
    define("static TextListStyle.or -> TextListStyle") { _ in .style(TextListStyle.or) }
  }

  private mutating func defineTextParts() {
    define("String.isEmpty -> Bool") { .bool(try $0[0].string.isEmpty) }
    define("String.count -> Int") { .int(try $0[0].string.count) }
    define("String.first -> String?") { Value(try $0[0].string.first.map { .string(String($0)) }) }
    define("String.last -> String?") { Value(try $0[0].string.last.map { .string(String($0)) }) }
    define("String.prefix(_ count: Int) -> String") { .string(String(try $0[0].string.prefix(max($0[1].int, 0)))) }
    define("String.suffix(_ count: Int) -> String") { .string(String(try $0[0].string.suffix(max($0[1].int, 0)))) }
    define("String.dropFirst() -> String") { .string(String(try $0[0].string.dropFirst())) }
    define("String.dropFirst(_ count: Int) -> String") {
      .string(String(try $0[0].string.dropFirst(max($0[1].int, 0))))
    }
    define("String.dropLast() -> String") { .string(String(try $0[0].string.dropLast())) }
    define("String.dropLast(_ count: Int) -> String") { .string(String(try $0[0].string.dropLast(max($0[1].int, 0)))) }
    for signature in ["_ separator", "separator"] {
      define("String.split(\(signature): String) -> [String]") {
        strings(try $0[0].string.parts(separatedBy: $0[1].string))
      }
    }
    define("String.components(separatedBy separator: String) -> [String]") {
      strings(try $0[0].string.components(between: $0[1].string))
    }
    define("String.lines -> [String]") { strings(try $0[0].string.lines) }
    define("String.characters -> [String]") { strings(try $0[0].string.map { String($0) }) }
    define("String.filter(_ isIncluded: (String) -> Bool) -> String") { operands in
      let isIncluded = try operands.condition(1)
      return .string(try operands[0].string.filter { try isIncluded(.string(String($0))) })
    }
    define("String.prefix(while predicate: (String) -> Bool) -> String") { operands in
      let isIncluded = try operands.condition(1)
      return .string(String(try operands[0].string.prefix { try isIncluded(.string(String($0))) }))
    }
    define("String.drop(while predicate: (String) -> Bool) -> String") { operands in
      let isLeftOut = try operands.condition(1)
      return .string(String(try operands[0].string.drop { try isLeftOut(.string(String($0))) }))
    }
    define("String.map(_ transform: (String) -> U) -> [U]") {
      .array(try characters(of: $0[0]).map($0.function(1)))
    }
    define("String.first(where predicate: (String) -> Bool) -> String?") {
      Value(try characters(of: $0[0]).first(where: $0.condition(1)))
    }
    define("String.count(where predicate: (String) -> Bool) -> Int") {
      .int(try characters(of: $0[0]).filter($0.condition(1)).count)
    }
    define("String.initials(_ count: Int = 2) -> String") { .string(try $0[0].string.initials($0[1].int)) }
  }

  private mutating func defineTextChanges() {
    define("String.trimmed() -> String") {
      .string(try $0[0].string.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    define("String.trimmingCharacters(in set: CharacterSet) -> String") {
      .string(try $0[0].string.trimmingCharacters(in: $0[1].style(CharacterSet.self)))
    }
    define("CharacterSet(charactersIn text: String) -> CharacterSet") {
      .style(CharacterSet(charactersIn: try $0[0].string))
    }
    let sets: [(String, CharacterSet)] = [
      ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines), ("newlines", .newlines),
      ("punctuationCharacters", .punctuationCharacters), ("decimalDigits", .decimalDigits),
    ]
    for (name, set) in sets { define("static CharacterSet.\(name) -> CharacterSet") { _ in .style(set) } }
    define("String.uppercased() -> String") { .string(try $0[0].string.uppercased()) }
    define("String.lowercased() -> String") { .string(try $0[0].string.lowercased()) }
    define("String.localizedUppercased() -> String") { .string(try $0[0].string.localizedUppercased(in: $0.context)) }
    define("String.localizedLowercased() -> String") { .string(try $0[0].string.localizedLowercased(in: $0.context)) }
    define("String.capitalized() -> String") { .string(try $0[0].string.capitalized) }
    define("String.replacing(_ target: String, with replacement: String) -> String") {
      .string(try $0[0].string.replacing(every: $0[1].string, with: $0[2].string))
    }
    define("String.replacingOccurrences(of target: String, with replacement: String) -> String") {
      .string(try $0[0].string.replacingOccurrences(of: $0[1].string, with: $0[2].string))
    }
    define("String.percentEncoded() -> String") { .string(percentEncoded(try $0[0].string)) }
    define("String.reversed() -> String") { .string(String(try $0[0].string.reversed())) }
    define("String.repeated(_ times: Int) -> String") { .string(try $0[0].string.repeated($0[1].int)) }
    define("String(repeating text: String, count: Int) -> String") { .string(try $0[0].string.repeated($0[1].int)) }
    define("String.padded(to length: Int, with fill: String = \" \") -> String") {
      .string(try $0[0].string.padded(toLength: $0[1].int, with: $0[2].string))
    }
    define("String.paddedRight(to length: Int, with fill: String = \" \") -> String") {
      .string(try $0[0].string.paddedRight(toLength: $0[1].int, with: $0[2].string))
    }
  }

  private mutating func defineTextTests() {
    define("String.isNumber -> Bool") { .bool(try $0[0].string.allSatisfy(\.isNumber)) }
    define("String.isLetter -> Bool") { .bool(try $0[0].string.allSatisfy(\.isLetter)) }
    define("String.isWhitespace -> Bool") { .bool(try $0[0].string.allSatisfy(\.isWhitespace)) }
    define("String.isUppercase -> Bool") { .bool(try $0[0].string.allSatisfy(\.isUppercase)) }
    define("String.isLowercase -> Bool") { .bool(try $0[0].string.allSatisfy(\.isLowercase)) }
    define("String.isPunctuation -> Bool") { .bool(try $0[0].string.allSatisfy(\.isPunctuation)) }
    define("String.allSatisfy(_ predicate: (String) -> Bool) -> Bool") {
      .bool(try characters(of: $0[0]).allSatisfy($0.condition(1)))
    }
    define("String.contains(where predicate: (String) -> Bool) -> Bool") {
      .bool(try characters(of: $0[0]).contains(where: $0.condition(1)))
    }
    define("String.hasPrefix(_ prefix: String) -> Bool") { .bool(try $0[0].string.hasPrefix($0[1].string)) }
    define("String.hasSuffix(_ suffix: String) -> Bool") { .bool(try $0[0].string.hasSuffix($0[1].string)) }
    define("String.contains(_ other: String) -> Bool") { .bool(try $0[0].string.contains(text: $0[1].string)) }
    define("String.localizedContains(_ other: String) -> Bool") {
      .bool(try $0[0].string.localizedContains($0[1].string, in: $0.context))
    }
    define("String.ranges(of other: String) -> [Range<Int>]") {
      ranges(try $0[0].string.ranges(ofText: $0[1].string))
    }
    define("String.localizedRanges(of other: String) -> [Range<Int>]") {
      ranges(try $0[0].string.localizedRanges(of: $0[1].string, in: $0.context))
    }
    define("String.isEqual(ignoringCase other: String) -> Bool") {
      .bool(try $0[0].string.isEqual(ignoringCase: $0[1].string))
    }
    define("String.matches(_ pattern: String) -> Bool") { .bool(try $0[0].string.matches($0[1].string)) }
  }

  private mutating func definePlurals() {
    let forms =
      "zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil, "
      + "other: String) -> String"
    define("plural(_ count: Int, \(forms)") { try pluralText($0[0].int, $0) }
    define("plural(_ count: Double, \(forms)") { try pluralText($0[0].double, $0) }
    define("plural(_ count: Decimal, \(forms)") { try pluralText($0[0].decimal, $0) }
    define("ordinal(_ place: Int, \(forms)") { operands in
      let forms = try (1...6).map { try operands[$0].unwrapped?.string }
      return .string(
        ordinal(
          try operands[0].int, zero: forms[0], one: forms[1], two: forms[2], few: forms[3], many: forms[4],
          other: forms[5] ?? "", in: operands.context))
    }
  }
}

private func pluralText(_ count: some PluralNumber, _ operands: Operands) throws -> Value {
  let forms = try (1...6).map { try operands[$0].unwrapped?.string }
  return .string(
    plural(
      count, zero: forms[0], one: forms[1], two: forms[2], few: forms[3], many: forms[4], other: forms[5] ?? "",
      in: operands.context))
}

/// Returns a text in which each byte other than an ASCII letter, a digit, `-`, `_` and `~` is escaped.
private func percentEncoded(_ text: String) -> String {
  text.utf8.map { byte in
    let scalar = Unicode.Scalar(byte)
    let isLetterOrDigit =
      scalar.isASCII && Character(scalar).isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
    if isLetterOrDigit || "-_~".unicodeScalars.contains(scalar) { return String(scalar) }
    return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }.joined()
}

/// Returns an array of texts.
func strings(_ texts: [String]) -> Value { .array(texts.map { .string($0) }) }

/// Returns the texts of an array.
func texts(_ value: Value) throws -> [String] { try value.array.map { try $0.string } }

private func characters(of text: Value) throws -> [Value] { try text.string.characters.map { .string($0) } }

private func ranges(_ intervals: [Interval<Int>]) -> Value {
  .array(
    intervals.map {
      .range(ValueRange(lower: .int($0.lowerBound), upper: .int($0.upperBound), isClosed: $0.isClosed))
    })
}
