@testable import VmgenSchemaSemantics

/// Makes a random view model of a module.
///
/// Reactions write only *sinks*, which nothing reads that starts a reaction or creates a child. So every random view
/// model comes to rest, and its tests end.
struct ViewModelMaker {
  /// A path that steps can write.
  struct Place {
    var text: String
    var type: Type
  }

  let module: ModuleMaker
  var random: RandomExpression
  var names: RandomNames
  var interface: Interface
  var members: [SchemaPart] = []
  /// What commands write.
  var sources: [Place] = []
  /// What reactions and commands write.
  var sinks: [Place] = []
  /// What conditions of reactions, and the inputs of children, can read.
  var triggerScope: [(name: String, type: Type)] = []
  /// Inputs, states and drafts with arrays of identifiable models.
  var collections: [(name: String, element: Vocabulary.Model, isInput: Bool)] = []
  /// States that only one command writes, which has the value as its parameter.
  var keptStates: [(name: String, type: Type, command: String)] = []
  /// Edits without rules that no step writes.
  var plainEdits: [String] = []
  var drafts: [(name: String, type: Type)] = []
  var restored: [String] = []
  var children: [(name: String, interface: Interface, isOptional: Bool)] = []
  var lists: [List] = []
  /// Commands without a condition whose first step calls a function of a service.
  var probes: [(name: String, function: String)] = []
  /// Commands without a condition whose first step is a question, and the replies to it.
  var askingCommands: [(name: String, text: String, replies: [String])] = []
  /// All commands with their parameters.
  var commands: [(name: String, parameters: [(label: String?, type: Type)], writesSinksOnly: Bool)] = []
  var followed: [(service: ModuleMaker.Service, function: ModuleMaker.ServiceFunction)] = []
  /// The inputs that examples set, with values that nothing changes.
  var examples: [SchemaPart] = []
  /// What the steps that are being made throw.
  var thrown: Thrown = Thrown()

  struct Thrown {
    var throwsAny = false
    var errors: [Vocabulary.Enumeration] = []
    var isEmpty: Bool { !throwsAny && errors.isEmpty }
  }
  struct List {
    var name: String
    var row: Interface
    var element: Vocabulary.Model
    var isLoaded: Bool
    /// The input that an example sets, if the list shows all of its elements.
    var collection: String?
    var isSelectable: Bool
  }

  init(module: ModuleMaker, name: String, role: Interface.Role) {
    var module = module
    self.module = module
    random = RandomExpression(
      seed: UInt64(module.random.random.number(1_000_000_007)) &* 7919, scope: [], vocabulary: module.vocabulary)
    names = RandomNames(isHard: module.typeNames.isHard)
    for reserved in ["navigator", "id"] + module.services.map(\.instance) { _ = names.value(reserved, &random.random) }
    interface = Interface(name: name, role: role)
  }

  func chance(_ bound: Int) -> Bool {
    var random = random
    return random.chance(bound)
  }

  mutating func number(_ bound: Int) -> Int { random.random.number(bound) }

  mutating func name(_ plain: String) -> String { names.value(plain, &random.random) }

  mutating func add(_ part: SchemaPart) { members.append(part) }

  mutating func oneOf(_ types: [Type]) -> Type { random.pick(types) ?? .int }

  mutating func valueType() -> Type { random.pick(module.vocabulary.valueTypes) ?? .int }

  mutating func value(_ type: Type, _ depth: Int = 2) -> String {
    random.value(type, depth) ?? random.constant(type) ?? "nil"
  }

  mutating func constant(_ type: Type) -> String { random.constant(type) ?? "nil" }

  /// Calls `body` with other names in scope.
  mutating func scoped<Result>(
    _ scope: [(name: String, type: Type)], _ body: (inout ViewModelMaker) -> Result
  ) -> Result {
    let outer = random.scope
    random.scope = scope
    defer { random.scope = outer }
    return body(&self)
  }

  // MARK: The whole view model

  mutating func make() -> SchemaPart {
    addValues()
    addEdits()
    for index in 0..<(1 + number(3)) { addDerived("first\(index)") }
    triggerScope = random.scope
    addChildren()
    addLists()
    addSinks()
    for index in 0..<(1 + number(3)) { addDerived("second\(index)") }
    addEvents()
    addCommands()
    addReactions()
    for index in 0..<(1 + number(2)) { addDerived("third\(index)") }
    addCustoms()
    addEnding()
    for index in 0..<(module.exampleCount ?? 1 + number(2)) { addExample(index) }
    let result = interface.result.map { " -> \($0)" } ?? ""
    return SchemaPart(block: "viewmodel \(interface.name)\(result)", members + examples)
  }

  /// Adds what a screen has at its end: a question before it is left, and its restoration.
  private mutating func addEnding() {
    guard interface.isScreen else { return }
    if let draft = drafts.first, !random.chance(3) {
      add(SchemaPart("leave when !\(draft.name).isDirty else confirm \"Discard your changes?\"", .leave))
    }
    if random.chance(2) {
      add(
        SchemaPart(
          "restore " + restored.joined(separator: ", "), .restore, restored.isEmpty ? .restore : .restoreValues))
    }
  }
}
