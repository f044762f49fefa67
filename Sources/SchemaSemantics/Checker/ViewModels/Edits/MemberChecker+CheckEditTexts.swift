import VmgenSchemaSyntax

/// The text formats of edits: by type, by pattern, or by closures.
extension MemberChecker {
  /// Returns the text format of an edit, or nil for an edit without text.
  ///
  /// - Parameters:
  ///   - type: The type of the value at the end of the path, regardless of optional steps in the path.
  ///   - isChained: Whether a step of the path may be nil.
  func editText(_ syntax: EditTextSyntax?, of type: Type, isChained: Bool, at range: SourceRange) -> EditText? {
    guard type != .unknown else { return syntax == nil ? nil : .string }
    let value = type.unwrapped
    var text: EditText
    if let syntax {
      text = writtenText(syntax, of: value, at: range)
    } else if value == .string {
      text = .string
    } else {
      return nil
    }
    if type.isOptional { text = .optional(text) }
    return isChained ? .present(text) : text
  }

  private func writtenText(_ syntax: EditTextSyntax, of type: Type, at range: SourceRange) -> EditText {
    let arguments = syntax.arguments
    if arguments.contains(where: { $0.label != nil || $0.isTrailing }) {
      // Closures can read derived values, whose types are not known yet: `checkEditRules` types them.
      checkForm(syntax)
      let pending = TypedExpression(.invalid, .unknown, syntax.range)
      return .custom(format: pending, parse: pending)
    }
    if let pattern = arguments.first { return patternText(pattern.value, of: type, arguments.count) }
    switch type {
    case .string: return .string
    case .int: return .integer
    case .double: return .double
    case .decimal: return .decimal
    case .url: return .url
    case .uuid: return .uuid
    case .day: return .day(nil)
    case .duration: return .duration
    case .date:
      report(.dateTextNeedsPattern, at: syntax.range)
      return .date("")
    case .declared where enumeration(type)?.cases.allSatisfy({ $0.values.isEmpty }) == true:
      if let label = sharedLabel(of: type) {
        report(
          .noInverse, at: syntax.range, ["type": "\(type)"],
          help: "give each case a different label; two cases have the label “\(label)”")
      }
      return .choice
    default:
      report(.noInverse, at: syntax.range, ["type": "\(type)"], help: noInverseHelp(type))
      return .string
    }
  }

  /// Returns a label that two cases share, or that equals the name of another case, and is therefore ambiguous.
  private func sharedLabel(of type: Type) -> String? {
    var seen: [String: String] = [:]
    for item in enumeration(type)?.cases ?? [] {
      for text in [item.name, item.label?.plainText].compactMap({ $0?.lowercased() }) {
        if let other = seen.updateValue(item.name, forKey: text), other != item.name { return text }
      }
    }
    return nil
  }

  private func noInverseHelp(_ type: Type) -> String? {
    switch type {
    case .bool: "remove `as text`; use a switch"
    case .declared where enumeration(type) != nil:
      "its cases have associated values; define the conversion: `as text(format: …, parse: …)`"
    default: nil
    }
  }

  private func patternText(_ value: Expression, of type: Type, _ count: Int) -> EditText {
    guard case .string(let literal) = value.kind, let pattern = literal.plainText, count == 1 else {
      if case .missing = value.kind { return .string }
      report(.editTextForm, at: value.range)
      return .string
    }
    switch type {
    case .date, .day:
      if checkParseable(pattern, at: literal.range) { expressions.checkPattern(value, of: type) }
      return type == .date ? .date(pattern) : .day(pattern)
    default:
      report(.patternOfNoDate, at: literal.range, ["type": "\(type)"])
      return .string
    }
  }

  private func checkForm(_ syntax: EditTextSyntax) {
    let labels = syntax.arguments.map { $0.label?.text }
    guard labels != ["format", "parse"] else { return }
    if labels == ["format"], let format = syntax.arguments.first {
      report(.formatWithoutParse, at: format.label?.range ?? format.value.range)
    } else if let wrong = syntax.arguments.first(where: { !["format", "parse"].contains($0.label?.text) }) {
      report(.editTextForm, at: wrong.label?.range ?? wrong.value.range)
    } else {
      report(.editTextForm, at: syntax.range)
    }
  }
}

extension EditText {
  /// Whether the value is a string. Only such an edit can be trimmed.
  var isString: Bool {
    switch self {
    case .string: true
    case .optional(let inner), .present(let inner): inner.isString
    default: false
    }
  }

  var isCustom: Bool {
    switch self {
    case .custom: true
    case .optional(let inner), .present(let inner): inner.isCustom
    default: false
    }
  }
}
