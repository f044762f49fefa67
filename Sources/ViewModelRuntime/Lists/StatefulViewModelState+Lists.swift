@_spi(Generated) import ViewModelCore

// Loads of lists. A load is a run of a command that only a newer load, a cancellation or the end of the view model ends:
// a view that disappears while it waits for a refresh does not cancel it.
@_spi(Generated) extension StatefulViewModelState {
  /// Loads the first page of a list. The rows stay until it is received. A running load ends.
  @discardableResult
  public func refresh<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>
  ) -> CommandRun {
    requested(owner, rules, "refresh") {
      load(owner, rules) { values, duplicates in rules.refresh(&values, &duplicates) }
    }
  }

  /// Loads the next page of a list, unless a load is running, the last one failed, or all rows are loaded.
  ///
  /// If the values that `load` reads have changed since the first page, that page is loaded again, because the next page
  /// would belong to other rows.
  @discardableResult
  public func loadMore<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>
  ) -> CommandRun {
    requested(owner, rules, "loadMore") { loadNext(owner, rules) { $0[keyPath: rules.list].loadMore() } }
  }

  /// Starts the load of a list again that has failed.
  @discardableResult
  public func retry<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>
  ) -> CommandRun {
    requested(owner, rules, "retry") { loadNext(owner, rules) { $0[keyPath: rules.list].retry() } }
  }

  /// Loads the next page of a list if a row near its end has become visible.
  public func rowAppeared<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>, at index: Int
  ) {
    let request = { (values: inout Values) in
      let count = rules.visibleCount(&values)
      return values[keyPath: rules.list].rowAppeared(at: index, of: count)
    }
    if current.inputs.context.actObserver != nil {
      var copy = current
      if request(&copy) != nil { note([.calls("\(rules.name).loadMore", [])], owner) }
    }
    _ = ActObservation.causing { loadNext(owner, rules, request) }
  }

  /// Ends the running load of a list without a result.
  public func cancelLoad<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>
  ) {
    tasks.runs(of: rules.loadRules).abandonAll()
    change(owner) { $0[keyPath: rules.list].cancel() }
  }

  /// Removes the rows of a list until the next refresh. The running load ends, and pending removals call their services.
  public func clear<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>
  ) {
    note([.calls("\(rules.name).clear", [])], owner)
    let runs = tasks.runs(of: rules)
    let removals = read { $0[keyPath: rules.list].undoableRemovals }
    tasks.runs(of: rules.loadRules).abandonAll()
    runs.loadedRequest = nil
    changeNewest(owner) { $0[keyPath: rules.list].clear() }
    for id in removals { runs.completeRemoval(of: id) }
  }

  /// Returns the run of a load that a caller requests. After the end of the view model, the request is reported.
  private func requested<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>, _ call: String, _ load: () -> CommandRun?
  ) -> CommandRun {
    if hasEnded { noteCallAfterClosing(rules.name) }
    note([.calls("\(rules.name).\(call)", [])], owner)
    return ActObservation.causing(load) ?? .ended(.dropped)
  }

  /// Starts a load that continues the loaded rows, or a refresh if they are the answer to a different request.
  private func loadNext<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>,
    _ start: (inout Values) -> PageRequest<Cursor>?
  ) -> CommandRun? {
    let loaded = tasks.runs(of: rules).loadedRequest
    return load(owner, rules) { values, duplicates in
      guard let request = start(&values) else { return nil }
      if request.isRefresh || !rules.differs(rules.request(of: &values), from: loaded) { return request }
      return rules.refresh(&values, &duplicates)
    }
  }

  private func load<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>,
    _ start: (inout Values, _ duplicates: inout [Element.ID]) -> PageRequest<Cursor>?
  ) -> CommandRun? {
    // The list would show a load that never starts.
    guard !hasEnded else { return nil }
    var request: PageRequest<Cursor>?
    var duplicates: [Element.ID] = []
    change(owner) { request = start(&$0, &duplicates) }
    report(duplicates, of: rules)
    guard let request else { return nil }
    let handle = run(owner, rules.loadRules) { run in try await rules.perform(request, run) }
    let cancel = handle.onCancel
    handle.onCancel = { [weak self, weak owner] in
      cancel?()
      guard let self, let owner else { return }
      self.change(owner) { if $0[keyPath: rules.list].loads.isCurrent(request) { $0[keyPath: rules.list].cancel() } }
    }
    return handle
  }

  fileprivate func continueLoading<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>
  ) {
    _ = loadNext(owner, rules) { values in
      values.invalidateDerived()
      let count = rules.visibleCount(&values)
      return values[keyPath: rules.list].continueLoading(visibleCount: count)
    }
  }

  fileprivate func report<Element, Cursor, Failure>(
    _ duplicates: [Element.ID], of rules: ListRules<Values, Element, Cursor, Failure>
  ) {
    guard !duplicates.isEmpty else { return }
    let ids = duplicates.map { "\($0)" }
    ViewModelFault.send(.duplicateRows(viewModel: "\(Owner.self)", list: rules.name, ids: ids))
  }
}

