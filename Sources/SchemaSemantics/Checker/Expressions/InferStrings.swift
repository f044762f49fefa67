import VmgenSchemaSyntax

/// String literals: which are text for people, and what may stand in `\(…)`.
extension SchemaChecker {
  func inferString(_ literal: StringLiteral, isText: Bool, _ range: SourceRange) -> TypedExpression {
    var segments: [TypedString.Segment] = []
    var hasLetters = false
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        hasLetters = hasLetters || (isText && Self.hasLetter(text))
        segments.append(.text(text))
      case .interpolation(let expression):
        let value = infer(expression)
        checkInterpolated(value)
        segments.append(.interpolation(value))
      }
    }
    let isLocalized = isText && hasLetters
    if isLocalized { noteReads(CallGraph.Reads(hasText: true)) }
    return TypedExpression(.string(TypedString(segments: segments, isLocalized: isLocalized)), .string, range)
  }

  /// Text without a letter outside its interpolations reads the same in every language.
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
      let help =
        switch wrapped {
        case .string: "say what nil shows: `… ?? \"\"`"
        case _ where isPlain(wrapped): "say what nil shows: `….map { \"\\($0)\" } ?? \"\"`"
        default: "read it with `?.`, say what nil shows with `??`, and " + formatting(wrapped)
        }
      report(
        .interpolatedOptional, at: value.range, ["type": "\(value.type)"], help: filled(help, value.range))
    default:
      if value.type.hasUnknown { return }
      report(
        .interpolatedType, at: value.range, ["type": "\(value.type)"], help: filled(formatting(value.type), value.range)
      )
    }
  }

  private func isPlain(_ type: Type) -> Bool {
    switch type {
    case .string, .int, .double, .decimal, .bool, .url, .uuid, .day: true
    default: false
    }
  }

  /// How a value of the type becomes text.
  private func formatting(_ type: Type) -> String {
    switch type {
    case .date: "format it: `….formatted(date: .long)` or `….formatted(\"d MMMM yyyy\")`"
    case .duration: "format it: `….formatted(\"m:ss\")` or `….formatted(.abbreviated)`"
    case .array(.string): "join it: `….joined(separator: \", \")`"
    case .array: "map it to text and join it: `….map { $0.name }.joined(separator: \", \")`"
    case .dictionary: "show one value of it: `…[key]`"
    case .declared:
      if let declaration = enumeration(type) {
        labelled.contains(declaration.name)
          ? "show its label: `….label`" : "give its cases labels, `case a \"Text\"`, and show `.label`"
      } else {
        "show one of its fields"
      }
    default: "turn it into a `String` first"
    }
  }

  /// Tells the function or label being checked what of the context it reads.
  func noteReads(_ reads: CallGraph.Reads) {
    if let caller = environment.caller { callGraph.addReads(reads, to: caller) }
  }
}
