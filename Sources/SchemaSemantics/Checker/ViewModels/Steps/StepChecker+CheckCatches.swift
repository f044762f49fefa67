import VmgenSchemaSyntax

/// `catch` clauses: the errors that they catch, and their steps.
extension StepChecker {
  /// Checks `do { … } catch { … }`.
  func checkAttempt(_ body: StepsSyntax, _ catches: [CatchSyntax], isTail: Bool) -> Step.Kind {
    checkBranches {
      let outer = scope.thrown
      scope.thrown = []
      let steps = checkBranch(body, isTail: isTail)
      let thrown = scope.thrown
      scope.thrown = outer
      noteAssigned(beforeErrorsOf: body)
      let (clauses, rest) = checkCatches(catches, of: body, thrown, isTail: isTail, isAttempt: true)
      scope.thrown += thrown.filter { rest.contains($0.failure) }
      return .attempt(CommandBody(steps: steps, catches: clauses), uncaught: rest)
    }
  }

  /// Checks `catch` clauses.
  ///
  /// - Parameters:
  ///   - isTail: Whether no step follows those of a clause.
  ///   - isAttempt: Whether the clauses follow the steps of a `do`.
  /// - Returns: The clauses that can be reached, and the failures that none of them catches.
  func checkCatches(
    _ catches: [CatchSyntax], of steps: StepsSyntax?, _ thrown: [(failure: Failure, range: SourceRange)],
    isTail: Bool = true, isAttempt: Bool = false
  ) -> (clauses: [Catch], rest: [Failure]) {
    guard let first = catches.first else { return ([], thrown.map(\.failure)) }
    let unavailable = expressions.environment.unavailable
    defer { expressions.environment.unavailable = unavailable }
    if let steps { markUnavailable(namesIn: steps, isAttempt: isAttempt) }
    var coverage = CatchCoverage(thrown.map(\.failure), declarations)
    if coverage.isEmpty {
      report(.nothingToCatch, at: first.range.head(5))
      for item in catches {
        let patterns = item.patterns.map { CaughtPattern(pattern: $0, error: nil) }
        _ = checkClause(item, patterns, typeOfUnthrown(item), isTail: isTail)
      }
      return ([], [])
    }
    var clauses: [Catch] = []
    for item in catches {
      if item.patterns.isEmpty, item.isUnreadable {
        _ = checkClause(item, [], .unknown, isTail: isTail)
      } else if let error = item.errorType {
        let isReached = checkCaughtType(error, of: item, &coverage)
        let (clause, isTrue) = checkClause(item, [], .declared(error.text), isTail: isTail)
        if isReached, isTrue != false { clauses.append(clause) }
        if isTrue == true { _ = coverage.coverAll(of: error.text) }
      } else if item.patterns.isEmpty {
        if coverage.isEmpty { report(.unreachableCase(caseName: "catch"), at: item.range.head(5)) }
        let rest = coverage.rest
        let isReached = !coverage.isEmpty
        if item.catchesAll { coverage.coverAll() }
        var type = Type.anyError
        if rest.count == 1, case .declared(let error) = rest[0] { type = .declared(error) }
        let (clause, isTrue) = checkClause(item, [], type, isTail: isTail)
        if isReached, isTrue != false { clauses.append(clause) }
        if isTrue == true { coverage.coverAll() }
      } else {
        clauses += checkPatterned(item, &coverage, isTail: isTail)
      }
    }
    return (clauses, coverage.rest)
  }

  /// Marks the names of steps as unavailable in the clauses after them.
  private func markUnavailable(namesIn steps: StepsSyntax, isAttempt: Bool) {
    for name in steps.declaredNames where !expressions.isKnown(name) {
      expressions.environment.unavailable[name] = .init(
        reason: "the steps before the `catch` declare it, which may not have reached it",
        help: isAttempt
          ? "declare it before the `do`" : "declare it before a `do { … } catch { … }` inside of the steps")
    }
  }

