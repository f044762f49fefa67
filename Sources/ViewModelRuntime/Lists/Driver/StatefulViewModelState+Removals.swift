// Removals of rows that can be undone.
extension StatefulViewModelState {
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
    if isRemoved { tasks.runs(of: rules).insert(removal: run, of: id) }
    return run
  }

  /// Restores a removed row at its place, unless the service was called already.
  public func undoRemoval<Element, Cursor, Failure>(
    _ owner: Owner, _ rules: ListRules<Values, Element, Cursor, Failure>, of id: Element.ID
  ) {
    var isRestored = false
    change(owner) { isRestored = $0[keyPath: rules.list].undoRemoval(of: id) }
    if isRestored { tasks.runs(of: rules).removals.removeValue(forKey: id)?.cancel() }
  }
}

extension ListRules {
  fileprivate func send(
    _ id: Element.ID, after period: Duration, _ run: CommandSteps<Values>,
    _ send: @MainActor (CommandSteps<Values>) async throws -> Void
  ) async throws {
    do {
      try await run.clock.sleep(for: period)
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
