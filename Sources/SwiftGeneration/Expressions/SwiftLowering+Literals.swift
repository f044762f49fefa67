import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns an integer literal. As swift-format requires, seven or more digits are in groups of three.
  func integerLiteral(_ value: Int) -> String { groupedDigits(String(value)) }

  /// Returns a literal that Swift always infers as a `Double`.
  func doubleLiteral(_ text: String) -> String {
    let bytes = text.utf8
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return bytes.contains(UInt8(ascii: "p")) || bytes.contains(UInt8(ascii: "P")) ? text : text + "p0"
    }
    if text.hasPrefix("0b") || text.hasPrefix("0o") { return "Double(\(text))" }
    let isFraction = bytes.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    return isFraction ? text : text + ".0"
  }

  /// Returns a decimal literal that is exact to all 38 digits, because it never converts a `Double`.
  mutating func decimalLiteral(_ text: String, isTyped: Bool) -> SwiftExpression {
    let digits = DecimalDigits(text)
    if digits.exponent == 0, digits.significand.utf8.count <= 18 {
      let literal = SwiftExpression.text((digits.isNegative ? "-" : "") + groupedDigits(digits.significand))
      return isTyped ? literal : .text("Decimal").call(literal)
    }
    if literals == .ofRuntime { return runtimeLiteral("Decimal", text, of: ModuleUse.formatting) }
    // Each part has at most 18 digits, which always fit into an integer literal.
    var rest = digits.significand
    var exponent = digits.exponent
    var sum: SwiftExpression?
    while !rest.isEmpty {
      let part = SwiftExpression.text("Decimal").call([
        "sign": .text(digits.isNegative ? ".minus" : ".plus"),
        "exponent": .text(String(exponent)),
        "significand": .text(groupedDigits(withoutLeadingZeros(rest.suffix(18)))),
      ])
      sum = sum.map { .binary(part, "+", $0) } ?? part
      rest = String(rest.dropLast(18))
      exponent += 18
    }
    return sum ?? .text("0")
  }

  private func withoutLeadingZeros(_ digits: Substring) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  func durationLiteral(_ seconds: Int, _ attoseconds: Int, isTyped: Bool) -> SwiftExpression {
    let type: SwiftExpression = .text(isTyped ? "" : "Duration")
    let millisecond = 1_000_000_000_000_000
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    let (total, carried) = scaled.addingReportingOverflow(attoseconds / millisecond)
    if attoseconds == 0 {
      return type.member("seconds").call(.text(integerLiteral(seconds)))
    }
    if !overflow, !carried, attoseconds % millisecond == 0 {
      return type.member("milliseconds").call(.text(integerLiteral(total)))
    }
    return .text("Duration").call([
      "secondsComponent": .text(integerLiteral(seconds)),
      "attosecondsComponent": .text(integerLiteral(attoseconds)),
    ])
  }

  mutating func dateLiteral(_ seconds: Int, _ nanoseconds: Int) -> SwiftExpression {
    if literals == .ofRuntime, let text = isoText(seconds, nanoseconds) { return runtimeLiteral("Date", text) }
    if nanoseconds == 0 { return .text("Date").call(["timeIntervalSince1970": .text(integerLiteral(seconds))]) }
    // A date stores the seconds since its reference date. Any other origin would round the fraction twice, so that the
    // date would differ from the sum of a date and a duration.
    let seconds = seconds - 978_307_200
    let isNegative = seconds < 0
    let whole = isNegative ? -(seconds + 1) : seconds
    let text =
      (isNegative ? "-" : "") + groupedDigits(String(whole)) + "."
      + fraction(isNegative ? 1_000_000_000 - nanoseconds : nanoseconds)
    return .text("Date").call(["timeIntervalSinceReferenceDate": .text(text)])
  }

  mutating func dayLiteral(_ year: Int, _ month: Int, _ day: Int) -> SwiftExpression {
    runtimeLiteral("Day", "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))")
  }

  /// Returns a literal that the checker has validated, for a type whose own initializer can fail.
  mutating func runtimeLiteral(
    _ type: String, _ text: String, of library: String = ModuleUse.core
  ) -> SwiftExpression {
    use(module: library)
    return .text(type).call(["literal": .literal(text)])
  }

  mutating func string(_ segments: [TypedString.Segment], isLocalized: Bool) -> SwiftExpression {
    var bound: [SwiftStatement] = []
    let literal = literal(segments, &bound)
    let text = isLocalized ? names.context.member("text").call(literal) : literal
    if bound.isEmpty { return text }
    return SwiftExpression.closure(SwiftClosure(result: "String", bound + [.result(text)])).call()
  }

  /// Returns a string literal.
  ///
  /// - Parameter bound: Receives the local constants of interpolations that need several lines.
  mutating func literal(_ segments: [TypedString.Segment], _ bound: inout [SwiftStatement]) -> SwiftExpression {
    SwiftExpression.string(
      segments.map { segment in
        switch segment {
        case .text(let part): .text(swiftStringBody(part))
        case .interpolation(let expression): .value(interpolated(expression, &bound))
        }
      })
  }

  /// Returns the value of an interpolation, which must be on one line.
  ///
  /// - Parameter bound: Receives the local constant of a value on several lines, if no statement can precede the whole
  ///   expression.
  private mutating func interpolated(_ expression: TypedExpression, _ bound: inout [SwiftStatement]) -> SwiftExpression
  {
    let part = value(expression)
    if part.width < SwiftLayout.never { return part }
    if canHoist { return local(part, type: expression.type, hint: "part") }
    guard !part.traits.contains(.readsChainRoot) else { return part }
    nameParameters()
    let name = freshName("part")
    use(expression.type)
    bound.append(.bind(name, type: expression.type.swiftText, part))
    return .text(swiftIdentifier(name))
  }

  mutating func array(_ elements: [TypedExpression], _ type: Type, isTyped: Bool) -> SwiftExpression {
    if elements.isEmpty, !isTyped { return .text(type.swiftText).call() }
    let literal: SwiftExpression = .array(elements.map { value($0, isTyped: isTyped) })
    switch type {
    case .array(.optional), .set: return ascribed(literal, type, unless: isTyped)
    default: return literal
    }
  }

  /// Returns a dictionary. A literal would trap if two keys are equal, so a dictionary whose keys can be equal is
  /// created from pairs, and the last value for a key is used.
  mutating func dictionary(
    _ pairs: [(key: TypedExpression, value: TypedExpression)], _ type: Type, isTyped: Bool
  ) -> SwiftExpression {
    if pairs.isEmpty, !isTyped { return .text(type.swiftText).call() }
    let isLiteral = haveDistinctKeys(pairs.map(\.key))
    var lowered: [SwiftPair] = []
    for pair in pairs {
      // Swift does not infer the types of a tuple's elements from the initializer's generic parameters.
      let isTyped = isTyped && isLiteral
      lowered.append(SwiftPair(value(pair.key, isTyped: isTyped), value(pair.value, isTyped: isTyped)))
    }
    if isLiteral {
      let literal: SwiftExpression = .dictionary(lowered)
      guard case .dictionary(_, .optional) = type else { return literal }
      return ascribed(literal, type, unless: isTyped)
    }
    return .text(type.swiftText).call([
      nil: tuples(lowered, type),
      "uniquingKeysWith": .closure(SwiftClosure([], [.value(.parameter(1))])),
    ])
  }

  /// Returns the pairs of a dictionary as an array of tuples. Swift does not convert the element of a tuple to an optional
  /// without a stated type.
  private func tuples(_ pairs: [SwiftPair], _ type: Type) -> SwiftExpression {
    let tuples = SwiftExpression.array(pairs.map { SwiftExpression.text("").call($0.key, $0.value) })
    guard case .dictionary(let key, let value) = type, key.isOptional || value.isOptional else { return tuples }
    return .binary(tuples, "as", .text("[(\(key.swiftText), \(value.swiftText))]"))
  }

  private func haveDistinctKeys(_ keys: [TypedExpression]) -> Bool {
    var seen: Set<String> = []
    for key in keys {
      switch key.kind {
      case .string(let string) where string.segments.count <= 1:
        guard case .text(let text)? = string.segments.first ?? .text("") else { return false }
        guard seen.insert(text).inserted else { return false }
      case .integer(let value): guard seen.insert(String(value)).inserted else { return false }
      case .enumCase(_, let name, let arguments) where arguments.isEmpty:
        guard seen.insert(name).inserted else { return false }
      default: return false
      }
    }
    return true
  }

  func ascribed(_ expression: SwiftExpression, _ type: Type, unless isTyped: Bool) -> SwiftExpression {
    isTyped ? expression : .binary(expression, "as", .text(type.swiftText))
  }
}

