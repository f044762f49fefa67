import VmgenSchemaSyntax

/// Raw values and labels of enums and errors.
extension ValueChecker {
  func checkEnum(_ syntax: EnumSyntax) {
    guard case .enumeration(var declaration)? = types[syntax.name.text]?.declaration else { return }
    var taken: [String: SourceRange] = [:]
    var next: Int? = 0
    // The environment of every label. A copy for each case would make checking quadratic.
    lazy var environment = labelEnvironment(syntax)
    for (index, item) in syntax.cases.enumerated() {
      if declaration.rawType != nil, let value = item.values.first {
        report(.rawValueWithCarried(caseName: item.name.text, type: syntax.name.text), at: value.range)
      }
      declaration.cases[index].rawValue = checkRawValue(item, declaration.rawType, syntax)
      if declaration.rawType == nil, item.rawValue != nil {
        // Reports the missing raw type once. Adding it fixes the other cases too.
        declaration.rawType = .unknown
      }
      checkUniqueRawValue(declaration.cases[index].rawValue, of: item, as: declaration.rawType, &next, &taken)
      if let label = item.label {
        declaration.cases[index].label = checkLabel(
          label, of: item, declaration.cases[index].values, in: environment)
      }
    }
    declarations.tables.declare(syntax.name.text, as: .enumeration(declaration))
  }

  private func checkRawValue(_ item: EnumCaseSyntax, _ rawType: Type?, _ syntax: EnumSyntax) -> TypedExpression? {
    guard let value = item.rawValue else { return nil }
    if value.isMissing { return nil }
    let typed = expressions.in(Environment(file: item.range.file)).infer(value, Expected(type: rawType))
    guard typed.type != .unknown else { return typed }
    guard let rawType else {
      let isRaw = typed.type == .int || typed.type == .string
      report(
        .rawValueWithoutType(type: syntax.name.text, raw: isRaw ? "\(typed.type)" : "Int"), at: value.range,
        fixIt: isRaw ? Diagnostic.FixIt(range: syntax.name.range.end, replacement: ": \(typed.type)") : nil)
      return typed
    }
    if rawType == .unknown { return typed }
    let isPlain: Bool
    switch typed.kind {
    case .integer: isPlain = true
    case .string(let string): isPlain = string.plainText != nil
    default: isPlain = false
    }
    guard typed.type == rawType, isPlain else {
      report(.rawValueKind(type: rawType), at: value.range)
      return typed
    }
    return typed
  }

  /// Reports a duplicate raw value. A case without one has Swift's implicit value: its name, or the previous value plus
  /// one.
  private func checkUniqueRawValue(
    _ value: TypedExpression?, of item: EnumCaseSyntax, as rawType: Type?, _ next: inout Int?,
    _ taken: inout [String: SourceRange]
  ) {
    guard rawType == .int || rawType == .string else { return }
    let range = item.rawValue?.range ?? item.name.range
    var shown = item.name.text
    if rawType == .int {
      if case .integer(let number)? = value?.kind { next = number }
      guard let number = next else {
        report(
          .numberTooLarge(number: "9223372036854775808", type: "Int"), at: range,
          help: "write a raw value for `\(item.name.text)`")
        return
      }
      shown = "\(number)"
      let (following, overflows) = number.addingReportingOverflow(1)
      next = overflows ? nil : following
    } else if case .string(let string)? = value?.kind, let text = string.plainText {
      shown = text
    }
    if let first = taken[shown] {
      // A duplicate case name is reported elsewhere.
      guard item.rawValue != nil || text(at: first) != item.name.text else { return }
      reportRepeated(.duplicateRawValue(value: shown), at: range, after: first, "used")
    } else {
      taken[shown] = range
    }
  }

  private func labelEnvironment(_ syntax: EnumSyntax) -> Environment {
    var environment = Environment(file: syntax.range.file)
    environment.hasContext = true
    environment.caller = .label(syntax.name.text)
    expressions.enter(.declared(syntax.name.text), &environment)
    return environment
  }

  private func checkLabel(
    _ label: Expression, of item: EnumCaseSyntax, _ values: [Parameter], in environment: Environment
  ) -> TypedString? {
    let scope = expressions.in(environment)
    for (value, written) in zip(values, item.values) where written.name != nil {
      scope.bind(value.name, value.type, .carried(value.name), at: written.range, named: written.name?.range)
    }
    if values.contains(where: { $0.nameRange == nil }) {
      scope.environment.unavailable["$0", default: .init()].help =
        "give the value a name, and write that: `case \(item.name.text)(reason: …)`"
    }
    // The parser accepts only a string literal here.
    guard case .string(let string) = scope.infer(label, Expected(type: .string, isText: true)).kind else { return nil }
    return string
  }
}

extension TypedString {
  /// The text of the string, or nil if it has interpolations.
  package var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}