extension CommandRun {
  /// Returns a run that has ended.
  static func ended(_ outcome: Outcome) -> CommandRun {
    let run = CommandRun()
    run.end(outcome)
    return run
  }
}

extension ListRules {
  /// Starts to load the first page, after the rows of the local store have been read.
  fileprivate func refresh(_ values: inout Values, _ duplicates: inout [Element.ID]) -> PageRequest<Cursor> {
    if let local = local?(&values) { duplicates = values[keyPath: list].setLocal(local) }
    return values[keyPath: list].refresh()
  }

  fileprivate func perform(_ request: PageRequest<Cursor>, _ run: CommandSteps<Values>) async throws {
    let read = try run.read { self.request(of: &$0) }
    do {
      let page = try await load(run, request)
      let receipt = try run.writeAndRead { values in
        let receipt = values[keyPath: self.list].receive(page, for: request)
        if receipt.isCurrent { run.applyAnswer(&values) }
        return receipt
      }
      let state = try run.current().state
      if request.isRefresh { state.tasks.runs(of: self).loadedRequest = read }
      state.report(receipt.duplicates, of: self)
      if receipt.isEndless {
        let viewModel = "\(Values.OwningViewModel.self)"
        ViewModelFault.send(.endlessPages(viewModel: viewModel, list: name, pages: Limit.repeatedPages))
      }
      run.afterwards { [weak state] in state?.continueLoading($0, self) }
    } catch let error as CancellationError {
      throw error
    } catch {
      guard let failure = error as? Failure else { throw error }
      let loaded = try run.current().state.tasks.runs(of: self).loadedRequest
      let isOutdated = request.isRefresh && differs(read, from: loaded)
      try run.write { $0[keyPath: self.list].fail(failure, for: request, discardsRows: isOutdated) }
      throw error
    }
  }
}

// Removals of rows that can be undone.
@_spi(Generated) extension StatefulViewModelState {
  /// Removes a row at once, and calls a service later. If the service fails, the row returns to its place.
  ///
  /// If the view model is released before the period ends, the service is not called.
  ///
  /// - Parameters:
  ///   - period: The time in which ``undoRemoval(_:_:of:)`` restores the row.
  ///   - send: Calls the service.
  @discardableResult
  public func remove<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>, _ id: Element.ID, undo period: Duration,
    send: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) -> CommandRun {
    var isRemoved = false
    change(owner) { isRemoved = $0[keyPath: rules.list].removePending(id) }
    let run = run(owner, rules.removalRules) { run in
      guard isRemoved else { throw CancellationError() }
      try await rules.send(id, after: period, run, send)
    }
    guard isRemoved else { return run }
    let removal = ListRemoval(run: run) { [weak self, weak owner] in
      if let self, let owner { self.run(owner, rules.removalRules) { try await rules.send(id, after: nil, $0, send) } }
    }
    tasks.runs(of: rules).insert(removal, of: id)
    return run
  }

  /// Restores a removed row at its place, unless the service was called already.
  public func undoRemoval<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>, of id: Element.ID
  ) {
    note([.calls("\(rules.name).undo", [])], owner)
    var isRestored = false
    change(owner) { isRestored = $0[keyPath: rules.list].undoRemoval(of: id) }
    if isRestored { tasks.runs(of: rules).cancelRemoval(of: id) }
  }
}

extension ListRules {
  fileprivate func send(
    _ id: Element.ID, after period: Duration?, _ run: CommandSteps<Values>,
    _ send: @MainActor (CommandSteps<Values>) async throws -> Void
  ) async throws {
    do {
      if let period { try await run.clock.sleep(for: period) }
      let isPending = try run.writeAndRead { $0[keyPath: self.list].markRemovalSent(of: id) }
      // The row was inserted or removed again in the meantime.
      guard isPending else { throw CancellationError() }
      try await send(run)
      try run.write { $0[keyPath: self.list].confirmRemoval(of: id) }
    } catch {
      try run.write { $0[keyPath: self.list].restore(id) }
      if error is CancellationError { throw error }
      try await report(error, of: run)
    }
  }

  /// Records the error of a removal, unless the error policy of the module handles it.
  private func report(_ error: any Error, of run: CommandSteps<Values>) async throws {
    do {
      try await Values.handle(error, in: run)
      run.finish(error, isHandled: true)
    } catch let error as CancellationError {
      throw error
    } catch {
      try run.write { $0[keyPath: self.list].failRemoval(error) }
      throw error
    }
  }
}
