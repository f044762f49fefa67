@_spi(Generated) import ViewModelCore

/// The state of a draft, which is empty until the first write.
@_spi(Generated) public struct DraftState<Model> {
  /// The edited copy, and the source at the time of the copy.
  var copy: (edited: Model, source: Model)?
  /// A number that changes with each change of the state.
  var revision = 0

  /// Creates the state of a draft without a copy.
  public init() {}
}

/// Returns whether anything about a draft changed, apart from its source.
@_spi(Generated) public func differs<Model>(_ old: DraftState<Model>, _ new: DraftState<Model>) -> Bool {
  old.revision != new.revision
}

/// The current state of a draft: an edited copy of a model.
///
/// Setting ``value`` and calling ``commit()`` and ``revert()`` take effect when the draft is assigned to the view
/// model's property: `viewModel.form.commit()`.
public struct DraftEdit<Model> {
  /// The copy. Until the first write it equals its source.
  ///
  /// A write replaces the whole copy. If two observers write different parts of it in response to one change, the last
  /// write wins. Edits of the fields do not have this limitation.
  public var value: Model {
    didSet { requests.append(.write(value)) }
  }
  /// Whether the copy differs from its source.
  public let isDirty: Bool
  /// Whether the source has changed since the copy was made, so that a commit would overwrite that change.
  public let hasConflict: Bool
  private(set) var requests: [DraftRequest<Model>] = []

  init(_ value: Model, isDirty: Bool, hasConflict: Bool) {
    self.value = value
    self.isDirty = isDirty
    self.hasConflict = hasConflict
  }

  /// Writes the copy to its source.
  public mutating func commit() { requests.append(.commit) }

  /// Replaces the copy with the current source.
  public mutating func revert() { requests.append(.revert) }
}

extension DraftEdit: Sendable where Model: Sendable {}

enum DraftRequest<Model> {
  case write(Model)
  case commit, revert
}

extension DraftRequest: Sendable where Model: Sendable {}

/// Returns whether a view would display the two differently.
@_spi(Generated) public func differs<Model: Equatable>(_ old: DraftEdit<Model>, _ new: DraftEdit<Model>) -> Bool {
  differs(old, new) { $0 != $1 }
}

/// Recomputes a cached draft that a change affects.
@inlinable @inline(__always)
@_spi(Generated) public func differs<Model: Equatable>(
  _ cached: DraftEdit<Model>?, if isAffected: @autoclosure () -> Bool, _ renewed: @autoclosure () -> DraftEdit<Model>
) -> Bool {
  differs(cached, if: isAffected(), renewed(), by: differs)
}

/// Returns whether a view would display the two differently, comparing the models with a function because their `==` is
/// not strict.
@_spi(Generated) public func differs<Model>(
  _ old: DraftEdit<Model>, _ new: DraftEdit<Model>, by modelsDiffer: (Model, Model) -> Bool
) -> Bool {
  old.isDirty != new.isDirty || old.hasConflict != new.hasConflict || modelsDiffer(old.value, new.value)
}

/// The rules of a draft and its source. Generated code declares them for each draft.
@_spi(Generated) public final class DraftRules<Values: StatefulValues, Model>: AnyEditRules<Values> {
  /// The name of the draft in the schema.
  fileprivate let name: String
  private let state: WritableKeyPath<Values, DraftState<Model>>
  private let source: WritableKeyPath<Values, Model>
  private let differs: (Model, Model) -> Bool

  /// Creates the rules of a draft.
  ///
  /// - Parameters:
  ///   - name: The name of the draft in the schema.
  ///   - state: The property with the state of the draft.
  ///   - source: The property with the source.
  ///   - differs: Compares models strictly.
  public init(
    _ name: String, of source: WritableKeyPath<Values, Model>, state: WritableKeyPath<Values, DraftState<Model>>,
    differs: @escaping (Model, Model) -> Bool
  ) {
    self.name = name
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

  override var undoable: UndoableValue<Values>? {
    UndoableValue {
      self.value(in: $0)
    } differs: {
      self.differs($0, $1)
    } write: { model, values in
      self.write(&values) { $0 = model }
    }
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
    for rules in Values.edits { rules.flush(with: self, &values) }
  }

  private func note(_ values: inout Values, _ copy: (edited: Model, source: Model)?) {
    values[keyPath: state].copy = copy
    values[keyPath: state].revision &+= 1
  }
}

extension DraftRequest {
  /// The request as an act of a person.
  fileprivate func act(of draft: String) -> ViewModelAct {
    switch self {
    case .write(let model): .assigns(draft, model)
    case .commit: .does("commit \(draft)", nil)
    case .revert: .does("revert \(draft)", nil)
    }
  }
}

@_spi(Generated) extension StatefulViewModelState {
  /// Applies the changes that a view has made to a draft.
  public func edit<Model>(_ owner: Owner, _ rules: DraftRules<Values, Model>, _ edit: DraftEdit<Model>) {
    guard !edit.requests.isEmpty else { return }
    perform(edit.requests.map { $0.act(of: rules.name) }, owner) {
      changeUndoably(owner) { change(owner) { rules.apply(edit, to: &$0) } }
    }
  }
}
