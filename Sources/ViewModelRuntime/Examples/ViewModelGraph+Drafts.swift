extension ViewModelGraph {
  /// A draft, to be held against what every draft promises.
  @MainActor
  public struct Draft {
    let name: String
    /// What it does not keep in a state, a sentence each.
    let failures: (ViewModelGraph, Inputs) -> [String]

    /// - Parameters:
    ///   - source: what the draft is a copy of.
    ///   - input: where the source can be changed behind the draft's back; nil where only the view model changes it.
    ///   - fields: what is changed of the copy.
    ///   - differs: compares models strictly.
    public init<Model>(
      _ name: String, _ property: ReferenceWritableKeyPath<Owner, DraftEdit<Model>>, of source: KeyPath<Owner, Model>,
      writing input: WritableKeyPath<Inputs, Model>? = nil, fields: [DraftField<Model>],
      differs: @escaping (Model, Model) -> Bool
    ) {
      self.name = name
      failures = { graph, inputs in
        DraftVerification(
          graph: graph, name: name, inputs: inputs, property: property, source: source, input: input, fields: fields,
          differs: differs
        ).failures()
      }
    }
  }

  /// Changes each draft, in the states in which examples begin, and says where one did not do what every draft promises:
  /// - a change makes it dirty, and leaves its source alone;
  /// - the copy assigned again notifies nobody;
  /// - a commit writes the copy to its source, a revert takes the source, and neither leaves it dirty;
  /// - a draft that nobody changed follows its source; one that somebody did says that it has a conflict, and keeps the copy;
  /// - whoever is notified sees one state, and not parts of two.
  public func draftFailures(from examples: [ViewModelExample<Owner>]) -> [String] {
    states(of: examples).flatMap { state in
      drafts.flatMap { draft in
        draft.failures(self, state.inputs).map { "\"\(state.title)\": \(draft.name) \($0)" }
      }
    }
  }
}

/// A field of a draft's model, with other values to put there.
@MainActor
public struct DraftField<Model> {
  /// Models that differ in this field alone.
  let variations: (Model) -> [Model]

  public init<Value>(_ keyPath: WritableKeyPath<Model, Value>) {
    variations = { model in
      ViewModelRuntime.variations(of: model[keyPath: keyPath]).map { value in
        var varied = model
        varied[keyPath: keyPath] = value
        return varied
      }
    }
  }
}
