/// What is kept of a draft: nothing until it is written to.
public struct DraftState<Model> {
  /// The edited copy, and what its source was when it was taken.
  var copy: (edited: Model, source: Model)?
  /// Told apart by it: each change gets another.
  var revision = 0

  /// Of a draft that nothing was written to.
  public init() {}
}

/// Whether anything about a draft changed, apart from its source.
public func differs<Model>(_ old: DraftState<Model>, _ new: DraftState<Model>) -> Bool { old.revision != new.revision }
