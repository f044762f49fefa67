import VmgenSchemaSyntax

/// Literals, which take the expected type if they can.
extension ExpressionChecker {
  func inferInteger(
    _ text: String, isNegative: Bool, _ range: SourceRange, _ expected: Expected
  ) -> TypedExpression {
    let sign = isNegative ? "-" : ""
    let wanted = expected.type?.unwrapped
    if wanted == .double || wanted == .decimal, text.utf8.count < 3 || Int(text) != nil {
      return inferDecimal(text, isNegative: isNegative, range, expected)
    }
    guard let value = Self.integer(sign, text) else {
      if wanted == .double || wanted == .decimal {
        return inferDecimal(text, isNegative: isNegative, range, expected)
      }
      report(.numberTooLarge(number: sign + text, type: "Int"), at: range)
      return TypedExpression(.invalid, .int, range)
    }
    if wanted == .double || wanted == .decimal {
      return inferDecimal("\(value.magnitude)", isNegative: isNegative, range, expected)
    }
    return TypedExpression(.integer(value), .int, range)
  }

  private static func integer(_ sign: String, _ text: String) -> Int? {
    let digits = text.utf8
    if digits.count > 2, digits.first == UInt8(ascii: "0") {
      switch digits[digits.index(after: digits.startIndex)] {
      case UInt8(ascii: "x"): return Int(sign + text.dropFirst(2), radix: 16)
      case UInt8(ascii: "o"): return Int(sign + text.dropFirst(2), radix: 8)
      case UInt8(ascii: "b"): return Int(sign + text.dropFirst(2), radix: 2)
      default: break
      }
    }
    return Int(sign + text)
  }

  func inferDecimal(
    _ text: String, isNegative: Bool, _ range: SourceRange, _ expected: Expected
  ) -> TypedExpression {
    let written = (isNegative ? "-" : "") + text
    if expected.type?.unwrapped == .decimal {
      if Self.fitsDecimal(text) { return TypedExpression(.decimal(written), .decimal, range) }
      report(.numberTooLarge(number: written, type: "Decimal"), at: range)
      return TypedExpression(.invalid, .decimal, range)
    }
    if let value = Double(text), value.isInfinite {
      report(.numberTooLarge(number: written, type: "Double"), at: range)
      return TypedExpression(.invalid, .double, range)
    }
    return TypedExpression(.double(written), .double, range)
  }

  /// Returns whether a literal fits Foundation's `Decimal`: 38 digits and an exponent from -128 to 127.
  private static func fitsDecimal(_ text: String) -> Bool {
    var digits = 0
    var exponent = 0
    var isFraction = false
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        guard let power = Int(String(decoding: Array(rest), as: UTF8.self)), abs(power) < 1000 else { return false }
        exponent += power
        rest = rest.suffix(0)
      default:
        if digits > 0 || byte != UInt8(ascii: "0") { digits += 1 }
        if isFraction { exponent -= 1 }
      }
    }
    return digits <= 38 && exponent >= -128 && exponent + digits <= 128
  }

  func inferNil(_ range: SourceRange, _ expected: Expected) -> TypedExpression {
    // The other operand has an error, which has been reported.
    if expected.type == .unknown { return invalid(range) }
    guard let type = expected.type else {
      report(.nilNeedsType, at: range)
      return invalid(range)
    }
    if type.hasVariables {
      report(.nilNeedsType, at: range)
      return invalid(range)
    }
    guard type.isOptional else {
      report(.nilForValue(type: type), at: range)
      return TypedExpression(.invalid, type, range)
    }
    return TypedExpression(.nilLiteral(()), type, range)
  }

  /// Types a duration exactly, as whole seconds and attoseconds without conversion to `Double`.
  func inferDuration(_ text: String, _ unit: DurationUnit, _ range: SourceRange) -> TypedExpression {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    guard let whole = Int(parts[0]), fraction.utf8.count <= 15, let part = Int("0" + fraction) else {
      report(.numberTooLarge(number: text + unit.rawValue, type: "Duration"), at: range)
      return TypedExpression(.invalid, .duration, range)
    }
    let scale = (0..<fraction.utf8.count).reduce(1) { power, _ in power * 10 }
    var seconds: Int
    var attoseconds: Int
    if unit == .milliseconds {
      seconds = whole / 1000
      attoseconds = whole % 1000 * 1_000_000_000_000_000 + part * (1_000_000_000_000_000 / scale)
    } else {
      let size = unit == .hours ? 3600 : unit == .minutes ? 60 : 1
      let (product, overflows) = whole.multipliedReportingOverflow(by: size)
      guard !overflows, product < Int.max - 3600 else {
        report(.numberTooLarge(number: text + unit.rawValue, type: "Duration"), at: range)
        return TypedExpression(.invalid, .duration, range)
      }
      seconds = product + part * size / scale
      attoseconds = part * size % scale * (1_000_000_000_000_000_000 / scale)
    }
    return TypedExpression(.duration(seconds: seconds, attoseconds: attoseconds), .duration, range)
  }
}

