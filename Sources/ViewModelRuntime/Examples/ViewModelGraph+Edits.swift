extension ViewModelGraph {
  /// An edit whose behavior is verified.
  @MainActor
  public struct Edit {
    let name: String
    /// Returns a sentence for each violation in one initial state.
    let failures: (ViewModelGraph, Inputs) -> [String]

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
    states(of: examples).flatMap { state in
      edits.flatMap { edit in
        edit.failures(self, state.inputs).map { "\"\(state.title)\": `\(edit.name)` \($0)" }
      }
    }
  }
}
