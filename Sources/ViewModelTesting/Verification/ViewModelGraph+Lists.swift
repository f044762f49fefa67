@_spi(Generated) import ViewModelRuntime

extension ViewModelGraph {
  /// Changes the inputs of view models and loads their lists, and returns a failure for each violation of these rules:
  /// - A row stays the same view model while its element is in the list. The tasks of a removed row end.
  /// - Each row shows the same values as in a new view model with the same inputs.
  /// - Each changed property of a row, and the list if its order changes, notifies once.
  /// - Observers of the view model and of its rows never see values of two different states.
  /// - A refresh keeps rows, and the answer to a refresh that a later one has replaced has no effect.
  ///
  /// - Parameter examples: Examples whose initial states are used, together with states that differ from them in one
  ///   path.
  package func rowFailures(from examples: [ViewModelExample<Owner>]) async -> [String] {
    await includingAsyncFaults { await listFailures(from: examples) }
  }

  private func listFailures(from examples: [ViewModelExample<Owner>]) async -> [String] {
    var failures: [String] = []
    for list in lists {
      guard let loads = list.loads else {
        failures += rowFailures(of: list, in: states(of: examples))
        continue
      }
      for example in examples.prefix(20) {
        await example.begin { owner, doubles, checks in
          let found = await loadFailures(
            of: list, loads, owner, parts(ofDoubles: doubles, as: (any WaitingCalls).self), checks)
          failures += found.map { "\"\(example.title)\": `\(list.name)` \($0)" }
        }
      }
    }
    return failures
  }

  private func rowFailures(of list: List, in states: [(title: String, inputs: Inputs)]) -> [String] {
    changes(of: states).flatMap { change in
      (check(list, from: change.old, to: change.new) + check(list, from: change.new, to: change.old)).map {
        "\(change.title): `\(list.name)` \($0)"
      }
    }
  }

  private func check(_ list: List, from old: Inputs, to new: Inputs) -> [String] {
    let (owner, before, after) = (fresh(old), fresh(old), fresh(new))
    let change = RowChange(list, of: owner, displays: displays)
    let ids = list.order(owner)
    change.perform { owner.update { $0 = new } }

    var failures = change.failures(comparedWith: list.rows(before), list.rows(after))
    let expected = list.order(after)
    if list.order(owner) != expected {
      failures.append("has the rows \(list.order(owner)), but \(expected) in a new view model with the same inputs")
    }
    let notices = ids == expected ? 0 : 1
    if change.listNotices != notices {
      failures.append("notifies bindings \(change.listNotices) times instead of \(notices)")
    }
    return failures
  }
}

// Loads.
extension ViewModelGraph {
  /// Refreshes a list with the results that an example has set.
  private func loadFailures(
    of list: List, _ loads: List.Loads, _ owner: Owner, _ stubs: [any WaitingCalls], _ checks: ExampleChecks
  ) async -> [String] {
    // Each refresh finds the same elements.
    for stub in stubs { stub.repeatsNextAnswer() }
    loads.refresh(owner)
    await checks.waitUntilIdle()
    // The example may set no result, or results of a later step.
    guard !list.rows(owner).isEmpty, !loads.isRefreshing(owner), !loads.hasFailed(owner) else { return [] }

    let refresh = RowChange(list, of: owner, displays: displays)
    loads.refresh(owner)
    await checks.waitUntilIdle()
    var failures = refresh.failures(comparedWith: refresh.rows, refresh.rows)
    refresh.end()

    // A removal is visible until a later load has returned the row again.
    let removal = RowChange(list, of: owner, displays: displays)
    loads.removeFirst(owner)
    failures += removal.failures(comparedWith: removal.rows, removal.rows)
    removal.end()

    let order = list.order(owner)
    for stub in stubs { stub.holds() }
    for _ in 0..<2 {
      loads.refresh(owner)
      await checks.waitUntilIdle()
    }
    guard let load = stubs.firstIndex(where: { $0.waitingCount == 2 }) else { return failures }
    await answerLoad(stubs, startingWith: load, checks)
    if !loads.isRefreshing(owner) || list.order(owner) != order {
      failures.append("receives the answer to a refresh that a later one has replaced")
    }
    await answerLoad(stubs, startingWith: load, checks)
    if loads.isRefreshing(owner) { failures.append("does not receive the answer to the last refresh") }
    return failures
  }

