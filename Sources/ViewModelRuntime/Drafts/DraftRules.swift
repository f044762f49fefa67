/// How a draft and its source go together: generated code has one for each.
public final class DraftRules<Values: InteractiveValues, Model>: AnyEditRules<Values> {
  private let state: WritableKeyPath<Values, DraftState<Model>>
  private let source: WritableKeyPath<Values, Model>
  private let differs: (Model, Model) -> Bool

  /// - Parameter differs: compares models strictly.
  public init(
    of source: WritableKeyPath<Values, Model>, state: WritableKeyPath<Values, DraftState<Model>>,
    differs: @escaping (Model, Model) -> Bool
  ) {
    self.state = state
    self.source = source
    self.differs = differs
  }

  /// What a view shows.
  public func edit(of values: inout Values) -> DraftEdit<Model> {
    let source = values[keyPath: source]
    guard let copy = values[keyPath: state].copy else {
      return DraftEdit(source, isDirty: false, hasConflict: false)
    }
    return DraftEdit(copy.edited, isDirty: true, hasConflict: differs(copy.source, source))
  }

  /// The copy, or the source where there is none.
  public func value(in values: Values) -> Model {
    values[keyPath: state].copy?.edited ?? values[keyPath: source]
  }

  /// Changes the copy. A copy that says what its source said and says is none any more: it follows its source again.
  public func write(_ values: inout Values, _ change: (inout Model) -> Void) {
    let source = values[keyPath: source]
    var copy = values[keyPath: state].copy ?? (edited: source, source: source)
    change(&copy.edited)
    note(&values, differs(copy.source, copy.edited) || differs(copy.source, source) ? copy : nil)
  }

  /// Writes the copy to its source.
  public func commit(_ values: inout Values) {
    guard let copy = values[keyPath: state].copy else { return }
    values[keyPath: source] = copy.edited
    note(&values, nil)
  }

  /// Takes the source again, as it is now. Bad texts in fields of the draft are gone, too.
  public func revert(_ values: inout Values) {
    if case .some = values[keyPath: state].copy { note(&values, nil) }
    for rules in Values.edits { rules.revert(with: self, &values) }
  }

  /// Lets go of a copy that its source has caught up with.
  override func reconcile(_ values: inout Values) {
    guard let copy = values[keyPath: state].copy, !differs(copy.edited, values[keyPath: source]) else { return }
    note(&values, nil)
  }

  /// What a view asks for.
  func apply(_ edit: DraftEdit<Model>, to values: inout Values) {
    for request in edit.requests {
      switch request {
      case .write(let model): write(&values) { $0 = model }
      case .commit:
        flushEdits(&values)
        commit(&values)
      case .revert: revert(&values)
      }
    }
  }

  /// What was typed just now is committed, too.
  private func flushEdits(_ values: inout Values) {
    for rules in Values.edits { rules.flush(&values) }
  }

  private func note(_ values: inout Values, _ copy: (edited: Model, source: Model)?) {
    values[keyPath: state].copy = copy
    values[keyPath: state].revision &+= 1
  }
}

extension InteractiveViewModelState {
  /// Takes what a view asks of a draft.
  public func edit<Model>(_ owner: Owner, _ rules: DraftRules<Values, Model>, _ edit: DraftEdit<Model>) {
    guard !edit.requests.isEmpty else { return }
    change(owner) { rules.apply(edit, to: &$0) }
  }
}
