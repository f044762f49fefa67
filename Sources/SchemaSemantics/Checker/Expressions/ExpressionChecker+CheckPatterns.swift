import VmgenSchemaSyntax

/// Patterns and the names that they bind.
extension ExpressionChecker {
  /// A name bound by a pattern or `if let`.
  struct Binding {
    var name: Identifier
    var number: Int
    /// What to write if the name is unused; nil for `_` in place of the name.
    var removal: Diagnostic.Suggestion?
  }

  func checkPattern(_ pattern: Pattern, _ subject: Type, _ bindings: inout [Binding]) -> TypedPattern {
    switch pattern.kind {
    case .wildcard: return .wildcard
    case .nilLiteral:
      if !subject.isOptional, subject != .unknown {
        report(.neverNil(type: subject), at: pattern.range)
      }
      return .nilLiteral
    case .binding(let name):
      var type = subject
      if case .tuple = subject {
        report(.patternNamesSeveralValues(name: name.text), at: pattern.range)
        type = .unknown
      }
      bindPattern(name, type, &bindings)
      return .binding(name.text)
    case .value(let expression):
      if case .name(let name) = expression.kind, !isKnown(name), enumCase(name, of: subject.unwrapped) != nil {
        let item = Identifier(text: name, range: expression.range)
        report(.unknownName(name: name), at: item.range, suggestion: .write(".\(name)", at: item.range))
        return checkCase(item, of: nil, [], matching: subject, &bindings, at: item.range)
      }
      return .value(checkPatternValue(expression, subject))
    case .oneSidedRange(let bound, let side): return .oneSidedRange(checkBound(bound, subject, pattern.range), side)
    case .tuple(let parts): return checkTuple(parts, subject, &bindings, at: pattern.range)
    case .some(let wrapped):
      if let (name, item) = wrapped.valueOfSome, enumCase(name.text, of: subject.unwrapped) != nil {
        return checkCase(name, of: nil, [item], matching: subject, &bindings, at: pattern.range)
      }
      if !subject.isOptional, subject != .unknown {
        let mark = SourceRange(
          file: pattern.range.file, lower: Int(wrapped.range.upper), upper: Int(pattern.range.upper))
        report(.chainOnValue(type: subject), at: mark, fixIt: Diagnostic.FixIt(range: mark, replacement: ""))
      }
      // A case matches the value of an optional.
      if case .enumCase(let typeName, let name, let items) = wrapped.kind {
        guard name.text == "none", let declaration = enumeration(subject.unwrapped) else {
          return checkPattern(wrapped, subject, &bindings)
        }
        let ofEnum = typeName ?? Identifier(text: declaration.name, range: name.range)
        return checkCase(name, of: ofEnum, items, matching: subject, &bindings, at: wrapped.range)
      }
      return .some(checkPattern(wrapped, subject.unwrapped, &bindings))
    case .enumCase(nil, let name, let items) where isCaseOfOptional(name, items, subject):
      return checkCaseOfOptional(name, items, subject, &bindings)
    case .enumCase(let typeName, let name, let items):
      return checkCase(name, of: typeName, items, matching: subject, &bindings, at: pattern.range)
    }
  }

  /// Whether a pattern is `.some(let x)` or `.none` of an optional whose wrapped type has no such case.
  private func isCaseOfOptional(_ name: Identifier, _ items: [PatternBinding], _ subject: Type) -> Bool {
    guard subject.isOptional, enumCase(name.text, of: subject.unwrapped) == nil else { return false }
    return name.text == "none" ? items.isEmpty : name.text == "some" && items.count < 2 && items.first?.label == nil
  }

  /// Checks `.none`, `.some` and `.some(5)`, which compares the value.
  private func checkCaseOfOptional(
    _ name: Identifier, _ items: [PatternBinding], _ subject: Type, _ bindings: inout [Binding]
  ) -> TypedPattern {
    if name.text == "none" { return .nilLiteral }
    guard let bound = items.first?.name else { return .some(.wildcard) }
    bindPattern(bound, subject.unwrapped, &bindings, isMade: items[0].isValue)
    return .some(.binding(bound.text))
  }

