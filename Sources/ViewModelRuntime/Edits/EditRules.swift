@_spi(Generated) import ViewModelCore

/// The rules of an edit: ``TextEditRules`` or ``ValueEditRules``. Generated code declares them for each edit.
@_spi(Generated) public class EditRules<Values: StatefulValues, Value>: AnyEditRules<Values> {
  typealias State = EditState<Value>

  /// The name of the edit in the schema.
  let name: String
  let place: EditPlace<Values, Value>
  let isEnabled: ((inout Values) -> Bool)?
  let debounce: Duration?
  let requirements: [EditRequirement<Values, Value>]
  let check: EditCheck<Values>?

  init(
    _ name: String, _ place: EditPlace<Values, Value>, isEnabled: ((inout Values) -> Bool)?, debounce: Duration?,
    requirements: [EditRequirement<Values, Value>], check: EditCheck<Values>?
  ) {
    self.name = name
    self.place = place
    self.isEnabled = isEnabled
    self.debounce = debounce
    self.requirements = requirements
    self.check = check
  }

  /// Returns the value of the entry, whether it was accepted or not, or the model's value. The rules of other edits
  /// read it.
  public final func pending(in values: inout Values) -> Value {
    let state = values[keyPath: place.state]
    guard let pending = state.entry?.value, !isOutdated(state, values: &values) else { return place.read(&values) }
    return pending
  }

  /// Whether each entry is complete, unlike a text that is still being typed.
  var isTouchedAtOnce: Bool { false }

  /// Returns the text of a value.
  func text(of value: Value, _ values: inout Values) -> String { "" }

  /// Returns whether the value of an entry has another text now, because the conversion reads other members.
  func isReformatted(_ entry: EditEntry<Value>, _ values: inout Values) -> Bool { false }

  /// Changes the state and its revision.
  final func note(_ values: inout Values, _ change: (inout State) -> Void) {
    change(&values[keyPath: place.state])
    values[keyPath: place.state].revision &+= 1
  }

  /// Returns whether the model's value has changed since the entry, unless the user is editing.
  final func isOutdated(_ state: State, values: inout Values) -> Bool {
    if state.isSuperseded { return true }
    guard !state.isEditing, let base = state.base else { return false }
    if place.differs(base, place.read(&values)) { return true }
    guard let entry = state.entry, !state.isDebouncing else { return false }
    return isReformatted(entry, &values)
  }

  /// Returns whether the edit's own rules reject a value.
  final func refuses(_ value: Value) -> Bool { requirements.contains { $0.refuses(value) } }

  /// Stores an entry and writes its value, immediately or after the debounce interval.
  final func enter(_ entry: EditEntry<Value>, into values: inout Values) {
    guard isEnabled?(&values) != false else { return }
    let model = place.read(&values)
    let writes = entry.accepted.map { place.differs(model, $0) } ?? false
    note(&values) { state in
      state.entry = entry
      state.base = model
      state.isChanged = true
      state.isDebouncing = writes && debounce != nil
      (state.isSuperseded, state.isCorrected) = (false, false)
      state.entryNumber &+= 1
      if case .threw = state.verdict?.outcome { state.verdict = nil }
      // In a view without editing events, each entry is complete.
      if !state.isEditing || isTouchedAtOnce { state.isTouched = true }
    }
    if writes, debounce == nil, let value = entry.accepted { write(value, to: &values) }
  }

  /// Completes an entry of the text that the field displays already.
  final func enterAgain(into values: inout Values) {
    let state = values[keyPath: place.state]
    guard isEnabled?(&values) != false, !state.isEditing else { return }
    var hasThrown = false
    if case .threw = state.verdict?.outcome { hasThrown = true }
    guard !state.isTouched || hasThrown else { return }
    note(&values) {
      $0.isTouched = true
      if hasThrown { $0.verdict = nil }
    }
  }

