import VmgenSchemaSyntax

/// `switch` expressions, which must be exhaustive.
extension ExpressionChecker {
  func inferMatch(
    _ subject: Expression, _ cases: [SwitchCase<Expression>], at range: SourceRange, expecting expected: Expected
  ) -> TypedExpression {
    let value = infer(subject)
    checkSubject(value)
    var branches: [Branch] = []
    let checked = checkCases(cases, of: value) { branches.append(Branch($0, environment.locals)) }
    reportMissing(checked, of: subject, after: cases.last?.range, value, body: emptyBody(like: cases, expected.type))
    let joined = join(branches, expected)
    guard joined.values.count == cases.count, value.type != .unknown else {
      return TypedExpression(.invalid, joined.type, range)
    }
    let typed = reachedCases(of: checked).map { index, item in
      TypedSwitchCase(patterns: item.patterns, guardCondition: item.guardCondition, body: joined.values[index])
    }
    if let constant = constants.value(of: value), let taken = constants.match(constant, typed),
      typed[taken.index].boundNames.isEmpty
    {
      return retyped(typed[taken.index].body, range)
    }
    return TypedExpression(.match(value, typed), joined.type, range)
  }

  /// Types the values of `switch (a, b)`.
  func inferTuple(_ parts: [Expression], _ range: SourceRange) -> TypedExpression {
    let values = parts.map { infer($0) }
    for value in values where value.literal != nil {
      report(.constantSubject, at: value.range, help: "leave it out of the parentheses")
    }
    let isKnown = values.allSatisfy { $0.type != .unknown }
    return TypedExpression(.tuple(values), isKnown ? .tuple(values.map(\.type)) : .unknown, range)
  }

  /// The checked heads of the cases of a `switch`.
  struct CheckedCases {
    struct Head {
      /// The patterns that match values which no case before it matches.
      var patterns: [TypedPattern]
      var guardCondition: TypedExpression?
      let isDefault: Bool
      let bindings: [Binding]
    }
    var heads: [Head] = []
    var coverage: Coverage
  }

  /// Checks the patterns and conditions of cases.
  ///
  /// - Parameter checkBody: Checks the body of a case. The names of its patterns are in scope.
  func checkCases<Body>(
    _ cases: [SwitchCase<Body>], of value: TypedExpression, _ checkBody: (Body) -> Void
  ) -> CheckedCases {
    let outer = environment.locals
    defer { environment.locals = outer }
    let constant = constants.value(of: value)
    var checked = CheckedCases(coverage: Coverage(of: value.type) { enumeration($0) })
    for item in cases {
      environment.locals = outer
      var bindings: [Binding] = []
      var patterns = item.patterns.map { checkPattern($0, value.type, &bindings) }
      for (name, value) in patterns.flatMap({ $0.constants(of: constant) }) { noteConstant(value, of: name) }
      checkAlternatives(item, bindings)
      var condition = item.guardCondition.map { checkCondition($0) }
      if patterns.count == 1, let lifted = liftingValues(into: patterns[0], condition) {
        (patterns, condition) = (lifted, nil)
      }
      // A constant condition is not generated, because Swift would warn about it.
      let truth = condition.flatMap { constants.truth(of: $0) }
      let isGuarded = condition != nil && truth == nil
      let isReached =
        truth == false
        ? reportNeverTrue(item) : cover(patterns, of: item, &checked.coverage, as: value.type, isGuarded: isGuarded)
      checkBody(item.body)
      checked.heads.append(
        CheckedCases.Head(
          patterns: isReached.map { patterns[$0] }, guardCondition: isGuarded ? condition : nil,
          isDefault: item.isDefault, bindings: bindings))
    }
    // A case whose condition has a mistake is not reported as missing, too.
    for head in checked.heads where head.guardCondition?.hasInvalid == true {
      for pattern in head.patterns { _ = checked.coverage.cover(pattern, isGuarded: false) }
    }
    return checked
  }

