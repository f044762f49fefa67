extension ViewModelGraph {
  /// An edit whose behavior is verified.
  @MainActor
  public struct Edit {
    let name: String
    /// Returns a sentence for each violation in one initial state; nil if the edit is disabled there.
    let failures: (ViewModelGraph, Inputs) -> [String]?

    /// Creates the verification of an edit with a text.
    ///
    /// - Parameter differs: Compares values strictly.
    public init<Value>(
      _ name: String, text property: ReferenceWritableKeyPath<Owner, TextEdit<Value>>,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      failures = { graph, inputs in
        EditVerification(graph: graph, name: name, inputs: inputs, property: property, differs: differs).textFailures()
      }
    }

    /// Creates the verification of an edit without a text.
    ///
    /// - Parameter differs: Compares values strictly.
    public init<Value>(
      _ name: String, value property: ReferenceWritableKeyPath<Owner, ValueEdit<Value>>,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      failures = { graph, inputs in
        EditVerification(graph: graph, name: name, inputs: inputs, property: property, differs: differs).valueFailures()
      }
    }
  }

  /// Enters texts and values into each edit in the initial states of examples, and returns a failure for each violation
  /// of these rules:
  /// - Typing the text of a value produces that text: `format(parse(format(x))) == format(x)`.
  /// - The text stays as typed during editing.
  /// - An invalid text does not change the model, and stays until the user corrects it.
  /// - Entering the current text or value notifies no observer.
  /// - Observers never see values of two different states.
  public func editFailures(from examples: [ViewModelExample<Owner>]) -> [String] {
    let states = states(of: examples)
    return includingFaults {
      edits.enumerated().flatMap { index, edit in
        // Edits begin with different states.
        let rotated = states.indices.lazy.map { states[($0 + index) % states.count] }
        return Array(rotated.compactMap { failures(of: edit, in: $0) }.prefix(Self.editedStateCount)).flatMap { $0 }
      }
    }
  }

  /// The number of states in which each edit is verified.
  private static var editedStateCount: Int { 2 }

  private func failures(of edit: Edit, in state: (title: String, inputs: Inputs)) -> [String]? {
    edit.failures(self, state.inputs)?.map { "\"\(state.title)\": `\(edit.name)` \($0)" }
  }
}
