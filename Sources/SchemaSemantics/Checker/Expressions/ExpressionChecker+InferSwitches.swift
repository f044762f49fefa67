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
      let patterns = item.patterns.map { checkPattern($0, value.type, &bindings) }
      for (name, value) in patterns.flatMap({ $0.constants(of: constant) }) { noteConstant(value, of: name) }
      checkAlternatives(item, bindings)
      let condition = item.guardCondition.map { checkCondition($0) }
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
    var reached: [Int] = []
    for (index, pattern) in patterns.enumerated() {
      if coverage.cover(pattern, isGuarded: isGuarded) {
        reached.append(index)
      } else {
        let range = item.patterns[index].range
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
      guard value.utf8.first.map({ $0 > 0x39 }) == true, value.utf8.allSatisfy(SignatureParser.isIdentifier) else {
        continue
      }
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
    let patterns = missing == ["default"] ? "default" : "case " + missing.joined(separator: ", ")
    return Diagnostic.FixIt(range: last.end, replacement: "\n\(indent)\(patterns): \(body)")
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

  private static func emptyValue(_ type: Type) -> String? {
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

extension Pattern {
  /// The names that the pattern binds.
  var names: [Identifier] {
    switch kind {
    case .binding(let name): [name]
    case .enumCase(_, _, let bindings): bindings.compactMap(\.name)
    case .tuple(let parts): parts.flatMap(\.names)
    case .value, .nilLiteral, .wildcard: []
    }
  }
}

extension TypedSwitchCase {
  /// The names that the patterns bind.
  fileprivate var boundNames: [String] { patterns.flatMap { $0.constants(of: nil).map(\.name) } }
}

/// The values that the cases of a `switch` match so far.
struct Coverage {
  /// The patterns that together match everything; nil if only `default` or a binding can.
  private let all: [String]?
  private var covered: Set<String> = []
  /// The number of patterns in `all` that are not covered yet.
  private var open: Int
  private var isComplete = false
  private(set) var hasDefault = false
  /// Whether earlier cases cover everything, so that `default` is never reached.
  private(set) var isDefaultUnreachable = false
  /// The combinations of several values; nil for one value.
  private var combinations: TupleCoverage?

  init(of type: Type, enumeration: (Type) -> EnumDeclaration?) {
    all = Self.patterns(of: type, enumeration)
    open = Set(all ?? []).count
    if case .tuple(let parts) = type {
      combinations = TupleCoverage(forms: parts.map { Self.patterns(of: $0, enumeration) })
    }
  }

  private static func patterns(of type: Type, _ enumeration: (Type) -> EnumDeclaration?) -> [String]? {
    var patterns: [String]?
    if let declaration = enumeration(type.unwrapped) {
      patterns = declaration.cases.map { ".\($0.name)" }
    } else if type.unwrapped == .bool {
      patterns = ["true", "false"]
    }
    if type.isOptional { patterns?.append("nil") }
    return patterns
  }

  private var isExhausted: Bool {
    isComplete || hasDefault || (all != nil && open == 0) || combinations.map { $0.missing == nil } == true
  }

  /// The patterns that are not matched; nil if all are.
  var missing: [String]? {
    if isExhausted { return nil }
    if let combinations { return combinations.missing.map { [$0] } }
    return all.map { $0.filter { !covered.contains($0) } } ?? ["default"]
  }

  mutating func coverDefault() {
    isDefaultUnreachable = isExhausted
    hasDefault = true
  }

  /// Adds a pattern. Returns false if earlier patterns match everything that it matches.
  mutating func cover(_ pattern: TypedPattern, isGuarded: Bool) -> Bool {
    if case .tuple(let parts) = pattern {
      // The combinations know what is left.
      if isComplete || hasDefault { return false }
      let columns = parts.map { column(of: $0) }
      return combinations?.cover(columns, isGuarded: isGuarded) ?? true
    }
    if isExhausted { return false }
    guard let key = key(of: pattern) else {
      switch pattern {
      case .wildcard, .binding: if !isGuarded { isComplete = true }
      default: break
      }
      return true
    }
    if covered.contains(key) { return false }
    if !isGuarded {
      covered.insert(key)
      // For types such as numbers, whose values no `switch` can list, nothing is counted.
      if all != nil { open -= 1 }
    }
    return true
  }

  private func column(of pattern: TypedPattern) -> TupleCoverage.Column {
    key(of: pattern).map { .form($0) } ?? (pattern.matchesEveryValue ? .any : .opaque)
  }

  /// Returns the key of a pattern that matches exactly one value or case.
  private func key(of pattern: TypedPattern) -> String? {
    switch pattern {
    case .enumCase(let name, _): return ".\(name)"
    case .nilLiteral: return "nil"
    case .wildcard, .binding, .tuple: return nil
    case .value(var value):
      while case .wrapped(let inner) = value.kind { value = inner }
      switch value.kind {
      case .boolean(let isTrue): return "\(isTrue)"
      case .integer(let number): return "\(number)"
      case .string(let string): return string.plainText.map { "\"\($0)\"" }
      case .enumCase(_, let name, let arguments): return arguments.isEmpty ? ".\(name)" : nil
      default: return nil
      }
    }
  }
}
