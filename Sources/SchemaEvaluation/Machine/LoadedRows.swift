import VmgenSchemaSemantics

/// The rows of a list that are loaded from a service, with the state of the loads.
struct LoadedRows {
  enum Status {
    case idle, loading, end
    case failed(Value)

    var failure: Value? { if case .failed(let error) = self { error } else { nil } }
    var isIdle: Bool { if case .idle = self { true } else { false } }
    var isLoading: Bool { if case .loading = self { true } else { false } }
    var isEnd: Bool { if case .end = self { true } else { false } }
  }

  struct Request {
    var number: Int
    var offset: Int
    var size: Int
    var cursor: Value?
    var load: Int
    var removedCount: Int

    var isRefresh: Bool { number == 1 }
  }

  /// What follows a page.
  enum Continuation {
    case ifFull, more, end
    case after(Value)
  }

  /// A row with its identity.
  struct Row {
    var id: Value
    var element: Value
  }

  private struct Placement {
    var id: Value
    var element: Value?
    var next: Value
    var load: Int
  }

  private(set) var rows: [Row] = []
  private(set) var refreshStatus = Status.idle
  private(set) var answerCount = 0
  private(set) var moreStatus = Status.idle
  private(set) var hasLoaded = false
  private(set) var isCleared = false
  private(set) var lastLoad = 0
  private(set) var pendingRemovals: [Value] = []
  private(set) var sentRemovals: Set<Value> = []
  private var running: Int?
  private var runningIsRefresh = false
  private var next = (number: 2, offset: 0, cursor: Value?.none)
  private let pageSize: Int
  private let distance: Int
  private var loaded: [Row] = []
  private var local: [Row] = []
  private var removals: [Value: Int] = [:]
  private var updates: [Value: (element: Value, load: Int)] = [:]
  private var placements: [Placement] = []
  private var repeatedPages = 0
  private var lastVisible = -1
  private var hasAppeared = false
  private var visibleCount = 0
  private var isRefreshed = false
  private var idlePages = 0

  init(pageSize: Int?, prefetch: Int?) {
    self.pageSize = max(pageSize ?? .max, 1)
    distance = max(prefetch ?? min(self.pageSize / 3, 10), 1)
  }

  var items: [Value] { rows.map(\.element) }
  var isLoading: Bool { running != nil }
  var isUnloaded: Bool { lastLoad == 0 && !isCleared }
  var hasMore: Bool { hasLoaded && !moreStatus.isEnd }
  var failure: Value? { refreshStatus.failure ?? moreStatus.failure }
  var undoableRemovals: [Value] { pendingRemovals.filter { !sentRemovals.contains($0) } }

  func contains(_ id: Value) -> Bool { rows.contains { $0.id == id } }

  func phase(visibleCount: Int, isSearching: Bool) -> String {
    if visibleCount > 0 { return "content" }
    if isLoading || isUnloaded { return "loading" }
    if isCleared { return "empty" }
    if failure != nil { return "failed" }
    return isSearching || !rows.isEmpty ? "noResults" : "empty"
  }

  private mutating func rebuild() {
    var result = loaded
    if !(hasLoaded && !hasMore) {
      let known = Set(loaded.map(\.id))
      result += local.filter { !known.contains($0.id) }
    }
    for placement in placements {
      let index = result.firstIndex { $0.id == placement.id }
      let present = index.map { result.remove(at: $0) }
      guard let element = placement.element ?? present?.element else { continue }
      let place = result.firstIndex { $0.id == placement.next }
      result.insert(Row(id: placement.id, element: element), at: place ?? result.endIndex)
    }
    for index in result.indices {
      if let update = updates[result[index].id] { result[index].element = update.element }
    }
    rows = result.filter { removals[$0.id] == nil }
  }
}

// MARK: - Loads

extension LoadedRows {
  mutating func setLocal(_ rows: [Row]) {
    var seen: Set<Value> = []
    local = rows.filter { seen.insert($0.id).inserted }
    rebuild()
  }

  mutating func startRefresh() -> Request {
    if !moreStatus.isEnd { moreStatus = .idle }
    refreshStatus = .loading
    return start(number: 1, offset: 0, cursor: nil)
  }

  mutating func startMore() -> Request? {
    guard hasLoaded, refreshStatus.isIdle, moreStatus.isIdle else { return nil }
    moreStatus = .loading
    return start(number: next.number, offset: next.offset, cursor: next.cursor, removedCount: sentRemovalCount)
  }

  mutating func startRetry() -> Request? {
    if refreshStatus.failure != nil { return startRefresh() }
    guard moreStatus.failure != nil else { return nil }
    moreStatus = .idle
    return startMore()
  }

  /// The number of loaded rows that the service has removed, or was called to remove.
  private var sentRemovalCount: Int {
    loaded.count { removals[$0.id] != nil && (!pendingRemovals.contains($0.id) || sentRemovals.contains($0.id)) }
  }

  private mutating func start(number: Int, offset: Int, cursor: Value?, removedCount: Int = 0) -> Request {
    lastLoad += 1
    isCleared = false
    running = lastLoad
    runningIsRefresh = number == 1
    return Request(
      number: number, offset: offset - removedCount, size: pageSize, cursor: cursor, load: lastLoad,
      removedCount: removedCount)
  }

  func isCurrent(_ request: Request) -> Bool { running == request.load }

