import VmgenSchemaSyntax

/// Checks the steps of commands, reactions and `catch` clauses.
final class StepChecker: DeclarationReader {
  let expressions: ExpressionChecker
  /// The state of the body being checked.
  var scope = StepScope()

  typealias Binding = ExpressionChecker.Binding

  init(_ expressions: ExpressionChecker) { self.expressions = expressions }

  /// Creates a checker for the steps of a body, in the environment of `expressions`.
  init(_ expressions: ExpressionChecker, stepsOf owner: StepScope.Owner) {
    self.expressions = expressions.in(expressions.environment)
    self.expressions.environment.position = .step
    scope = StepScope(owner: owner)
  }

  var declarations: ModuleDeclarations { expressions.declarations }
}

/// The state of a body while its steps are checked.
struct StepScope {
  enum Owner: Equatable {
    case command(MemberID, result: CommandResult? = nil)
    case reaction
    case follow
    /// The load of a list.
    case load
    /// The answer to a load.
    case received
    case errorPolicy
    case fake(FakeBody)
    case body(ComputedBody)
  }
  /// The result of a command: the state that gets it, and its type.
  struct CommandResult: Equatable {
    var state: String
    var type: Type
  }
  /// The function of a fake.
  struct FakeBody: Equatable {
    var fake: String
    var service: String
    var function: String
    var isStream: Bool
    /// The type of the value that the steps return.
    var result: Type?
    /// The errors that the function can throw.
    var failure: Failure
    /// The functions of the service that the fake has.
    var functions: Set<String>
  }
  /// The body of a function, a display or a closure, whose steps only compute a value.
  struct ComputedBody: Equatable {
    /// The type of the value; nil if it follows from the values that the steps return.
    var type: Type?
    /// Whether users see the value.
    var isText: Bool
    /// The constants and variables that are only used for texts, so that their literals are localized.
    var textNames: Set<String> = []
    /// The name of the `mutating` method; nil for a body with a value.
    var method: String?
  }

  /// The member that contains the steps; nil outside of steps.
  var owner: Owner?
  /// The type of the value that the steps return; nil for none.
  var resultType: Type? {
    switch owner {
    case .command(_, let result): result?.type
    case .fake(let fake): fake.result
    case .body(let body): body.method == nil ? body.type ?? .unknown : nil
    default: nil
    }
  }
  /// The body whose value the steps compute; nil in other steps.
  var body: ComputedBody? { if case .body(let body) = owner { body } else { nil } }
  /// The kind of code that the steps are.
  var writer: WriterKind { body == nil ? .step : .body }
  /// The types of the values that the steps of a body return.
  var returnedTypes: [Type] = []
  /// The errors that the steps so far may throw, and where.
  var thrown: [(failure: Failure, range: SourceRange)] = []
  var isAsync = false
  var asks = false
  /// Whether a `break` ends a loop, and not a `switch`.
  var canEndLoop = false
  /// The steps of each `defer` around the step being checked, the innermost last.
  var deferred: [DeferredSteps] = []
  /// The number of those outside of the loop around the step.
  var deferredOutsideOfLoop = 0
  /// Whether the steps are those of a `defer`.
  var isDeferred = false
  /// The names without a value after each branch of the step being checked.
  var paths: [Uninitialized] = []
  /// The steps that contain the step being checked.
  var steps: StepsSyntax?
  /// The number of results of calls that have a name only in generated code.
  var resultCount = 0
  /// Whether the call being checked needs no `try` and `await` of its own.
  var ignoresKeywords = false
  /// The effects of the calls inside of the value being checked, which explain its `try` and `await`.
  var innerEffects = StepChecker.InnerEffects()
  /// Whether the step being checked is the last one.
  var isLast = false
  /// Whether formulas keep the results of queries while the steps run.
  var keepsQueries = false
}

/// The body of a command or a reaction: its steps with their `catch` clauses.
extension StepChecker {
  /// A checked body, the state after its steps, and the errors that it does not catch.
  typealias Body = (body: CommandBody, scope: StepScope, uncaught: [(failure: Failure, range: SourceRange)])

  /// Checks steps with their `catch` clauses.
  ///
  /// - Parameters:
  ///   - usedBefore: The parameters that the busy text reads.
  ///   - removal: Removes the received value if no step reads it.
  func checkBody(
    _ steps: StepsSyntax, _ catches: [CatchSyntax],
    parameters: Zip2Sequence<[Parameter], [ParameterSyntax]> = zip([], []), usedBefore: Set<String> = [],
    received: [(name: Identifier, type: Type)] = [], removal: Diagnostic.Suggestion? = nil
  ) -> Body {
    markErrorUnavailable()
    let bindings = bind(parameters)
    let values = received.map { name, type in
      let number = expressions.bind(name.text, type, .local(name.text), at: name.range)
      return Binding(name: name, number: number, removal: removal)
    }
    let typed = checkSteps(steps, isTail: true)
    let thrown = scope.thrown
    scope.thrown = []
    let (clauses, rest) = checkCatches(catches, of: steps, thrown)
    // A `set` without a name has `newValue`.
    for binding in bindings
    where !expressions.session.usedLocals[binding.number] && !usedBefore.contains(binding.name.text)
      && isNameable(binding.name) && !text(at: binding.name.range).isEmpty
    {
      report(.unusedParameter(name: binding.name.text), at: binding.name.range)
    }
    _ = expressions.unusedNames(values)
    let uncaught = thrown.filter { rest.contains($0.failure) } + scope.thrown
    return (CommandBody(steps: typed, catches: clauses), scope, uncaught)
  }

  /// Marks `error` as unavailable: only a `catch` without a pattern declares it.
  func markErrorUnavailable() {
    guard expressions.environment.local("error") == nil, expressions.environment.members["error"] == nil else { return }
    expressions.environment.unavailable["error"] = .init(
      reason: "only a `catch` without a pattern declares it",
      help: "remove the pattern, or bind the associated value: `catch .server(let code)`")
  }

  /// Binds the parameters of a command.
  func bind(_ parameters: Zip2Sequence<[Parameter], [ParameterSyntax]>) -> [Binding] {
    parameters.compactMap { parameter, written in
      guard let name = written.name, name.text != "_" else { return nil }
      let number = expressions.bind(
        parameter.name, parameter.type, .local(parameter.name), at: written.range, named: name.range)
      return Binding(name: name, number: number)
    }
  }
}
