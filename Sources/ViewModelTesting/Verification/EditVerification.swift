@_spi(Generated) import ViewModelRuntime

/// The verification of one edit in one initial state.
@MainActor
struct EditVerification<Owner: ViewModel, Edit: EditSnapshot> {
  let graph: ViewModelGraph<Owner>
  let name: String
  let inputs: Owner.Inputs
  let property: ReferenceWritableKeyPath<Owner, Edit>
  let differs: (Edit.Value, Edit.Value) -> Bool

  private func fresh() -> Owner { graph.fresh(inputs) }

  private var start: Edit { fresh()[keyPath: property] }

  /// Returns a function that returns whether the inputs have changed since. Reactions change them at the start, too.
  private func recordInputs(of owner: Owner) -> () -> Bool {
    let before = graph.inputs(of: owner)
    return {
      let changes = zip(before, graph.inputs(of: owner))
      return graph.paths.contains { path in changes.contains { path.differs($0, $1) } }
    }
  }

  /// Returns a failure if `change`, which enters the current text or value again, notifies observers.
  private func redundantChangeFailures(_ change: (Owner) -> Void) -> [String] {
    let owner = fresh()
    change(owner)
    var count = 0
    // The writable key path does not equal the key path of the property.
    let tokens = graph.displays.filter { $0.name == name }.map { $0.bind(owner) { count += 1 } }
    count = 0
    change(owner)
    for token in tokens { token.end() }
    return count == 0 ? [] : ["notifies its observers \(count) times when the current text or value is entered"]
  }
}

extension EditVerification {
  func textFailures<Value>(isTransformed: Bool) -> [String]? where Edit == TextEdit<Value> {
    guard start.isEnabled else { return nil }
    var failures = redundantChangeFailures { $0[keyPath: property].text = $0[keyPath: property].text }
    for value in variations(of: start.value) {
      guard let text = text(of: value) else { continue }
      failures += typingFailures(text, isTransformed) + roundTripFailures(text)
    }
    return failures + junk.flatMap { typingFailures($0, isTransformed) }
  }

  /// Returns the text of a value, or nil if the edit does not accept the value.
  private func text<Value>(of value: Value) -> String? where Edit == TextEdit<Value> {
    let owner = fresh()
    owner[keyPath: property].value = value
    // A pending write happens at the end of editing.
    owner[keyPath: property].isEditing = false
    return differs(owner[keyPath: property].value, value) ? nil : owner[keyPath: property].text
  }

  private func roundTripFailures<Value>(_ text: String) -> [String] where Edit == TextEdit<Value> {
    let owner = fresh()
    owner[keyPath: property].isEditing = true
    owner[keyPath: property].text = text
    owner[keyPath: property].isEditing = false
    let shown = owner[keyPath: property].text
    // A rule may trim white space.
    if shown.trimmed == text.trimmed { return [] }
    return ["displays \"\(text)\", which becomes \"\(shown)\" when it is typed"]
  }

  private func typingFailures<Value>(_ text: String, _ isTransformed: Bool) -> [String] where Edit == TextEdit<Value> {
    let owner = fresh()
    let before = owner[keyPath: property].value
    let hasOtherInputs = recordInputs(of: owner)
    owner[keyPath: property].isEditing = true
    var failures = graph.mixedStates(of: owner) { owner[keyPath: property].text = text }
    let typed = owner[keyPath: property]
    if !isTransformed, typed.text != text {
      failures.append("displays \"\(typed.text)\" while \"\(text)\" is typed")
    }
    owner[keyPath: property].text = typed.text
    let again = owner[keyPath: property].text
    if again != typed.text { failures.append("transforms \"\(typed.text)\" again, into \"\(again)\"") }
    if !differs(before, typed.value), hasOtherInputs() {
      failures.append("rejects \"\(text)\", but changes the model")
    }
    owner[keyPath: property].isEditing = false
    let ended = owner[keyPath: property]
    if !differs(before, ended.value), !ended.isValid, !typed.isValid, ended.text != typed.text {
      failures.append("rejects \"\(text)\", but displays \"\(ended.text)\" afterwards")
    }
    return failures
  }

  func valueFailures<Value>() -> [String]? where Edit == ValueEdit<Value> {
    guard start.isEnabled else { return nil }
    var failures = redundantChangeFailures { $0[keyPath: property].value = $0[keyPath: property].value }
    for value in variations(of: start.value) {
      let owner = fresh()
      let before = owner[keyPath: property].value
      let hasOtherInputs = recordInputs(of: owner)
      failures += graph.mixedStates(of: owner) { owner[keyPath: property].value = value }
      owner[keyPath: property].isEditing = false
      let now = owner[keyPath: property].value
      let isAccepted = !differs(now, value)
      if !isAccepted, differs(now, before) { failures.append("becomes \(now) when it is set to \(value)") }
      if !isAccepted, hasOtherInputs() { failures.append("rejects \(value), but changes the model") }
    }
    return failures
  }
}