  mutating func rowAppeared(at index: Int, of visibleCount: Int) -> Request? {
    lastVisible = index
    hasAppeared = true
    idlePages = 0
    guard isNearEnd(visibleCount), let request = startMore() else { return nil }
    hasAppeared = false
    return request
  }

  private func isNearEnd(_ visibleCount: Int) -> Bool { lastVisible >= 0 && sum(lastVisible, distance) >= visibleCount }

  mutating func continueLoading(visibleCount: Int) -> Request? {
    let hasNewRows = visibleCount > self.visibleCount
    let isNeeded: Bool
    if visibleCount == 0 || !hasNewRows {
      idlePages += 1
      isNeeded = (visibleCount == 0 || isNearEnd(visibleCount)) && idlePages < 10
    } else if isRefreshed {
      isNeeded = lastVisible >= visibleCount - 1
    } else {
      isNeeded = hasAppeared && isNearEnd(visibleCount)
    }
    (hasAppeared, isRefreshed) = (false, false)
    self.visibleCount = visibleCount
    if hasNewRows { idlePages = 0 }
    return isNeeded && hasMore ? startMore() : nil
  }

  /// Stores the rows of a page. Returns false for the answer to an earlier request.
  mutating func receive(_ page: [Row], _ continuation: Continuation, for request: Request) -> Bool {
    guard isCurrent(request) else { return false }
    running = nil
    answerCount += 1
    refreshStatus = .idle
    hasLoaded = true
    next = (request.number + 1, sum(request.offset + request.removedCount, page.count), nil)
    switch continuation {
    case .ifFull: moreStatus = page.count >= pageSize ? .idle : .end
    case .more: moreStatus = .idle
    case .end: moreStatus = .end
    case .after(let cursor):
      moreStatus = .idle
      next.cursor = cursor
    }
    if request.isRefresh {
      loaded = []
      repeatedPages = 0
      resetDemand()
    }
    let countBefore = loaded.count
    var known = Set(loaded.map(\.id))
    for row in page where known.insert(row.id).inserted { loaded.append(row) }
    endChanges(before: request.load, of: request.isRefresh ? nil : Set(page.map(\.id)))
    repeatedPages = loaded.count == countBefore && hasMore ? repeatedPages + 1 : 0
    if repeatedPages >= 3 { moreStatus = .end }
    rebuild()
    return true
  }

  mutating func fail(_ error: Value, for request: Request, discardsRows: Bool) {
    guard isCurrent(request) else { return }
    running = nil
    if request.isRefresh { refreshStatus = .failed(error) } else { moreStatus = .failed(error) }
    guard discardsRows, hasLoaded else { return }
    hasLoaded = false
    moreStatus = .idle
    loaded = []
    lastVisible = -1
    resetDemand()
    endChanges(before: request.load, of: nil)
    rebuild()
  }

  mutating func clear() {
    running = nil
    (refreshStatus, moreStatus) = (.idle, .idle)
    hasLoaded = false
    isCleared = true
    (loaded, local) = ([], [])
    repeatedPages = 0
    lastVisible = -1
    resetDemand()
    endChanges(before: lastLoad + 1, of: nil)
    sentRemovals.formUnion(pendingRemovals)
    rebuild()
  }

  private mutating func resetDemand() {
    (visibleCount, idlePages) = (0, 0)
    isRefreshed = true
  }
}

// MARK: - Local changes

extension LoadedRows {
  /// Ends the changes that were made before a load, of the rows that it has returned.
  private mutating func endChanges(before load: Int, of ids: Set<Value>?) {
    func isOver(_ id: Value, _ changeLoad: Int) -> Bool { changeLoad < load && ids?.contains(id) != false }
    removals = removals.filter { pendingRemovals.contains($0.key) || !isOver($0.key, $0.value) }
    updates = updates.filter { !isOver($0.key, $0.value.load) }
    placements.removeAll { isOver($0.id, $0.load) }
  }

  mutating func insert(_ row: Row, before next: Value) {
    withdrawRemoval(of: row.id)
    updates[row.id] = nil
    place(Placement(id: row.id, element: row.element, next: next, load: lastLoad))
  }

  mutating func move(_ id: Value, before next: Value) {
    guard contains(id), id != next else { return }
    place(Placement(id: id, element: nil, next: next, load: lastLoad))
  }

  private mutating func place(_ placement: Placement) {
    var placement = placement
    if let last = placements.last, last.id == placement.id, last.load == placement.load {
      placements.removeLast()
      placement.element = placement.element ?? last.element
    }
    placements.append(placement)
    rebuild()
  }

  mutating func update(_ row: Row) {
    guard contains(row.id) else { return }
    updates[row.id] = (row.element, lastLoad)
    rebuild()
  }

  mutating func remove(_ id: Value, isPending: Bool = false) {
    pendingRemovals.removeAll { $0 == id }
    sentRemovals.remove(id)
    if isPending { pendingRemovals.append(id) }
    removals[id] = lastLoad
    rebuild()
  }

  mutating func withdrawRemoval(of id: Value) {
    removals[id] = nil
    pendingRemovals.removeAll { $0 == id }
    sentRemovals.remove(id)
    rebuild()
  }

  mutating func markSent(_ id: Value) { sentRemovals.insert(id) }

  mutating func confirmRemoval(of id: Value) {
    pendingRemovals.removeAll { $0 == id }
    sentRemovals.remove(id)
    if removals[id] != nil { removals[id] = lastLoad }
  }
}
