/// How far a list has been scrolled, which determines when the next page is needed.
///
/// A page is needed when a row near the end has become visible. Each such row loads at most one page with rows: the rows
/// of that page become visible in turn.
struct PageDemand {
  private let distance: Int
  /// The index of the row that has become visible last, or -1.
  private var lastVisible = -1
  /// Whether a row has become visible since the last load started.
  private var hasAppeared = false
  /// The number of rows after the last page.
  private var visibleCount = 0
  private var isRefreshed = false
  /// The number of pages in sequence without a visible row.
  private var idlePages = 0

  /// Creates the demand of a list that was not scrolled.
  ///
  /// - Parameter distance: The number of rows before the end from which on the next page is needed, at least 1.
  init(distance: Int) { self.distance = max(distance, 1) }

  /// Returns whether the next page is needed after a row has become visible.
  mutating func rowAppeared(at index: Int, of visibleCount: Int) -> Bool {
    lastVisible = index
    hasAppeared = true
    idlePages = 0
    return isNearEnd(visibleCount)
  }

  /// Records that a row that has become visible loads a page.
  mutating func startLoad() { hasAppeared = false }

  /// Records that a refresh has replaced the rows. Those that are displayed do not become visible again.
  mutating func refresh() {
    (visibleCount, idlePages) = (0, 0)
    isRefreshed = true
  }

  /// Forgets the visible rows, which were removed.
  mutating func removeAll() {
    lastVisible = -1
    refresh()
  }

  private func isNearEnd(_ visibleCount: Int) -> Bool { lastVisible >= 0 && lastVisible +| distance >= visibleCount }

  /// Returns whether a further page is needed after a page was received. A filter may hide all rows of a page; the number
  /// of such pages in sequence is limited.
  mutating func needsFurtherPage(_ visibleCount: Int) -> Bool {
    let hasNewRows = visibleCount > self.visibleCount
    let isNeeded: Bool
    if visibleCount == 0 || !hasNewRows {
      idlePages += 1
      isNeeded = (visibleCount == 0 || isNearEnd(visibleCount)) && idlePages < Limit.idlePages
    } else if isRefreshed {
      isNeeded = lastVisible >= visibleCount - 1
    } else {
      isNeeded = hasAppeared && isNearEnd(visibleCount)
    }
    (hasAppeared, isRefreshed) = (false, false)
    self.visibleCount = visibleCount
    if hasNewRows { idlePages = 0 }
    return isNeeded
  }
}
