import VmgenSchemaSyntax

/// The environment of an expression: the meanings of names, and the values that it can read.
struct Environment {
  /// A name bound by a parameter, a pattern, `if let` or an associated value.
  struct Local {
    var name: String
    var type: Type
    var reference: Reference
    /// The local's index in ``CheckSession/usedLocals``.
    var number: Int
    var range: SourceRange
    /// The local's symbol in the index.
    var symbol: Symbol
    /// Whether the schema does not have the name, because the checker or the parser has made it.
    var isMade = false
    /// The local's value, if it is known.
    var constant: Constant?
    /// The call that `async let` has started; nil for a value.
    var startedCall: StartedCall?
    /// The number of closures that contain the declaration.
    var closureDepth = 0
    /// Whether the steps can change the value.
    var isVariable = false
    /// Whether the expressions are evaluated while the steps continue, which may change the variable.
    var isCaptured = false
    /// The `let` of the step that declares the value.
    var letKeyword: SourceRange?
    /// What the name stands for, if the value has no name of its own in generated code.
    var meaning: TypedExpression?
    /// Whether the value is of a type of Foundation that the language does not have, which is reported once.
    var isForeign = false
    /// The `guard` to write instead of a step that declares an element, which can be nil.
    var elementGuard: Diagnostic.Suggestion?
  }

  /// Why a name is not available, and what to write instead.
  struct Unavailable {
    /// The reason; nil for a name whose own diagnostic states it.
    var reason: String?
    /// The help, if the general help does not fit.
    var help: String?
  }

  /// The closure that contains an expression.
  enum ClosureFrame {
    /// A closure with the types of `$0`, `$1`.
    case anonymous([Type])
    /// A closure whose `$0` and `$1` are the parts of its only parameter.
    case pair(Type)
    case named
  }

  /// The kind of code that contains an expression, if it affects which names are available.
  enum Position {
    case formula
    /// A rule of an edit: the name of an edit means its pending value.
    case rule
    /// A step of a command, a reaction or a `catch`.
    case step
    /// An expectation of an example.
    case expectation
  }

  var file = SourceFile.ID(0)
  var locals: [Local] = []
  var closures: [ClosureFrame] = []
  var members: [String: MemberFacts] = [:]
  /// The view model that declares ``members``.
  var viewModel: String?
  /// The identities of the view model's members, by name; that of a command that shares its name is its full name. Of two
  /// members with the same name, the first counts.
  var memberIDs: [String: MemberID] = [:]
  /// The derived value whose expression is typed, which cannot read itself; nil in other code.
  var derived: String?
  /// The names that several members have. What such a name means is not known, so its uses cause no other diagnostics.
  var ambiguous: Set<String> = []
  /// The names of the private members.
  var privateNames: Set<String> = []
  /// The commands that share their name with an earlier member, which ``members`` does not contain.
  var hiddenCommands: [MemberID: CommandShape] = [:]
  /// The name of the view model whose ``MemberUse`` the expression adds to; nil if its uses do not count.
  var user: SourceRange?
  var position = Position.formula
  /// Whether the only statement of a body, without `return`, is its value. In a branch, the statements around it are
  /// also alone.
  var returnsOnlyStatement = true
  /// Whether the expression reads members outside the dependency graph: the condition of an `on`, the arguments of a
  /// `follow`, or an initial value.
  var readsOutsideGraph = false
  /// Whether a display context is available. Defaults and samples have none.
  var hasContext = false
  /// Whether `UUID()` creates an identifier, as in a step.
  var createsIDs = false
  /// Whether the expression is the value of a constant beside the declarations.
  var isConstant = false
  /// Whether `UUID()` is a constant, which differs from the others of the view model's examples.
  var hasConstantIDs = false
  /// Whether the code stands for several steps of an example.
  var isRepeated = false
  /// The time of the values that are given before the clock of an example moves; nil if it is not known.
  var knownNow: TypedExpression?
  /// Whether samples are available, as in examples and other samples.
  var hasSamples = false
  /// The fakes that answer the calls of services, by the names of their uses, in an example.
  var fakes: [String: String] = [:]
  /// The services whose queries each derived value depends on, in steps that run with the results of that moment.
  var queriedServices: [MemberID: Set<MemberID>] = [:]
  /// Names that a developer may expect but that are not available here.
  var unavailable: [String: Unavailable] = [:]
  /// The row of the list whose rules are checked, and the type of the elements that the rules read.
  var ruledRow: (viewModel: String, element: Type)?
  /// The help for a member or a part of the context that the initial value of a stored member or a mutating method reads.
  var helpForContext: String?
  /// The known initial values of the states that an initial value can read.
  var initialConstants: [Reference: Constant] = [:]
  /// The conditions that compare a member with nil, without giving its value a name: `when selection != nil`.
  var testedForNil: [String: SourceRange] = [:]
  /// The code that adds a condition to the stream whose arguments are checked, before its `let`.
  var conditionOfStream: Diagnostic.FixIt?
  /// The operands of `==` and `!=` around the expression, which can be nil.
  var comparedChains: [SourceRange] = []
  /// The type of `self` in a method or a computed property.
  var selfType: Type?
  /// Whether a `static` method or property contains the expression.
  var isStatic = false
  /// The type whose Swift declaration will contain the expression.
  var owner: String?
  /// Members of the owner that hide functions of the schema in Swift.
  var hidingMembers: Set<String> = []
  /// The function or label being checked, for the call graph.
  var caller: CallGraph.Node?