  /// Returns the type of `error` in a clause that no step reaches. After another mistake, a step can throw any error.
  private func typeOfUnthrown(_ item: CatchSyntax) -> Type {
    if let error = item.errorType { return isError(error, of: item) ? .declared(error.text) : .unknown }
    let isMistaken = declarations.sink.diagnostics.contains { $0.kind.severity == .error }
    return item.patterns.isEmpty && !item.isUnreadable && !isMistaken ? .anyError : .unknown
  }

  /// Returns whether a clause for a whole type can be reached.
  private func checkCaughtType(_ error: Identifier, of item: CatchSyntax, _ coverage: inout CatchCoverage) -> Bool {
    guard isError(error, of: item) else { return false }
    if coverage.coverAll(of: error.text, isGuarded: item.condition != nil) { return true }
    report(.unreachableCase(caseName: "let \(item.errorName) as \(error.text)"), at: error.range)
    return false
  }

  /// Returns whether a type is an error, after reporting any other type.
  private func isError(_ error: Identifier, of item: CatchSyntax) -> Bool {
    guard enumeration(.declared(error.text))?.isError == true else {
      let helps = [
        "Error": "write `catch let \(item.errorName)`, which catches every error",
        "CancellationError": "remove the clause: a cancelled run has no more steps",
        "NSError":
          "write `catch let \(item.errorName)`, which catches every error; `\(item.errorName).label` is its text",
      ]
      let help = helps[error.text]
      report(.throwsNoError(type: .declared(error.text)), at: error.range, help: help)
      return false
    }
    index?.refer(to: .type(error.text), at: error.range)
    return true
  }

  private func checkPatterned(_ item: CatchSyntax, _ coverage: inout CatchCoverage, isTail: Bool) -> [Catch] {
    var error: String?
    var caught: [CaughtPattern] = []
    for pattern in item.patterns {
      guard case .enumCase(_, let name, _) = pattern.kind else {
        report(.catchPattern, at: pattern.range)
        continue
      }
      let found = errorOf(pattern, coverage)
      caught.append(CaughtPattern(pattern: pattern, error: found))
      guard let found else { continue }
      if let error, error != found {
        report(.catchOfTwoErrors(first: error, second: found), at: pattern.range)
        continue
      }
      error = found
      let isGuarded = item.condition != nil
      if enumCase(name.text, of: .declared(found)) != nil, !coverage.cover(found, name.text, isGuarded: isGuarded) {
        report(.unreachableCase(caseName: text(at: pattern.range)), at: pattern.range)
        continue
      }
      caught[caught.count - 1].isReached = true
    }
    let (clause, isTrue) = checkClause(item, caught, error.map { .declared($0) } ?? .unknown, isTail: isTail)
    guard let error, !clause.patterns.isEmpty else { return [] }
    if isTrue == false {
      let range = item.patterns[0].range.union(item.condition?.range ?? item.range.end)
      report(.unreachableCase(caseName: text(at: range)), at: range)
      return []
    }
    if isTrue == true { for case .enumCase(let name, _) in clause.patterns { _ = coverage.cover(error, name) } }
    return [clause]
  }

