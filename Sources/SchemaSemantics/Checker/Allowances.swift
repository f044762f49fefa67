import VmgenSchemaSyntax

/// The warnings that `@allow` silences, each in the item below it.
package struct Allowances: Sendable {
  private struct Allowance: Sendable {
    let code: Identifier
    let item: SourceRange
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
    for written in syntaxes.flatMap(\.allowances) {
      let removed = written.codes.count == 1 ? written.range : nil
      allowances += written.codes.map { Allowance(code: $0, item: written.item, removed: removed) }
    }
  }

  /// Returns the diagnostics without those that an `@allow` silences.
  package mutating func silence(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if allowances.isEmpty { return diagnostics }
    return diagnostics.filter { diagnostic in
      let silencing = allowances.indices.filter { index in
        diagnostic.isWarning(allowances[index].code.text, in: allowances[index].item)
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
  fileprivate func isWarning(_ code: String, in item: SourceRange) -> Bool {
    kind.severity == .warning && kind.code == code && range.file == item.file && range.lower >= item.lower
      && range.upper <= item.upper
  }
}