/// Returns a date in ISO 8601 format, `1970-01-01T00:00:00Z`; nil outside the years 1 to 9999.
private func isoText(_ seconds: Int, _ nanoseconds: Int) -> String? {
  guard seconds >= -62_135_596_800, seconds < 253_402_300_800 else { return nil }
  let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
  let time = seconds - days * 86_400
  // Howard Hinnant's algorithm `civil_from_days`.
  let shifted = days + 719_468
  let era = shifted / 146_097
  let dayOfEra = shifted - era * 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let month = (5 * dayOfYear + 2) / 153
  let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
  let date = [
    padded(year, 4), padded(month < 10 ? month + 3 : month - 9, 2), padded(dayOfYear - (153 * month + 2) / 5 + 1, 2),
  ]
  let clock = [padded(time / 3600, 2), padded(time / 60 % 60, 2), padded(time % 60, 2)]
  let part = nanoseconds > 0 ? "." + fraction(nanoseconds) : ""
  return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + part + "Z"
}

private func padded(_ number: Int, _ count: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
}

/// Returns the digits of a fraction of a second, without trailing zeros.
private func fraction(_ nanoseconds: Int) -> String {
  var digits = padded(nanoseconds, 9)
  while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
  return digits
}

/// Returns the digits in groups of three if there are at least seven. A sign stays in front of them.
func groupedDigits(_ text: String) -> String {
  let digits = Array(text.utf8)
  let sign = digits.first == UInt8(ascii: "-") ? 1 : 0
  guard digits.count - sign >= 7 else { return text }
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > sign, (digits.count - index) % 3 == 0 { result += "_" }
    result.unicodeScalars.append(Unicode.Scalar(digit))
  }
  return result
}

