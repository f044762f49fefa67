import SchemaLanguage

extension SwiftLowering {
  /// Digits in groups of three from seven on, as swift-format wants them.
  func integerLiteral(_ value: Int) -> String { groupedDigits(String(value)) }

  /// A literal that Swift takes for a Double wherever it stands.
  func doubleLiteral(_ text: String) -> String {
    let bytes = text.utf8
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return bytes.contains(UInt8(ascii: "p")) || bytes.contains(UInt8(ascii: "P")) ? text : text + "p0"
    }
    if text.hasPrefix("0b") || text.hasPrefix("0o") { return "Double(\(text))" }
    let isFraction = bytes.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    return isFraction ? text : text + ".0"
  }

  /// Exact in all 38 digits: an integer literal goes through Int, a fraction through its digits and exponent, none
  /// through Double.
  func decimalLiteral(_ text: String) -> SwiftExpression {
    let digits = DecimalDigits(text)
    if digits.exponent == 0, digits.significand.utf8.count <= 18 {
      return .text("Decimal").call([SwiftArgument(nil, .text(groupedDigits(digits.significand)))])
    }
    let low = String(digits.significand.suffix(18))
    let high = String(digits.significand.dropLast(18))
    func scaled(_ digits: String, _ exponent: Int) -> SwiftExpression {
      .text("Decimal").call([
        SwiftArgument("sign", .text(".plus")), SwiftArgument("exponent", .text(String(exponent))),
        SwiftArgument("significand", .text(groupedDigits(digits))),
      ])
    }
    if high.isEmpty { return scaled(low, digits.exponent) }
    let rest = String(high.suffix(18))
    let top = String(high.dropLast(18))
    var sum: SwiftExpression = .binary(scaled(rest, digits.exponent + 18), "+", scaled(low, digits.exponent))
    if !top.isEmpty { sum = .binary(scaled(String(top.suffix(18)), digits.exponent + 36), "+", sum) }
    return sum
  }

  func durationLiteral(_ seconds: Int, _ attoseconds: Int, isTyped: Bool) -> SwiftExpression {
    let type: SwiftExpression = .text(isTyped ? "" : "Duration")
    let millisecond = 1_000_000_000_000_000
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    let (total, carried) = scaled.addingReportingOverflow(attoseconds / millisecond)
    if attoseconds == 0 {
      return type.member("seconds").call([SwiftArgument(nil, .text(integerLiteral(seconds)))])
    }
    if !overflow, !carried, attoseconds % millisecond == 0 {
      return type.member("milliseconds").call([SwiftArgument(nil, .text(integerLiteral(total)))])
    }
    return .text("Duration").call([
      SwiftArgument("secondsComponent", .text(integerLiteral(seconds))),
      SwiftArgument("attosecondsComponent", .text(integerLiteral(attoseconds))),
    ])
  }

  func dateLiteral(_ seconds: Int, _ nanoseconds: Int) -> SwiftExpression {
    var text = integerLiteral(seconds)
    if nanoseconds > 0 {
      let isNegative = seconds < 0
      let whole = isNegative ? -(seconds + 1) : seconds
      var fraction = String(1_000_000_000 + (isNegative ? 1_000_000_000 - nanoseconds : nanoseconds)).dropFirst()
      while fraction.last == "0" { fraction.removeLast() }
      text = "\(isNegative ? "-" : "")\(whole).\(fraction)"
    }
    return .text("Date").call([SwiftArgument("timeIntervalSince1970", .text(text))])
  }

  func dayLiteral(_ year: Int, _ month: Int, _ day: Int) -> SwiftExpression {
    .text("Day").call([
      SwiftArgument("year", .text(integerLiteral(year))), SwiftArgument("month", .text(String(month))),
      SwiftArgument("day", .text(String(day))),
    ])
  }

  /// A literal that the checker has read, for a type whose own initialiser may fail.
  mutating func runtimeLiteral(_ type: String, _ text: String) -> SwiftExpression {
    modules.insert(ModuleUse.runtime)
    return .text(type).call([SwiftArgument("literal", .text(swiftString(text)))])
  }

  mutating func string(_ segments: [TypedString.Segment], isLocalized: Bool) -> SwiftExpression {
    var text = "\""
    for segment in segments {
      switch segment {
      case .text(let part): text += swiftStringBody(part)
      case .interpolation(let expression): text += "\\(\(interpolated(expression)))"
      }
    }
    let literal: SwiftExpression = .text(text + "\"")
    guard isLocalized else { return literal }
    return names.context.member("text").call([SwiftArgument(nil, literal)])
  }

  private mutating func interpolated(_ expression: TypedExpression) -> String {
    var part = value(expression)
    if part.width >= SwiftLayout.never { part = local(part, type: expression.type, hint: "part") }
    var printer = LinePrinter(columns: SwiftLayout.never, base: 0)
    printer.writeFlat(part)
    return printer.output
  }

  mutating func array(_ elements: [TypedExpression], _ type: Type, isTyped: Bool) -> SwiftExpression {
    if elements.isEmpty, !isTyped { return .text(type.swiftText).call() }
    let literal: SwiftExpression = .array(elements.map { value($0, isTyped: isTyped) })
    guard !isTyped, case .array(.optional) = type else { return literal }
    return .binary(literal, "as", .text(type.swiftText))
  }

  /// A dictionary whose keys could come out equal is not a literal, which would trap: the last one counts.
  mutating func dictionary(
    _ pairs: [(key: TypedExpression, value: TypedExpression)], _ type: Type, isTyped: Bool
  ) -> SwiftExpression {
    if pairs.isEmpty, !isTyped { return .text(type.swiftText).call() }
    var lowered: [(key: SwiftExpression, value: SwiftExpression)] = []
    for pair in pairs {
      lowered.append((value(pair.key, isTyped: isTyped), value(pair.value, isTyped: isTyped)))
    }
    if haveDistinctKeys(pairs.map(\.key)) {
      let literal: SwiftExpression = .dictionary(lowered)
      guard !isTyped, case .dictionary(_, .optional) = type else { return literal }
      return .binary(literal, "as", .text(type.swiftText))
    }
    let tuples = lowered.map {
      SwiftExpression.text("").call([SwiftArgument(nil, $0.key), SwiftArgument(nil, $0.value)])
    }
    return .text(type.swiftText).call([
      SwiftArgument(nil, .array(tuples)),
      SwiftArgument("uniquingKeysWith", .closure(SwiftClosure([], [.value(.text("$1"))]))),
    ])
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

/// Digits in groups of three where there are seven or more; a sign stays before them.
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

/// A decimal number's digits without leading or trailing zeros, and the power of ten that they count in.
struct DecimalDigits {
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
    if exponent > 0, exponent + significand.utf8.count <= 18 {
      significand += String(repeating: "0", count: exponent)
      exponent = 0
    }
  }
}
