/// The loads of a list: which page is loading, which one is next, and how the last loads ended.
///
/// At most one load runs. A refresh ends a running load, and rows are not loaded further while a refresh runs, so a page
/// belongs to the rows before it. An answer to a load that is no longer running is ignored.
public struct PageLoads<Cursor, Failure: Error> {
  /// The number of rows in a full page.
  public let pageSize: Int
  /// The status of refreshes.
  public private(set) var refreshStatus: LoadStatus<Failure> = .idle
  /// The status of loading more rows.
  public private(set) var moreStatus: LoadStatus<Failure> = .idle
  /// Whether a first page has been received.
  public private(set) var hasLoaded = false
  /// The number of the last load that was started; 0 before the first one.
  private(set) var lastLoad = 0
  private var running: PageRequest<Cursor>?
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
    return start(number: 1, offset: 0, cursor: nil)
  }

  /// Starts to load the next page.
  ///
  /// - Returns: The request; nil if a load is running, the last one failed, or all rows are loaded.
  public mutating func startMore() -> PageRequest<Cursor>? {
    guard hasLoaded, refreshStatus.isIdle, moreStatus.isIdle else { return nil }
    moreStatus = .loading
    return start(number: next.number, offset: next.offset, cursor: next.cursor)
  }

  /// Starts to load the page again whose load has failed.
  ///
  /// - Returns: The request; nil if the last load did not fail.
  public mutating func startRetry() -> PageRequest<Cursor>? {
    if refreshStatus.failure != nil { return startRefresh() }
    guard moreStatus.failure != nil else { return nil }
    moreStatus = .idle
    return startMore()
  }

  private mutating func start(number: Int, offset: Int, cursor: Cursor?) -> PageRequest<Cursor> {
    lastLoad += 1
    let request = PageRequest(number: number, offset: offset, size: pageSize, cursor: cursor, load: lastLoad)
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
    refreshStatus = .idle
    hasLoaded = true
    next = (request.number + 1, request.offset + page.items.count, nil)
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

  /// Loads no further pages until the next refresh.
  mutating func end() { moreStatus = .end }
}

extension PageLoads: Sendable where Cursor: Sendable {}
