import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Turns the steps of a command or a reaction into Swift.
///
/// What they do with their view model goes through `run`, which gives up where the run is over: reads right before what
/// needs
/// them, and all that is written between two steps that wait as one change. Nothing else of the view model is named, so
/// that the
/// steps do not keep it alive.
struct StepLowering {
  let names: ViewModelNames
  /// The command whose steps they are; nil for those of a reaction.
  let command: String?
  var lowering: SwiftLowering
  var output: [SwiftStatement] = []
  /// Reads of one moment, which come before the next statement.
  var reads: [StepRead] = []
  /// Whether the run may have ended since the last check, because of a suspension point.
  var mayBeOver = false
  var thrown = ThrownErrors()

  /// The errors of the statements so far. Swift infers the type of an error if it is the only one.
  struct ThrownErrors {
    var isCancellation = false
    var failures: Set<Failure> = []

    /// Their one declared type; nil where they may be of several.
    var only: String? {
      guard !isCancellation, failures.count == 1, case .declared(let error)? = failures.first else { return nil }
      return error
    }

    var isEmpty: Bool { !isCancellation && failures.isEmpty }
  }

  init(_ names: ViewModelNames, _ environment: LoweringEnvironment, command: String? = nil) {
    self.names = names
    self.command = command
    lowering = SwiftLowering(environment, names: names.at(.step(values: .placeholder)))
  }

  /// The closure of a command's steps.
  mutating func closure(_ body: CommandBody) -> SwiftClosure {
    let statements = statements(body)
    return SwiftClosure([statements.traits.contains(.readsRun) ? "run" : "_"], statements)
  }

  mutating func statements(_ body: CommandBody) -> [SwiftStatement] {
    thrown = ThrownErrors()
    let steps = block(body.steps)
    let thrown = thrown
    // Swift warns of what is never caught: steps that are never taken are left out, and what they throw.
    let catches =
      thrown.isEmpty
      ? []
      : body.catches.filter { clause in
        thrown.only == nil || clause.error == nil || clause.error == thrown.only
      }
    guard !catches.isEmpty else { return steps }
    var clauses: [SwiftCatch] = []
    for clause in catches { clauses.append(self.clause(clause, of: thrown)) }
    // What is read of the error is read of its type.
    let isTyped = catches.contains { $0.patterns.isEmpty && $0.mentionsError } ? thrown.only : nil
    return [.attempt(steps, throwing: isTyped.map { swiftIdentifier($0) }, clauses)]
  }

  /// The statements of steps in separate braces.
  mutating func block(_ steps: [Step]) -> [SwiftStatement] { block { $0.lower(steps) } }

  private mutating func block(_ make: (inout StepLowering) -> Void) -> [SwiftStatement] {
    let outer = output
    output = []
    let scope = SwiftLowering.Scope(lowering)
    let made = lowering.madeNames
    make(&self)
    flushReads()
    scope.restore(&lowering)
    lowering.madeNames = made
    defer { output = outer }
    return output
  }

  private mutating func lower(_ steps: [Step]) {
    var rest = steps[...]
    var changes: [StepChange] = []
    while let step = rest.first {
      rest = rest.dropFirst()
      if let change = StepChange(step) {
        changes.append(change)
        continue
      }
      make(changes, before: steps[(rest.startIndex - 1)...])
      changes = reach(step).map { [$0] } ?? []
    }
    make(changes, before: rest)
  }

  /// Changes that nothing comes between: what is named before the first that writes and after the last is read outside.
  private mutating func make(_ changes: [StepChange], before rest: ArraySlice<Step>) {
    let first = changes.firstIndex(where: \.writes) ?? changes.endIndex
    let end = changes.lastIndex(where: \.writes).map { $0 + 1 } ?? changes.endIndex
    for case .constant(let name, let value) in changes[..<first] { bind(name, value) }
    guard first < end else { return }
    // What no value decides about need not be written where nothing changes.
    if changes.count == 1, case .conditional(let conditions, let then, let otherwise) = changes[0],
      !conditions.contains(where: \.readsMembers)
    {
      return choose(conditions, { $0.make(then, before: []) }, { $0.make(otherwise, before: []) })
    }
    let needed = changes[first..<end].compactMap(\.constant).filter { name in
      changes[end...].contains { $0.mentions(name) } || rest.contains { $0.mentions(name) }
    }
    write(changes[first..<end], giving: needed)
    for case .constant(let name, let value) in changes[end...] { bind(name, value) }
  }

  /// A step that reaches out of the view model.
  ///
  /// - Returns: what is left to be written of it.
  private mutating func reach(_ step: Step) -> StepChange? {
    switch step.kind {
    case .constant(let name, let value):
      let call = call(value)
      append(.bind(swiftIdentifier(lowering.enter(name)), type: nil, call))
    case .assign(let path, let value):
      let call = call(value)
      let local = swiftIdentifier(lowering.freshName(path.suggestedName))
      append(.bind(local, type: nil, call))
      return .take(path, local: local)
    case .call(let value):
      let call = call(value)
      append(value.hasResult ? .assign(.text("_"), call) : .value(call))
    case .command(let command, let arguments): runCommand(command.name, arguments)
    case .navigate(let navigation): navigate(navigation)
    case .confirm(let text): append(.value(question("confirm", text)))
    case .prompt(let name, let text):
      let answer = question("prompt", text)
      append(
        name == "_"
          ? .assign(.text("_"), answer) : .bind(swiftIdentifier(lowering.enter(name)), type: nil, answer))
    case .conditional(let conditions, let then, let otherwise):
      choose(conditions, { $0.lower(then) }, { $0.lower(otherwise) })
    case .commit, .revert, .invalidate: break
    }
    return nil
  }

  /// A statement, after the reads that it may need.
  mutating func append(_ statement: SwiftStatement) {
    flushReads()
    output.append(statement)
  }

  // MARK: Choices

  private mutating func choose(
    _ conditions: [TypedCondition], _ then: (inout StepLowering) -> Void, _ otherwise: (inout StepLowering) -> Void
  ) {
    flushReads()
    let scope = SwiftLowering.Scope(lowering)
    let tests = conditions.map { test($0) }
    flushReads()
    let before = mayBeOver
    let first = block(then)
    scope.restore(&lowering)
    let afterFirst = mayBeOver
    mayBeOver = before
    let second = block(otherwise)
    mayBeOver = mayBeOver || afterFirst
    output.append(.value(.conditional(SwiftConditional(tests, then: first, otherwise: second))))
  }

  private mutating func test(_ condition: TypedCondition) -> SwiftCondition {
    switch condition {
    case .expression(let expression): return SwiftCondition(inCondition(expression))
    case .unwrap(let name, let expression):
      let value = inCondition(expression)
      if name == "_" { return SwiftCondition(.binary(value, "!=", .text("nil"))) }
      let local = swiftIdentifier(lowering.enter(name))
      if case .text(local) = value.kind { return SwiftCondition(head: "let \(local)", nil) }
      return SwiftCondition(head: "let \(local)", value)
    case .pattern(let pattern, let expression):
      let value = inCondition(expression)
      let bound = lowering.bind(pattern)
      lowering.usedLocals.formUnion(lowering.locals.values)
      return SwiftCondition(head: "case " + lowering.text(of: bound, subject: expression.type), value)
    }
  }
}

extension StepValue {
  fileprivate var hasResult: Bool {
    switch self {
    case .expression: true
    case .service(let call): call.result != nil
    case .custom(_, _, _, _, let result): result != nil
    }
  }
}

extension StoragePath {
  /// A good name for what is written there.
  var suggestedName: String { steps.last?.field ?? root.name }
}
