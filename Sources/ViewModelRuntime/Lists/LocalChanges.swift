@_spi(Generated) import ViewModelCore

/// The changes that a user has made to loaded rows, and that the service may not know yet.
///
/// The changes are stored apart from the loaded rows and applied to them, so that each change can be withdrawn: the rows
/// are then as if it had never been made. A change wins over the answers to loads that started before it. A load that
/// starts later returns the newer values; its answer ends the change. A removal that has not been confirmed is different:
/// it stays until it is confirmed or withdrawn, so that a refresh does not show the row again.
struct LocalChanges<Element: Identifiable> {
  private struct Removal {
    var load: Int
    var isPending: Bool
    /// Whether the service was called to remove the row.
    var isSent = false
  }

  private struct Placement {
    var id: Element.ID
    /// The inserted row; nil for a loaded row that has moved.
    var element: Element?
    /// The row that follows, or nil at the end.
    var next: Element.ID?
    var load: Int
  }

  private var removals: [Element.ID: Removal] = [:]
  private var updates: [Element.ID: (element: Element, load: Int)] = [:]
  /// The insertions and moves, in order: a row may have been placed before one that has moved later.
  private var placements: [Placement] = []
  /// The rows whose removal is not confirmed, in the order of their removal.
  private(set) var pendingRemovals: [Element.ID] = []

  var isEmpty: Bool { removals.isEmpty && updates.isEmpty && placements.isEmpty }

  // Each change stores the number of the last load before it.

  mutating func insert(_ element: Element, before next: Element.ID?, load: Int) {
    withdrawRemoval(of: element.id)
    updates[element.id] = nil
    place(Placement(id: element.id, element: element, next: next, load: load))
  }

  mutating func move(_ id: Element.ID, before next: Element.ID?, load: Int) {
    if id != next { place(Placement(id: id, element: nil, next: next, load: load)) }
  }

  private mutating func place(_ placement: Placement) {
    var placement = placement
    if let last = placements.last, last.id == placement.id, last.load == placement.load {
      placements.removeLast()
      placement.element = placement.element ?? last.element
    }
    placements.append(placement)
  }

  mutating func update(_ element: Element, load: Int) { updates[element.id] = (element, load) }

  mutating func remove(_ id: Element.ID, isPending: Bool, load: Int) {
    pendingRemovals.removeAll { $0 == id }
    if isPending { pendingRemovals.append(id) }
    removals[id] = Removal(load: load, isPending: isPending)
  }

  /// Records that the service was called to remove a row.
  mutating func markSent(_ id: Element.ID) { removals[id]?.isSent = true }

  /// Returns whether the service was called to remove a row.
  func isSent(_ id: Element.ID) -> Bool { removals[id]?.isSent == true }

  /// Returns the number of rows that the service has removed, or was called to remove.
  func sentRemovalCount(among ids: Set<Element.ID>) -> Int {
    removals.count { ids.contains($0.key) && (!$0.value.isPending || $0.value.isSent) }
  }

  /// Shows a removed row again.
  mutating func withdrawRemoval(of id: Element.ID) {
    removals[id] = nil
    pendingRemovals.removeAll { $0 == id }
  }

  /// Ends the changes that were made before a load, except pending removals.
  ///
  /// - Parameter ids: The rows that the load has returned; nil if it has replaced all rows.
  mutating func end(before load: Int, of ids: Set<Element.ID>?) {
    guard !isEmpty else { return }
    func isOver(_ id: Element.ID, _ changeLoad: Int) -> Bool { changeLoad < load && ids?.contains(id) != false }
    removals = removals.filter { $0.value.isPending || !isOver($0.key, $0.value.load) }
    updates = updates.filter { !isOver($0.key, $0.value.load) }
    placements.removeAll { isOver($0.id, $0.load) }
  }

  /// Returns the rows with all changes.
  func apply(to rows: [Element]) -> [Element] {
    if isEmpty { return rows }
    var result = rows
    if !placements.isEmpty { result = placed(result) }
    if !updates.isEmpty { update(&result) }
    // Removed rows are the last ones to go, so that they can mark a place.
    return removals.isEmpty ? result : result.filter { removals[$0.id] == nil }
  }

  private func update(_ rows: inout [Element]) {
    var rest = updates.count
    for index in rows.indices {
      guard let update = updates[rows[index].id] else { continue }
      rows[index] = update.element
      rest -= 1
      if rest == 0 { return }
    }
  }

  private func placed(_ rows: [Element]) -> [Element] {
    var result = rows
    for placement in placements {
      let index = result.firstIndex { $0.id == placement.id }
      let present = index.map { result.remove(at: $0) }
      guard let element = placement.element ?? present else { continue }
      let place = placement.next.flatMap { next in result.firstIndex { $0.id == next } }
      result.insert(element, at: place ?? result.endIndex)
    }
    return result
  }
}

// Local changes.
@_spi(Generated) extension LoadedList {
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
