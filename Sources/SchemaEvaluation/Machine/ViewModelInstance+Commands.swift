import VmgenSchemaSemantics

// The state of commands, and the start of their runs.
extension ViewModelInstance {
  func command(_ id: MemberID) throws -> Command {
    guard case .command(let command)? = viewModel[id] else { throw missing(id.name) }
    return command
  }

  func commandFacet(_ facet: CommandFacet, of id: MemberID) throws -> Value {
    let command = try command(id)
    let state = try found(commands[id], id)
    switch facet {
    case .isRunning: return .bool(state.isRunning)
    case .canCancel: return .bool(state.isRunning)
    case .canRun: return .bool(try canRun(command))
    case .progress: return Value(state.isRunning ? state.progress.map { .double($0) } : nil)
    case .successCount: return .int(state.successCount)
    case .error: return state.failure.map { Value(wrapping: $0) } ?? .none
    case .errorText: return Value(try state.failure.map { .string(try evaluator.label(of: $0)) })
    case .question: return Value(state.questions.first.map { .string($0.text) })
    case .questionMessage: return Value(state.questions.first?.message.map { .string($0) })
    case .questionButtons: return .array(state.questions.first?.buttons.map { .string($0) } ?? [])
    case .destructiveButtons: return .array(state.questions.first?.destructiveButtons.map { .string($0) } ?? [])
    case .busyText:
      guard state.isRunning, let busy = command.busy else { return .none }
      return try evaluate(busy, Scope(locals: state.busyArguments))
    @unknown default: throw EvaluationFailure.unsupported("the property `\(facet.rawValue)` of a command")
    }
  }

  func isExcluded(_ command: Command) -> Bool {
    guard let group = command.group else { return false }
    return viewModel.commands.contains { other in
      other.id != command.id && other.group == group && other.isAsync && commands[other.id]?.isRunning == true
    }
  }

  private func allows(_ command: Command) throws -> Bool { try command.gate.map { try evaluate($0).bool } ?? true }

  private func canRun(_ command: Command) throws -> Bool {
    try !isBusy(command) && !isExcluded(command) && allows(command)
  }

  /// Whether the command is running and drops further calls.
  func isBusy(_ command: Command) -> Bool { command.policy == .drop && commands[command.id]?.isRunning == true }

  /// Returns why a step of an example would have no effect: it would not start a command, or nothing follows the stream
  /// that sends a value. Returns nil for other steps.
  func reasonForIdleStep(_ step: ExampleStep.Kind, _ scope: Scope) throws -> String? {
    switch step {
    case .run(let id, _):
      guard let command = try? command(id) else { return nil }
      return try reasonForIdleCall(of: command).map { "this call had no effect, because \($0)" }
    case .stub(let use, let service, let function, let matching, .sends, isGiven: false):
      let parameters = try evaluator.function(function, of: service).parameters
      let arguments = try evaluator.named(matching, parameters, scope, addsDefaults: false)
      return reasonForUnheardValue(use, service, function, arguments)
    default: return nil
    }
  }

  private func reasonForIdleCall(of command: Command) throws -> String? {
    if isBusy(command) { return "`\(command.shownName)` was running" }
    if isExcluded(command) { return "another command of its group was running" }
    // A call writes the entries that wait before it tests its condition.
    if viewModel.editsWritten(before: command).contains(where: { edits[$0.id]?.isDebouncing == true }) { return nil }
    return try allows(command) ? nil : "its condition was false"
  }

  /// Returns that nothing follows a stream, and the child that would follow it if it were read.
  private func reasonForUnheardValue(
    _ use: String, _ service: String, _ function: String, _ arguments: [String: Value]
  ) -> String? {
    if world.doubles.function(function, of: service).hasListener(matching: arguments) { return nil }
    let child = viewModel.children.first { child in
      child.optional != nil
        && world.schemas.viewModel(named: child.viewModel)?.follows.contains {
          $0.stream.service == service && $0.stream.distinctName == function
        } == true
    }
    return "nothing followed `\(use).\(function)`\(arguments.isEmpty ? "" : " with these arguments") at this time"
      + (child.map { ": its child follows it after `when \($0.name)?.appear`" } ?? "")
  }