/// String literals: localization, and the types of interpolations.
extension ExpressionChecker {
  func inferString(_ literal: StringLiteral, isText: Bool, _ range: SourceRange) -> TypedExpression {
    var segments: [TypedString.Segment] = []
    var hasWord = false
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        hasWord = hasWord || (isText && Self.hasWord(text))
        segments.append(.text(text))
      case .interpolation(let expression):
        let value = infer(expression, Expected(type: nil, isText: isText))
        checkInterpolated(value)
        segments.append(.interpolation(value))
      }
    }
    let isLocalized = isText && hasWord
    if isLocalized { noteReads(CallGraph.Reads(hasText: true)) }
    return TypedExpression(.string(TypedString(segments: segments, isLocalized: isLocalized)), .string, range)
  }

  func inferVerbatim(_ literal: StringLiteral, _ range: SourceRange) -> TypedExpression {
    session.noteVerbatim(range)
    return inferString(literal, isText: false, range)
  }

  /// Returns whether a text is a name of several words in small letters, such as that of a key, a file or an image.
  private static func isCompoundName(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return parts.count { $0.count > 1 && letters.contains($0.first ?? 0) } > 1
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { letters.contains($0 | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }

  /// Returns whether a text contains a word. A text without words needs no translation: letters beside a currency
  /// symbol belong to the symbol, as in `US$ 5`, and `api_key` and `lock.fill` are names.
  static func hasWord(_ text: String) -> Bool {
    if isCompoundName(text) { return false }
    var isInWord = false
    var isAfterSymbol = false
    for scalar in text.unicodeScalars {
      if isLetter(scalar) {
        if !isAfterSymbol { isInWord = true }
        continue
      }
      isAfterSymbol = scalar == "$" || (!scalar.isASCII && scalar.properties.generalCategory == .currencySymbol)
      if isInWord, !isAfterSymbol { return true }
      isInWord = false
    }
    return isInWord
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (UInt32(0x61)...0x7A).contains(scalar.value | 0x20) : scalar.properties.isAlphabetic
  }

  private func checkInterpolated(_ value: TypedExpression) {
    switch value.type {
    case .string, .int, .double, .decimal, .bool, .url, .uuid, .day, .unknown: return
    case .optional(let wrapped):
      let conversion =
        switch wrapped {
        case .string: Conversion("provide a text for nil:", "… ?? \"\"")
        case _ where isPlain(wrapped): Conversion("provide a text for nil:", "….map { \"\\($0)\" } ?? \"\"")
        default: Conversion(help: "use `?.`, provide a text for nil with `??`, and " + formatting(wrapped).help)
        }
      report(.interpolatedOptional(type: value.type), at: value.range, suggestion: suggestion(conversion, value.range))
    default:
      if value.type.hasUnknown { return }
      report(
        .interpolatedType(type: value.type), at: value.range,
        suggestion: suggestion(formatting(value.type), value.range))
    }
  }

  func isPlain(_ type: Type) -> Bool {
    switch type {
    case .string, .int, .double, .decimal, .bool, .url, .uuid, .day: true
    default: false
    }
  }

  /// Returns how to format a value of the type.
  func formatting(_ type: Type) -> Conversion {
    switch type {
    case .date: Conversion("format it:", "….formatted(date: .long)", " or `….formatted(\"d MMMM yyyy\")`")
    case .duration: Conversion("format it:", "….formatted(\"m:ss\")", " or `….formatted(.abbreviated)`")
    case .array(.string), .set(.string): Conversion("join it:", "….joined(separator: \", \")")
    case .array, .set:
      Conversion(help: "convert the elements to texts and join them: `….map { $0.name }.joined(separator: \", \")`")
    case .dictionary: Conversion(help: "use one of its values: `…[key]`")
    case .anyError: Conversion("use its label:", "….label")
    case .range, .closedRange: Conversion(help: "use its bounds: `….lowerBound` and `….upperBound`")
    case .declared:
      if isLabeled(type) {
        // Swift shows the name of the case.
        Conversion("use its label:", "….label", changesMeaning: true)
      } else if let declaration = enumeration(type) {
        Conversion(
          help: labeled.contains(declaration.name)
            ? "write a `switch` over its cases; a label cannot read itself"
            : "add labels to its cases, `case a \"Text\"`, and use `.label`")
      } else {
        Conversion(help: "use one of its fields")
      }
    default: Conversion(help: "convert it to a `String`")
    }
  }

  /// Records the parts of the context that the function or label being checked reads.
  func noteReads(_ reads: CallGraph.Reads) {
    if let caller = environment.caller { declarations.tables.callGraph.addReads(reads, to: caller) }
  }
}
