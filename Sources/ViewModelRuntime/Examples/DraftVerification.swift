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