  func canStart(_ command: Command) throws -> Bool { try canRun(command) }

  /// Calls a command as a view or a step does.
  ///
  /// - Parameter waiter: What waits for the end of the run.
  func run(_ command: Command, _ arguments: [String: Value], waiter: RunEnd? = nil) throws {
    guard !hasEnded else { return }
    try world.nesting {
      if isExcluded(command) { return }
      guard try passesCondition(command) else { return }
      guard let queue = commands[command.id]?.queue else { return }
      switch command.policy {
      case .drop where queue.isBusy: break
      case .queue where queue.isBusy:
        queue.waiting.append { [weak self] in
          guard let self, !self.hasEnded, waiter?.isCancelled != true, try self.passesCondition(command) else { return }
          try self.begin(command, arguments, waiter)
        }
      case .restart:
        try queue.abandonActive()
        try begin(command, arguments, waiter)
      default: try begin(command, arguments, waiter)
      }
    }
  }

  /// Writes the entries that wait, shows the errors of the edits that the condition reads, and checks the condition.
  private func passesCondition(_ command: Command) throws -> Bool {
    try writePendingEntries(of: viewModel.editsWritten(before: command))
    let holds = try allows(command)
    let submitted = viewModel.editsSubmitted(by: command)
    for edit in submitted { try submit(edit, retriesCheck: !holds) }
    if !submitted.isEmpty { try world.settle() }
    return holds
  }

  /// Writes the pending entries of debounced edits.
  func writePendingEntries(of written: [Edit]) throws {
    let waiting = written.filter { edits[$0.id]?.isDebouncing == true }
    for edit in waiting { try flush(edit) }
    if !waiting.isEmpty { try world.settle() }
  }

  private func begin(_ command: Command, _ arguments: [String: Value], _ waiter: RunEnd?) throws {
    guard let queue = commands[command.id]?.queue else { return }
    let run = Run(of: self, .command(command), queue, Scope(locals: arguments))
    run.waiter = waiter
    if commands[command.id]?.failure != nil {
      commands[command.id]?.failure = nil
      didWrite()
    }
    guard command.isAsync else { return try run.start(command.body) }
    queue.active.append(run)
    commands[command.id]?.busyArguments = arguments
    if queue.active.count == 1 {
      commands[command.id]?.questions = []
      commands[command.id]?.progress = nil
    }
    didWrite()
    world.later { [weak self] in
      guard let self, !run.isOver else { return }
      if try self.holdsWithout(run, command) { try run.start(command.body) } else { try run.end(.refused) }
    }
    try world.settle()
  }

  /// Returns whether the condition holds if one run is not counted.
  private func holdsWithout(_ run: Run, _ command: Command) throws -> Bool {
    guard command.gate != nil, let queue = commands[command.id]?.queue else { return true }
    let active = queue.active
    queue.active.removeAll { $0 === run }
    defer { queue.active = active }
    return try allows(command)
  }

  /// Cancels the runs of a command, and those that wait.
  func cancel(_ command: Command) throws {
    guard let queue = commands[command.id]?.queue else { return }
    queue.waiting = []
    for run in queue.active { try run.end(.cancelled) }
  }

  /// Starts the runs that wait, and the call of a command by itself.
  func startWaiting(_ queue: RunQueue) throws {
    guard !queue.isStarting else { return }
    queue.isStarting = true
    defer { queue.isStarting = false }
    var rounds = 0
    while !hasEnded {
      rounds += 1
      if rounds > 10_000 {
        throw EvaluationFailure.limit("a command of `\(viewModel.name)` runs itself again and again")
      }
      if !queue.afterwards.isEmpty {
        try queue.afterwards.removeFirst()()
      } else if queue.active.isEmpty, !queue.waiting.isEmpty {
        try queue.waiting.removeFirst()()
      } else {
        return
      }
    }
  }
}
