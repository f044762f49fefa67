import VmgenSchemaSyntax

/// The properties of a command that other members use.
struct CommandShape: Sendable {
  var id: MemberID
  /// The name in schemas: `load`, or `load(id:)` for a command that shares its name.
  var name: String
  var parameters: [Parameter]
  var failure: Failure
  var range: SourceRange
  /// The state with the result; nil for a command without one.
  var result: (state: String, isOptional: Bool)?
  /// What handles errors of the command, so that it does not fail with them.
  var errorHandler: ErrorHandler?
  /// The property whose `set` has the steps; nil for a written command.
  var property: String?

  enum ErrorHandler: Sendable {
    /// The error policy of the module.
    case policy
    /// The last of the `catch` clauses of the command, which together handle all errors.
    case clause(SourceRange)
  }
}

extension MemberFacts {
  static func command(_ command: CommandShape) -> MemberFacts {
    MemberFacts(
      command.id, kind: .command(command), type: nil, reading: .noValue(Misuse { .commandAsValue(name: $0) }),
      call: .command,
      writing: Writing(reason: "it is a command"), exampleHelp: "run it: `when \(command.name)()`",
      facets: CommandFacets(command: command),
      property: .value(.command), unused: [.ofPrivate("command", unless: [.called, .read], is: "called")])
  }
}

/// `signIn.isRunning`, `signIn.error`
struct CommandFacets: FacetTable {
  let command: CommandShape

  var names: [String] { CommandFacet.allCases.map(\.rawValue) }
  var acts: [String] { ["cancel"] }

  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    guard let facet = CommandFacet(rawValue: name.text) else {
      reportUnknown(name, range, in: checker)
      return checker.invalid(range)
    }
    guard let type = type(of: facet) else {
      reportNeverFails(name, in: checker)
      return checker.invalid(range)
    }
    return TypedExpression(.facet(.member(command.id, .command(facet))), type, range)
  }

  /// Returns the type of a facet, or nil for the error of a command that never fails.
  private func type(of facet: CommandFacet) -> Type? {
    switch facet {
    case .canRun, .isRunning, .canCancel: .bool
    case .progress: .optional(.double)
    case .successCount: .int
    case .busyText, .question, .questionMessage: .optional(.string)
    case .questionButtons, .destructiveButtons: .array(.string)
    case .errorText: command.failure == .never ? nil : .optional(.string)
    case .error: command.failure.errorType.map { .optional($0) }
    }
  }

  private func reportUnknown(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) {
    let kind = DiagnosticKind.noSuchMember(type: command.name, name: name.text)
    if name.text == "result" {
      let suggestion = command.result.map { Diagnostic.Suggestion.write($0.state, at: range) }
      let help = "declare the type of the result after the parameters: `-> Bool`"
      checker.report(kind, at: name.range, help: suggestion == nil ? help : nil, suggestion: suggestion)
    } else if let suggestion = checker.facetSuggestion(name, self) {
      checker.report(kind, at: name.range, suggestion: suggestion)
    } else {
      checker.reportMissing(kind, name, among: names, else: "the properties of a command are " + names.quoted)
    }
  }

  /// Reports the error of a command that has none, and what handles its errors.
  private func reportNeverFails(_ facet: Identifier, in checker: ExpressionChecker) {
    let (label, help): (Diagnostic.Label, String?) =
      switch command.errorHandler {
      case .policy:
        (
          .init(range: command.range, text: "the error policy handles its errors"),
          "write `throws` before the steps to keep the errors of the command"
        )
      case .clause(let range):
        (
          .init(range: range, text: "no error is left after this `catch`"),
          "write the text into a state in the `catch`, or remove the clause"
        )
      case nil: (.init(range: command.range, text: "no step of this command throws"), nil)
      }
    checker.report(.neverFails(name: command.name, facet: facet.text), at: facet.range, labels: [label], help: help)
  }
}

extension Failure {
  /// The type of the errors; nil if there are none.
  var errorType: Type? {
    switch self {
    case .never: nil
    case .declared(let error): .declared(error)
    case .any: .anyError
    }
  }
}

extension Type {
  /// An error of any type: it has `label` and can be compared with nil.
  package static let anyError = Type.builtIn("Error", [])
}

extension MemberChecker {
  /// Declares the signatures of commands, so that derived values can read their facets.
  func declareCommands(_ syntax: ViewModelSyntax) {
    let commands = syntax.identified { if case .command(let command) = $0 { command } else { nil } }
    let failures = CommandFailures(expressions, commands.map(\.syntax))
    for (id, command) in commands {
      let parameters = resolveParameters(
        command.parameters, of: command.name.text, hasDefaults: true, allowsErrors: true)
      let (failure, handler) = failures.failure(of: command)
      let shape = CommandShape(
        id: id, name: syntax.name(of: id),
        parameters: expressions.checkDefaults(of: parameters, command.parameters), failure: failure,
        range: command.name.range, result: command.result.map { (command.resultName, $0.isOptional) },
        errorHandler: handler, property: command.property)
      expressions.environment.declare(.command(shape), as: shape.name)
      if environment.ambiguous.contains(shape.name) { expressions.environment.hiddenCommands[id] = shape }
    }
    if syntax.hasOverloads { declareOverloads(syntax) }
  }

