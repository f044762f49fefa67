@_spi(Generated) import ViewModelRuntime

extension ViewModelGraph {
  /// A command whose behavior is verified.
  @MainActor
  public struct Run {
    let name: String
    let policy: CommandPolicy
    let status: (Owner) -> (canRun: Bool, isRunning: Bool)
    let run: (Owner) -> CommandRun

    /// Creates the verification of a command without parameters.
    public init<Failure>(
      _ name: String, _ property: KeyPath<Owner, Command<Failure>>, policy: CommandPolicy = .drop
    ) {
      self.name = name
      self.policy = policy
      status = { ($0[keyPath: property].canRun, $0[keyPath: property].isRunning) }
      run = { $0[keyPath: property]() }
    }

    /// Creates the verification of a command with parameters.
    ///
    /// - Parameter run: Runs the command with some arguments.
    public init<Failure>(
      _ name: String, _ property: KeyPath<Owner, CommandStatus<Failure>>, policy: CommandPolicy = .drop,
      run: @escaping (Owner) -> CommandRun
    ) {
      self.name = name
      self.policy = policy
      status = { ($0[keyPath: property].canRun, $0[keyPath: property].isRunning) }
      self.run = run
    }
  }

  /// Runs each command in the initial states of examples, and returns a failure for each violation of these rules:
  /// - A call starts the command if and only if `canRun` is true.
  /// - `isRunning` is true from the call until the end of the run.
  /// - A second call has the effect of the command's policy; only `restart` cancels the first run.
  /// - A run ends when its view model is released, and does not keep it alive.
  package func commandFailures(from examples: [ViewModelExample<Owner>]) async -> [String] {
    await includingAsyncFaults {
      var failures: [String] = []
      for state in states(of: examples) {
        for command in commands {
          let found = await TaskMonitor().run { await self.failures(of: command, in: state.inputs) }
          failures += found.map { "\"\(state.title)\": `\(command.name)` \($0)" }
        }
      }
      return failures
    }
  }

  private func failures(of command: Run, in inputs: Inputs) async -> [String] {
    var owner: Owner? = fresh(inputs)
    var failures: [String] = []
    await TaskMonitor.current?.waitUntilIdle()
    // A reaction may have run the command when the view model was created.
    let isRunningAtStart = owner.map { command.status($0).isRunning } ?? false
    var runs: [CommandRun] = []
    var overlaps = false
    for call in ["first", "second"] {
      guard let owner else { break }
      let before = command.status(owner)
      let isRunActive = runs.contains { $0.outcome == nil }
      let run = command.run(owner)
      runs.append(run)
      let isAdmitted = !run.wasRejected
      if isRunActive, isAdmitted { overlaps = true }
      if isAdmitted, !before.canRun { failures.append("starts at the \(call) call, although `canRun` is false") }
      if !isAdmitted, before.canRun { failures.append("does not start at the \(call) call, although `canRun` is true") }
      if run.outcome == nil, !command.status(owner).isRunning {
        failures.append("starts at the \(call) call, but `isRunning` is false after it")
      }
    }
    await TaskMonitor.current?.waitUntilIdle()
    if overlaps, let failure = command.overlapFailure(isFirstCancelled: runs.first?.isCancelled == true) {
      failures.append(failure)
    }
    let hasEnded = runs.allSatisfy { $0.outcome != nil } && (!isRunningAtStart || command.policy == .restart)
    if let owner, hasEnded, command.status(owner).isRunning {
      failures.append("has ended, but `isRunning` is true")
    }
    weak let remains = owner
    owner = nil
    await TaskMonitor.current?.waitUntilIdle()
    if remains != nil { failures.append("keeps its view model alive; capture it weakly") }
    if runs.contains(where: { $0.outcome == nil }) {
      failures.append("keeps running after its view model has been released")
    }
    return failures
  }
}

extension ViewModelGraph.Run {
  /// Returns a failure if the policy does not allow the effect of a second call.
  fileprivate func overlapFailure(isFirstCancelled: Bool) -> String? {
    switch policy {
    case .drop: "starts at the second call, although it is running"
    case .restart: isFirstCancelled ? nil : "starts at the second call, but does not cancel the first run"
    case .queue, .parallel:
      isFirstCancelled ? "cancels the first run at the second call, although its policy is `\(policy)`" : nil
    }
  }
}

extension CommandRun {
  fileprivate var isCancelled: Bool {
    if case .cancelled? = outcome { true } else { false }
  }

  /// Whether the `when` condition or the policy prevented the run.
  fileprivate var wasRejected: Bool {
    switch outcome {
    case .refused, .dropped: true
    case .completed, .failed, .cancelled, nil: false
    }
  }
}

extension ViewModelGraph {
  /// An edit whose behavior is verified.
  @MainActor
  public struct Edit {
    let name: String
    /// Returns a sentence for each violation in one initial state; nil if the edit is disabled there.
    let failures: (ViewModelGraph, Inputs) -> [String]?

    /// Creates the verification of an edit with a text.
    ///
    /// - Parameters:
    ///   - isTransformed: Whether a rule changes each typed text.
    ///   - differs: Compares values strictly.
    public init<Value>(
      _ name: String, text property: ReferenceWritableKeyPath<Owner, TextEdit<Value>>, isTransformed: Bool = false,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      failures = { graph, inputs in
        EditVerification(graph: graph, name: name, inputs: inputs, property: property, differs: differs)
          .textFailures(isTransformed: isTransformed)
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
  package func editFailures(from examples: [ViewModelExample<Owner>]) -> [String] {
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
  package func draftFailures(from examples: [ViewModelExample<Owner>]) -> [String] {
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
      ViewModelTesting.variations(of: model[keyPath: keyPath]).map { value in
        var varied = model
        varied[keyPath: keyPath] = value
        return varied
      }
    }
  }
}