  /// Answers the first call of a load, and then the calls of its further steps.
  private func answerLoad(_ stubs: [any WaitingCalls], startingWith first: Int, _ checks: ExampleChecks) async {
    stubs[first].repeatAnswer()
    await checks.waitUntilIdle()
    for _ in stubs {
      guard let next = stubs.indices.first(where: { $0 != first && stubs[$0].waitingCount > 0 }) else { return }
      stubs[next].repeatAnswer()
      await checks.waitUntilIdle()
    }
  }
}

/// A change of a list, with the notifications that it causes.
@MainActor
private final class RowChange<Owner: ViewModel> {
  /// The rows before the change.
  let rows: [VerifiedRow]
  private(set) var listNotices = 0
  private let list: ViewModelGraph<Owner>.List
  private let owner: Owner
  private let states: ObservedStates
  private var notices: [AnyHashable: [Int]] = [:]
  private var tokens: [BindingToken] = []

  init(_ list: ViewModelGraph<Owner>.List, of owner: Owner, displays: [ViewModelGraph<Owner>.Display]) {
    self.list = list
    self.owner = owner
    rows = list.rows(owner)
    let rowDisplays = rows.flatMap { row in row.displays.enumerated().map { (row.id, $0, $1) } }
    states = ObservedStates(
      displays.map { display in { display.record(owner) } } + [{ recordOrder(of: list, owner) }]
        + rowDisplays.map { _, _, display in display.record })
    for row in rows { notices[row.id] = row.displays.map { _ in 0 } }
    tokens = displays.enumerated().map { index, display in
      display.bind(owner) { [unowned self] in notice(index) }
    }
    tokens.append(
      list.bind(owner) { [unowned self] in
        listNotices += 1
        notice(displays.count)
      })
    for (offset, (id, index, display)) in rowDisplays.enumerated() {
      tokens.append(
        display.bind { [unowned self] in
          notices[id]?[index] += 1
          notice(displays.count + 1 + offset)
        })
    }
    begin()
  }

  private func begin() {
    listNotices = 0
    states.reset()
    for id in notices.keys { notices[id] = notices[id]?.map { _ in 0 } }
  }

  private func notice(_ index: Int) { states.notice(of: index, in: owner.viewModelObservers.writes) }

  func perform(_ change: () -> Void) {
    change()
    end()
  }

  func end() {
    for token in tokens { token.end() }
    tokens = []
  }

  /// Returns failures of the rows after the change.
  ///
  /// - Parameters:
  ///   - before: The rows of a view model before the change.
  ///   - after: The rows of a new view model after the change.
  func failures(comparedWith before: [VerifiedRow], _ after: [VerifiedRow]) -> [String] {
    var failures: [String] = []
    if states.areMixed {
      failures.append("shows an observer values of two different states of the view model and its rows")
    }
    let now = Dictionary(list.rows(owner).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(after.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let elements = list.elements(owner)
    for row in rows {
      if let same = now[row.id] {
        if same.viewModel !== row.viewModel { failures.append("replaces the view model of row \(row.id)") }
      } else if row.hasEnded() == elements.contains(row.id), row.isStateful {
        failures.append(
          row.hasEnded() ? "ends the tasks of the hidden row \(row.id)" : "does not end the tasks of row \(row.id)")
      }
      guard let same = now[row.id], let old = old[row.id], let new = new[row.id] else { continue }
      for (index, display) in same.displays.enumerated() {
        let name = "row \(row.id): `\(display.name)`"
        if display.differs(new) {
          failures.append("\(name) is \(display.describe()), not \(new.displays[index].describe())")
        }
        let expected = old.displays[index].differs(new) ? 1 : 0
        let found = notices[row.id]?[index] ?? 0
        if found != expected { failures.append("\(name) notifies bindings \(found) times instead of \(expected)") }
      }
    }
    return failures
  }
}

/// Reads the order of a list, and returns a function that returns whether it has changed since.
@MainActor
private func recordOrder<Owner>(of list: ViewModelGraph<Owner>.List, _ owner: Owner) -> () -> Bool {
  let order = list.order(owner)
  return { list.order(owner) != order }
}