  /// Returns `.typing(.start)` for the condition `matched == .start` of `.typing(let matched)`, as which the parser reads it,
  /// and one pattern for each alternative; nil for another condition. A `switch` over such patterns can be exhaustive.
  private func liftingValues(into pattern: TypedPattern, _ condition: TypedExpression?) -> [TypedPattern]? {
    guard case .enumCase(let name, let parts) = pattern, let condition else { return nil }
    var lifted: [TypedPattern] = []
    var work = [condition]
    while let part = work.popLast() {
      switch part.kind {
      case .or(let left, let right): work += [right, left]
      case .parenthesized(let inner): work.append(inner)
      default:
        guard let values = comparedValues(in: part) else { return nil }
        let compared = parts.map { part in
          guard case .binding(let name) = part, environment.local(name)?.isMade == true else { return part }
          return values[name].map { TypedPattern.value($0) } ?? .wildcard
        }
        lifted.append(.enumCase(name: name, parts: compared))
      }
    }
    return lifted
  }

  /// Returns the constants that names of a pattern must equal; nil for another condition.
  private func comparedValues(in condition: TypedExpression) -> [String: TypedExpression]? {
    var values: [String: TypedExpression] = [:]
    var work = [condition]
    while let part = work.popLast() {
      switch part.kind {
      case .and(let left, let right): work += [left, right]
      case .parenthesized(let inner): work.append(inner)
      case .equal(let left, let right, negated: false):
        guard case .reference(.local(let name)) = left.kind, environment.local(name)?.isMade == true,
          right.isPlainConstant, values.updateValue(right, forKey: name) == nil
        else { return nil }
      default: return nil
      }
    }
    return values
  }

  /// Returns the cases that can be reached, without unused names, and their indices. Requires that all bodies have been
  /// checked.
  ///
  /// An unreachable case has been reported. Swift would report it again.
  func reachedCases(of checked: CheckedCases) -> [(index: Int, head: CheckedCases.Head)] {
    checked.heads.enumerated().compactMap { index, head in
      let unused = unusedNames(head.bindings)
      if head.isDefault ? checked.coverage.isDefaultUnreachable : head.patterns.isEmpty { return nil }
      var head = head
      head.patterns = head.patterns.map { $0.dropping(unused) }
      return (index, head)
    }
  }

  /// Adds a case to the coverage. Returns the indices of the patterns that match values not covered before.
  private func cover<Body>(
    _ patterns: [TypedPattern], of item: SwitchCase<Body>, _ coverage: inout Coverage, as subject: Type, isGuarded: Bool
  ) -> [Int] {
    if item.isDefault {
      coverage.coverDefault()
      if coverage.isDefaultUnreachable, subject != .unknown {
        report(.unreachableCase(caseName: "default"), at: item.range.start.union(caseHead(item)))
      }
      return []
    }
    let written = item.patterns.flatMap { [$0] + $0.alternatives }
    var reached: [Int] = []
    for (index, pattern) in patterns.enumerated() {
      if coverage.cover(pattern, isGuarded: isGuarded) {
        reached.append(index)
      } else {
        let range = written[min(index, written.count - 1)].range
        report(.unreachableCase(caseName: text(at: range)), at: range)
      }
    }
    return reached
  }

  /// Reports a case whose condition is always false. Returns the indices of the patterns that are reached: none.
  private func reportNeverTrue<Body>(_ item: SwitchCase<Body>) -> [Int] {
    if let first = item.patterns.first, let condition = item.guardCondition {
      let range = first.range.union(condition.range)
      report(.unreachableCase(caseName: text(at: range)), at: range)
    }
    return []
  }

  /// Returns the range of `default` or `case …:`.
  private func caseHead<Body>(_ item: SwitchCase<Body>) -> SourceRange {
    SourceRange(
      file: item.range.file, lower: Int(item.range.lower), upper: min(Int(item.range.lower) + 7, Int(item.range.upper)))
  }

  /// Reports patterns of one case that do not bind the same names with the same types.
  private func checkAlternatives<Body>(_ item: SwitchCase<Body>, _ bindings: [Binding]) {
    guard item.patterns.count > 1, !bindings.isEmpty else { return }
    var types: [String: Type] = [:]
    for binding in bindings {
      guard let local = environment.locals.first(where: { $0.number == binding.number }) else { continue }
      if let first = types[local.name], first != local.type, !first.hasUnknown, !local.type.hasUnknown {
        report(.alternativeBindings(name: local.name), at: local.range)
      }
      types[local.name] = local.type
    }
    for pattern in item.patterns {
      let names = Set(pattern.names.map(\.text))
      for missing in types.keys.sorted() where !names.contains(missing) {
        report(.alternativeBindings(name: missing), at: pattern.range)
      }
    }
  }

