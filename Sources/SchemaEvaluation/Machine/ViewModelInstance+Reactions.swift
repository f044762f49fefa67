import VmgenSchemaSemantics
import VmgenSchemaSyntax

// What happens by itself: reactions, timers and streams.
extension ViewModelInstance {
  private var hasActivities: Bool { !viewModel.follows.isEmpty || !viewModel.reactions.isEmpty }

  /// Starts the view model in the next turn after it has been read for the first time.
  func willBeRead() throws {
    guard !hasStarted, !willStart, !hasEnded, hasActivities else { return }
    willStart = true
    world.later { [weak self] in try self?.start() }
  }

  func start() throws {
    guard !hasStarted, !hasEnded else { return }
    hasStarted = true
    try settle()
    try world.settle()
  }

  /// Performs what a view calls: `appear()`.
  func perform(_ event: LifecycleEvent) throws {
    if event == .appear {
      try start()
      if !hasAppeared {
        hasAppeared = true
        if let first = viewModel.focus?.first { try moveFocus(toEdit: first) }
        try react(to: .firstAppear)
      }
    } else {
      try willBeRead()
    }
    try react(to: event)
    try world.settle()
  }

  private func react(to event: LifecycleEvent) throws {
    for reaction in viewModel.reactions {
      guard case .lifecycle(event) = reaction.event else { continue }
      try writePendingEntries(of: viewModel.editsWritten(before: reaction))
      try run(reaction, .queue)
    }
  }

  /// Brings the view model up to date after a change, and runs its reactions until nothing changes any more.
  func settle() throws {
    if isSettling {
      recordHistories()
      return try updateFalseConditions()
    }
    isSettling = true
    defer { isSettling = false }
    for _ in 1...100 {
      guard !hasEnded else { return }
      let mark = world.writes
      try update()
      recordHistories()
      guard hasStarted else { return }
      try startEmitters()
      for follow in viewModel.follows { try update(follow) }
      for reaction in viewModel.reactions { try update(reaction) }
      if world.writes == mark { return }
    }
    throw EvaluationFailure.limit("the reactions of `\(viewModel.name)` change values again and again")
  }

  /// Updates what follows other values, without running steps.
  private func update() throws {
    try updateInputs()
    try updateChildren()
    try reconcileDrafts()
    for edit in viewModel.edits { try reconcile(edit) }
    try reconcileFocus()
    for edit in viewModel.edits { try updateTasks(of: edit) }
  }

  private func update(_ reaction: Reaction) throws {
    switch reaction.event {
    case .condition(let condition):
      let wasTrue = memory[reaction.id]?.isTrue ?? false
      let isTrue = try evaluate(condition).bool
      memory[reaction.id] = ReactionMemory(isTrue: isTrue)
      if isTrue, !wasTrue { try run(reaction, .queue) }
    case .change(let values, let name):
      let new = try values.map { try evaluate($0) }
      let old = memory[reaction.id]?.values
      let follows = viewModel.follows.filter { follow in values.contains { follow.stores($0) } }
      let count = follows.reduce(0) { $0 + receivedCounts[$1.id, default: 0] }
      let hasReceived = count != memory[reaction.id]?.receivedCount ?? 0
      memory[reaction.id] = ReactionMemory(values: new, receivedCount: count)
      guard let old, old != new || hasReceived else { return }
      try run(reaction, .restart, Scope(locals: name.map { [$0: old[0]] } ?? [:]))
    case .every(let interval, when: let condition):
      let isOn = try condition.map { try evaluate($0).bool } ?? true
      try updateTimer(reaction, isOn ? evaluate(interval).duration : .zero)
    default: break
    }
  }

  /// A condition that becomes false while the steps of another reaction run is noted at once.
  private func updateFalseConditions() throws {
    for reaction in viewModel.reactions where memory[reaction.id]?.isTrue == true {
      guard case .condition(let condition) = reaction.event, try !evaluate(condition).bool else { continue }
      memory[reaction.id]?.isTrue = false
    }
  }

  private func updateTimer(_ reaction: Reaction, _ interval: Duration) throws {
    if let running = timers[reaction.id] {
      if running.interval == interval { return }
      running.alarm.isCancelled = true
      timers[reaction.id] = nil
    }
    if interval > .zero { repeatTimer(reaction, interval) }
  }

  private func repeatTimer(_ reaction: Reaction, _ interval: Duration) {
    let alarm = world.after(interval) { [weak self] in
      guard let self, !self.hasEnded else { return }
      let own = self.timers[reaction.id]?.alarm
      try self.run(reaction, .drop)
      try self.world.settle()
      if self.timers[reaction.id]?.alarm === own, own != nil { self.repeatTimer(reaction, interval) }
    }
    timers[reaction.id] = (interval, alarm)
  }