  private func write(_ value: Value, to values: inout Values) {
    place.write(&values, value)
    let model = place.read(&values)
    note(&values) {
      $0.base = model
      $0.isDebouncing = false
    }
  }

  override final func isEnabled(_ values: inout Values) -> Bool { isEnabled?(&values) ?? true }

  override final func setEditing(_ isEditing: Bool, _ values: inout Values) {
    isEditing ? beginEditing(&values) : endEditing(&values)
  }

  override final func isDebouncing(_ values: inout Values) -> Bool { values[keyPath: place.state].isDebouncing }

  override final func flush(_ values: inout Values) {
    let state = values[keyPath: place.state]
    guard state.isDebouncing, let value = state.entry?.accepted else { return }
    write(value, to: &values)
  }

  override final func flush(with draft: AnyEditRules<Values>, _ values: inout Values) {
    if place.draft === draft { flush(&values) }
  }

  override final func submit(_ values: inout Values, retriesCheck: Bool) {
    let state = values[keyPath: place.state]
    var isUnanswered = false
    if retriesCheck, case .threw = state.verdict?.outcome { isUnanswered = true }
    guard !state.isSubmitted || isUnanswered else { return }
    note(&values) {
      $0.isSubmitted = true
      if isUnanswered { $0.verdict = nil }
    }
  }

  override final func reconcile(_ values: inout Values) {
    let state = values[keyPath: place.state]
    if state.isSuperseded {
      state.isCorrected ? correct(&values, isChanged: state.isChanged) : reset(&values)
    } else if isOutdated(state, values: &values) {
      note(&values) { $0.discardEntry() }
    }
  }

  override final func noteCorrection(_ values: inout Values) {
    if values[keyPath: place.state].isSuperseded { values[keyPath: place.state].isCorrected = true }
  }

  override final func revert(with draft: AnyEditRules<Values>, _ values: inout Values) {
    if place.draft === draft { reset(&values) }
  }

  override final var undoable: UndoableValue<Values>? {
    UndoableValue {
      (value: self.place.read(&$0), isChanged: $0[keyPath: self.place.state].isChanged)
    } differs: {
      self.place.differs($0.value, $1.value)
    } write: {
      self.place.write(&$1, $0.value)
      self.correct(&$1, isChanged: $0.isChanged)
    }
  }

  override final func isEditing(_ values: inout Values) -> Bool { values[keyPath: place.state].isEditing }

  override final func updateTasks(in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {
    if let debounce { updateDebounce(for: debounce, in: state, of: owner) }
    if let check { updateCheck(check, in: state, of: owner) }
  }
}

/// The rules of an edit or draft of any type.
@MainActor
@_spi(Generated) public class AnyEditRules<Values: StatefulValues> {
  init() {}

  /// Returns whether there is a place to write to.
  func isEnabled(_ values: inout Values) -> Bool { true }

  /// The value that people can undo.
  var undoable: UndoableValue<Values>? { nil }

  func isEditing(_ values: inout Values) -> Bool { false }

  /// Begins or ends editing.
  func setEditing(_ isEditing: Bool, _ values: inout Values) {}

  /// Returns whether a write is pending until typing pauses.
  func isDebouncing(_ values: inout Values) -> Bool { false }

  /// Makes the pending write.
  func flush(_ values: inout Values) {}

  /// Makes the pending write if the edit belongs to a draft.
  func flush(with draft: AnyEditRules<Values>, _ values: inout Values) {}

  /// Records a call of a command whose condition depends on the validity of the edit.
  func submit(_ values: inout Values, retriesCheck: Bool) {}

  /// Discards the entry if the model's value has changed since.
  func reconcile(_ values: inout Values) {}

  /// Records that steps have corrected the entry, if they have assigned the edit.
  func noteCorrection(_ values: inout Values) {}

  /// Discards the entry if the edit belongs to a reverted draft.
  func revert(with draft: AnyEditRules<Values>, _ values: inout Values) {}

