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
public func differs<Model: Equatable>(_ old: DraftEdit<Model>, _ new: DraftEdit<Model>) -> Bool {
  differs(old, new) { $0 != $1 }
}

/// Returns whether a view would display the two differently, comparing the models with a function because their `==` is
/// not strict.
public func differs<Model>(
  _ old: DraftEdit<Model>, _ new: DraftEdit<Model>, by modelsDiffer: (Model, Model) -> Bool
) -> Bool {
  old.isDirty != new.isDirty || old.hasConflict != new.hasConflict || modelsDiffer(old.value, new.value)
}