  /// Whether the view model has edits, and therefore the property `isValid`.
  var hasEdits: Bool {
    members.values.contains { if case .edit = $0.kind { true } else { false } }
  }

  func isUnavailable(_ name: String) -> Bool { unavailable[name]?.reason != nil }

  /// Returns the identity of one of the ``members``.
  func id(of member: String) -> MemberID { memberIDs[member] ?? .unknown }

  /// Returns the names of the members of a kind.
  func names(where isKind: (MemberFacts.Kind) -> Bool) -> [String] {
    members.filter { isKind($0.value.kind) }.map(\.key)
  }

  /// Declares a member. If two members have the same name, the first counts.
  mutating func declare(_ member: MemberFacts, as name: String? = nil) {
    let name = name ?? member.id.name
    if members[name] == nil { members[name] = member }
  }

  /// The names of the locals that the schema declares.
  var localNames: [String] { locals.lazy.filter { !$0.isMade }.map(\.name) }

  /// The members that a schema can name, without the commands with the steps of `set`.
  var writtenMembers: [String: MemberFacts] { members.filter { !$0.key.contains(".") } }

  func local(_ name: String) -> Local? {
    locals.last { $0.name == name }
  }
}

/// The type that the context expects of an expression.
struct Expected {
  /// The expected type, possibly with unbound type variables; nil if any type is allowed.
  var type: Type?
  /// Whether a string literal here is localized text.
  var isText = false

  static let anything = Expected(type: nil)

  init(type: Type?, isText: Bool = false) {
    self.type = type
    self.isText = isText
  }
}

extension ExpressionChecker {
  /// Binds a name for the rest of the current scope.
  ///
  /// - Parameters:
  ///   - nameRange: The range of the name itself, if `range` covers more.
  ///   - isMade: Whether the schema does not have the name.
  @discardableResult
  func bind(
    _ name: String, _ type: Type, _ reference: Reference, at range: SourceRange, named nameRange: SourceRange? = nil,
    isMade: Bool = false
  ) -> Int {
    let place = Identifier(text: name, range: nameRange ?? range)
    let symbol = Symbol.local(name, place.range)
    if !isMade { self.index?.define(symbol, at: place, type: type) }
    let number = session.usedLocals.count
    session.usedLocals.append(false)
    environment.locals.append(
      Environment.Local(
        name: name, type: type, reference: reference, number: number, range: range, symbol: symbol, isMade: isMade,
        closureDepth: environment.closures.count))
    return number
  }

  /// Binds the parameters of a declaration for the rest of the current scope. Returns their numbers.
  @discardableResult
  func bind(_ parameters: [Parameter], _ written: [ParameterSyntax]) -> [Int] {
    zip(parameters, written).map { parameter, written in
      bind(parameter.name, parameter.type, .local(parameter.name), at: written.range, named: written.name?.range)
    }
  }

  /// Calls `body`, whose expressions are evaluated while the steps continue.
  func capturingLocals<Result>(_ body: () -> Result) -> Result {
    let outer = environment.locals
    defer { environment.locals = outer }
    for index in outer.indices where outer[index].isVariable || session.uninitialized.contains(outer[index].number) {
      environment.locals[index].isCaptured = true
    }
    return body()
  }

  /// Evaluates expressions in the current scope.
  ///
  /// Swift warns about code that is never executed, so a branch that is never taken is not generated.
  var constants: ConstantEvaluator {
    var evaluator = ConstantEvaluator(known: environment.initialConstants)
    guard environment.locals.contains(where: { $0.constant != nil }) else { return evaluator }
    // A later local hides an earlier one with the same name.
    for local in environment.locals { evaluator.known[local.reference] = local.constant }
    return evaluator
  }

  /// Stores the known value of the local that was bound last with a name.
  func noteConstant(_ value: Constant?, of name: String) {
    guard let value, let index = environment.locals.lastIndex(where: { $0.name == name }) else { return }
    environment.locals[index].constant = value
  }

  /// Calls `body` in a new scope.
  func inScope<Result>(_ body: () -> Result) -> Result {
    let count = environment.locals.count
    defer { environment.locals.removeLast(environment.locals.count - count) }
    return body()
  }
}