  /// Returns the error type of a pattern: the type that it names, or the thrown error type that has such a case.
  private func errorOf(_ pattern: Pattern, _ coverage: CatchCoverage) -> String? {
    guard case .enumCase(let type, let name, _) = pattern.kind, isNameable(name) else { return nil }
    if let type {
      guard enumeration(.declared(type.text))?.isError == true else {
        report(.throwsNoError(type: .declared(type.text)), at: type.range)
        return nil
      }
      index?.refer(to: .type(type.text), at: type.range)
      if coverage.hasAny || coverage.errors.contains(type.text) { return type.text }
      report(
        .unreachableCase(caseName: text(at: pattern.range)), at: pattern.range,
        help: "remove it; no step before it throws \(withArticle("`\(type.text)`"))")
      return nil
    }
    let fitting = coverage.errors(with: name.text)
    if fitting.count == 1 { return fitting[0] }
    if fitting.count > 1 {
      let forms = fitting.map { "`\($0).\(name.text)`" }.joined(separator: " or ")
      report(.catchNeedsType(caseName: name.text), at: pattern.range, help: "write \(forms)")
    } else if coverage.isEmpty {
      report(.unreachableCase(caseName: text(at: pattern.range)), at: pattern.range)
    } else if coverage.hasAny, hasUnknownErrors {
      return nil
    } else if coverage.errors.isEmpty {
      let known = types.compactMap { name, entry -> String? in
        guard case .enumeration(let declaration) = entry.declaration, declaration.isError else { return nil }
        return name
      }
      let having = known.filter { enumCase(name.text, of: .declared($0)) != nil }.sorted()
      report(
        .catchNeedsType(caseName: name.text), at: pattern.range,
        help: "write the type of the error: `\(having.first ?? "SomeError").\(name.text)`")
    } else {
      let cases = coverage.errors.flatMap { enumeration(.declared($0))?.cases.map(\.name) ?? [] }
      reportMissing(
        .noSuchMember(type: coverage.errors.joined(separator: "` or `"), name: name.text), name.text, at: name.range,
        among: cases, else: "the cases are " + cases.prefix(8).map { ".\($0)" }.quoted)
    }
    return nil
  }

  /// A pattern with the error that has its case; nil if that is not known.
  private struct CaughtPattern {
    let pattern: Pattern
    let error: String?
    /// Whether no clause before it catches the case.
    var isReached = false
  }

  /// Checks the condition and the steps of one clause, with the names that its patterns bind, or with `error`.
  ///
  /// - Returns: The clause, and the value of its condition, if that is a constant.
  private func checkClause(
    _ item: CatchSyntax, _ patterns: [CaughtPattern], _ type: Type, isTail: Bool
  ) -> (clause: Catch, isTrue: Bool?) {
    expressions.inScope {
      var bindings: [Binding] = []
      let typed = patterns.map { caught in
        expressions.checkPattern(caught.pattern, caught.error.map { .declared($0) } ?? .unknown, &bindings)
      }
      let unavailable = expressions.environment.unavailable
      defer { expressions.environment.unavailable = unavailable }
      if let caught = caughtCase(patterns.map(\.pattern), type) {
        expressions.environment.unavailable["error", default: .init()].help = "write `\(caught)`"
      }
      if item.patterns.isEmpty {
        bindError(of: item, type)
      }
      let condition = item.condition.map { expressions.checkCondition($0) }
      let isTrue = condition.flatMap { expressions.constants.truth(of: $0) }
      let steps = checkBranch(item.steps, isTail: isTail)
      let unused = expressions.unusedNames(bindings)
      let clause = Catch(
        patterns: zip(typed, patterns).filter(\.1.isReached).map { $0.0.dropping(unused) }, name: item.errorName,
        condition: isTrue == nil ? condition : nil, error: type.errorName, steps: steps)
      return (clause, isTrue)
    }
  }

  private func bindError(of item: CatchSyntax, _ type: Type) {
    let name = item.errorName
    if let caught = item.caught { checkNotKeyword(caught.name, as: "constant") }
    expressions.environment.unavailable["error"] = name == "error" ? nil : .init(help: "write `\(name)`")
    expressions.bind(name, type, .local(name), at: item.caught?.name.range ?? item.range.head(5))
  }

  /// Returns the expression of the only error that a clause handles, if its case has no associated values.
  private func caughtCase(_ patterns: [Pattern], _ type: Type) -> String? {
    guard patterns.count == 1, case .enumCase(_, let name, _) = patterns[0].kind,
      enumCase(name.text, of: type)?.values.isEmpty == true
    else { return nil }
    return "\(type).\(name.text)"
  }
}

extension Type {
  /// The name of the error type, if it is known.
  fileprivate var errorName: String? {
    if case .declared(let name) = self { return name }
    return nil
  }
}
