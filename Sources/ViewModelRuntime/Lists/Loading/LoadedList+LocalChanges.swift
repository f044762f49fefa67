// Local changes.
extension LoadedList {
  /// Inserts a row before another one, or at the end. A row with the same identity is replaced.
  public mutating func insert(_ element: Element, before next: Element.ID? = nil) {
    changes.insert(element, before: next, load: loads.lastLoad)
    rebuild()
  }

  /// Replaces the row with the same identity, if it is loaded.
  public mutating func update(_ element: Element) {
    guard contains(element.id) else { return }
    changes.update(element, load: loads.lastLoad)
    rebuild()
  }

  /// Moves a row before another one, or to the end. Rows that are sorted keep their order.
  public mutating func move(_ id: Element.ID, before next: Element.ID? = nil) {
    guard contains(id) else { return }
    changes.move(id, before: next, load: loads.lastLoad)
    rebuild()
  }

  /// Removes a row that the service has removed.
  public mutating func remove(_ id: Element.ID) {
    changes.remove(id, isPending: false, load: loads.lastLoad)
    selection.deselect(id)
    rebuild()
  }

  /// Removes a row that the service has not removed yet. Later pages do not show it again.
  ///
  /// - Returns: Whether the row was in the list.
  public mutating func removePending(_ id: Element.ID) -> Bool {
    guard contains(id) else { return false }
    removalFailure = nil
    changes.remove(id, isPending: true, load: loads.lastLoad)
    rebuild()
    return true
  }

  /// Shows a row again, at its place, whose removal was pending.
  ///
  /// - Returns: Whether the removal was pending.
  @discardableResult
  public mutating func restore(_ id: Element.ID) -> Bool {
    guard isRemovalPending(id) else { return false }
    changes.withdrawRemoval(of: id)
    rebuild()
    return true
  }

  /// Records that the service has failed to remove a row.
  public mutating func failRemoval(_ error: any Error) {
    removalFailure = RemovalFailure(error: error, number: (removalFailure?.number ?? 0) + 1)
    revision &+= 1
  }

  /// Records that the service has removed a row whose removal was pending.
  public mutating func confirmRemoval(of id: Element.ID) {
    if isRemovalPending(id) { remove(id) }
  }

  /// Shows a row again whose removal the service has not been called for.
  ///
  /// - Returns: Whether there was such a removal.
  @discardableResult
  public mutating func undoRemoval(of id: Element.ID) -> Bool { changes.isSent(id) ? false : restore(id) }

  /// Records that the service is called to remove a row. The removal can no longer be undone.
  ///
  /// - Returns: Whether the removal was pending.
  @discardableResult
  public mutating func markRemovalSent(of id: Element.ID) -> Bool {
    guard isRemovalPending(id) else { return false }
    changes.markSent(id)
    revision &+= 1
    return true
  }

  /// The removals that can be undone, in their order.
  public var undoableRemovals: [Element.ID] { pendingRemovals.filter { !changes.isSent($0) } }

  /// The rows whose removal is pending, in the order of their removal.
  public var pendingRemovals: [Element.ID] { changes.pendingRemovals }

  /// Returns whether the removal of a row is pending.
  public func isRemovalPending(_ id: Element.ID) -> Bool { changes.pendingRemovals.contains(id) }

  /// The selected rows that are loaded. Rows stay selected while they are hidden by a filter, or while their page is not
  /// loaded again after a refresh.
  public var selectedIDs: [Element.ID] {
    if selection.ids.count <= 1 { return selection.ids.filter(contains) }
    let known = Set(items.map(\.id))
    return selection.ids.filter(known.contains)
  }

  /// Deselects rows that are not in the list, after all pages are loaded.
  mutating func keepLoadedSelection() {
    guard !selection.ids.isEmpty else { return }
    let known = Set(items.map(\.id)).union(pendingRemovals)
    selection.keep(where: known.contains)
  }

  private func contains(_ id: Element.ID) -> Bool { items.contains { $0.id == id } }
}

/// The failure of a removal.
struct RemovalFailure {
  let error: any Error
  /// A number that distinguishes failures with equal errors.
  let number: Int
}
