@_spi(Generated) import ViewModelCore

/// The rows of a list that a service returns in pages.
///
/// The list starts with the rows of a local store, if there is one. The first page replaces the loaded rows; further
/// pages are appended. Local rows that the service has not returned yet stay behind the loaded ones until all pages are
/// loaded. If pages contain a row several times, the first one is used.
///
/// ```swift
/// var repositories = LoadedList<Repository, Never, any Error>(pageSize: 30)
/// let request = repositories.refresh()
/// repositories.receive(LoadedPage(await github.repositories(page: request.number)), for: request)
/// ```
///
/// The states and their names follow Android's Paging library.
@_spi(Generated) public struct LoadedList<Element: Identifiable, Cursor, Failure: Error> {
  /// The loaded rows with the local changes, before they are filtered and sorted.
  public private(set) var items: [Element] = []
  /// The loads.
  public private(set) var loads: PageLoads<Cursor, Failure>
  /// The selected rows.
  public var selection: ListSelection<Element.ID>
  private var loaded: [Element] = []
  private var loadedIDs: Set<Element.ID> = []
  private var local: [Element] = []
  var changes = LocalChanges<Element>()
  private var demand: PageDemand
  /// The number of pages in sequence that contained no new row.
  private var repeatedPages = 0
  /// A number that changes with each change of the list.
  var revision = 0
  /// A number that changes when ``items`` may have changed. A change of the loads alone does not affect it.
  public private(set) var itemsRevision = 0
  /// The error of the last removal that failed, until a row is removed again.
  var removalFailure: RemovalFailure?

  /// Creates a list before its first load.
  ///
  /// - Parameters:
  ///   - pageSize: The number of rows in a full page.
  ///   - prefetch: The number of rows before the end from which on the next page is loaded. The default is a third of
  ///     a page, at most 10.
  ///   - selection: The kind of selection.
  public init(pageSize: Int, prefetch: Int? = nil, selection: ListSelection<Element.ID>.Mode = .none) {
    loads = PageLoads(pageSize: pageSize)
    demand = PageDemand(distance: prefetch ?? min(pageSize / 3, 10))
    self.selection = ListSelection(selection)
  }

  /// Whether nothing has loaded the list yet.
  private var isUnloaded: Bool { loads.lastLoad == 0 && !loads.isCleared }

  /// Whether a page may be loaded, or will be.
  private var isWaiting: Bool { loads.isLoading || isUnloaded }

  /// Returns the state of the list as a whole.
  ///
  /// - Parameters:
  ///   - visibleCount: The number of rows after filtering.
  ///   - isSearching: Whether the loaded rows are the results of a search.
  public func phase(visibleCount: Int, isSearching: Bool = false) -> ListPhase {
    if visibleCount > 0 { return .content }
    if isWaiting { return .loading }
    if loads.isCleared { return .empty }
    if loads.refreshStatus.failure != nil || loads.moreStatus.failure != nil { return .failed }
    return isSearching || !items.isEmpty ? .noResults : .empty
  }

  /// The error of the last load, if it failed.
  public var failure: Failure? { loads.refreshStatus.failure ?? loads.moreStatus.failure }

  mutating func rebuild() {
    revision &+= 1
    itemsRevision &+= 1
    let isComplete = loads.hasLoaded && !loads.hasMore
    var rows = loaded
    if !isComplete, !local.isEmpty { rows += local.filter { !loadedIDs.contains($0.id) } }
    items = changes.apply(to: rows)
  }
}

// Loads.
@_spi(Generated) extension LoadedList {
  /// Sets the rows of the local store.
  ///
  /// - Returns: The identities that occur several times.
  @discardableResult
  public mutating func setLocal(_ rows: [Element]) -> [Element.ID] {
    let (unique, duplicates) = rows.uniqueRows()
    local = unique
    rebuild()
    return duplicates
  }

  /// Starts to load the first page. The rows stay until it is received. A running load is no longer current.
  public mutating func refresh() -> PageRequest<Cursor> {
    revision &+= 1
    return loads.startRefresh()
  }

  /// Starts to load the next page.
  ///
  /// - Returns: The request; nil if a load is running, the last one failed, or all rows are loaded.
  public mutating func loadMore() -> PageRequest<Cursor>? { starting { $0.startMore(removedCount: $1) } }

  /// Starts the load again that has failed.
  ///
  /// - Returns: The request; nil if the last load did not fail.
  public mutating func retry() -> PageRequest<Cursor>? { starting { $0.startRetry(removedCount: $1) } }

