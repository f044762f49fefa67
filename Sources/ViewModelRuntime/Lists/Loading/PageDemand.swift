/// How far a list has been scrolled, which determines when the next page is needed.
struct PageDemand {
  private let distance: Int
  /// The index of the row that has become visible last, or -1.
  private var lastVisible = -1
  private var visibleCount = 0
  /// The number of pages in sequence after which no further row was visible.
  private var idlePages = 0

  /// Creates the demand of a list that was not scrolled.
  ///
  /// - Parameter distance: The number of rows before the end from which on the next page is needed, at least 1.
  init(distance: Int) { self.distance = max(distance, 1) }

  mutating func rowAppeared(at index: Int) {
    lastVisible = index
    idlePages = 0
  }

  /// Starts from the top, after a refresh.
  mutating func reset() {
    lastVisible = -1
    idlePages = 0
    visibleCount = 0
  }

  /// Returns whether the last visible row is near the end.
  func needsPage(_ visibleCount: Int) -> Bool { lastVisible +| distance >= visibleCount }

  /// Returns whether a page may be loaded although no further row has become visible. A filter may hide all rows of a
  /// page; the number of such pages in sequence is limited.
  mutating func mayContinue(_ visibleCount: Int) -> Bool {
    idlePages = visibleCount > self.visibleCount ? 0 : idlePages + 1
    self.visibleCount = visibleCount
    return idlePages < Limit.idlePages
  }
}
