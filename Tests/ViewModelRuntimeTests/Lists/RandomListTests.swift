import TestTags
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Compares loaded lists with a simple reference model, in random sequences of refreshes, searches, further pages,
/// local changes, selections and answers in any order.
@Suite(.tags(.random)) struct RandomListTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func aListEqualsItsReferenceModel(seed: UInt64) {
    var random = SeededRandom(state: seed)
    for sequence in 0..<200 {
      var run = RandomListRun()
      for step in 0..<30 {
        run.step(using: &random)
        let problem = run.problem
        guard problem == nil else {
          Issue.record("\(problem ?? "") in sequence \(sequence), step \(step): \(run.lastSteps)")
          return
        }
      }
    }
  }
}

/// A row of the random test. The text says which load has returned it, so that a stale row is noticed.
private struct NumberedRow: Identifiable, Hashable {
  var id: Int
  var text: String
}

/// A list and its reference model, to which the same happens.
private struct RandomListRun {
  struct Failure: Error {}
  typealias List = LoadedList<NumberedRow, Never, Failure>

  var list = List(pageSize: 3, prefetch: 2, selection: .many)
  var reference = ListReference<NumberedRow>()
  /// The requests that are not answered, whether they are current or not.
  var requests: [(request: PageRequest<Never>, query: Int)] = []
  var query = 0
  /// The descriptions of the steps, which only a failure needs.
  private var log: [() -> String] = []
  private var startedAnotherPage = false
  var lastSteps: [String] { log.suffix(12).map { $0() } }

  mutating func step(using random: inout SeededRandom) {
    let id = Int.random(in: 0..<14, using: &random)
    let next = Bool.random(using: &random) ? Int.random(in: 0..<14, using: &random) : nil
    let row = NumberedRow(id: id, text: "change \(log.count)")
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: refresh()
    case 2:
      query += 1
      refresh()
    case 3, 4, 5: start(list.loadMore(), reference.canLoadMore ? reference.pages.count + 1 : nil, "load more")
    case 6:
      let page = reference.isRefreshFailed ? 1 : reference.isMoreFailed ? reference.pages.count + 1 : nil
      start(list.retry(), page, "retry")
    case 7: start(list.rowAppeared(at: id, of: list.items.count), pageWhenRowAppears(id), "row \(id) appears")
    case 8:
      note("cancel")
      list.cancel()
      reference.cancel()
    case 9: change(.insert(row, before: next)) { $0.insert(row, before: next) }
    case 10: change(.update(row)) { $0.update(row) }
    case 11: change(.move(id, before: next)) { $0.move(id, before: next) }
    case 12: change(.remove(id)) { $0.remove(id) }
    case 13: change(.removePending(id)) { _ = $0.removePending(id) }
    case 14:
      note("restore \(id)")
      list.restore(id)
      reference.restore(id)
    case 15:
      note("confirm \(id)")
      list.confirmRemoval(of: id)
      if reference.pendingRemovals.contains(id) { reference.make(.remove(id)) }
    case 16:
      note("select \(id)")
      list.selection.select(id)
      reference.select(id)
    default: answer(using: &random)
    }
  }

  private mutating func note(_ step: @autoclosure @escaping () -> String) { log.append(step) }

  private mutating func refresh() { start(list.refresh(), 1, "refresh") }

  private func pageWhenRowAppears(_ index: Int) -> Int? {
    index + 2 >= reference.rows.count && reference.canLoadMore ? reference.pages.count + 1 : nil
  }

  private mutating func start(_ request: PageRequest<Never>?, _ page: Int?, _ name: String) {
    note("\(name): \(request?.number ?? 0)")
    if request?.number != page {
      note("expected page \(page ?? 0)")
      startedAnotherPage = true
    }
    if let page { reference.start(page: page) }
    if let request { requests.append((request, query)) }
  }

  private mutating func change(_ change: ListReference<NumberedRow>.Change, _ body: (inout List) -> Void) {
    note("\(change)")
    body(&list)
    reference.make(change)
  }

  private mutating func answer(using random: inout SeededRandom) {
    guard let index = requests.indices.randomElement(using: &random) else { return }
    let (request, query) = requests.remove(at: index)
    if Int.random(in: 0..<5, using: &random) == 0 {
      note("fail load \(request.load)")
      list.fail(Failure(), for: request)
      reference.fail(load: request.load)
      return
    }
    let count = [0, 1, 3, 3, 3, 3, 4].randomElement(using: &random) ?? 3
    let rows = (0..<count).map { _ in
      NumberedRow(id: Int.random(in: 0..<14, using: &random), text: "query \(query), load \(request.load)")
    }
    note("load \(request.load) returns \(rows.map(\.id))")
    list.receive(LoadedPage(rows), for: request)
    reference.receive(rows, isLast: count < 3, load: request.load)
  }

  /// The first difference between the list and the reference.
  var problem: String? {
    if startedAnotherPage { return "another page" }
    if list.items != reference.rows { return "\(list.items) instead of \(reference.rows)" }
    if Set(list.items.map(\.id)).count != list.items.count { return "a duplicate" }
    if list.selectedIDs != reference.selection { return "selection \(list.selectedIDs), not \(reference.selection)" }
    if list.selection.ids != reference.selected { return "\(list.selection.ids), not \(reference.selected) kept" }
    if list.pendingRemovals != reference.pendingRemovals { return "pending \(list.pendingRemovals)" }
    if list.loads.refreshStatus.isLoading != reference.isRefreshing { return "the status of the refresh" }
    if list.loads.moreStatus.isLoading != reference.isLoadingMore { return "the status of loading more" }
    if (list.loads.refreshStatus.failure != nil) != reference.isRefreshFailed { return "the failure of the refresh" }
    if (list.loads.moreStatus.failure != nil) != reference.isMoreFailed { return "the failure of loading more" }
    if list.loads.hasMore != (reference.hasLoaded && !reference.isComplete) { return "whether there is more" }
    return nil
  }
}
