@_spi(Generated) @testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@_spi(Generated) @testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// A simple model of a loaded list: it stores everything that has happened, and derives the rows from it each time.
struct ListReference<Row: Identifiable & Equatable> where Row.ID == Int {
  enum Change {
    case insert(Row, before: Int?)
    case update(Row)
    case move(Int, before: Int?)
    case remove(Int)
    case removePending(Int)
  }

  private(set) var pages: [[Row]] = []
  var local: [Row] = []
  private(set) var changes: [(load: Int, change: Change)] = []
  private(set) var selected: [Int] = []
  private(set) var lastLoad = 0
  private(set) var running: (load: Int, page: Int)?
  private(set) var isRefreshFailed = false
  private(set) var isMoreFailed = false
  private(set) var isComplete = false
  private var pagesWithoutNews = 0

  var isRefreshing: Bool { running?.page == 1 }
  var isLoadingMore: Bool { running.map { $0.page > 1 } ?? false }
  var hasLoaded: Bool { !pages.isEmpty }
  var canLoadMore: Bool { hasLoaded && running == nil && !isRefreshFailed && !isMoreFailed && !isComplete }

  /// The rows of the pages, and local rows that may still come.
  private var base: [Row] {
    let loaded = pages.flatMap { $0 }.withoutDuplicates { $0.id }
    let ids = Set(loaded.map(\.id))
    return loaded + (isComplete ? [] : local.withoutDuplicates { $0.id }.filter { !ids.contains($0.id) })
  }

  var rows: [Row] {
    var rows = base
    func place(_ row: Row, before next: Int?) {
      rows.insert(row, at: rows.firstIndex { $0.id == next } ?? rows.count)
    }
    for (_, change) in changes {
      switch change {
      case .insert(let row, let next):
        rows.removeAll { $0.id == row.id }
        place(row, before: next)
      case .update(let row):
        if let index = rows.firstIndex(where: { $0.id == row.id }) { rows[index] = row }
      case .move(let id, let next):
        guard id != next, let row = rows.first(where: { $0.id == id }) else { continue }
        rows.removeAll { $0.id == id }
        place(row, before: next)
      case .remove, .removePending: continue
      }
    }
    return rows.filter { !isHidden($0.id) }
  }

  private func isHidden(_ id: Int) -> Bool {
    changes.contains { entry in
      switch entry.change {
      case .remove(id), .removePending(id): true
      default: false
      }
    }
  }

  var pendingRemovals: [Int] {
    changes.compactMap { if case .removePending(let id) = $0.change { id } else { nil } }
  }

  /// The selected rows that are in the list.
  var selection: [Int] { selected.filter { id in rows.contains { $0.id == id } } }

  // Loads.

  mutating func start(page: Int) {
    lastLoad += 1
    if page == 1 { isRefreshFailed = false }
    isMoreFailed = false
    running = (lastLoad, page)
  }

  mutating func receive(_ rows: [Row], isLast: Bool, load: Int) {
    guard let running, running.load == load else { return }
    self.running = nil
    let known = Set((running.page == 1 ? [] : pages).flatMap { $0 }.map(\.id))
    if running.page == 1 {
      pages = [rows]
      pagesWithoutNews = 0
    } else {
      pages.append(rows)
    }
    isComplete = isLast
    pagesWithoutNews = rows.allSatisfy { known.contains($0.id) } && !isLast ? pagesWithoutNews + 1 : 0
    if pagesWithoutNews == 3 { isComplete = true }
    endChanges(before: load) { id in running.page == 1 || rows.contains { $0.id == id } }
    if isComplete {
      let known = Set(self.rows.map(\.id)).union(pendingRemovals)
      selected.removeAll { !known.contains($0) }
    }
  }

  /// - Parameter discardsRows: Whether the rows are the answer to a different request than the failed refresh.
  mutating func fail(load: Int, discardsRows: Bool = false) {
    guard let running, running.load == load else { return }
    if running.page == 1 { isRefreshFailed = true } else { isMoreFailed = true }
    self.running = nil
    guard discardsRows, running.page == 1, !pages.isEmpty else { return }
    pages = []
    isComplete = false
    endChanges(before: load) { _ in true }
  }

  private mutating func endChanges(before load: Int, where isOver: (Int) -> Bool) {
    changes.removeAll { entry in
      if case .removePending = entry.change { return false }
      return entry.load < load && isOver(entry.change.id)
    }
  }

  mutating func cancel() { running = nil }

  // Changes.

  mutating func make(_ change: Change) {
    let isLoaded = rows.contains { $0.id == change.id }
    switch change {
    case .insert(let row, _):
      changes.removeAll { $0.change.isRemoval(of: row.id) || $0.change.isUpdate(of: row.id) }
    case .update, .move, .removePending:
      guard isLoaded else { return }
    case .remove(let id):
      changes.removeAll { $0.change.isRemoval(of: id) }
      selected.removeAll { $0 == id }
    }
    changes.append((lastLoad, change))
  }

  mutating func restore(_ id: Int) {
    changes.removeAll { if case .removePending(id) = $0.change { true } else { false } }
  }

  mutating func select(_ id: Int) {
    if !selected.contains(id) { selected.append(id) }
  }

  /// Selects a row of a list in which only one row can be selected.
  mutating func selectOnly(_ id: Int) { selected = [id] }

  mutating func deselect(_ id: Int) { selected.removeAll { $0 == id } }
}

extension ListReference.Change {
  var id: Int {
    switch self {
    case .insert(let row, _), .update(let row): row.id
    case .move(let id, _), .remove(let id), .removePending(let id): id
    }
  }

  func isRemoval(of id: Int) -> Bool {
    switch self {
    case .remove(id), .removePending(id): true
    default: false
    }
  }

  func isUpdate(of id: Int) -> Bool {
    if case .update(let row) = self { row.id == id } else { false }
  }
}
