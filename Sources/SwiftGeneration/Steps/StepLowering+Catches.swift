import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The `catch` clauses of steps.
extension StepLowering {
  /// Returns a `catch` clause for the errors of the preceding statements.
  mutating func clause(_ clause: Catch, of thrown: ThrownErrors) -> SwiftCatch {
    var result = handler(clause, of: thrown)
    // A run whose error is handled is not a success.
    if command != nil { result.body.insert(.value(.run.member("noteHandledError").call()), at: 0) }
    return result
  }

  mutating func handler(_ clause: Catch, of thrown: ThrownErrors) -> SwiftCatch {
    mayHaveEnded = true
    let scope = SwiftLowering.Scope(lowering)
    defer { scope.restore(&lowering) }
    guard clause.patterns.isEmpty else {
      let patterns = patterns(of: clause)
      return SwiftCatch(patterns, where: clause.condition.map { inCase($0) }, block(clause.steps))
    }
    let local = swiftIdentifier(lowering.enter(clause.name))
    let condition = clause.condition.map { inCase($0) }
    let body = block(clause.steps)
    guard let type = clause.error ?? thrown.only else {
      // Cancellation of a run is not an error that a schema can catch.
      let isCancellation = SwiftExpression.text("(\(local) is CancellationError)")
      let isError = SwiftExpression.prefix("!", isCancellation)
      return SwiftCatch([.name(local)], where: condition.map { .binary(isError, "&&", $0) } ?? isError, body)
    }
    if thrown.only != nil {
      let isImplied = local == "error" && condition == nil
      return SwiftCatch(isImplied ? [] : [.name(local)], where: condition, body)
    }
    lowering.noteModule(ofType: type)
    return SwiftCatch([.cast(local, to: swiftIdentifier(type))], where: condition, body)
  }

  /// Returns the patterns of a clause: `SignInError.offline, SignInError.server(let code)`.
  private mutating func patterns(of clause: Catch) -> [SwiftPattern] {
    let type = clause.error ?? ""
    lowering.noteModule(ofType: type)
    return lowering.bind(clause.patterns, subject: .declared(type)).map { $0.ofType(swiftIdentifier(type)) }
  }

  /// Returns the statements that handle the errors of a stream. The current error is named `error`.
  mutating func statements(ofStreamCatching catches: [Catch]) -> [SwiftStatement] {
    if catches.count == 1, catches[0].patterns.isEmpty, catches[0].error == nil, catches[0].condition == nil {
      lowering.locals[catches[0].name] = lowering.enter("error")
      return block(catches[0].steps)
    }
    var cases: [SwiftCase] = []
    var takesAll = false
    for clause in catches {
      let scope = SwiftLowering.Scope(lowering)
      defer { scope.restore(&lowering) }
      if clause.patterns.isEmpty {
        let pattern = clause.error.map { type in
          [SwiftPattern.cast(swiftIdentifier(lowering.enter(clause.name)), to: swiftIdentifier(type))]
        }
        if pattern == nil { lowering.locals[clause.name] = lowering.enter("error") }
        let condition = clause.condition.map { inCase($0) }
        takesAll = clause.error == nil && condition == nil
        let any = condition == nil ? [] : [SwiftPattern.value(.text("_"))]
        cases.append(SwiftCase(pattern ?? any, where: condition, block(clause.steps)))
      } else {
        let patterns = patterns(of: clause)
        cases.append(SwiftCase(patterns, where: clause.condition.map { inCase($0) }, block(clause.steps)))
      }
    }
    for index in cases.indices { cases[index].body = cases[index].body.asCaseBody }
    if !takesAll { cases.append(SwiftCase([], [.throwing(.text("error"))])) }
    return [.value(.match(SwiftSwitch(.text("error"), cases)))]
  }
}

extension SwiftPattern {
  /// Returns the pattern of a case with the name of its enum: `SignInError.offline`.
  fileprivate func ofType(_ type: String) -> SwiftPattern {
    if case .enumCase(let name, let parts, let mark) = self { .enumCase(type + name, parts, mark: mark) } else { self }
  }
}

extension Catch {
  /// Whether the clause's steps read the error.
  var mentionsError: Bool { condition?.mentions(name) == true || steps.contains { $0.mentions(name) } }
}
