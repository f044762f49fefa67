@_spi(Generated) import ViewModelRuntime

/// The dependencies of displays on inputs according to the schema, for the verification of a view model.
@MainActor
public struct ViewModelGraph<Owner: ViewModel> {
  /// The type of the inputs.
  public typealias Inputs = Owner.Inputs

  /// A path that displays read: `person.firstName`.
  @MainActor
  public struct Path {
    let name: String
    let differs: (Inputs, Inputs) -> Bool
    /// Returns inputs that differ in this path.
    let variations: (Inputs) -> [Inputs]

    /// Creates a writable path.
    public init<Value>(
      _ name: String, writing keyPath: WritableKeyPath<Inputs, Value>,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.init(name, reading: keyPath, set: { $0[keyPath: keyPath] = $1 }, differs: differs)
    }

    /// Creates a path.
    ///
    /// - Parameter set: Sets another value, or nil for a path that cannot be written.
    public init<Value>(
      _ name: String, reading keyPath: KeyPath<Inputs, Value>, set: ((inout Inputs, Value) -> Void)? = nil,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      self.differs = { differs($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      variations = { inputs in
        guard let set else { return [] }
        return ViewModelTesting.variations(of: inputs[keyPath: keyPath]).map { value in
          var varied = inputs
          set(&varied, value)
          return varied
        }
      }
    }

    private init(_ part: DisplayContext.Part) {
      name = "\(part)"
      differs = { ViewModelRuntime.differs($0.context, $1.context, in: part) }
      variations = { inputs in
        inputs.context.variations(of: part).map { context in
          var varied = inputs
          varied.context = context
          return varied
        }
      }
    }

    /// Returns the path of a part of the display context.
    public static func context(_ part: DisplayContext.Part) -> Path { Path(part) }
  }

  /// A display, whose dependencies are verified.
  @MainActor
  public struct Display {
    let name: String
    let reads: Set<String>
    let differs: (Owner, Owner) -> Bool
    let describe: (Owner) -> String
    /// Reads the value, and returns a function that returns whether the value has changed since.
    let record: (Owner) -> () -> Bool
    let bind: (Owner, @escaping () -> Void) -> BindingToken

    /// Creates the verification of a display.
    ///
    /// - Parameter reads: The names of the paths that the display depends on, directly or not.
    public init<Value>(
      _ name: String, _ keyPath: KeyPath<Owner, Value>, reads: Set<String> = [],
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      self.reads = reads
      self.differs = { differs($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      describe = { String(reflecting: $0[keyPath: keyPath]) }
      record = { owner in
        let value = owner[keyPath: keyPath]
        return { differs(value, owner[keyPath: keyPath]) }
      }
      bind = { owner, onDelivery in owner.observe(keyPath) { _ in onDelivery() } }
    }

    /// Creates the verification of a child's display.
    ///
    /// - Parameter reads: The names of the paths that the inputs of the child depend on, directly or not.
    public init<Child: ViewModel, Value>(
      _ name: String, of child: KeyPath<Owner, Child>, _ keyPath: KeyPath<Child, Value>, reads: Set<String>,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      self.reads = reads
      let whole = child.appending(path: keyPath)
      self.differs = { differs($0[keyPath: whole], $1[keyPath: whole]) }
      describe = { String(reflecting: $0[keyPath: whole]) }
      record = { owner in
        let value = owner[keyPath: whole]
        return { differs(value, owner[keyPath: whole]) }
      }
      bind = { owner, onDelivery in owner[keyPath: child].observe(keyPath) { _ in onDelivery() } }
    }
  }

  /// An input whose models round-trip through JSON.
  @MainActor
  public struct Model {
    let failures: ([Owner]) -> [String]

    /// Creates the verification of an input.
    public init<Value: Codable & Equatable>(_ input: KeyPath<Owner, Value>) {
      failures = { owners in codingFailures(of: owners.map { $0[keyPath: input] }) }
    }
  }

  /// Creates a view model with test doubles.
  let freshWithDoubles: (Inputs) -> (owner: Owner, doubles: Any)
  let paths: [Path]
  let displays: [Display]
  let edits: [Edit]
  let drafts: [Draft]
  let commands: [Run]
  let lists: [List]
  let models: [Model]
  /// Whether some inputs are constant, so that a view model cannot change between all states.
  let hasConstants: Bool

  /// Creates the verification of a view model without services.
  ///
  /// - Parameters:
  ///   - fresh: Creates a view model.
  ///   - paths: The paths of the inputs.
  ///   - displays: The observable properties, including edits, drafts and commands.
  ///   - edits: The edits.
  ///   - drafts: The drafts.
  ///   - commands: The commands.
  ///   - lists: The lists.
  ///   - models: The inputs that round-trip through JSON.
  ///   - hasConstants: Whether some inputs are constant.
  public init(
    fresh: @escaping (Inputs) -> Owner, paths: [Path] = [], displays: [Display] = [], edits: [Edit] = [],
    drafts: [Draft] = [], commands: [Run] = [], lists: [List] = [], models: [Model] = [], hasConstants: Bool = false
  ) {
    self.init(
      doubles: {}, fresh: { inputs, _ in fresh(inputs) }, paths: paths, displays: displays, edits: edits,
      drafts: drafts, commands: commands, lists: lists, models: models, hasConstants: hasConstants)
  }

  /// Creates the verification of a view model with services.
  ///
  /// - Parameters:
  ///   - doubles: Creates the test doubles.
  ///   - fresh: Creates a view model with test doubles.
  ///   - paths: The paths of the inputs.
  ///   - displays: The observable properties, including edits, drafts and commands.
  ///   - edits: The edits.
  ///   - drafts: The drafts.
  ///   - commands: The commands.
  ///   - lists: The lists.
  ///   - models: The inputs that round-trip through JSON.
  ///   - hasConstants: Whether some inputs are constant.
  public init<Doubles>(
    doubles: @escaping () -> Doubles, fresh: @escaping (Inputs, Doubles) -> Owner, paths: [Path] = [],
    displays: [Display] = [], edits: [Edit] = [], drafts: [Draft] = [], commands: [Run] = [], lists: [List] = [],
    models: [Model] = [], hasConstants: Bool = false
  ) {
    freshWithDoubles = { inputs in
      let doubles = doubles()
      let owner = fresh(inputs, doubles)
      owner.viewModelObservers.start(owner)
      return (owner, doubles)
    }
    self.paths = paths
    self.displays = displays
    self.edits = edits
    self.drafts = drafts
    self.commands = commands
    self.lists = lists
    self.models = models
    self.hasConstants = hasConstants
  }

  func fresh(_ inputs: Inputs) -> Owner { freshWithDoubles(inputs).owner }

  func modelFailures(from examples: [ViewModelExample<Owner>]) -> [String] {
    let owners = examples.map { $0.given() }
    return models.flatMap { $0.failures(owners) }
  }
}

extension ViewModelGraph {
  /// Returns the different initial states of the first twenty examples; later ones rarely differ.
  func states(of examples: [ViewModelExample<Owner>]) -> [(title: String, inputs: Inputs)] {
    var states: [(title: String, inputs: Inputs)] = []
    for example in examples.prefix(20) {
      for inputs in inputs(of: example.given()) where !states.contains(where: { areEqual($0.inputs, inputs) }) {
        states.append((example.title, inputs))
      }
    }
    return states
  }

  /// Returns whether inputs are equal. Inputs that only steps read have no path, so they are compared by their
  /// descriptions.
  private func areEqual(_ one: Inputs, _ other: Inputs) -> Bool {
    let (old, new) = (one.context, other.context)
    guard old.locale == new.locale, old.calendar == new.calendar, old.timeZone == new.timeZone, old.now == new.now
    else {
      return false
    }
    // Paths treat contexts that were created separately as different.
    var other = other
    other.context = one.context
    return !paths.contains { $0.differs(one, other) } && String(reflecting: one) == String(reflecting: other)
  }

  /// Returns changes of one path, whose number does not depend on the number of examples beyond a limit.
  ///
  /// Each path changes in one state, and in more states until the limit is reached. Paths begin with different states.
  func changes(of states: [(title: String, inputs: Inputs)]) -> [InputsChange<Inputs>] {
    var changes: [InputsChange<Inputs>] = []
    for round in states.indices where round == 0 || changes.count < InputsChange<Inputs>.limit {
      for (index, path) in paths.enumerated() {
        let state = states[(index + round) % states.count]
        changes += path.variations(state.inputs).map {
          InputsChange(old: state.inputs, new: $0, title: "\"\(state.title)\" with another `\(path.name)`")
        }
      }
    }
    return changes
  }

  /// Returns the inputs of a view model.
  func inputs(of owner: Owner) -> [Inputs] {
    var inputs: [Inputs] = []
    owner.update { inputs = [$0] }
    return inputs
  }

  /// Makes a change, and returns a failure if an observer saw values of two states.
  func mixedStates(of owner: Owner, _ change: () -> Void) -> [String] {
    let states = ObservedStates(displays.map { display in { display.record(owner) } })
    let tokens = displays.indices.map { index in
      displays[index].bind(owner) { states.notice(of: index, in: owner.viewModelObservers.writes) }
    }
    states.reset()
    change()
    for token in tokens { token.end() }
    return states.areMixed ? ["shows an observer values of two different states"] : []
  }
}

/// A change of the inputs of a view model.
struct InputsChange<Inputs> {
  /// The number of changes after which no further states are verified.
  static var limit: Int { 100 }

  let old: Inputs
  let new: Inputs
  let title: String
}

/// The values that observers see in each commit, which must belong to one state.
///
/// The first notice of a commit records all values. Each later notice compares the value that has changed, so that the
/// work is proportional to the number of values.
@MainActor
final class ObservedStates {
  /// Reads a value, and returns a function that returns whether the value has changed since.
  typealias Record = () -> () -> Bool

  private let records: [Record]
  /// The values at the first notice of each commit. The write count identifies the commit.
  private var changes: [WriteCount: [() -> Bool]] = [:]
  /// Whether an observer saw values of two different states.
  private(set) var areMixed = false

  init(_ records: [Record]) { self.records = records }

  /// Forgets the notices that a new observer receives.
  func reset() {
    changes = [:]
    areMixed = false
  }

  /// Compares the values at the notification of one of them.
  func notice(of index: Int, in commit: WriteCount) {
    guard let hasChanged = changes[commit] else {
      changes[commit] = records.map { $0() }
      return
    }
    if hasChanged[index]() { areMixed = true }
  }
}
