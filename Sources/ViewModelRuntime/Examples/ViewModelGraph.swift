/// Which display reads which inputs, as the schema has it, to be held against what the view model does.
@MainActor
public struct ViewModelGraph<Owner: ViewModel> {
  /// What the view model is given.
  public typealias Inputs = Owner.Inputs

  /// A path that displays read: `person.firstName`.
  @MainActor
  public struct Path {
    let name: String
    let differs: (Inputs, Inputs) -> Bool
    /// Inputs that differ in this path alone.
    let variations: (Inputs) -> [Inputs]

    /// A path that can be written.
    public init<Value>(
      _ name: String, writing keyPath: WritableKeyPath<Inputs, Value>,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.init(name, reading: keyPath, set: { $0[keyPath: keyPath] = $1 }, differs: differs)
    }

    /// - Parameter set: puts another value there; nil for a path that cannot be written.
    public init<Value>(
      _ name: String, reading keyPath: KeyPath<Inputs, Value>, set: ((inout Inputs, Value) -> Void)? = nil,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      self.differs = { differs($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      variations = { inputs in
        guard let set else { return [] }
        return ViewModelRuntime.variations(of: inputs[keyPath: keyPath]).map { value in
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

    /// A part of the display context.
    public static func context(_ part: DisplayContext.Part) -> Path { Path(part) }
  }

  /// What a view model shows, to be held against the paths that it reads.
  @MainActor
  public struct Display {
    let name: String
    let reads: Set<String>
    let differs: (Owner, Owner) -> Bool
    let describe: (Owner) -> String
    let bind: (Owner, @escaping () -> Void) -> BindingToken

    /// - Parameter reads: the names of the paths that it reads, through others too.
    public init<Value>(
      _ name: String, _ keyPath: KeyPath<Owner, Value>, reads: Set<String>,
      differs: @escaping (Value, Value) -> Bool
    ) {
      self.name = name
      self.reads = reads
      self.differs = { differs($0[keyPath: keyPath], $1[keyPath: keyPath]) }
      describe = { String(reflecting: $0[keyPath: keyPath]) }
      bind = { owner, onDelivery in owner.observe(keyPath) { _ in onDelivery() } }
    }
  }

  /// Makes a view model of inputs, with the services that are made for it.
  let freshWithServices: (Inputs) -> (owner: Owner, services: [AnyObject])
  let paths: [Path]
  let displays: [Display]
  let edits: [Edit]
  let drafts: [Draft]
  let commands: [Run]
  /// Whether some inputs never change, so that not every state can follow every other.
  let hasConstants: Bool

  /// - Parameters:
  ///   - fresh: makes a view model of inputs.
  ///   - displays: what is shown; edits, drafts and commands too.
  ///   - hasConstants: whether some inputs never change.
  public init(
    fresh: @escaping (Inputs) -> Owner, paths: [Path], displays: [Display], edits: [Edit] = [], drafts: [Draft] = [],
    commands: [Run] = [], hasConstants: Bool = false
  ) {
    self.init(
      doubles: {}, fresh: { inputs, _ in fresh(inputs) }, paths: paths, displays: displays, edits: edits,
      drafts: drafts, commands: commands, hasConstants: hasConstants)
  }

  /// - Parameters:
  ///   - doubles: makes what stands for the services.
  ///   - fresh: makes a view model of inputs and services.
  ///   - displays: what is shown; edits, drafts and commands too.
  ///   - hasConstants: whether some inputs never change.
  public init<Doubles>(
    doubles: @escaping () -> Doubles, fresh: @escaping (Inputs, Doubles) -> Owner, paths: [Path], displays: [Display],
    edits: [Edit] = [], drafts: [Draft] = [], commands: [Run] = [], hasConstants: Bool = false
  ) {
    freshWithServices = { inputs in
      let doubles = doubles()
      let objects = Mirror(reflecting: doubles).children.filter { type(of: $0.value) is AnyObject.Type }
      return (fresh(inputs, doubles), objects.map { $0.value as AnyObject })
    }
    self.paths = paths
    self.displays = displays
    self.edits = edits
    self.drafts = drafts
    self.commands = commands
    self.hasConstants = hasConstants
  }

  func fresh(_ inputs: Inputs) -> Owner { freshWithServices(inputs).owner }
}