/// Texts that are not numbers, dates or addresses, and a number that is too long for most types.
private let junk = ["\u{7}", "x", "--1", "1,,2", "99999999999999999999999999999999999999999999"]

/// The verification of one draft in one initial state.
@MainActor
struct DraftVerification<Owner: ViewModel, Model> {
  let graph: ViewModelGraph<Owner>
  let name: String
  let inputs: Owner.Inputs
  let property: ReferenceWritableKeyPath<Owner, DraftEdit<Model>>
  let source: KeyPath<Owner, Model>
  let input: WritableKeyPath<Owner.Inputs, Model>?
  let fields: [DraftField<Model>]
  let differs: (Model, Model) -> Bool

  func failures() -> [String] {
    let start = fresh()[keyPath: source]
    let models = fields.flatMap { $0.variations(start) }.filter { differs($0, start) }
    return pristineFailures() + models.flatMap { changeFailures($0) + commitFailures($0) + revertFailures($0) }
      + (input.map { conflictFailures(models, $0) } ?? [])
  }

  private func fresh() -> Owner { graph.fresh(inputs) }

  /// Returns a view model whose draft has the value `model`.
  private func changed(to model: Model) -> Owner {
    let owner = fresh()
    owner[keyPath: property].value = model
    return owner
  }

  /// Returns a failure for each difference from the expected state.
  private func check(
    _ owner: Owner, _ event: String, copy: Model, source model: Model, isDirty: Bool, hasConflict: Bool = false
  ) -> [String] {
    let draft = owner[keyPath: property]
    var failures: [String] = []
    if differs(draft.value, copy) { failures.append("is \(draft.value) instead of \(copy) \(event)") }
    if differs(owner[keyPath: source], model) {
      failures.append("has the source \(owner[keyPath: source]) instead of \(model) \(event)")
    }
    if draft.isDirty != isDirty { failures.append("is \(isDirty ? "not " : "")dirty \(event)") }
    if draft.hasConflict != hasConflict { failures.append("has \(hasConflict ? "no" : "a") conflict \(event)") }
    return failures
  }

  private func pristineFailures() -> [String] {
    let owner = fresh()
    let start = owner[keyPath: source]
    return check(owner, "at the start", copy: start, source: start, isDirty: false)
  }

  private func changeFailures(_ model: Model) -> [String] {
    let owner = fresh()
    let start = owner[keyPath: source]
    var failures = graph.mixedStates(of: owner) { owner[keyPath: property].value = model }
    failures += check(owner, "after a change", copy: model, source: start, isDirty: true)
    var count = 0
    let tokens = graph.displays.filter { $0.name == name }.map { $0.bind(owner) { count += 1 } }
    count = 0
    owner[keyPath: property].value = model
    for token in tokens { token.end() }
    if count > 0 { failures.append("notifies its observers \(count) times when an equal copy is assigned") }
    owner[keyPath: property].value = start
    return failures + check(owner, "after a change and its reversal", copy: start, source: start, isDirty: false)
  }

  private func commitFailures(_ model: Model) -> [String] {
    let owner = changed(to: model)
    let mixed = graph.mixedStates(of: owner) { owner[keyPath: property].commit() }
    return mixed + check(owner, "after a commit", copy: model, source: model, isDirty: false)
  }

  private func revertFailures(_ model: Model) -> [String] {
    let owner = changed(to: model)
    let start = owner[keyPath: source]
    let mixed = graph.mixedStates(of: owner) { owner[keyPath: property].revert() }
    return mixed + check(owner, "after a revert", copy: start, source: start, isDirty: false)
  }

  /// Returns the failures of a draft whose source changes after the copy was made.
  private func conflictFailures(_ models: [Model], _ input: WritableKeyPath<Owner.Inputs, Model>) -> [String] {
    var failures: [String] = []
    for (copy, other) in zip(models, models.dropFirst() + models.prefix(1)) where differs(copy, other) {
      func conflicting() -> Owner {
        let owner = changed(to: copy)
        owner.update { $0[keyPath: input] = other }
        return owner
      }
      let follower = fresh()
      follower.update { $0[keyPath: input] = other }
      failures += check(follower, "after a change of its source", copy: other, source: other, isDirty: false)
      failures += check(
        conflicting(), "after a change and a change of its source", copy: copy, source: other, isDirty: true,
        hasConflict: true)
      let committed = conflicting()
      committed[keyPath: property].commit()
      failures += check(committed, "after a conflict and a commit", copy: copy, source: copy, isDirty: false)
      let reverted = conflicting()
      reverted[keyPath: property].revert()
      failures += check(reverted, "after a conflict and a revert", copy: other, source: other, isDirty: false)
    }
    return failures
  }
}