  private func checkTuple(
    _ parts: [Pattern], _ subject: Type, _ bindings: inout [Binding], at range: SourceRange
  ) -> TypedPattern {
    var types = Array(repeating: Type.unknown, count: parts.count)
    if case .tuple(let subjects) = subject, subjects.count == parts.count {
      types = subjects
    } else if subject != .unknown {
      report(.patternOfSeveralValues(count: Self.counted(parts.count, "value"), type: subject), at: range)
    }
    checkUniqueBindings(parts.flatMap(\.names))
    return .tuple(zip(parts, types).map { checkPattern($0, $1, &bindings) })
  }

  private func bindPattern(
    _ name: Identifier, _ type: Type, _ bindings: inout [Binding], isMade: Bool = false
  ) {
    guard isNameable(name) else { return }
    checkNotKeyword(name, as: "constant")
    let number = bind(name.text, type, .local(name.text), at: name.range, isMade: isMade)
    // Suppresses the warning that the name is unused, because an error has been reported.
    if type == .unknown { session.usedLocals[number] = true }
    bindings.append(Binding(name: name, number: number))
  }

  /// Checks a value pattern, which is compared with `==`, or a range, which must contain the subject.
  private func checkPatternValue(_ expression: Expression, _ subject: Type) -> TypedExpression {
    guard subject != .unknown else {
      return contextualLiteral(of: expression) == nil ? infer(expression) : invalid(expression.range)
    }
    if case .binary(_, let symbol, _) = expression.kind, symbol.text == "..." || symbol.text == "..<" {
      let value = infer(expression, Expected(type: .closedRange(subject.unwrapped)))
      switch value.type {
      case .range(subject), .closedRange(subject): return value
      default:
        if value.type.hasUnknown { return value }
      }
      reportRange(of: value.type, subject, at: expression.range)
      return invalid(expression.range)
    }
    let value = infer(expression, Expected(type: subject))
    if value.type.hasUnknown { return value }
    if !converts(value.type, to: subject) {
      let (help, edit) = caseHelp(value, subject) ?? (nil, nil)
      report(
        .patternType(found: value.type, type: subject), at: expression.range,
        help: help.map { "match a case: \($0)" }, fixIt: edit)
      return invalid(expression.range)
    }
    if !conforms(subject, to: .equatable) {
      report(.notEquatable(type: subject), at: expression.range)
    }
    return convert(value, to: subject)
  }

  /// Checks the bound of a one-sided range, which must contain the subject.
  private func checkBound(_ bound: Expression, _ subject: Type, _ range: SourceRange) -> TypedExpression {
    let value = infer(bound, Expected(type: subject == .unknown ? nil : subject.unwrapped))
    guard subject != .unknown, !value.type.hasUnknown else { return value }
    guard value.type == subject, subject.isRangeBound else {
      if value.type.isRangeBound {
        reportRange(of: .closedRange(value.type), subject, at: range)
      } else {
        report(.rangeBounds(type: value.type), at: range)
      }
      return invalid(range)
    }
    return value
  }

  /// Reports a range that cannot contain the subject.
  private func reportRange(of type: Type, _ subject: Type, at range: SourceRange) {
    let isOptional =
      subject.isOptional && [.range(subject.unwrapped), .closedRange(subject.unwrapped)].contains(type)
    report(
      .patternType(found: type, type: subject), at: range,
      suggestion: isOptional ? .write("(\(text(at: range)))?", at: range) : nil)
  }

