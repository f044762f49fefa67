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
          .noInverse(type: type), at: syntax.range,
          help: "give each case a different label; two cases have the label “\(label)”")
      }
      return .choice
    default:
      report(.noInverse(type: type), at: syntax.range, help: noInverseHelp(type))
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
      if value.isMissing { return .string }
      report(.editTextForm, at: value.range)
      return .string
    }
    switch type {
    case .date, .day:
      if checkParseable(pattern, at: literal.range) { expressions.checkLiteral(value, as: .datePattern) }
      return type == .date ? .date(pattern) : .day(pattern)
    default:
      report(.patternOfNoDate(type: type), at: literal.range)
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
    if let problem { report(.patternHasNoInverse(problem: problem), at: range) }
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

/// Custom formatting and parsing: `as text(format: …, parse: …)`.
extension MemberChecker {
  /// Types the closures of `as text(format: …, parse: …)`.
  func checkCustomText(_ syntax: EditTextSyntax, _ edit: inout Edit) {
    guard let format = closure("format", syntax), let parse = closure("parse", syntax), edit.type != .unknown else {
      return
    }
    let value = edit.type.unwrapped
    var substitution = Substitution()
    let formatted = expressions.inferClosure(
      format, from: [value], to: .string, at: format.range, &substitution)
    let parsed = expressions.inferClosure(
      parse, from: [.string], to: .optional(value), at: parse.range, &substitution)
    checkInverse(formatted, parsed, format.range)
    edit.text = edit.text.map { $0.replacingCustom(.custom(format: formatted, parse: parsed)) }
  }

  private func closure(_ label: String, _ syntax: EditTextSyntax) -> Closure? {
    guard let argument = syntax.arguments.first(where: { $0.label?.text == label }) else { return nil }
    if case .closure(let closure) = argument.value.kind { return closure }
    if argument.value.isMissing { return nil }
    report(.editTextForm, at: argument.value.range)
    return nil
  }

  /// Reports a `format` that adds text which `parse` does not remove: each keystroke would add it again.
  private func checkInverse(_ format: TypedExpression, _ parse: TypedExpression, _ range: SourceRange) {
    guard case .closure(let written) = format.kind, case .closure(let read) = parse.kind,
      read.body.isItsParameter, case .string(let string) = written.body.bare.kind, string.segments.count > 1
    else { return }
    report(
      .formatNotUndone, at: written.body.range,
      labels: [Diagnostic.Label(range: read.body.range, text: "does not remove the text")])
  }
}

extension EditText {
  fileprivate func replacingCustom(_ text: EditText) -> EditText {
    switch self {
    case .optional(let inner): .optional(inner.replacingCustom(text))
    case .present(let inner): .present(inner.replacingCustom(text))
    case .custom: text
    default: self
    }
  }
}

extension TypedExpression {
  /// The expression without parentheses and optional wrapping.
  package var bare: TypedExpression {
    switch kind {
    case .parenthesized(let inner), .wrapped(let inner): inner.bare
    default: self
    }
  }

  fileprivate var isItsParameter: Bool {
    switch bare.kind {
    case .reference(.closureParameter), .reference(.local): true
    default: false
    }
  }
}
