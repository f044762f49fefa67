@_spi(Generated) import ViewModelCore

/// Steps that run when a condition becomes true, `on isExpired { … }`, or when values change, `on change of query { … }`.
@MainActor
@_spi(Generated) public struct Reaction<Values: StatefulValues> {
  /// Returns whether the reaction is triggered by the values since the last call.
  typealias Trigger = (inout Values, _ memory: inout ReactionMemory) -> Bool

  let name: String
  let isTriggered: Trigger
  /// The condition; nil for a reaction to changes.
  let condition: ((inout Values) -> Bool)?
  let perform: (StatefulViewModelState<Values>, Values.OwningViewModel, ReactionMemory) -> Void
  private let rules: CommandRules<Values>
  /// The streams of which each value triggers the reaction, by their index in `Values.follows`.
  private(set) var follows: [Int] = []

  /// Creates a reaction with synchronous steps.
  ///
  /// - Parameter name: The condition, for logs.
  public init(
    _ name: String, when condition: @escaping (inout Values) -> Bool,
    perform steps: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    self.init(name, becomesTrue(condition), condition, policy: .queue, perform: steps)
  }

  /// Creates a reaction with asynchronous steps. If the condition becomes true again during a run, the steps run again
  /// afterwards.
  ///
  /// - Parameter name: The condition, for logs.
  public init(
    _ name: String, when condition: @escaping (inout Values) -> Bool,
    run steps: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    self.init(name, becomesTrue(condition), condition, policy: .queue, run: steps)
  }

  /// Creates a reaction to changes of a value, with synchronous steps.
  ///
  /// - Parameters:
  ///   - name: The value, for logs.
  ///   - value: Returns the value; several as a tuple.
  ///   - differs: Returns whether two values differ.
  public init<Value>(
    _ name: String, onChangeOf value: @escaping (inout Values) -> Value,
    differs: @escaping (Value, Value) -> Bool,
    perform steps: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    self.init(name, changes(value, differs), policy: .queue, perform: steps)
  }

  /// Creates a reaction to changes of a value, with asynchronous steps. A change during a run cancels the run and starts
  /// another one.
  ///
  /// - Parameters:
  ///   - name: The value, for logs.
  ///   - value: Returns the value; several as a tuple.
  ///   - differs: Returns whether two values differ.
  public init<Value>(
    _ name: String, onChangeOf value: @escaping (inout Values) -> Value,
    differs: @escaping (Value, Value) -> Bool,
    run steps: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    self.init(name, changes(value, differs), policy: .restart, run: steps)
  }

  /// Creates a reaction to changes of a value with the default comparison, with synchronous steps.
  public init<Value: Equatable>(
    _ name: String, onChangeOf value: @escaping (inout Values) -> Value,
    perform steps: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    self.init(name, onChangeOf: value, differs: exactComparison(of: Value.self), perform: steps)
  }

  /// Creates a reaction to changes of a value with the default comparison, with asynchronous steps.
  public init<Value: Equatable>(
    _ name: String, onChangeOf value: @escaping (inout Values) -> Value,
    run steps: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    self.init(name, onChangeOf: value, differs: exactComparison(of: Value.self), run: steps)
  }

  /// Creates a reaction to changes of a value, with synchronous steps that also receive the value before the change.
  public init<Value>(
    _ name: String, onChangeOf value: @escaping (inout Values) -> Value,
    differs: @escaping (Value, Value) -> Bool,
    performFrom steps: @escaping @MainActor (CommandSteps<Values>, Value) throws -> Void
  ) {
    let rules = CommandRules<Values>("on \(name)", policy: .queue)
    self.rules = rules
    self.name = name
    condition = nil
    isTriggered = changes(value, differs)
    perform = { state, owner, memory in
      guard let old = memory.previous as? Value else { return }
      state.perform(owner, rules) { try steps($0, old) }
    }
  }

  /// Creates a reaction to changes of a value, with asynchronous steps that also receive the value before the change. A
  /// change during a run cancels the run and starts another one.
  public init<Value>(
    _ name: String, onChangeOf value: @escaping (inout Values) -> Value,
    differs: @escaping (Value, Value) -> Bool,
    runFrom steps: @escaping @MainActor (CommandSteps<Values>, Value) async throws -> Void
  ) {
    let rules = CommandRules<Values>("on \(name)", policy: .restart)
    self.rules = rules
    self.name = name
    condition = nil
    isTriggered = changes(value, differs)
    perform = { state, owner, memory in
      guard let old = memory.previous as? Value else { return }
      state.run(owner, rules) { try await steps($0, old) }
    }
  }

