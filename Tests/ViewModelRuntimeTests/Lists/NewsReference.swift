@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// A simple model of the list of `NewsViewModel`: the rows of a ``ListReference``, filtered, sorted and in sections, and
/// the removals that wait for their period to end.
struct NewsReference {
  var list = ListReference<Article>()
  var prefix = ""
  /// The ends of the periods of removals that can be undone.
  private var periods: [Int: Duration] = [:]
  private var sentRemovals: Set<Int> = []
  var query = ""
  /// The query of the rows.
  private var loadedQuery: String?
  /// The number of the load that each call of the service belongs to.
  private var loads: [Int: Int] = [:]
  private var queries: [Int: String] = [:]
  /// The number of calls of the service.
  private(set) var callCount = 0
  private var lastVisible = -1
  /// Whether a row has become visible since the last load started.
  private var hasAppeared = false
  /// The number of visible rows after the last page.
  private var countAfterPage = 0
  /// Whether the page that was received last was a refresh; nil if it is known whether it needs a further page.
  private var undecidedPage: Bool?

  // Rows.

  /// The rows in the order of the view.
  var visibleRows: [Article] {
    let shown = list.rows.filter { prefix.isEmpty || $0.title.hasPrefix(prefix) }
    let sorted = shown.enumerated().sorted { ($0.element.title, $0.offset) < ($1.element.title, $1.offset) }
      .map(\.element)
    let titles = sorted.map(\.city).withoutDuplicates { $0 }
    return titles.flatMap { title in sorted.filter { $0.city == title } }
  }

  /// Returns the state of a list with these visible rows.
  func phase(of visibleRows: [Article], isSearching: Bool) -> ListPhase {
    if !visibleRows.isEmpty { return .content }
    if list.running != nil || list.lastLoad == 0 { return .loading }
    if list.isRefreshFailed || list.isMoreFailed { return .failed }
    return isSearching || !list.rows.isEmpty ? .noResults : .empty
  }

  // Loads. Each one calls the service once.

  private mutating func start(page: Int) {
    list.start(page: page)
    callCount += 1
    loads[callCount] = list.lastLoad
    queries[list.lastLoad] = query
  }

  @discardableResult
  mutating func refresh(saved: [Article]) -> Int {
    list.local = saved
    start(page: 1)
    return list.lastLoad
  }

  /// Loads the next page, or the first one if the rows are results of another query.
  mutating func loadMore(saved: [Article]) {
    if list.canLoadMore { startNext(saved) }
  }

  private mutating func startNext(_ saved: [Article]) {
    if query == loadedQuery { start(page: list.pages.count + 1) } else { refresh(saved: saved) }
  }

  mutating func retry(saved: [Article]) {
    if list.isRefreshFailed {
      start(page: 1)
    } else if list.isMoreFailed {
      startNext(saved)
    }
  }

  private var isAtEnd: Bool { lastVisible >= 0 && lastVisible + 1 >= visibleRows.count }

  mutating func rowAppeared(_ id: Int, saved: [Article]) {
    guard let index = visibleRows.firstIndex(where: { $0.id == id }) else { return }
    lastVisible = index
    hasAppeared = true
    guard isAtEnd, list.canLoadMore else { return }
    hasAppeared = false
    loadMore(saved: saved)
  }

  func load(ofCall number: Int) -> Int { loads[number] ?? 0 }

  mutating func receive(_ rows: [Article], load: Int) {
    guard let running = list.running, running.load == load else { return }
    let isRefresh = running.page == 1
    if isRefresh { (countAfterPage, loadedQuery) = (0, queries[load]) }
    list.receive(rows, isLast: rows.count < 2, load: load)
    undecidedPage = isRefresh
  }

  /// Loads a further page if the received one and the changes of its observers have left too few rows.
  mutating func continueLoading(saved: [Article]) {
    guard let isRefresh = undecidedPage else { return }
    undecidedPage = nil
    let count = visibleRows.count
    let isNeeded =
      if count == 0 { true } else if count <= countAfterPage { isAtEnd } else if isRefresh {
        // The displayed rows do not become visible again.
        lastVisible >= count - 1
      } else { hasAppeared && isAtEnd }
    (hasAppeared, countAfterPage) = (false, count)
    if isNeeded { loadMore(saved: saved) }
  }

  mutating func fail(load: Int) {
    guard let running = list.running, running.load == load else { return }
    let discardsRows = loadedQuery != nil && loadedQuery != queries[load]
    if discardsRows, running.page == 1, list.hasLoaded { (lastVisible, countAfterPage) = (-1, 0) }
    list.fail(load: load, discardsRows: discardsRows)
  }

  // Removals.

  var undoableRemovals: [Int] { list.pendingRemovals.filter { !sentRemovals.contains($0) } }

  mutating func hide(_ id: Int, until end: Duration) {
    guard list.rows.contains(where: { $0.id == id }) else { return }
    list.make(.removePending(id))
    periods[id] = end
    sentRemovals.remove(id)
  }

  mutating func undo() {
    guard let id = undoableRemovals.last else { return }
    list.restore(id)
    periods[id] = nil
  }

  /// Calls the service for the removals whose period has ended, unless the row was removed or inserted again.
  mutating func markSent(after time: Duration) {
    for (id, end) in periods where end <= time {
      periods[id] = nil
      guard list.pendingRemovals.contains(id) else { continue }
      sentRemovals.insert(id)
      callCount += 1
    }
  }

  mutating func answerRemoval(of id: Int, succeeds: Bool) {
    guard sentRemovals.remove(id) != nil, list.pendingRemovals.contains(id) else { return }
    if succeeds { list.make(.remove(id)) } else { list.restore(id) }
  }
}