  private mutating func starting(
    _ start: (inout PageLoads<Cursor, Failure>, _ removedCount: Int) -> PageRequest<Cursor>?
  ) -> PageRequest<Cursor>? {
    guard let request = start(&loads, changes.sentRemovalCount(among: loadedIDs)) else { return nil }
    revision &+= 1
    return request
  }

  /// Starts to load the next page if a row near the end has become visible.
  ///
  /// - Parameters:
  ///   - index: The index of the row among the visible ones.
  ///   - visibleCount: The number of rows after filtering.
  public mutating func rowAppeared(at index: Int, of visibleCount: Int) -> PageRequest<Cursor>? {
    guard demand.rowAppeared(at: index, of: visibleCount), let request = loadMore() else { return nil }
    demand.startLoad()
    return request
  }

  /// Starts to load the next page if a page was received without visible rows, or if a row near the end has become
  /// visible during the load. Call it after each page.
  public mutating func continueLoading(visibleCount: Int) -> PageRequest<Cursor>? {
    guard demand.needsFurtherPage(visibleCount), loads.hasMore else { return nil }
    return loadMore()
  }

  /// Adds a page.
  ///
  /// - Returns: The effect of the page.
  @discardableResult
  public mutating func receive(
    _ page: LoadedPage<Element, Cursor>, for request: PageRequest<Cursor>
  ) -> PageReceipt<Element.ID> {
    guard loads.receive(page, for: request) else { return PageReceipt(isCurrent: false) }
    if request.isRefresh {
      (loaded, loadedIDs) = ([], [])
      repeatedPages = 0
      demand.refresh()
    }
    let countBefore = loaded.count
    var duplicates: [Element.ID] = []
    for row in page.items {
      if loadedIDs.insert(row.id).inserted { loaded.append(row) } else { duplicates.append(row.id) }
    }
    changes.end(before: request.load, of: request.isRefresh ? nil : Set(page.items.map(\.id)))
    repeatedPages = loaded.count == countBefore && loads.hasMore ? repeatedPages + 1 : 0
    let isEndless = repeatedPages >= Limit.repeatedPages
    if isEndless { loads.end() }
    rebuild()
    if !loads.hasMore { keepLoadedSelection() }
    return PageReceipt(isCurrent: true, duplicates: duplicates, isEndless: isEndless)
  }

  /// Records the failure of a load. Rows and selection stay.
  ///
  /// - Parameter discardsRows: Whether the rows are removed, because they are the answer to a different request.
  public mutating func fail(_ failure: Failure, for request: PageRequest<Cursor>, discardsRows: Bool = false) {
    guard loads.fail(failure, for: request) else { return }
    revision &+= 1
    guard discardsRows, loads.hasLoaded else { return }
    loads.discardPages()
    (loaded, loadedIDs) = ([], [])
    demand.removeAll()
    changes.end(before: request.load, of: nil)
    rebuild()
  }

  /// Ends the running load without a result.
  public mutating func cancel() {
    guard loads.isLoading else { return }
    loads.cancel()
    revision &+= 1
  }
}

@_spi(Generated) extension LoadedList {
  /// Removes all rows. The running load ends, and pending removals can no longer be undone. Only a refresh loads again.
  public mutating func clear() {
    loads.clear()
    (loaded, loadedIDs, local) = ([], [], [])
    repeatedPages = 0
    demand.removeAll()
    changes.end(before: loads.lastLoad + 1, of: nil)
    for id in undoableRemovals { changes.markSent(id) }
    removalFailure = nil
    selection.deselectAll()
    rebuild()
  }
}

/// The effect of a page.
@_spi(Generated) public struct PageReceipt<ID: Hashable> {
  /// Whether the answer was to the current load. Another answer has no effect.
  public var isCurrent: Bool
  /// The identities of rows that are in this page or in an earlier one already.
  public var duplicates: [ID] = []
  /// Whether the service keeps returning pages without new rows. No more pages are then loaded.
  public var isEndless = false

  /// Creates the effect of a page.
  public init(isCurrent: Bool, duplicates: [ID] = [], isEndless: Bool = false) {
    self.isCurrent = isCurrent
    self.duplicates = duplicates
    self.isEndless = isEndless
  }
}

/// Returns whether anything about a list changed.
@_spi(Generated) public func differs<Element, Cursor, Failure>(
  _ old: LoadedList<Element, Cursor, Failure>, _ new: LoadedList<Element, Cursor, Failure>
) -> Bool {
  old.revision != new.revision || old.selection != new.selection
}
