extension ViewModelGraph {
  /// A draft whose behavior is verified.
  @MainActor
  public struct Draft {
    let name: String
    /// Returns a sentence for each violation in one initial state.
    let failures: (ViewModelGraph, Inputs) -> [String]

    /// Creates the verification of a draft.
    ///
    /// - Parameters:
    ///   - name: The name of the draft.
    ///   - property: The property of the draft.
    ///   - source: The source of the draft.
    ///   - input: The input with the source, or nil if only the view model changes the source.
    ///   - fields: The fields of the copy to change.
    ///   - differs: Compares models strictly.
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

  /// Changes each draft in the initial states of examples, and returns a failure for each violation of these rules:
  /// - A change makes the draft dirty and does not change its source.
  /// - Assigning the same copy notifies no observer.
  /// - A commit writes the copy to its source, a revert replaces the copy, and after both the draft is not dirty.
  /// - An unchanged draft follows its source. A changed draft keeps its copy and has a conflict.
  /// - Observers never see values of two different states.
  public func draftFailures(from examples: [ViewModelExample<Owner>]) -> [String] {
    let states = states(of: examples)
    return includingFaults {
      drafts.enumerated().flatMap { index, draft in
        // Drafts begin with different states.
        states.indices.prefix(Self.draftedStateCount).map { states[($0 + index) % states.count] }.flatMap { state in
          draft.failures(self, state.inputs).map { "\"\(state.title)\": `\(draft.name)` \($0)" }
        }
      }
    }
  }

  /// The number of states in which each draft is verified.
  private static var draftedStateCount: Int { 3 }
}

/// A field of a draft's model, with other values for it.
@MainActor
public struct DraftField<Model> {
  /// Returns models that differ in this field.
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
