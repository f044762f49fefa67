import VmgenSchemaSyntax

/// Where an expression stands: what names mean there, and what it may ask for.
struct Environment {
  /// A name bound by a parameter, a pattern, `if let`, or a carried value.
  struct Local {
    var name: String
    var type: Type
    var reference: Reference
    /// Its number in ``ExpressionChecker/usedLocals``.
    var number: Int
    var range: SourceRange
    /// What the symbol index knows it as.
    var symbol: Symbol
  }

  /// The closure that an expression stands in.
  enum ClosureFrame {
    /// The types of `$0`, `$1`.
    case anonymous([Type])
    case named
  }

  /// A member of the view model, by what an expression can do with it.
  enum Member {
    case input(Type)
    /// nil while its type is not known: it stands in a cycle, which is reported.
    case derived(Type?)
    case custom(Custom)
    case state(Type)
    case edit(EditShape)
    case draft(Type)
    case command(CommandShape)
    /// By the service's name; nil where there is none, which is reported.
    case use(service: String?)
  }

  /// What stands around an expression, where that changes what it may name.
  enum Position {
    case formula
    /// A rule of an edit: the names of edits mean what is pending in them.
    case rule
    /// A step of a command, a reaction or a `catch`.
    case step
    /// What an example expects.
    case expectation
  }

  var file = SourceFile.ID(0)
  var locals: [Local] = []
  var closures: [ClosureFrame] = []
  var members: [String: Member] = [:]
  /// The view model whose ``members`` they are.
  var viewModel: String?
  /// The identities of the view model's members, by name; of two with one name that of the first.
  var memberIDs: [String: MemberID] = [:]
  /// Inputs that never change.
  var constants: Set<String> = []
  var position = Position.formula
  /// Whether what it reads is watched beside the graph: the condition of an `on`, the arguments of a `follow`.
  var isWatched = false
  /// Whether there is a display context: none where a default or a sample is made.
  var hasContext = false
  /// Whether samples may be named: examples and other samples.
  var hasSamples = false
  /// Names that a reader may expect here, and why they do not stand here.
  var outOfReach: [String: String] = [:]
  /// What to do about one of ``outOfReach``, where the usual does not help.
  var outOfReachHelp: [String: String] = [:]
  /// The type in whose Swift declaration the expression will stand.
  var owner: String?
  /// Members of the owner that an expression does not see, and Swift does.
  var hidingMembers: Set<String> = []
  /// The function or label being checked, for the call graph.
  var caller: CallGraph.Node?

  /// Whether the view model has edits, and so `isValid`.
  var hasEdits: Bool {
    members.values.contains { if case .edit = $0 { true } else { false } }
  }

  /// The identity of a member that ``members`` has.
  func id(of member: String) -> MemberID { memberIDs[member] ?? .unknown }

  func local(_ name: String) -> Local? {
    locals.last { $0.name == name }
  }
}

extension Environment.Member {
  /// The type of its value; nil for what has none, and where it is not known.
  var type: Type? {
    switch self {
    case .input(let type), .state(let type), .draft(let type): type
    case .derived(let type): type
    case .edit(let edit): edit.type
    case .custom(let custom): custom.result
    case .command, .use: nil
    }
  }

  /// Whether it is kept, so that a path may begin with it.
  var isKept: Bool {
    switch self {
    case .input, .state, .draft: true
    default: false
    }
  }

  /// Whether a call of its name means it.
  var isCalled: Bool {
    switch self {
    case .custom, .command: true
    default: false
    }
  }
}

/// What an expression is wanted to be.
struct Expected {
  /// The type wanted, which may hold type variables that are not bound yet; nil where any will do.
  var type: Type?
  /// Whether a string literal here is text for people.
  var isText = false

  static let anything = Expected(type: nil)

  init(type: Type?, isText: Bool = false) {
    self.type = type
    self.isText = isText
  }
}

extension ExpressionChecker {
  /// Makes `name` known to what follows in the present scope.
  ///
  /// - Parameter nameRange: where the name itself stands, where `range` is more than it.
  @discardableResult
  func bind(
    _ name: String, _ type: Type, _ reference: Reference, at range: SourceRange, named nameRange: SourceRange? = nil
  ) -> Int {
    let place = Identifier(text: name, range: nameRange ?? range)
    let symbol = Symbol.local(name, place.range)
    self.index.define(symbol, at: place, type: type)
    let number = usedLocals.count
    usedLocals.append(false)
    environment.locals.append(
      Environment.Local(name: name, type: type, reference: reference, number: number, range: range, symbol: symbol))
    return number
  }

  /// Runs `body` in a scope of its own.
  func inScope<Result>(_ body: () -> Result) -> Result {
    let count = environment.locals.count
    defer { environment.locals.removeLast(environment.locals.count - count) }
    return body()
  }

  /// Runs `body` in another place.
  func inEnvironment<Result>(_ place: Environment, _ body: () -> Result) -> Result {
    let outer = environment
    environment = place
    defer { environment = outer }
    return body()
  }
}
