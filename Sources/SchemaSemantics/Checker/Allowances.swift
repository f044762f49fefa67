import VmgenSchemaSyntax

/// The warnings that `@allow` silences, each in the member or function below it.
package struct Allowances: Sendable {
  private struct Allowance: Sendable {
    let code: Identifier
    let member: SourceRange
    /// The range of the `@allow` if it has no other code.
    let removed: SourceRange?
    var isUsed = false
  }

  /// Whether only `vmgen check --coverage`, `vmgen test --coverage` or `vmgen lint` reports the warnings with a code.
  private static func isOfReview(_ code: String) -> Bool {
    ["VM0631", "VM0853"].contains(code) || code.hasPrefix("VM09")
  }

  private var allowances: [Allowance] = []

  init(_ syntaxes: [SchemaSyntax]) {
    for declaration in syntaxes.flatMap(\.declarations) {
      switch declaration {
      case .viewModel(let syntax):
        for modifiers in syntax.modifiers {
          add(modifiers.allowances, above: syntax.members[modifiers.member].node.range)
        }
      case .function(let syntax): add(syntax.allowances, above: syntax.range)
      default: break
      }
    }
  }

  private mutating func add(_ written: [MemberModifiers.Allowance], above member: SourceRange) {
    for allowance in written {
      let removed = allowance.codes.count == 1 ? allowance.range : nil
      allowances += allowance.codes.map { Allowance(code: $0, member: member, removed: removed) }
    }
  }

  /// Returns the diagnostics without those that an `@allow` silences.
  package mutating func silence(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if allowances.isEmpty { return diagnostics }
    return diagnostics.filter { diagnostic in
      let silencing = allowances.indices.filter { index in
        diagnostic.isWarning(allowances[index].code.text, in: allowances[index].member)
      }
      for index in silencing { allowances[index].isUsed = true }
      return silencing.isEmpty
    }
  }

  /// Returns a warning for each `@allow` that has silenced none.
  ///
  /// - Parameter isReviewed: Whether a review has reported the warnings with a code; nil for the codes that no review
  ///   reports.
  package func unused(ofReview isReviewed: ((String) -> Bool)? = nil) -> [Diagnostic] {
    allowances.compactMap { allowance in
      let code = allowance.code.text
      guard !allowance.isUsed, isReviewed?(code) ?? !Self.isOfReview(code) else { return nil }
      return Diagnostic(
        .silencesNothing(code: code), at: allowance.code.range,
        fixIt: allowance.removed.map { Diagnostic.FixIt(range: $0, replacement: "") })
    }
  }
}

extension Diagnostic {
  fileprivate func isWarning(_ code: String, in member: SourceRange) -> Bool {
    kind.severity == .warning && kind.code == code && range.file == member.file && range.lower >= member.lower
      && range.upper <= member.upper
  }
}
