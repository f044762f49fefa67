import VmgenSchemaSyntax

/// String literals: localization, and the types of interpolations.
extension ExpressionChecker {
  func inferString(_ literal: StringLiteral, isText: Bool, _ range: SourceRange) -> TypedExpression {
    var segments: [TypedString.Segment] = []
    var hasLetters = false
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        hasLetters = hasLetters || (isText && Self.hasLetter(text))
        segments.append(.text(text))
      case .interpolation(let expression):
        let value = infer(expression, Expected(type: nil, isText: isText))
        checkInterpolated(value)
        segments.append(.interpolation(value))
      }
    }
    let isLocalized = isText && hasLetters
    if isLocalized { noteReads(CallGraph.Reads(hasText: true)) }
    return TypedExpression(.string(TypedString(segments: segments, isLocalized: isLocalized)), .string, range)
  }

  /// Returns whether a text contains a letter. A text without letters needs no translation.
  static func hasLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.isASCII
        ? (UInt32(0x61)...0x7A).contains(scalar.value | 0x20)
        : scalar.properties.isAlphabetic
    }
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
      report(
        .interpolatedOptional, at: value.range, ["type": "\(value.type)"],
        suggestion: suggestion(conversion, value.range))
    default:
      if value.type.hasUnknown { return }
      report(
        .interpolatedType, at: value.range, ["type": "\(value.type)"],
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
    case .array(.string): Conversion("join it:", "….joined(separator: \", \")")
    case .array:
      Conversion(help: "convert the elements to texts and join them: `….map { $0.name }.joined(separator: \", \")`")
    case .dictionary: Conversion(help: "use one of its values: `…[key]`")
    case .declared:
      if isLabeled(type) {
        Conversion("use its label:", "….label")
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
    if let caller = environment.caller { declarations.callGraph.addReads(reads, to: caller) }
  }
}