  /// Creates a reaction with the default comparison, with synchronous steps that also receive the value before the change.
  public init<Value: Equatable>(
    _ name: String, onChangeOf value: @escaping (inout Values) -> Value,
    performFrom steps: @escaping @MainActor (CommandSteps<Values>, Value) throws -> Void
  ) {
    self.init(name, onChangeOf: value, differs: exactComparison(of: Value.self), performFrom: steps)
  }

  /// Creates a reaction with the default comparison, with asynchronous steps that also receive the value before the change.
  public init<Value: Equatable>(
    _ name: String, onChangeOf value: @escaping (inout Values) -> Value,
    runFrom steps: @escaping @MainActor (CommandSteps<Values>, Value) async throws -> Void
  ) {
    self.init(name, onChangeOf: value, differs: exactComparison(of: Value.self), runFrom: steps)
  }

  private init(
    _ name: String, _ trigger: @escaping Trigger, _ condition: ((inout Values) -> Bool)? = nil, policy: CommandPolicy,
    perform steps: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    let rules = CommandRules<Values>("on \(name)", policy: policy)
    self.rules = rules
    self.name = name
    self.condition = condition
    isTriggered = trigger
    perform = { state, owner, _ in state.perform(owner, rules, steps: steps) }
  }

  private init(
    _ name: String, _ trigger: @escaping Trigger, _ condition: ((inout Values) -> Bool)? = nil, policy: CommandPolicy,
    run steps: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    let rules = CommandRules<Values>("on \(name)", policy: policy)
    self.rules = rules
    self.name = name
    self.condition = condition
    isTriggered = trigger
    perform = { state, owner, _ in state.run(owner, rules, steps: steps) }
  }
}

@_spi(Generated) extension Reaction {
  /// Returns the reaction for each value that streams send, also for one that is equal to the value before it.
  ///
  /// - Parameter follows: The indices of the streams in the list of streams that the view model follows.
  public func receiving(_ follows: Int...) -> Reaction {
    var reaction = self
    reaction.follows = follows
    return reaction
  }

  /// Returns the reaction with edits to which it reacts and which it assigns. What the user has done in them stays.
  public func correcting(_ edits: AnyEditRules<Values>...) -> Reaction {
    rules.corrects = edits
    return self
  }
}

/// The state of one reaction.
struct ReactionMemory {
  /// Whether the condition was true.
  var isTrue = false
  /// The last value; nil before the start.
  var value: Any?
  /// The value before the last change.
  var previous: Any?
  /// The number of values of streams that have triggered the reaction.
  var receivedCount = 0
}

@MainActor
private func becomesTrue<Values: StatefulValues>(
  _ condition: @escaping (inout Values) -> Bool
) -> Reaction<Values>.Trigger {
  { values, memory in
    let wasTrue = memory.isTrue
    memory.isTrue = condition(&values)
    return memory.isTrue && !wasTrue
  }
}

@MainActor
private func changes<Values: StatefulValues, Value>(
  _ value: @escaping (inout Values) -> Value, _ differs: @escaping (Value, Value) -> Bool
) -> Reaction<Values>.Trigger {
  { values, memory in
    let new = value(&values)
    // Without `some`, the absence of a last value and a last value of nil would be the same.
    guard let known = memory.value, let old = known as? Value else {
      memory.value = .some(new)
      return false
    }
    memory.previous = .some(old)
    guard differs(old, new) else { return false }
    memory.value = .some(new)
    return true
  }
}

/// The streams that have a listener. A second listener would take values from the first one, and would crash with an
/// `AsyncThrowingStream`.
@MainActor
enum StreamListeners {
  private static var taken: Set<ObjectIdentifier> = []

  /// Registers a listener until the end of `body`.
  ///
  /// - Returns: False if the stream already has a listener.
  static func listen(to stream: Any, _ body: @MainActor () async throws -> Void) async rethrows -> Bool {
    guard let id = storage(of: stream).map({ ObjectIdentifier($0) }) else {
      try await body()
      return true
    }
    guard taken.insert(id).inserted else { return false }
    defer { taken.remove(id) }
    try await body()
    return true
  }

  /// Returns the storage that copies of a stream share. Only a mirror can read it; if that ever fails, streams are not
  /// checked.
  private static func storage(of stream: Any) -> AnyObject? {
    guard let storage = Mirror(reflecting: stream).children.first?.value, type(of: storage) is AnyObject.Type else {
      return nil
    }
    return storage as AnyObject
  }
}