  /// Starts and cancels the delays and checks that the committed values require.
  func updateTasks(in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {}
}

// Start and end of editing.
extension EditRules {
  /// Begins or ends editing, and moves the focus of the view model with it.
  func changeEditing(to isEditing: Bool, in values: inout Values) {
    guard let focus = Values.focus else { return setEditing(isEditing, &values) }
    focus.view(of: self, changesEditingTo: isEditing, &values)
  }

  fileprivate func beginEditing(_ values: inout Values) {
    guard isEnabled?(&values) != false, !values[keyPath: place.state].isEditing else { return }
    note(&values) { $0.isEditing = true }
    keepText(&values)
  }

  /// Displays the model's value as if nothing had been entered.
  func reset(_ values: inout Values) {
    note(&values) {
      $0.discardEntry()
      $0.isTouched = false
      $0.isSubmitted = false
    }
    if values[keyPath: place.state].isEditing { keepText(&values) }
  }

  /// Displays the model's value, which replaces the entry, and keeps what the user has done.
  fileprivate func correct(_ values: inout Values, isChanged: Bool) {
    let model = place.read(&values)
    note(&values) {
      $0.discardEntry()
      ($0.base, $0.isChanged) = (model, isChanged)
    }
    if values[keyPath: place.state].isEditing { keepText(&values) }
  }

  /// Keeps the text in the field while the model changes.
  private func keepText(_ values: inout Values) {
    let model = place.read(&values)
    let text = text(of: model, &values)
    note(&values) { state in
      if state.entry == nil { state.entry = EditEntry(text: text, value: model) }
      state.base = state.base ?? model
    }
  }

  fileprivate func endEditing(_ values: inout Values) {
    flush(&values)
    note(&values) { state in
      state.isEditing = false
      state.isTouched = true
      if state.entry?.accepted != nil { state.entry = nil }
      // A check that failed with an error runs again, since the user retries in its field.
      if case .threw = state.verdict?.outcome { state.verdict = nil }
    }
    reconcile(&values)
  }
}

extension EditState {
  /// Discards the entry, so that the edit displays the model's value again.
  mutating func discardEntry() {
    entry = nil
    base = nil
    isChanged = false
    isDebouncing = false
    (isSuperseded, isCorrected) = (false, false)
    verdict = nil
  }
}

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
      isPending: state.isDebouncing, isEnabled: isEnabled?(&values) ?? true,
      returnKey: Values.focus?.returnKey(of: self), transformedCount: state.transformedCount)
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

@_spi(Generated) extension StatefulViewModelState {
  /// Applies the changes that a view has made to an edit.
  public func edit<Value>(_ owner: Owner, _ rules: TextEditRules<Values, Value>, _ edit: TextEdit<Value>) {
    guard !edit.requests.isEmpty else { return }
    perform(edit.requests.map { $0.act(of: rules.name) }, owner) {
      changeUndoably(owner, rules.name, in: rules) { change(owner) { rules.apply(edit, to: &$0) } }
      if edit.isSubmitted { Values.focus?.submit(rules, in: self, of: owner) }
    }
  }

  /// Applies the changes that a view has made to an edit.
  public func edit<Value>(_ owner: Owner, _ rules: ValueEditRules<Values, Value>, _ edit: ValueEdit<Value>) {
    guard !edit.requests.isEmpty else { return }
    perform(edit.requests.map { $0.act(of: rules.name) }, owner) {
      changeUndoably(owner, rules.name, in: rules) { change(owner) { rules.apply(edit, to: &$0) } }
    }
  }
}

extension EditRequest {
  /// The request as an act of a person.
  fileprivate func act(of edit: String) -> ViewModelAct {
    switch self {
    case .text(let text): .assigns("\(edit).text", text)
    case .value(let value): .assigns(edit, value)
    case .editing(let isEditing): .does("\(edit) \(isEditing ? "begins" : "ends")", nil)
    case .editingOf: .does("\(edit) begins", nil)
    case .submit: .does("\(edit).submit", nil)
    }
  }
}
