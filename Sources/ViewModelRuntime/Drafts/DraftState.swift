/// The state of a draft, which is empty until the first write.
public struct DraftState<Model> {
  /// The edited copy, and the source at the time of the copy.
  var copy: (edited: Model, source: Model)?
  /// A number that changes with each change of the state.
  var revision = 0

  /// Creates the state of a draft without a copy.
  public init() {}
}

/// Returns whether anything about a draft changed, apart from its source.
public func differs<Model>(_ old: DraftState<Model>, _ new: DraftState<Model>) -> Bool { old.revision != new.revision }
