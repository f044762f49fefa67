import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The `catch` clauses of steps.
extension StepLowering {
  /// Returns a `catch` clause for the errors of the preceding statements.
  mutating func clause(_ clause: Catch, of thrown: ThrownErrors) -> SwiftCatch {
    mayHaveEnded = true
    let scope = SwiftLowering.Scope(lowering)
    defer { scope.restore(&lowering) }
    guard clause.patterns.isEmpty else {
      let pattern = pattern(of: clause)
      return SwiftCatch(pattern, block(clause.steps))
    }
    let local = swiftIdentifier(lowering.enter("error"))
    let body = block(clause.steps)
    guard let type = clause.error ?? thrown.only else {
      // Cancellation of a run is not an error that a schema can catch.
      return SwiftCatch("let \(local) where !(\(local) is CancellationError)", body)
    }
    let name = swiftIdentifier(type)
    if thrown.only != nil {
      return SwiftCatch(local == "error" || !clause.mentionsError ? "" : "let \(local)", body)
    }
    lowering.noteModule(ofType: type)
    return SwiftCatch(clause.mentionsError ? "let \(local) as \(name)" : "is \(name)", body)
  }

  /// Returns the patterns of a clause: `SignInError.offline, SignInError.server(let code)`.
  private mutating func pattern(of clause: Catch) -> String {
    let type = clause.error ?? ""
    lowering.noteModule(ofType: type)
    let bound = lowering.bind(clause.patterns)
    lowering.usedLocals.formUnion(lowering.locals.values)
    return bound.map { swiftIdentifier(type) + lowering.text(of: $0, subject: .declared(type)) }
      .joined(separator: ", ")
  }

  /// Returns the statements that handle the errors of a stream. The current error is named `error`.
  mutating func statements(ofStreamCatching catches: [Catch]) -> [SwiftStatement] {
    if catches.count == 1, catches[0].patterns.isEmpty, catches[0].error == nil {
      _ = lowering.enter("error")
      return block(catches[0].steps)
    }
    var cases: [SwiftCase] = []
    var takesAll = false
    for clause in catches {
      let scope = SwiftLowering.Scope(lowering)
      defer { scope.restore(&lowering) }
      if clause.patterns.isEmpty {
        let local = swiftIdentifier(lowering.enter("error"))
        let body = block(clause.steps)
        let pattern = clause.error.map {
          clause.mentionsError ? "let \(local) as \(swiftIdentifier($0))" : "is \(swiftIdentifier($0))"
        }
        takesAll = pattern == nil
        cases.append(SwiftCase(pattern.map { [$0] } ?? [], body))
      } else {
        let pattern = pattern(of: clause)
        cases.append(SwiftCase([pattern], block(clause.steps)))
      }
    }
    for index in cases.indices where cases[index].body.isEmpty { cases[index].body = [.value(.text("break"))] }
    if !takesAll { cases.append(SwiftCase([], [.value(.text("throw error"))])) }
    return [.value(.match(SwiftSwitch(.text("error"), cases)))]
  }
}

extension Catch {
  /// Whether the clause's steps read the error.
  var mentionsError: Bool { steps.contains { $0.mentions("error") } }
}
