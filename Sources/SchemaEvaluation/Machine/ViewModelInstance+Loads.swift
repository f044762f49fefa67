import VmgenSchemaSemantics

// Loads of lists, and removals that can be undone.
extension ViewModelInstance {
  func refresh(_ list: ListMember) throws {
    try setLocalRows(of: list)
    guard let request = lists[list.id]?.loaded.startRefresh() else { return }
    try load(list, request)
  }

  private func setLocalRows(of list: ListMember) throws {
    guard let local = list.load?.local else { return }
    let rows = try evaluate(local).array.map { LoadedRows.Row(id: try evaluator.identity(of: $0), element: $0) }
    lists[list.id]?.loaded.setLocal(rows)
  }

  func loadNext(_ list: ListMember, _ start: (inout LoadedRows) -> LoadedRows.Request?) throws {
    guard var loaded = lists[list.id]?.loaded else { return }
    let request = start(&loaded)
    lists[list.id]?.loaded = loaded
    guard let request else { return }
    let known = lists[list.id]?.loadedRequest
    if !request.isRefresh, let known, try known != values(readBy: list) { return try refresh(list) }
    try load(list, request)
  }

  /// Returns the values that the steps of a load read, apart from those that change with each page.
  private func values(readBy list: ListMember) throws -> [Value] {
    var read: [TypedExpression] = []
    for step in list.load?.steps ?? [] {
      step.forEachExpression { part in
        switch part.kind {
        case .reference(.storage(.context)), .reference(.storage(.load)), .reference(.storage(.child)): break
        case .reference(.storage): read.append(part)
        case .reference(.derived(let id)): if !dependsOnLoad(id) { read.append(part) }
        default: break
        }
      }
    }
    return try read.map { try evaluate($0) }
  }

  private func dependsOnLoad(_ id: MemberID) -> Bool {
    guard let node = viewModel.graph.node(of: id) else { return false }
    return node.allLeaves.contains { index in
      switch viewModel.graph.leaves[index].root {
      case .load, .elements, .child, .context: true
      default: false
      }
    }
  }

  private func load(_ list: ListMember, _ request: LoadedRows.Request) throws {
    guard let load = list.load, let queue = lists[list.id]?.loads else { return }
    try queue.abandonActive()
    var scope = Scope()
    if let name = load.page {
      scope.locals[name] = .record(
        Record(
          "PageRequest",
          [
            "number": .int(request.number), "offset": .int(request.offset), "size": .int(request.size),
            "cursor": request.cursor.map { Value(wrapping: $0) } ?? .none,
          ]))
    }
    let run = Run(of: self, .list, queue, scope)
    queue.active = [run]
    var read: [Value] = []
    run.onCompletion = { [weak self, unowned run] in
      guard let self, let answer = run.result else { return }
      try self.receive(answer, for: request, of: list, read)
    }
    run.onFailure = { [weak self] error in
      guard let self else { return }
      let isOutdated = request.isRefresh && self.lists[list.id]?.loadedRequest.map { $0 != read } == true
      self.lists[list.id]?.loaded.fail(error, for: request, discardsRows: isOutdated)
      self.didWrite()
      try self.world.settle()
    }
    didWrite()
    world.later { [weak self] in
      guard let self, !run.isOver else { return }
      read = try self.values(readBy: list)
      try run.start(load.steps, usesPolicy: true)
    }
    try world.settle()
  }

