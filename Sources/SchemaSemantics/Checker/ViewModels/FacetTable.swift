import VmgenSchemaSyntax

/// The facets of a member, which are properties beside its value: `age.error`, `signIn.isRunning`, `rows.count`.
protocol FacetTable: Sendable {
  var names: [String] { get }
  /// The functions and texts of the member in acts of examples: `save.cancel()`, `age.text = "x"`.
  var acts: [String] { get }
  /// Returns whether the member has a facet.
  func contains(_ name: String) -> Bool
  /// Types a facet, or returns an invalid expression after reporting an error; returns nil if the value of the member
  /// may have such a property.
  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression?
}

extension FacetTable {
  var acts: [String] { [] }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension ExpressionChecker {
  /// Types `base.name` if the base is a member with facets; returns nil for any other value.
  func inferFacet(_ base: Expression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    guard let owner = memberName(base), isNameable(name), let member = environment.members[owner],
      let facets = member.facets
    else { return nil }
    if isCompleted(name.text) { index?.offer(facets.names, of: owner) }
    refer(toMember: owner, at: base.range, type: member.type)
    let typed = facets.infer(name, range, in: self)
    if case .facet? = typed?.kind { noteRead(owner) }
    refer(toFacet: name, of: "\(environment.viewModel ?? "").\(owner)", as: typed)
    return typed
  }

  /// Records a reference to a facet, unless the expression is invalid.
  func refer(toFacet name: Identifier, of owner: String, as typed: TypedExpression?) {
    guard let index, let typed, !typed.hasInvalid else { return }
    index.refer(to: .facet(owner: owner, name: name.text), at: name.range, type: typed.type)
  }

  /// Records that a step, or another expression outside the dependency graph, reads a member.
  func noteRead(_ name: String) {
    if [.step, .expectation].contains(environment.position) || environment.readsOutsideGraph { noteUse(.read, name) }
  }

  /// Reports a misspelled facet of a member with a value. Returns nil if the value may have such a property.
  func reportNoFacet(
    _ name: Identifier, of owner: MemberID, _ facets: some FacetTable, valueType type: Type, _ range: SourceRange
  ) -> TypedExpression? {
    guard type != .unknown, fieldType(of: type, name.text) == nil, candidates(for: name.text, on: type).isEmpty else {
      return nil
    }
    let kind = DiagnosticKind.noSuchMember(type: type, name: name.text)
    let suggestion: Diagnostic.Suggestion? =
      name.text == "value"
      ? .write(owner.name, at: range, note: ", which is the value") : facetSuggestion(name, facets)
    if let suggestion {
      report(kind, at: name.range, suggestion: suggestion)
      return invalid(range)
    }
    guard boundedNearNames(to: name.text, among: model(type)?.fields.map(\.name) ?? []).isEmpty,
      !nearNames(to: name.text, among: facets.names).isEmpty
    else { return nil }
    reportMissing(kind, name, among: facets.names)
    return invalid(range)
  }

  /// Returns the facet that has the given name in other frameworks.
  func facetSuggestion(_ name: Identifier, _ facets: some FacetTable) -> Diagnostic.Suggestion? {
    Self.facetSubstitutes[name.text].flatMap {
      facets.names.contains($0.facet) ? .write($0.form, at: name.range) : nil
    }
  }

  /// The names that other frameworks use for facets.
  private static let facetSubstitutes: [String: (facet: String, form: String)] = [
    "hasError": ("error", "error != nil"), "errorText": ("error", "error"), "errorMessage": ("error", "error"),
    "validationError": ("error", "error"), "isTouched": ("touched", "touched"),
    "isChanged": ("isDirty", "isDirty"), "hasChanges": ("isDirty", "isDirty"), "isModified": ("isDirty", "isDirty"),
    "isExecuting": ("isRunning", "isRunning"), "isLoading": ("isRunning", "isRunning"),
    "isBusy": ("isRunning", "isRunning"), "canExecute": ("canRun", "canRun"), "isEnabled": ("canRun", "canRun"),
    "isDisabled": ("canRun", "canRun"), "busy": ("busyText", "busyText"),
    "errorDescription": ("errorText", "errorText"), "isCancellable": ("canCancel", "canCancel"),
    "fractionCompleted": ("progress", "progress"), "succeeded": ("successCount", "successCount"),
  ]
}