  private func update(_ follow: Follow) throws {
    guard let scope = try evaluator.bindings(of: follow.conditions, Scope()) else {
      followed.removeValue(forKey: follow.id)?.listener.isActive = false
      return
    }
    let arguments = try evaluator.arguments(of: follow.stream, scope)
    if let known = followed[follow.id] {
      if known.arguments == arguments { return }
      known.listener.isActive = false
    }
    let double = world.doubles.function(follow.stream.distinctName, of: follow.stream.service)
    let listener = try double.open(arguments) { [weak self] event in
      guard let self, !self.hasEnded else { return }
      switch event {
      case .value(let value):
        self.receivedCounts[follow.id, default: 0] += 1
        try self.write(value, to: follow.target)
        self.didWrite()
        try self.world.settle()
      case .failure(let error): self.run(after: follow) { try $0.start(handling: error, follow.catches) }
      case .end: if let end = follow.end { self.run(after: follow) { try $0.start(end) } }
      }
    }
    followed[follow.id] = (arguments, listener)
  }

  /// Starts the steps after a stream, when those after an earlier stream of the `follow` have ended.
  private func run(after follow: Follow, _ start: @escaping (Run) throws -> Void) {
    let queue = queue(of: follow.id)
    let begin = { [weak self] in
      guard let self, !self.hasEnded else { return }
      let run = Run(of: self, .reaction, queue, Scope())
      queue.active.append(run)
      self.world.later { if !run.isOver { try start(run) } }
    }
    if queue.isBusy { queue.waiting.append(begin) } else { begin() }
  }

  func queue(of id: MemberID) -> RunQueue {
    let queue = reactionRuns[id] ?? RunQueue()
    reactionRuns[id] = queue
    return queue
  }

  func run(_ reaction: Reaction, _ policy: Command.Policy, _ scope: Scope = Scope()) throws {
    guard !hasEnded else { return }
    try world.nesting {
      let queue = queue(of: reaction.id)
      guard reaction.isAsync else {
        return try makeRun(of: reaction, queue, scope).start(reaction.body)
      }
      switch policy {
      case .drop where queue.isBusy: return
      case .queue where queue.isBusy:
        queue.waiting.append { [weak self] in self?.begin(reaction, queue, scope) }
      case .restart:
        try queue.abandonActive()
        begin(reaction, queue, scope)
      default: begin(reaction, queue, scope)
      }
    }
  }

  private func begin(_ reaction: Reaction, _ queue: RunQueue, _ scope: Scope) {
    let run = makeRun(of: reaction, queue, scope)
    queue.active.append(run)
    world.later { if !run.isOver { try run.start(reaction.body) } }
  }

  private func makeRun(of reaction: Reaction, _ queue: RunQueue, _ scope: Scope) -> Run {
    let run = Run(of: self, .reaction, queue, scope)
    run.corrected = Set(viewModel.editsCorrected(by: reaction).map(\.id))
    return run
  }
}

// Histories of properties.
extension ViewModelInstance {
  /// Records the values of properties from now on.
  func record(_ properties: [ViewModelProperty]) {
    for property in properties { histories[property] = Result { [try value(of: property)] } }
  }

  /// Continues the events and the recorded values of another view model of the same kind.
  func continueRecords(of old: ViewModelInstance) {
    (emissions, histories) = (old.emissions, old.histories)
    recordHistories()
  }

  private func recordHistories() {
    for case (let property, .success(let values)) in histories {
      histories[property] = Result {
        let value = try value(of: property)
        return value == values.last ? values : values + [value]
      }
    }
  }
}

// Events and navigation.
extension ViewModelInstance {
  func emit(_ event: Event, _ values: [String: Value]) throws {
    emissions.append((event.id, values))
    guard let parent, let place else { return }
    for reaction in parent.viewModel.reactions {
      guard case .received(let received) = reaction.event, received.child == place.id, received.event == event.name,
        !received.isSelection
      else { continue }
      var scope = Scope()
      for value in received.values {
        if let name = value.name { scope.locals[name] = values[value.parameter] ?? Value.none }
      }
      try parent.run(reaction, .queue, scope)
    }
  }

  func navigate(_ navigation: Navigation, _ scope: Scope) throws {
    let record = world.doubles.navigator
    if let construction = navigation.viewModel {
      let values = try evaluator.inputs(of: construction.name, construction.arguments, scope)
      record.note(.init(kind: navigation.kind, name: construction.name, values: values))
    } else if let tabs = navigation.tabs {
      record.note(.init(kind: navigation.kind, name: tabs.name, values: [:]))
    } else if let url = navigation.url {
      record.note(.init(kind: navigation.kind, values: ["": try evaluate(url, scope)]))
    } else {
      record.note(.init(kind: navigation.kind, values: [:]))
    }
  }
}

extension ExpressionEvaluator {
  /// Returns the inputs of a screen, with the defaults of those that are omitted.
  func inputs(of viewModel: String, _ arguments: [CallArgument], _ scope: Scope) throws -> [String: Value] {
    var values: [String: Value] = [:]
    let inputs = schemas.viewModels[viewModel]?.inputs ?? []
    for input in inputs {
      if let argument = arguments.first(where: { $0.label == input.name }) {
        values[input.name] = try value(argument.value, scope)
      } else if let standard = input.defaultValue {
        values[input.name] = try value(standard)
      }
    }
    return values
  }
}