  /// - Parameter name: The name of the command in the environment.
  func checkCommand(_ syntax: CommandSyntax, _ id: MemberID, named name: String) -> Command {
    var shape = CommandShape(id: id, name: name, parameters: [], failure: .never, range: syntax.name.range)
    if let hidden = environment.hiddenCommands[id] {
      shape = hidden
    } else if case .command(let known)? = environment.members[name]?.kind {
      shape = known
    }
    let outside = expressions.in(outside(syntax))
    let gate = syntax.gate.map { outside.checkCondition($0, as: .gate) }
    let parameters = zip(shape.parameters, syntax.parameters)
    let (busy, displayed) = checkBusy(syntax.busy, parameters)
    let steps = StepChecker(expressions, stepsOf: .command(id, result: result(of: syntax)))
    var (body, scope, uncaught) = steps.checkBody(
      syntax.steps, syntax.catches, parameters: parameters, usedBefore: displayed)
    body.usesErrorPolicy = usesErrorPolicy(uncaught, keepsErrors: syntax.keepsErrors)
    if body.usesErrorPolicy {
      scope.isAsync = true
      if errorPolicy?.questions ?? (false, false, false) != (false, false, false) { scope.asks = true }
    }
    if let range = syntax.keepsErrors, declarations.errorPolicy == nil { report(.noErrorPolicy, at: range) }
    if let property = syntax.property, scope.isAsync || shape.failure != .never {
      report(
        .setterEffect(name: property, effect: scope.isAsync ? "suspends" : "throws"),
        at: syntax.steps.firstEffect ?? syntax.range.head(3))
    }
    if syntax.result != nil,
      shape.failure != .never || scope.isAsync || scope.asks || body.reads(state: syntax.resultName)
    {
      body.steps = steps.clearingResult() + body.steps
    }
    let command = Command(
      id: id, shownName: name, methodName: syntax.name.text, range: syntax.range, documentation: syntax.documentation,
      parameters: shape.parameters,
      gate: gate, busy: busy, policy: checkPolicy(of: syntax, name, scope),
      group: syntax.exclusive.map { $0.group?.text ?? "" }, body: body, failure: shape.failure,
      isAsync: scope.isAsync, asks: scope.asks, keepsErrors: syntax.keepsErrors != nil,
      property: syntax.property)
    if let busy = syntax.busy, !scope.isAsync, !syntax.awaits {
      report(.idleBusy(name: shape.name), at: busy.range, fixIt: syntax.busyClause.map(removal))
    }
    return command
  }

  /// Checks a busy text, which can read the parameters of the command.
  ///
  /// - Returns: The text, and the names of the parameters that it reads.
  private func checkBusy(
    _ busy: Expression?, _ parameters: Zip2Sequence<[Parameter], [ParameterSyntax]>
  ) -> (TypedExpression?, Set<String>) {
    guard let busy else { return (nil, []) }
    return expressions.inScope {
      let bindings = steps.bind(parameters)
      let typed = expressions.check(busy, as: .string, isText: true)
      return (typed, Set(bindings.filter { expressions.session.usedLocals[$0.number] }.map(\.name.text)))
    }
  }

  /// Returns the environment of a gate, which cannot read the parameters of the command.
  private func outside(_ syntax: CommandSyntax) -> Environment {
    var result = environment
    for parameter in syntax.parameters {
      guard let name = parameter.name?.text, environment.members[name] == nil else { continue }
      result.unavailable[name] = .init(
        reason: "the condition is evaluated before the call", help: "use it in a step: `if … { … }`")
    }
    return result
  }

  /// Returns what a call does while the command is running. A private command has no button that a person could press
  /// twice: each call of the view model's steps runs, as that of a method in Swift.
  private func checkPolicy(of syntax: CommandSyntax, _ name: String, _ scope: StepScope) -> Command.Policy {
    guard let word = syntax.policy else {
      return scope.isAsync && environment.privateNames.contains(name) ? .parallel : .drop
    }
    // The parser accepts no other keyword.
    guard let policy = Command.Policy(rawValue: word.text) else { return .drop }
    if !scope.isAsync, !syntax.awaits {
      report(.idlePolicy(policy: word.text), at: word.range, fixIt: removal(of: word.range))
      return .drop
    }
    return policy
  }
}

extension StepsSyntax {
  /// The first step with `await`, `try` or `throw`.
  fileprivate var firstEffect: SourceRange? {
    var found: SourceRange?
    forEachStep { step in
      if found == nil, step.isThrow || step.values.contains(where: { $0.isAwait || $0.isTry }) { found = step.range }
    }
    return found
  }
}

