import VmgenSchemaSyntax

/// The warnings that `@allow` silences, each in the member below it.
package struct Allowances: Sendable {
  private struct Allowance: Sendable {
    let code: Identifier
    let member: SourceRange
    /// The range of the `@allow` if it has no other code.
    let removed: SourceRange?
    var isUsed = false
  }

  /// The codes of warnings that only a review reports, such as that of the coverage of examples.
  private static let ofReviews: Set<String> = ["VM0631"]

  private var allowances: [Allowance] = []

  init(_ syntaxes: [SchemaSyntax]) {
    for case .viewModel(let syntax) in syntaxes.flatMap(\.declarations) {
      for modifiers in syntax.modifiers {
        let member = syntax.members[modifiers.member].node.range
        for allowance in modifiers.allowances {
          let removed = allowance.codes.count == 1 ? allowance.range : nil
          allowances += allowance.codes.map { Allowance(code: $0, member: member, removed: removed) }
        }
      }
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
  /// - Parameter isReview: Whether only the codes of reviews are meant; otherwise only those of other warnings.
  package func unused(isReview: Bool = false) -> [Diagnostic] {
    allowances.compactMap { allowance in
      guard !allowance.isUsed, Self.ofReviews.contains(allowance.code.text) == isReview else { return nil }
      return Diagnostic(
        .silencesNothing(code: allowance.code.text), at: allowance.code.range,
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