  private func receive(
    _ answer: Value, for request: LoadedRows.Request, of list: ListMember, _ read: [Value]
  ) throws {
    guard let load = list.load else { return }
    func applied(_ closure: TypedExpression) throws -> Value {
      try evaluator.apply(evaluate(closure).function, [answer])
    }
    let items = try load.items.map(applied) ?? answer
    let rows = try items.array.map { LoadedRows.Row(id: try evaluator.identity(of: $0), element: $0) }
    var continuation = LoadedRows.Continuation.ifFull
    if let next = load.next {
      continuation = try applied(next).unwrapped.map { .after($0) } ?? .end
    } else if let more = load.more {
      continuation = try applied(more).bool ? .more : .end
    }
    guard lists[list.id]?.loaded.receive(rows, continuation, for: request) == true else { return }
    if let received = load.received {
      let scope = received.name.map { Scope(locals: [$0: answer]) } ?? Scope()
      try Run(of: self, .list, RunQueue(), scope).start(received.steps)
    }
    if let loaded = lists[list.id]?.loaded, !loaded.hasMore {
      lists[list.id]?.selection.removeAll { !loaded.contains($0) && !loaded.pendingRemovals.contains($0) }
    }
    if request.isRefresh { lists[list.id]?.loadedRequest = read }
    didWrite()
    lists[list.id]?.loads.afterwards.append { [weak self] in
      guard let self else { return }
      let count = try self.content(of: list).count
      try self.loadNext(list) { $0.continueLoading(visibleCount: count) }
    }
  }

  func clear(_ list: ListMember) throws {
    guard let state = lists[list.id] else { return }
    try state.loads.abandonActive()
    let sent = state.loaded.undoableRemovals
    lists[list.id]?.loadedRequest = nil
    lists[list.id]?.loaded.clear()
    lists[list.id]?.selection = []
    lists[list.id]?.removalError = nil
    didWrite()
    for id in sent {
      try state.pendingRemovals[id]?.abandon()
      try state.removalSteps[id]?()
    }
  }
}

extension ViewModelInstance {
  /// Removes a row at once, and runs steps after a period.
  func remove(_ id: Value, from list: ListMember, after period: Duration, _ steps: [Step], _ scope: Scope) throws {
    guard lists[list.id]?.loaded.contains(id) == true else { return }
    try lists[list.id]?.pendingRemovals[id]?.abandon()
    lists[list.id]?.removalError = nil
    lists[list.id]?.loaded.remove(id, isPending: true)
    didWrite()
    let send: (Bool) throws -> Void = { [weak self] isTimed in
      guard let self, !self.hasEnded else { return }
      if isTimed {
        guard self.lists[list.id]?.loaded.pendingRemovals.contains(id) == true else { return }
        self.lists[list.id]?.loaded.markSent(id)
        self.didWrite()
        try self.world.settle()
      }
      try self.send(id, from: list, steps, scope)
    }
    lists[list.id]?.removalSteps[id] = { try send(false) }
    let waiting = Run(of: self, .list, RunQueue(), scope)
    lists[list.id]?.pendingRemovals[id] = waiting
    world.later { [weak self] in
      guard let self, !waiting.isOver else { return }
      self.world.after(period) { if !waiting.isOver { try send(true) } }
    }
    try world.settle()
  }

  private func send(_ id: Value, from list: ListMember, _ steps: [Step], _ scope: Scope) throws {
    guard let queue = lists[list.id]?.removals else { return }
    let run = Run(of: self, .list, queue, scope)
    queue.active.append(run)
    lists[list.id]?.pendingRemovals[id] = run
    run.onCompletion = { [weak self] in
      self?.lists[list.id]?.loaded.confirmRemoval(of: id)
      self?.didWrite()
    }
    run.onFailure = { [weak self] _ in
      self?.lists[list.id]?.loaded.withdrawRemoval(of: id)
      self?.didWrite()
    }
    run.onCancellation = { [weak self] in self?.lists[list.id]?.loaded.withdrawRemoval(of: id) }
    run.onUnhandledFailure = { [weak self] error in
      self?.lists[list.id]?.removalError = error
      self?.didWrite()
    }
    try run.start(steps, usesPolicy: true)
  }

  /// Restores the row that was removed last.
  func undo(_ list: ListMember) throws {
    guard let id = lists[list.id]?.loaded.undoableRemovals.last else { return }
    try lists[list.id]?.pendingRemovals[id]?.abandon()
    lists[list.id]?.pendingRemovals[id] = nil
    lists[list.id]?.loaded.withdrawRemoval(of: id)
    didWrite()
  }
}
