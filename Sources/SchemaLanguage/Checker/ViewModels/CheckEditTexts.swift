/// How the text of an edit is written and read: by its type, a pattern, or closures of one's own.
extension SchemaChecker {
  /// nil for an edit that has no text.
  ///
  /// - Parameters:
  ///   - type: of the value at the end of the path, whatever stands on the way.
  ///   - isChained: whether a step on the way may be nil.
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
      // Closures may read derived values, which have no types yet: `checkEditRules` types them.
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
          help: "two of its cases are called “\(label)”: give each a label of its own")
      }
      return .choice
    default:
      report(.noInverse, at: syntax.range, ["type": "\(type)"], help: noInverseHelp(type))
      return .string
    }
  }

  /// A label that two cases have, or that is another case's name: the text would not say which is meant.
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
    case .bool: "leave `as text` out: a switch shows it"
    case .declared where enumeration(type) != nil:
      "its cases carry values; say how it is read: `as text(format: …, parse: …)`"
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
      if checkReadable(pattern, at: literal.range) { checkPattern(value, of: type) }
      return type == .date ? .date(pattern) : .day(pattern)
    default:
      report(.patternOfNoDate, at: literal.range, ["type": "\(type)"])
      return .string
    }
  }

  /// Only fields that say which part of a date is meant can be read; and one that is a part of it must be there.
  private func checkReadable(_ pattern: String, at range: SourceRange) -> Bool {
    let fields = DatePatternFields(pattern).fields
    var problem: String?
    if let field = fields.first(where: { !Self.readableFields.contains($0.letter) || Self.isInitial($0) }) {
      let shown = String(repeating: String(decoding: [field.letter], as: UTF8.self), count: field.count)
      problem = "`\(shown)` does not say which part is meant"
    } else if !fields.isEmpty, Self.partsOfDates.isDisjoint(with: fields.map(\.letter)) {
      problem = "it names no part that could be changed"
    }
    if let problem { report(.patternHasNoInverse, at: range, ["problem": problem]) }
    return problem == nil
  }

  private static let readableFields = Set("GyuMLdEecahHkKmsSXxZ".utf8)
  private static let partsOfDates = Set("yuMLdHhKkmsS".utf8)

  /// The first letter of a month or a weekday alone: several begin with one.
  private static func isInitial(_ field: (letter: UInt8, count: Int)) -> Bool {
    field.count == 5 && "MLEce".utf8.contains(field.letter)
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

  // MARK: One's own

  /// Types the closures of `as text(format: …, parse: …)`, where everything that they may read has a type.
  func checkCustomText(_ syntax: EditTextSyntax, _ edit: inout Edit, isOptional: Bool) {
    guard let format = closure("format", syntax), let parse = closure("parse", syntax), edit.type != .unknown else {
      return
    }
    let value = edit.type.unwrapped
    var substitution = Substitution()
    let formatted = inferClosure(
      format, [value], .string, format.range, &substitution, isText: false)
    let parsed = inferClosure(
      parse, [.string], .optional(value), parse.range, &substitution, isText: false)
    checkInverse(formatted, parsed, format.range)
    edit.text = edit.text.map { $0.replacingCustom(.custom(format: formatted, parse: parsed)) }
  }

  private func closure(_ label: String, _ syntax: EditTextSyntax) -> Closure? {
    guard let argument = syntax.arguments.first(where: { $0.label?.text == label }) else { return nil }
    if case .closure(let closure) = argument.value.kind { return closure }
    if case .missing = argument.value.kind { return nil }
    report(.editTextForm, at: argument.value.range)
    return nil
  }

  /// What is put around a text must be taken off again: else every typed letter would be wrapped anew.
  private func checkInverse(_ format: TypedExpression, _ parse: TypedExpression, _ range: SourceRange) {
    guard case .closure(let written) = format.kind, case .closure(let read) = parse.kind,
      read.body.isItsParameter, case .string(let string) = written.body.bare.kind, string.segments.count > 1
    else { return }
    report(
      .formatNotUndone, at: written.body.range,
      labels: [Diagnostic.Label(range: read.body.range, text: "this leaves it there")])
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

  /// Whether what is typed is taken as it is: only such a text can be trimmed.
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

extension TypedExpression {
  /// Without the parentheses and the wrapping around it.
  var bare: TypedExpression {
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

/// The fields of a date pattern: each a letter, and how often it stands there.
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