  /// Reports the values that no case matches.
  ///
  /// - Parameters:
  ///   - last: The last case, after which a fix-it adds the missing cases.
  ///   - body: The code of a missing case; nil if there is none for its type.
  func reportMissing(
    _ checked: CheckedCases, of subject: Expression, after last: SourceRange?, _ value: TypedExpression, body: String?
  ) {
    guard value.type != .unknown, let missing = checked.coverage.missing else { return }
    let isOpen = missing == ["default"]
    let shown = isOpen ? "every other `\(value.type)`" : missing.prefix(4).quoted
    let more = missing.count > 4 ? " and \(missing.count - 4) more" : ""
    report(
      .missingCases(cases: shown + more), at: subject.range,
      help: isOpen ? "add `default`" : helpForUnnamedValue(checked.heads),
      fixIt: insertion(of: missing, after: last, body))
  }

  /// Returns the help for `case .loaded(count)`, which compares the value instead of naming it.
  private func helpForUnnamedValue(_ heads: [CheckedCases.Head]) -> String? {
    for condition in heads.lazy.compactMap(\.guardCondition) {
      let value = text(at: condition.range)
      guard value.utf8.first.map({ $0 > 0x39 }) == true, value.utf8.allSatisfy(SignatureParser.isIdentifier),
        value != "true", value != "false"
      else { continue }
      if case .reference = condition.kind { continue }
      return "write `let \(value)` to name the value; without `let`, the case matches only a value equal to `\(value)`"
    }
    return nil
  }

  /// Returns a fix-it that adds the missing cases.
  private func insertion(of missing: [String], after last: SourceRange?, _ body: String?) -> Diagnostic.FixIt? {
    guard let last, let body else { return nil }
    let start = SourceRange(file: last.file, lower: 0, upper: Int(last.lower))
    let line = text(at: start).utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }
    let indent = String(decoding: line.reversed().prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    // A pattern with values has a case of its own.
    let isOne = !missing.contains { $0.utf8.first == UInt8(ascii: ".") && $0.utf8.last == UInt8(ascii: ")") }
    let cases = isOne ? [missing.joined(separator: ", ")] : missing
    let lines = cases.map { "\n\(indent)\($0 == "default" ? $0 : "case " + $0): \(body)" }
    return Diagnostic.FixIt(range: last.end, replacement: lines.joined(), changesMeaning: true)
  }

  /// Returns the code of a missing case with an empty value; nil if there is none for its type.
  private func emptyBody(like cases: [SwitchCase<Expression>], _ type: Type?) -> String? {
    guard let empty = Self.emptyValue(type ?? typeOfLiteral(in: cases)) else { return nil }
    // With statements in one case, the values of all cases need `return`.
    let returns = cases.contains { if case .block = $0.body.kind { true } else { false } }
    return (returns ? "return " : "") + empty
  }

  /// Returns the type of the first case that is a number or a Boolean, or else `String`.
  private func typeOfLiteral(in cases: [SwitchCase<Expression>]) -> Type {
    for item in cases {
      switch item.body.kind {
      case .integer, .decimal: return .int
      case .boolean: return .bool
      default: break
      }
    }
    return .string
  }

  /// Returns the code of an empty value; nil for a type without one.
  static func emptyValue(_ type: Type) -> String? {
    switch type {
    case .string: "\"\""
    case .int, .double, .decimal: "0"
    case .bool: "false"
    case .optional: "nil"
    case .array, .set: "[]"
    case .dictionary: "[:]"
    default: nil
    }
  }
}

extension TypedSwitchCase {
  /// The names that the patterns bind.
  fileprivate var boundNames: [String] { patterns.flatMap { $0.constants(of: nil).map(\.name) } }
}

extension TypedExpression {
  /// Whether Swift knows which values a pattern with this value leaves.
  fileprivate var isPlainConstant: Bool {
    switch kind {
    case .boolean, .integer: true
    case .enumCase(_, _, let arguments): arguments.isEmpty
    default: false
    }
  }
}
