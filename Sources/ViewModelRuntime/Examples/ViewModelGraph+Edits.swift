extension ViewModelGraph {
  /// An edit, to be held against what every edit promises.
  @MainActor
  public struct Edit {
    let name: String
    /// What it does not keep in a state, a sentence each.
    let failures: (ViewModelGraph, Inputs) -> [String]

    /// An edit with a text.
    ///
    /// - Parameter differs: compares values strictly.
    public init<Value>(
      _ name: String, text property: ReferenceWritableKeyPath<Owner, TextEdit<Value>>,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      failures = { graph, inputs in
        EditVerification(graph: graph, name: name, inputs: inputs, property: property, differs: differs).textFailures()
      }
    }

    /// An edit without a text.
    ///
    /// - Parameter differs: compares values strictly.
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

  /// Enters this and that into each edit, in the states in which examples begin, and says where an edit did not do what every
  /// edit promises:
  /// - the text of a value, typed, is the text of what it gives: `format(parse(format(x))) == format(x)`;
  /// - a text stays as it was typed while its field is being edited;
  /// - a text that is not taken leaves the model alone, and stands until the reader corrects it;
  /// - what is entered as it stands notifies nobody;
  /// - whoever is notified sees one state, and not parts of two.
  public func editFailures(from examples: [ViewModelExample<Owner>]) -> [String] {
    states(of: examples).flatMap { state in
      edits.flatMap { edit in
        edit.failures(self, state.inputs).map { "\"\(state.title)\": \(edit.name) \($0)" }
      }
    }
  }
}
