import VmgenSchemaSyntax

/// What to write instead of members of Swift's types that the language does not have.
extension ExpressionChecker {
  /// Returns the code with the value of a member that Swift's type has and the language does not.
  static func memberCode(_ name: String, of type: Type, _ base: String) -> String? {
    switch (type, name) {
    case (.array, "startIndex"): return "0"
    case (.array, "endIndex"): return "\(base).count"
    case (.array, _), (.set, _), (.dictionary, _), (.string, _):
      guard namesOfNotEmpty.contains(name) else { return nil }
      return base.hasSuffix("?") ? "\(base).isEmpty == false" : "!\(base).isEmpty"
    case (.optional, "isNotNil"), (.optional, "isSome"), (.optional, "hasValue"): return "(\(base) != nil)"
    case (.optional, "isNil"), (.optional, "isNone"): return "(\(base) == nil)"
    case (.optional(.string), "isNilOrEmpty"), (.optional(.array), "isNilOrEmpty"),
      (.optional(.string), "isEmptyOrNil"), (.optional(.array), "isEmptyOrNil"):
      return "(\(base)?.isEmpty ?? true)"
    case (.int, "description"), (.double, "description"), (.decimal, "description"), (.bool, "description"):
      return "String(\(base))"
    case (.bool, "isFalse"), (.bool, "not"), (.bool, "toggled"), (.bool, "negated"): return "!\(base)"
    default: return nil
    }
  }

  /// Returns the code with the meaning of a static member of Swift: `Duration.seconds(3)` → `3s`.
  static func staticSubstitute(
    for call: CallSite, of type: Type, text: (SourceRange) -> String
  ) -> String? {
    if type == .builtIn("DateStyle", []) {
      let range = call.range
      let place = SourceRange(file: range.file, lower: max(0, Int(range.lower) - 6), upper: Int(range.lower))
      return (dateStyles[text(place) + call.name.text] ?? dateStyles[call.name.text]).map { ".\($0)" }
    }
    guard type == .duration, let unit = durationUnits[call.name.text], call.arguments.count == 1 else { return nil }
    let written = text(call.arguments[0].value.range)
    switch (call.arguments[0].value.kind, unit) {
    case (.integer, _), (.decimal, _): return written + unit.rawValue
    case (_, .milliseconds): return nil
    case (_, .seconds), (_, .minutes), (_, .hours): return "Duration(\(unit): \(written))"
    }
  }

  /// Returns the call with the meaning of a method of Swift, from the name on.
  func foreignCall(_ call: CallSite, of type: Type) -> String? {
    guard call.arguments.count == 1, let value = call.arguments.first?.value else { return nil }
    let argument = text(at: value.range)
    switch (type, call.name.text) {
    case (.date, "addingTimeInterval"):
      return typeOfUnchecked(value) == .int ? "adding(seconds: \(argument))" : nil
    case (.string, "localizedCaseInsensitiveContains"):
      return "lowercased().contains(\(operand(at: value.range)).lowercased())"
    case (.builtIn("NumberStyle", _), "precision"):
      guard argument.hasPrefix(".fractionLength("), argument.hasSuffix(")") else { return nil }
      let bounds = argument.dropFirst(".fractionLength(".count).dropLast().split(separator: "...")
      return bounds.count == 2
        ? "decimals(min: \(bounds[0]), max: \(bounds[1]))" : bounds.first.map { "decimals(\($0))" }
    default: return nil
    }
  }

  /// Returns the value with the meaning of a call of Swift, in place of the call and its base.
  func foreignValue(_ call: CallSite, of base: TypedExpression) -> String? {
    guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
    switch (base.type, call.name.text, argument.label?.text) {
    case (.string, "data", "using"?) where text(at: argument.value.range) == ".utf8":
      return "Data(\(operand(at: base.range)).utf8)"
    case (.date, "addingTimeInterval", nil): return later(than: base, by: argument.value, call.range)
    default: return nil
    }
  }

