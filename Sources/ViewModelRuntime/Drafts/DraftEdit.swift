/// An edited copy of a model, as its view model has it.
///
/// Setting ``value``, ``commit()`` and ``revert()`` ask for something; assigned to the view model's property, the draft does it:
/// `viewModel.form.commit()`.
public struct DraftEdit<Model> {
  /// The copy. Until it is written to, it is what its source is.
  ///
  /// It is written as a whole: where two sinks write parts of it in answer to one change, the later one's copy stands. Edits of its
  /// fields have no such limit.
  public var value: Model {
    didSet { requests.append(.write(value)) }
  }
  /// Whether the copy says anything else than its source.
  public let isDirty: Bool
  /// Whether the source has changed since, so that a commit would undo that change.
  public let hasConflict: Bool
  private(set) var requests: [DraftRequest<Model>] = []

  init(_ value: Model, isDirty: Bool, hasConflict: Bool) {
    self.value = value
    self.isDirty = isDirty
    self.hasConflict = hasConflict
  }

  /// Writes the copy to its source.
  public mutating func commit() { requests.append(.commit) }

  /// Takes the source again, as it is now.
  public mutating func revert() { requests.append(.revert) }
}

extension DraftEdit: Sendable where Model: Sendable {}

enum DraftRequest<Model> {
  case write(Model)
  case commit, revert
}

extension DraftRequest: Sendable where Model: Sendable {}

/// Whether a view would show anything else.
public func differs<Model: Equatable>(_ old: DraftEdit<Model>, _ new: DraftEdit<Model>) -> Bool {
  differs(old, new) { $0 != $1 }
}

/// Whether a view would show anything else, by a function of the models, whose `==` is not strict.
public func differs<Model>(
  _ old: DraftEdit<Model>, _ new: DraftEdit<Model>, by modelsDiffer: (Model, Model) -> Bool
) -> Bool {
  old.isDirty != new.isDirty || old.hasConflict != new.hasConflict || modelsDiffer(old.value, new.value)
}
