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