  /// Reports `date.adding(seconds: x)` with a number that can have a fraction. Returns false for other calls.
  func reportFraction(_ call: CallSite, of base: TypedExpression) -> Bool {
    guard base.type == .date, call.name.text == "adding", call.arguments.count == 1,
      call.arguments[0].label?.text == "seconds", isSelfTyped(call.arguments[0].value),
      typeOfUnchecked(call.arguments[0].value) == .double,
      let code = later(than: base, by: call.arguments[0].value, call.range)
    else { return false }
    inferUnused(call.arguments)
    report(
      .typeMismatch(expected: .int, found: .double), at: call.arguments[0].value.range,
      suggestion: .write(code, at: base.range.union(call.range)))
    return true
  }

  /// Returns `date + Duration(seconds: x)`, in parentheses where it is an operand; nil for a whole number.
  private func later(than date: TypedExpression, by value: Expression, _ place: SourceRange) -> String? {
    let (base, written) = (operand(at: date.range), text(at: value.range))
    // The value after a `?` is optional outside of the chain.
    guard !base.contains("?") else { return nil }
    let code: String
    switch (typeOfUnchecked(value), value.kind) {
    case (.double, .decimal), (.int, .integer): code = "\(base) + \(written)s"
    case (.int, .prefix), (.double, .prefix):
      guard case .prefix(let sign, let number) = value.kind, sign.text == "-", number.isNumber else { return nil }
      code = "\(base) - \(text(at: number.range))s"
    case (.double, _): code = "\(base) + Duration(seconds: \(written))"
    case (.duration, _): code = "\(base) + \(operand(at: value.range))"
    default: return nil
    }
    return isWholeValue(at: date.range.union(place)) ? code : "(\(code))"
  }

  /// Returns the type of a value, without what its check reports.
  private func typeOfUnchecked(_ value: Expression) -> Type { trying { infer(value).type }.result }

  /// Reports the comparison of the result of a method that the language does not have: `text.range(of: "a") != nil`.
  func reportForeignComparison(_ operation: BinaryOperation) -> Bool {
    guard case .call(let callee, let arguments) = operation.left.kind, case .member(let base, let name) = callee.kind,
      let value = arguments.first?.value
    else { return false }
    let argument = text(at: value.range)
    let (isEqual, owner) = (operation.symbol.text == "==", text(at: base.range))
    let options = arguments.dropFirst().map { ($0.label?.text ?? "") + text(at: $0.value.range) }
    let code: String
    switch (name.text, arguments[0].label?.text, options, text(at: operation.right.range)) {
    case ("range", "of"?, [], "nil"): code = foundText(value, in: owner, isEqual: isEqual, at: operation.range)
    case ("range", "of"?, ["options.regularExpression"], "nil")
    where argument.hasPrefix("\"^") && argument.hasSuffix("$\"") && !argument.contains("|")
      && !argument.hasSuffix("\\$\""):
      code = "\(isEqual ? "!" : "")\(owner).matches(\"\(argument.dropFirst(2).dropLast(2))\")"
    case ("caseInsensitiveCompare", nil, [], ".orderedSame"):
      code = "\(isEqual ? "" : "!")\(owner).isEqual(ignoringCase: \(argument))"
    default: return false
    }
    guard infer(base).type == .string else { return false }
    inferUnused(arguments)
    report(
      .noSuchMember(type: .string, name: name.text), at: name.range, suggestion: .write(code, at: operation.range))
    return true
  }

  /// Returns whether a text contains another, which `range(of:)` finds only if it is not empty.
  private func foundText(_ value: Expression, in owner: String, isEqual: Bool, at range: SourceRange) -> String {
    let (sign, argument) = (isEqual ? "!" : "", text(at: value.range))
    let contains = "\(sign)\(owner).contains(\(argument))"
    if case .string(let literal) = value.kind, literal.plainText?.isEmpty == false { return contains }
    let isEmpty = operand(at: value.range) + ".isEmpty"
    let code = isEqual ? "\(isEmpty) || \(contains)" : "!\(isEmpty) && \(contains)"
    return isWholeValue(at: range) ? code : "(\(code))"
  }

