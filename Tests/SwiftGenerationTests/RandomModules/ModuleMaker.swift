@testable import VmgenSchemaSemantics

/// Makes the declarations of a random module: types, services, view models from rows to screens, a router and an error
/// policy.
struct ModuleMaker {
  /// A function of a service.
  struct ServiceFunction {
    enum Kind { case query, request, stream }

    var name: String
    var parameters: [(label: String?, name: String, type: Type)]
    var kind: Kind
    /// Whether the function throws, and the `error` that it throws if that is declared.
    var canThrow = false
    var error: Vocabulary.Enumeration?
    var result: Type?

    /// The labels and types of the arguments of a call.
    var callParameters: [(label: String?, type: Type)] {
      parameters.map { ($0.label == "_" ? nil : $0.label ?? $0.name, $0.type) }
    }
  }
  struct Service {
    var name: String
    /// The name that all view models use.
    var instance: String
    var functions: [ServiceFunction]
  }
  /// A function that returns the rows of a list.
  struct Source {
    enum Kind: CaseIterable { case number, offset, cursor, more, all, local }

    var kind: Kind
    var service: Int
    var function: String
    var element: Vocabulary.Model
  }

  var random: RandomExpression
  var typeNames: RandomNames
  var services: [Service] = []
  var sources: [Source] = []
  var errors: [Vocabulary.Enumeration] = []
  /// The types that are written in Swift, which have no literals.
  var externTypes: [Type] = []
  /// The models of pages, which only lists use.
  var pageModels: [Vocabulary.Model] = []
  /// What other view models can use of the view models so far.
  var viewModels: [Interface] = []
  var tabs: (name: String, parameters: [(label: String?, type: Type)], screens: [Interface])?
  var linkPaths: [String] = []
  var hasPolicy = false
  /// The named values of examples.
  var samples: [(name: String, type: Type)] = []
  private var parts: [SchemaPart] = []

  /// The number of examples of each view model; nil for one or two.
  let exampleCount: Int?

  init(seed: Int, exampleCount: Int? = nil) {
    self.exampleCount = exampleCount
    random = RandomExpression(
      seed: UInt64(truncatingIfNeeded: seed) &* 1_000_003 &+ 17, scope: [], vocabulary: Vocabulary(hasExtremes: false))
    typeNames = RandomNames(isHard: seed % 3 == 0)
    // Values that are called in all view models must not be hidden by their members.
    _ = typeNames.value("navigator", &random.random)
  }

  var vocabulary: Vocabulary { random.vocabulary }

  /// Returns the declarations, distributed over two to five files.
  mutating func files() -> [[SchemaPart]] {
    declareTypes()
    declareServices()
    makeViewModels()
    var files = [[SchemaPart]](repeating: [], count: 2 + random.random.number(4))
    for part in parts { files[random.random.number(files.count)].append(part) }
    return files.filter { !$0.isEmpty }
  }

  mutating func oneOf(_ types: [Type]) -> Type { random.pick(types) ?? .int }

  mutating func add(_ part: SchemaPart) { parts.append(part) }

  mutating func typeName(_ plain: String) -> String { typeNames.type(plain, &random.random) }

  mutating func functionName(_ plain: String) -> String { typeNames.value(plain, &random.random) }

  // MARK: View models

  /// Makes rows and children first, because other view models contain them, and then leaf screens, the router, and
  /// screens that open the others.
  private mutating func makeViewModels() {
    let elements = vocabulary.models.filter { $0.identity != nil }
    for element in elements {
      make(.row(element, edits: true))
      make(.row(element, edits: false))
    }
    for _ in 0..<(1 + random.random.number(2)) { make(.child) }
    for _ in 0..<2 { make(.leaf) }
    make(.picker)
    declareRouter()
    declarePolicy()
    for _ in 0..<(1 + random.random.number(3)) { make(.screen) }
    declareContainers()
  }

  private mutating func make(_ role: Interface.Role) {
    let plain: String =
      switch role {
      case .row: "RowModel"
      case .child: "PartModel"
      case .leaf: "LeafModel"
      case .picker: "PickerModel"
      case .screen: "ScreenModel"
      }
    var maker = ViewModelMaker(module: self, name: typeName("\(plain)\(viewModels.count)"), role: role)
    let part = maker.make()
    // The next view model continues the random sequence.
    random.random = RandomSwift(seed: UInt64(maker.random.random.number(1_000_000_007)))
    viewModels.append(maker.interface)
    add(part)
  }
}

/// What the rest of a module can use of a view model.
struct Interface {
  enum Role {
    /// A view model of the rows of a list, which edit their elements or only display them.
    case row(Vocabulary.Model, edits: Bool)
    case child
    /// A screen that a link can open.
    case leaf
    /// A screen with a result.
    case picker
    case screen
  }

  var name: String
  var role: Role
  var inputs: [(name: String, type: Type, hasDefault: Bool, isShared: Bool)] = []
  var displays: [(name: String, type: Type)] = []
  /// Commands that run at once, with one parameter at most.
  var commands: [(name: String, parameters: [(label: String?, type: Type)])] = []
  var events: [(name: String, values: [Type])] = []
  var edits: [String] = []
  var result: Type?
  /// The services that the view model and those that it creates use.
  var services: [Int] = []
  var isScreen: Bool {
    switch role {
    case .leaf, .picker, .screen: true
    case .row, .child: false
    }
  }
  var element: Vocabulary.Model? { if case .row(let model, _) = role { model } else { nil } }
  var editsElement: Bool { if case .row(_, let edits) = role { edits } else { false } }
}
