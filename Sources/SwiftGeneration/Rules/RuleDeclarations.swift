import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The static members of a view model's `CurrentValues`: the rules of edits, drafts and commands, the followed streams
/// and the reactions.
struct RuleDeclarations {
  private(set) var names: ViewModelNames
  let context: FileContext
  var comparison: StrictComparison
  /// The data of each static member for `viewmodel.mustache`.
  private(set) var data: [MustacheValue] = []
  private var functionNames: Set<String> = []

  init(_ names: ViewModelNames, _ comparison: StrictComparison, _ context: FileContext) {
    self.names = names.at(.rule(values: .text("values")))
    self.comparison = comparison
    self.context = context
  }

  var viewModel: ViewModel { names.members.viewModel }

  /// Adds a static property: `static let name: type = value`.
  mutating func declare(_ name: String, type: String, _ value: SwiftExpression) {
    data.append([
      "name": .string(swiftIdentifier(name)), "type": .string(type), "value": .expression(value), "function": .null,
    ])
  }

  /// Adds a static function: `static func name(parameters) effects -> result { body }`.
  mutating func declare(
    function name: String, _ parameters: [MustacheValue], effects: String, result: String? = nil,
    _ body: [SwiftStatement]
  ) {
    functionNames.insert(name)
    let function: MustacheObject = [
      "name": .string(swiftIdentifier(name)), "parameters": .list(parameters), "effects": .string(effects),
      "result": result.map { .string($0) } ?? .null, "body": body.isEmpty ? .null : .statements(body),
    ]
    data.append(["name": .null, "type": .null, "value": .null, "function": .object(function)])
  }

  /// Returns `name`, with a number if a static function already has it.
  func unique(_ name: String) -> String { uniqueName(name, isTaken: functionNames.contains) }

  // MARK: Parts

  /// Returns the key path to a path's value: `\.inputs.user.name`.
  func keyPath(to path: StoragePath) -> SwiftExpression {
    let member = swiftIdentifier(path.root.name, .member)
    let root =
      switch path.root.access.owner {
      case .inputs, .context: "inputs." + member
      case .stored(let valueMember?), .rules(let valueMember): "stored.\(member).\(valueMember)"
      case .stored(nil), .children: "stored." + member
      }
    return .text(path.steps.reduce("\\." + root) { $0 + "." + swiftIdentifier($1.field, .member) })
  }

  /// Returns an argument with the rules of edits; none without edits.
  func argument(_ label: String, _ edits: [Edit]) -> [SwiftArgument] {
    edits.isEmpty ? [] : [SwiftArgument(label, .array(edits.map { names.rules(of: $0.name) }))]
  }

  /// Returns the key path to a stored value: `\.stored.name`.
  func storedPath(_ name: String) -> SwiftExpression { .text("\\.stored." + swiftIdentifier(name, .member)) }

  /// Returns a closure of the values that evaluates an expression: `{ $0.canSignIn }`.
  mutating func closure(_ expression: TypedExpression) -> SwiftExpression { closure { $0.body(expression) } }

  /// Returns a closure of the values that evaluates a condition or a busy text of a command.
  mutating func statusClosure(_ expression: TypedExpression) -> SwiftExpression {
    let outer = names
    names.storedFailures = viewModel.failures(context)
    defer { names = outer }
    return closure(expression)
  }

  /// Returns a closure of the values with the statements that `make` returns.
  mutating func closure(_ make: (inout SwiftLowering) -> [SwiftStatement]) -> SwiftExpression {
    var lowering = context.lowering(names.at(.rule(values: .placeholder)))
    let statements = make(&lowering)
    return .closure(SwiftClosure(naming: "values", statements))
  }
}

extension ViewModel {
  /// Returns the types of the errors of the commands, as values.
  func failures(_ context: FileContext) -> [MemberID: SwiftExpression] {
    Dictionary(
      commands.map { ($0.id, context.failureType($0.failure)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Reaction.Event {
  /// The event in the life of the screen; nil for other events.
  var lifecycle: LifecycleEvent? {
    if case .lifecycle(let event) = self { event } else { nil }
  }
}