  /// Reports a member of the value of an optional. Returns false if the value has no such member.
  func reportMemberOfOptional(_ name: Identifier, of base: TypedExpression) -> Bool {
    guard case let type = base.type, case .optional(let wrapped) = type,
      fieldType(of: wrapped, name.text) != nil || method(name.text, of: wrapped) != nil
        || !candidates(for: name.text, on: wrapped).isEmpty
        || isProperty(name.text, of: wrapped) || name.text == "with" && model(wrapped) != nil
    else { return false }
    let alternatives = suggestions(forMember: name, ofOptional: base, wrapped)
    if case .reference(.local(let local)) = base.kind, reportElement(local, name, type, alternatives) { return true }
    let element = text(at: base.range)
    let isElement = environment.position == .step && element.hasSuffix("]")
    // Another `?` after a `?` would be read as `??`.
    let isChained = if case .chained = base.kind { true } else { false }
    let isCompared =
      !isChained
      && environment.comparedChains.contains { $0.lower == base.range.lower && $0.touches(name.range) }
    report(
      .memberOfOptional(name: name.text, type: type), at: name.range,
      help: isElement && !isCompared
        ? "name the element before: `guard let element = \(element) else { return }`, or use `?.`" : nil,
      fixIt: isCompared ? alternatives.first?.fixIt : nil,
      alternatives: isCompared ? Array(alternatives.dropFirst()) : alternatives)
    return true
  }

  /// Reports a member of a local element that may be missing, once where the local is declared. Returns false for other
  /// locals.
  func reportElement(
    _ name: String, _ member: Identifier, _ type: Type, _ alternatives: [Diagnostic.Suggestion] = []
  ) -> Bool {
    reportElement(name, as: .memberOfOptional(name: member.text, type: type), alternatives)
  }

  /// Reports that a local element may be missing, once where it is declared. Returns false for other locals.
  func reportElement(_ name: String, as kind: DiagnosticKind, _ alternatives: [Diagnostic.Suggestion] = []) -> Bool {
    guard let code = environment.local(name)?.elementGuard, let place = code.fixIt?.range else { return false }
    guard session.reportedElements.insert(place).inserted else { return true }
    report(kind, at: place, suggestion: code, alternatives: alternatives)
    return true
  }

  /// The styles of dates and times of Foundation, and the ones with the same parts.
  static let dateStyles = [
    "omitted": "none", "shortened": "short", "abbreviated": "medium", "standard": "medium", "complete": "full",
    "time: complete": "long",
  ]

  /// The names that apps give to the opposite of `isEmpty`.
  static let namesOfNotEmpty: Set<String> = [
    "isNotEmpty", "notEmpty", "nonEmpty", "isNonEmpty", "isntEmpty", "hasElements", "hasItems", "isFilled", "hasText",
  ]

  /// Returns what to write instead of a member that Swift's type has and the language does not.
  static func memberAdvice(_ name: String, of type: Type) -> String? {
    switch (type, name) {
    case (.array, "shuffled"), (.array, "randomElement"), (.int, "random"), (.double, "random"), (.bool, "random"):
      "declare a function of a `service` that returns the random value, so that examples can choose it"
    case (.array, "popLast"), (.array, "popFirst"), (.array, "removeFirst"), (.array, "removeLast"), (.array, "remove"):
      "begin a step with it, which alone can change `{base}`: `let element = {base}.\(name)(\(name == "remove" ? "at: …" : ""))`"
    case (.array, "swapAt"):
      "name both, `guard let a = {base}[…], let b = {base}[…] else { return }`, and assign them: `{base}[…] = b`"
    case (.array, "lazy"): "write the method without `lazy`; a display is computed when it is read"
    case (.string, "localizedCaseInsensitiveContains"): "write `{base}.lowercased().contains(text.lowercased())`"
    case (.string, "localizedCompare"), (.string, "localizedStandardCompare"):
      "compare the elements by the text that is sorted: `sorted(localized: …)`"
    case (.string, "range"), (.string, "firstMatch"), (.string, "prefixMatch"):
      "write `{base}.contains(…)`, after `lowercased()` of both to ignore case, or `{base}.matches(…)` for a pattern of the"
        + " whole text"
    case (.string, "rangeOfCharacter"): "write a pattern of the whole text: `{base}.matches(\".*[0-9].*\")`"
    case (.string, "compare"): "write `{base}.isEqual(ignoringCase: …)`, or `==` and `<`"
    case (.string, "wholeMatch"): "write `{base}.matches(…)`, with the pattern as a text"
    case (.double, "infinity"), (.double, "nan"), (.double, "greatestFiniteMagnitude"):
      "a number that is missing is nil, of the type `Double?`"
    case (.set, "insert"): "write `{base}.union([…])`; only steps change a set"
    case (.set, "remove"): "write `{base}.subtracting([…])`; only steps change a set"
    case (.int, "isEmpty"): "compare the number: `{base} == …`"
    case (.builtIn("DateStyle", _), "numeric"):
      "write the parts of the date as a template instead: `formatted(template: \"yMd…\")`"
    case (.date, "timeIntervalSinceNow"): "subtract the dates: `{base} - now`"
    case (.duration, "components"): "read the duration as a number: `{base}.inSeconds` or `Int({base}.inSeconds)`"
    default: nil
    }
  }