/// The sign, the digits and the exponent of a decimal number, whose value is `significand` times ten to the power of
/// `exponent`.
struct DecimalDigits {
  var isNegative: Bool
  var significand: String
  var exponent: Int

  init(_ text: String) {
    var digits: [UInt8] = []
    var scale = 0
    var isFraction = false
    var power: Int?
    for (offset, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        power = Int(
          text.utf8.dropFirst(offset + 1).split(separator: UInt8(ascii: "+")).first.flatMap { String($0) } ?? "")
        break
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits.append(byte)
        if isFraction { scale -= 1 }
      }
    }
    while digits.count > 1, digits.last == UInt8(ascii: "0"), scale < 0 || power != nil {
      digits.removeLast()
      scale += 1
    }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    significand = significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
    exponent = significand == "0" ? 0 : scale + (power ?? 0)
    isNegative = text.utf8.first == UInt8(ascii: "-") && significand != "0"
    if exponent > 0, exponent + significand.utf8.count <= 18 {
      significand += String(repeating: "0", count: exponent)
      exponent = 0
    }
  }
}

extension SwiftLowering {
  /// Returns `context.plural(count, one: "1 star", other: "\(count) stars")` for forms that are localized together;
  /// nil if an interpolation needs statements.
  mutating func plural(_ plural: PluralText) -> SwiftExpression? {
    let before = self
    var arguments = [SwiftArgument(plural.hasCountInText ? nil : "by", value(plural.count))]
    var texts = plural.forms.map { (label: $0.category, segments: $0.text.segments) }
    if !plural.values.isEmpty { texts.append(("with", plural.values.map { .interpolation($0) })) }
    for text in texts {
      var bound: [SwiftStatement] = []
      arguments.append(SwiftArgument(text.label, literal(text.segments, &bound)))
      guard bound.isEmpty else {
        self = before
        return nil
      }
    }
    return names.context.member("plural").call(arguments)
  }
}
