@_spi(Generated) import ViewModelCore

/// A page that a list requests from a service. A service uses the number, the offset or the cursor, and ignores the others.
public struct PageRequest<Cursor> {
  /// The number of the page, from 1.
  public let number: Int
  /// The number of rows that the service has returned in earlier pages, without those that it has removed since.
  public let offset: Int
  /// The number of rows in a full page.
  public let size: Int
  /// The cursor that the service returned with the page before; nil for the first page.
  public let cursor: Cursor?
  /// The number of the load. A later load has a higher number.
  let load: Int
  /// The number of rows from earlier pages that the service has removed.
  let removedCount: Int

  /// Whether the page replaces the rows.
  public var isRefresh: Bool { number == 1 }
}

extension PageRequest: Sendable where Cursor: Sendable {}

/// A page that a service has returned.
public struct LoadedPage<Element, Cursor> {
  /// Whether there are more rows after a page.
  public enum Continuation {
    /// There are more rows if the page is full.
    case ifFull
    /// There are more rows, also if the page is short.
    case more
    /// There are more rows, which start at a cursor.
    case after(Cursor)
    /// This is the last page, also if it is full.
    case end
  }

  /// The rows of the page.
  public var items: [Element]
  /// Whether there are more rows after the page.
  public var continuation: Continuation

  /// Creates a page.
  public init(_ items: [Element], _ continuation: Continuation = .ifFull) {
    self.items = items
    self.continuation = continuation
  }

  /// Creates a page of a service that returns a cursor until the last page.
  public init(_ items: [Element], next cursor: Cursor?) {
    self.items = items
    continuation = cursor.map { .after($0) } ?? .end
  }
}

extension LoadedPage.Continuation: Sendable where Cursor: Sendable {}
extension LoadedPage: Sendable where Element: Sendable, Cursor: Sendable {}

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

/// The loads of a list: which page is loading, which one is next, and how the last loads ended.
///
/// At most one load runs. A refresh ends a running load, and rows are not loaded further while a refresh runs, so a page
/// belongs to the rows before it. An answer to a load that is no longer running is ignored.
@_spi(Generated) public struct PageLoads<Cursor, Failure: Error> {
  /// The number of rows in a full page.
  public let pageSize: Int
  /// The status of refreshes.
  public private(set) var refreshStatus: LoadStatus<Failure> = .idle
  /// The number of pages that were received.
  private(set) var answerCount = 0
  /// The status of loading more rows.
  public private(set) var moreStatus: LoadStatus<Failure> = .idle
  /// Whether a first page has been received.
  public private(set) var hasLoaded = false
  /// Whether the rows were removed, so that only a refresh loads.
  public private(set) var isCleared = false
  /// The number of the last load that was started; 0 before the first one.
  private(set) var lastLoad = 0
  private var running: PageRequest<Cursor>?
  /// The next page. Its offset includes removed rows.
  private var next = (number: 2, offset: 0, cursor: Cursor?.none)

  /// Creates the state before the first load.
  ///
  /// - Parameter pageSize: The number of rows in a full page, at least 1.
  public init(pageSize: Int) { self.pageSize = max(pageSize, 1) }

  /// Whether a load is running.
  public var isLoading: Bool { running != nil }

  /// Whether there are more rows than the loaded ones.
  public var hasMore: Bool { hasLoaded && !moreStatus.isEnd }

  /// Starts to load the first page. A running load is no longer current.
  public mutating func startRefresh() -> PageRequest<Cursor> {
    if !moreStatus.isEnd { moreStatus = .idle }
    refreshStatus = .loading
    return start(number: 1, offset: 0, cursor: nil, removedCount: 0)
  }

  /// Starts to load the next page.
  ///
  /// - Parameter removedCount: The number of loaded rows that the service has removed.
  /// - Returns: The request; nil if a load is running, the last one failed, or all rows are loaded.
  public mutating func startMore(removedCount: Int = 0) -> PageRequest<Cursor>? {
    guard hasLoaded, refreshStatus.isIdle, moreStatus.isIdle else { return nil }
    moreStatus = .loading
    return start(
      number: next.number, offset: next.offset - removedCount, cursor: next.cursor, removedCount: removedCount)
  }

  /// Starts to load the page again whose load has failed.
  ///
  /// - Parameter removedCount: The number of loaded rows that the service has removed.
  /// - Returns: The request; nil if the last load did not fail.
  public mutating func startRetry(removedCount: Int = 0) -> PageRequest<Cursor>? {
    if refreshStatus.failure != nil { return startRefresh() }
    guard moreStatus.failure != nil else { return nil }
    moreStatus = .idle
    return startMore(removedCount: removedCount)
  }

  private mutating func start(
    number: Int, offset: Int, cursor: Cursor?, removedCount: Int
  ) -> PageRequest<Cursor> {
    lastLoad += 1
    isCleared = false
    let request = PageRequest(
      number: number, offset: offset, size: pageSize, cursor: cursor, load: lastLoad, removedCount: removedCount)
    running = request
    return request
  }

  /// Returns whether a load is still running.
  public func isCurrent(_ request: PageRequest<Cursor>) -> Bool { running?.load == request.load }

  /// Records the answer to a load.
  ///
  /// - Returns: Whether the load is current. If it is not, the page must be ignored.
  mutating func receive<Element>(_ page: LoadedPage<Element, Cursor>, for request: PageRequest<Cursor>) -> Bool {
    guard isCurrent(request) else { return false }
    running = nil
    answerCount &+= 1
    refreshStatus = .idle
    hasLoaded = true
    next = (request.number + 1, request.offset + request.removedCount + page.items.count, nil)
    switch page.continuation {
    case .ifFull: moreStatus = page.items.count >= pageSize ? .idle : .end
    case .more: moreStatus = .idle
    case .end: moreStatus = .end
    case .after(let cursor):
      moreStatus = .idle
      next.cursor = cursor
    }
    return true
  }

  /// Records the failure of a load.
  ///
  /// - Returns: Whether the load is current.
  mutating func fail(_ failure: Failure, for request: PageRequest<Cursor>) -> Bool {
    guard isCurrent(request) else { return false }
    running = nil
    if request.isRefresh { refreshStatus = .failed(failure) } else { moreStatus = .failed(failure) }
    return true
  }

  /// Ends the running load without a result.
  mutating func cancel() {
    guard let request = running else { return }
    running = nil
    if request.isRefresh { refreshStatus = .idle } else { moreStatus = .idle }
  }

  /// Returns to the state before the first page, because the received pages belong to a different request. The failure of
  /// the refresh stays.
  mutating func discardPages() {
    hasLoaded = false
    moreStatus = .idle
  }

  /// Ends the running load, and loads nothing until the next refresh.
  mutating func clear() {
    running = nil
    (refreshStatus, moreStatus) = (.idle, .idle)
    hasLoaded = false
    isCleared = true
  }

  /// Loads no further pages until the next refresh.
  mutating func end() { moreStatus = .end }
}

extension PageLoads: Sendable where Cursor: Sendable {}