  private func checkCase(
    _ name: Identifier, of typeName: Identifier?, _ items: [PatternBinding], matching subject: Type,
    _ bindings: inout [Binding], at range: SourceRange
  ) -> TypedPattern {
    let pattern = TypedPattern.enumCase(name: name.text, bindings: items.map { $0.name?.text })
    checkUniqueBindings(items.compactMap(\.name))
    guard subject != .unknown, isNameable(name) else {
      bindUnknown(items, &bindings)
      return pattern
    }
    guard let declaration = enumeration(subject.unwrapped) else {
      let cast = typeName.map { "cast it first: `if let error = … as? \($0.text), case .\(name.text) = error`" }
      report(.patternNotEnum(type: subject), at: range, help: subject.unwrapped == .anyError ? cast : nil)
      bindUnknown(items, &bindings)
      return pattern
    }
    if let typeName, typeName.text != declaration.name {
      report(.patternType(found: .declared(typeName.text), type: subject), at: typeName.range)
    } else if let typeName {
      index?.refer(to: .type(declaration.name), at: typeName.range)
    }
    guard let item = enumCase(name.text, of: subject.unwrapped) else {
      let known = declaration.cases.map(\.name)
      reportMissing(
        .noSuchMember(type: declaration.name, name: name.text), name, among: known,
        else: "`\(declaration.name)` has " + known.prefix(8).map { ".\($0)" }.quoted)
      bindUnknown(items, &bindings)
      return pattern
    }
    if typeName == nil, name.text == "none", subject.isOptional {
      report(
        .ambiguousNone(type: subject), at: range, suggestion: .write("nil", at: range),
        alternatives: [.write("\(declaration.name).none", at: range)])
    }
    index?.refer(to: symbol(of: item, in: declaration), at: name.range, type: subject.unwrapped)
    guard items.isEmpty || items.count == item.values.count else {
      report(
        .patternBindings(caseName: item.name, count: Self.counted(item.values.count, "associated value")),
        at: name.range.union(items.last?.range ?? name.range))
      bindUnknown(items, &bindings)
      return pattern
    }
    for (written, value) in zip(items, item.values) {
      referToLabel(written.label, of: value)
      if let label = written.label, label.text != value.label {
        report(
          .patternLabel(found: label.text, expected: value.label.map { "`\($0):`" } ?? "no label"), at: label.range)
      }
      if let bound = written.name { bindPattern(bound, value.type, &bindings, isMade: written.isValue) }
    }
    return pattern
  }

  /// Reports a name that a pattern or a closure binds twice.
  func checkUniqueBindings(_ names: [Identifier]) {
    var first: [String: SourceRange] = [:]
    for name in names where isNameable(name) && name.text != "_" {
      if let range = first.updateValue(name.range, forKey: name.text) {
        reportRepeated(.namedTwice(name: name.text), at: name.range, after: range)
      }
    }
  }

  private func bindUnknown(_ items: [PatternBinding], _ bindings: inout [Binding]) {
    for item in items {
      guard let name = item.name else { continue }
      bindPattern(name, .unknown, &bindings, isMade: item.isValue)
    }
  }

  /// Returns the names that are never read, and reports a warning for each: Swift would warn in the generated code.
  ///
  /// - Parameters:
  ///   - help: The help, or nil for the default help, which suggests `_`.
  ///   - isReported: Whether another warning says that the pattern has no effect.
  func unusedNames(_ bindings: [Binding], help: String? = nil, isReported: Bool = false) -> Set<String> {
    var unused: Set<String> = []
    // Several patterns of a case can bind the same name, which then refers to all of them.
    let used = Set(bindings.filter { session.usedLocals[$0.number] }.map(\.name.text))
    for binding in bindings where !used.contains(binding.name.text) {
      unused.insert(binding.name.text)
      if isReported { continue }
      let wildcard = Diagnostic.Suggestion.write("_", at: withLet(binding.name.range), note: " instead")
      report(
        .unusedBinding(name: binding.name.text), at: binding.name.range,
        help: binding.removal == nil ? help : nil, suggestion: binding.removal ?? (help == nil ? wildcard : nil))
    }
    return unused
  }
}

extension DeclarationReader {
  /// Returns the range of a name in a pattern, with the `let` before it.
  fileprivate func withLet(_ name: SourceRange) -> SourceRange {
    let place = SourceRange(file: name.file, lower: Int(name.lower) - 4, upper: Int(name.upper))
    return text(at: place).hasPrefix("let ") ? place : name
  }
}

extension TypedPattern {
  /// Returns the pattern with `_` in place of unused names.
  package func dropping(_ unused: Set<String>) -> TypedPattern {
    switch self {
    case .enumCase(let name, let parts): .enumCase(name: name, parts: parts.map { $0.dropping(unused) })
    case .binding(let name) where unused.contains(name): .wildcard
    case .tuple(let parts): .tuple(parts.map { $0.dropping(unused) })
    case .some(let wrapped): .some(wrapped.dropping(unused))
    default: self
    }
  }
}

extension Pattern {
  /// The associated value of `.some(let x)` for an enum that has a case with that name; nil for other patterns.
  fileprivate var valueOfSome: (name: Identifier, item: PatternBinding)? {
    let name = Identifier(text: "some", range: range.start)
    switch kind {
    case .binding(let bound): return (name, PatternBinding(name: bound, range: range))
    case .wildcard: return (name, PatternBinding(range: range))
    default: return nil
    }
  }
}
