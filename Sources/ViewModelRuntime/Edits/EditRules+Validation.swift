/// The validity of an entry.
enum EditValidation<Values> {
  case valid
  /// A check is required or pending.
  case unanswered
  /// The entry is invalid, with a localized error.
  case invalid((inout Values) -> String)

  var isValid: Bool {
    if case .valid = self { return true }
    return false
  }
}

extension EditRules {
  /// Returns the validity of the entry.
  final func validation(_ values: inout Values) -> EditValidation<Values> {
    if let isEnabled, !isEnabled(&values) { return .valid }
    let state = values[keyPath: place.state]
    let isOutdated = isOutdated(state, values: &values)
    if !isOutdated, let problem = state.entry?.problem { return .invalid { problem.text(in: $0.inputs.context) } }
    let pending = pending(in: &values)
    for requirement in requirements where !requirement.holds(pending, &values) { return .invalid(requirement.message) }
    // The model's own value needs no check.
    guard let check, state.isChanged, !isOutdated else { return .valid }
    return validation(of: check, state.verdict, &values)
  }

  private func validation(
    of check: EditCheck<Values>, _ verdict: CheckVerdict?, _ values: inout Values
  ) -> EditValidation<Values> {
    guard let verdict, !check.differs(verdict.arguments, check.arguments(&values)) else { return .unanswered }
    return switch verdict.outcome {
    case .passed: .valid
    case .failed: .invalid(check.message)
    case .threw(let error): .invalid { check.text(of: error, in: $0.inputs.context) }
    }
  }

  /// Returns the state of the edit for a view, with the text in the field.
  final func facets(_ values: inout Values, text: String) -> EditFacets {
    let state = values[keyPath: place.state]
    var facets = EditFacets(
      name: name, text: text, touched: state.isTouched, isEditing: state.isEditing,
      isEnabled: isEnabled?(&values) ?? true)
    switch validation(&values) {
    case .valid: break
    case .unanswered:
      facets.isValid = false
      facets.isChecking = true
    case .invalid(let message):
      facets.isValid = false
      if state.isTouched || state.isSubmitted { facets.error = message(&values) }
    }
    return facets
  }
}