  /// The members that have another name, but the same arguments and the same meaning.
  static let renamedMembers: Set<String> = ["localizedStandardContains"]

  /// Names that Swift and other languages use for members of the standard library, in lower case.
  static let memberSubstitutes: [String: (name: String, form: String)] = [
    "length": ("count", "count"), "size": ("count", "count"), "substring": ("prefix", "prefix(…)` or `dropFirst(…)"),
    "join": ("joined", "joined(separator: …)"), "implode": ("joined", "joined(separator: …)"),
    "trim": ("trimmed", "trimmed()"), "strip": ("trimmed", "trimmed()"),
    "tolowercase": ("lowercased", "lowercased()"), "tolower": ("lowercased", "lowercased()"),
    "touppercase": ("uppercased", "uppercased()"), "toupper": ("uppercased", "uppercased()"),
    "startswith": ("hasPrefix", "hasPrefix(…)"), "endswith": ("hasSuffix", "hasSuffix(…)"),
    "replace": ("replacing", "replacing(…, with: …)"), "replacingoccurrences": ("replacing", "replacing(…, with: …)"),
    "includes": ("contains", "contains(…)"), "some": ("contains", "contains { … }"),
    "any": ("contains", "contains { … }"),
    "every": ("allSatisfy", "allSatisfy { … }"), "all": ("allSatisfy", "allSatisfy { … }"),
    "foreach": ("map", "map { … }"), "select": ("filter", "filter { … }"), "where": ("filter", "filter { … }"),
    "find": ("first", "first { … }"), "indexof": ("firstIndex", "firstIndex(of: …)"),
    "orderby": ("sorted", "sorted { … }"), "sort": ("sorted", "sorted()"), "groupby": ("grouped", "grouped { … }"),
    "unique": ("withoutDuplicates", "withoutDuplicates()"), "distinct": ("withoutDuplicates", "withoutDuplicates()"),
    "uniqued": ("withoutDuplicates", "withoutDuplicates()"), "tofixed": ("formatted", "formatted(.decimals(…))"),
    "format": ("formatted", "formatted(…)"), "tostring": ("formatted", "formatted()"), "take": ("prefix", "prefix(…)"),
    "skip": ("dropFirst", "dropFirst(…)"), "fold": ("reduce", "reduce(…) { … }"), "round": ("rounded", "rounded()"),
    "replacingcharacters": ("replacing", "replacing(…, with: …)"), "starts": ("hasPrefix", "hasPrefix(…)"),
    "localizedstandardcontains": ("localizedContains", "localizedContains(…)"),
    "caseinsensitivecompare": ("isEqual", "isEqual(ignoringCase: …)"),
    "localizedcaseinsensitivecompare": ("isEqual", "isEqual(ignoringCase: …)"), "sorting": ("sorted", "sorted { … }"),
    "index": ("firstIndex", "firstIndex(of: …)"), "description": ("formatted", "formatted()"),
    "addingtimeinterval": ("adding", "adding(seconds: …)"),
    "removingduplicates": ("withoutDuplicates", "withoutDuplicates()"),
  ]
}

extension Expression {
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer, .decimal: true
    default: false
    }
  }
}
