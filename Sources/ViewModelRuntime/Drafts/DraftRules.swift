/// The rules of a draft and its source. Generated code declares them for each draft.
public final class DraftRules<Values: StatefulValues, Model>: AnyEditRules<Values> {
  private let state: WritableKeyPath<Values, DraftState<Model>>
  private let source: WritableKeyPath<Values, Model>
  private let differs: (Model, Model) -> Bool

  /// Creates the rules of a draft.
  ///
  /// - Parameters:
  ///   - state: The property with the state of the draft.
  ///   - source: The property with the source.
  ///   - differs: Compares models strictly.
  public init(
    of source: WritableKeyPath<Values, Model>, state: WritableKeyPath<Values, DraftState<Model>>,
    differs: @escaping (Model, Model) -> Bool
  ) {
    self.state = state
    self.source = source
    self.differs = differs
  }

  /// Returns the state of the draft, for a view.
  public func edit(of values: inout Values) -> DraftEdit<Model> {
    let source = values[keyPath: source]
    guard let copy = values[keyPath: state].copy else {
      return DraftEdit(source, isDirty: false, hasConflict: false)
    }
    return DraftEdit(copy.edited, isDirty: true, hasConflict: differs(copy.source, source))
  }

  /// Returns the copy, or the source if there is no copy.
  public func value(in values: Values) -> Model {
    values[keyPath: state].copy?.edited ?? values[keyPath: source]
  }

  /// Changes the copy. A copy that becomes equal to its unchanged source is removed, so that the draft follows its
  /// source again.
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

  /// Replaces the copy with the current source, and discards invalid texts in fields of the draft.
  public func revert(_ values: inout Values) {
    if case .some = values[keyPath: state].copy { note(&values, nil) }
    for rules in Values.edits { rules.revert(with: self, &values) }
  }

  /// Removes a copy that has become equal to its source.
  override func reconcile(_ values: inout Values) {
    guard let copy = values[keyPath: state].copy, !differs(copy.edited, values[keyPath: source]) else { return }
    note(&values, nil)
  }

  /// Applies the changes that a view has made.
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

  /// Writes pending entries of the draft's edits, so that a commit includes them.
  private func flushEdits(_ values: inout Values) {
    for rules in Values.edits { rules.flush(&values) }
  }

  private func note(_ values: inout Values, _ copy: (edited: Model, source: Model)?) {
    values[keyPath: state].copy = copy
    values[keyPath: state].revision &+= 1
  }
}

extension StatefulViewModelState {
  /// Applies the changes that a view has made to a draft.
  public func edit<Model>(_ owner: Owner, _ rules: DraftRules<Values, Model>, _ edit: DraftEdit<Model>) {
    guard !edit.requests.isEmpty else { return }
    change(owner) { rules.apply(edit, to: &$0) }
  }
}