extension CommandSyntax {
  /// Whether a step has an `await`, so that the command suspends once its mistakes are corrected.
  fileprivate var awaits: Bool {
    var result = false
    for block in blocks {
      block.forEachStep { if case .value(let value, _) = $0.kind, value.isAwait { result = true } }
    }
    return result
  }
}

extension ExpressionChecker {
  /// Returns the command that `load.cancel()` cancels; nil for any other call.
  func cancelledCommand(_ callee: Expression, _ arguments: [Argument]) -> MemberID? {
    guard case .member(let base, let method) = callee.kind, method.text == "cancel", arguments.isEmpty,
      let name = memberName(base), case .command(let command)? = environment.members[name]?.kind
    else { return nil }
    noteUse(.read, name)
    refer(toMember: name, at: base.range)
    return command.id
  }
}

/// Commands that call each other endlessly: no step before the call is asynchronous, conditional, or a question.
extension MemberChecker {
  func reportCommandCycles(_ model: CheckedMembers) {
    let endless = model.commands.filter { $0.gate == nil && !$0.isAsync }
    let numbers = Dictionary(zip(endless.map(\.id), endless.indices), uniquingKeysWith: { first, _ in first })
    let links = endless.map { $0.body.alwaysRun.compactMap { numbers[$0.command] } }
    for cycle in orderAndCycles(count: endless.count, successors: { links[$0] }).cycles.map(\.path) {
      let names = cycle.map { endless[$0].shownName }
      let ids = cycle.map { endless[$0].id }
      let calls = zip(cycle, ids.dropFirst() + [ids[0]]).compactMap { index, next in
        endless[index].body.alwaysRun.first { $0.command == next }?.range
      }
      guard let first = calls.first else { continue }
      let labels = calls.dropFirst().map { Diagnostic.Label(range: $0, text: "calls the next command") }
      let isSetters = cycle.allSatisfy { endless[$0].property != nil }
      report(
        .endlessCommands(path: Cycle.text(names)), at: first, labels: Cycle.bounded(labels),
        help: isSetters ? "assign the members that `get` reads" : nil)
    }
  }
}

/// Commands that wait for their own end.
extension MemberChecker {
  func reportAwaitCycles(_ model: CheckedMembers) {
    let commands = model.commands
    let numbers = Dictionary(zip(commands.map(\.id), commands.indices), uniquingKeysWith: { first, _ in first })
    var awaited: [[(number: Int, range: SourceRange, isValue: Bool)]] = []
    for command in commands {
      awaited.append([])
      command.body.forEachStep { step in
        guard case .command(let id, _, let wait, let returned) = step.kind, wait != .none || returned != nil,
          let number = numbers[id]
        else { return }
        awaited[awaited.count - 1].append((number, returned?.range ?? step.range, returned != nil))
      }
    }
    let order = orderAndCycles(count: commands.count, successors: { awaited[$0].map(\.number) })
    for cycle in order.cycles.map(\.path) {
      let first = cycle[0]
      let next = cycle.count > 1 ? cycle[1] : first
      guard let call = awaited[first].first(where: { $0.number == next }) else { continue }
      let path = Cycle.text(cycle.map { commands[$0].shownName })
      report(
        .awaitsItself(name: commands[first].shownName, path: path), at: call.range,
        help: call.isValue ? "compute the value without a call of a command that waits for it" : nil)
    }
  }
}

extension CommandBody {
  /// The commands that the steps call unconditionally, and the ranges of the calls.
  fileprivate var alwaysRun: [(command: MemberID, range: SourceRange)] {
    steps.prefix { !$0.mayReturn && !$0.mayThrowItself }.compactMap { step in
      if case .command(let id, _, _, _) = step.kind { (id, step.range) } else { nil }
    }
  }
}

/// The exclusive groups of commands, of which at most one runs at a time.
extension MemberChecker {
  func reportExclusiveGroups(_ model: CheckedMembers, _ syntax: ViewModelSyntax) {
    let groups = Dictionary(grouping: model.commands.filter { $0.group != nil }, by: { $0.group ?? "" })
    for case .command(let command) in syntax.members {
      guard let exclusive = command.exclusive else { continue }
      let members = groups[exclusive.group?.text ?? ""] ?? []
      if members.count < 2 { report(.idleExclusive(name: command.name.text), at: exclusive.range) }
    }
    for command in model.commands where command.group != nil && command.isAsync {
      let others = model.commands.filter { $0.group == command.group && $0.id != command.id }
      command.body.forEachStep { step in
        guard case .command(let called, _, _, _) = step.kind, others.contains(where: { $0.id == called }) else {
          return
        }
        let name = others.first { $0.id == called }?.shownName ?? called.name
        report(.excludedCall(name: name, caller: command.shownName), at: step.range)
      }
    }
  }
}
