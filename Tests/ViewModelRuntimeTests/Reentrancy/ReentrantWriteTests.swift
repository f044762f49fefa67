import Observation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Tests writes of observers to parents and rows, in sequences that once left a mixed state.
@MainActor
struct ReentrantWriteTests {
  let viewModel = ChoresViewModel(
    chores: (1...5).map { Chore(id: $0, title: "chore \($0)", effort: 1) }, context: .example)

  @Test func anEqualWriteToARowKeepsTheRemovalOfAnEarlierObserver() {
    let rows = viewModel.rows.viewModels
    let tokens = [
      afterFirstCall(of: viewModel.observe, \.effort) {
        if viewModel.chores.count == 5 { viewModel.chores.removeLast() }
      },
      afterFirstCall(of: viewModel.observe, \.effort) { rows[1].chore.effort = rows[1].chore.effort },
    ]
    rows[2].chore.effort = 9
    #expect(viewModel.chores.map(\.effort) == [1, 1, 9, 1])
    #expect(viewModel.rows.viewModels.map(\.total) == [12, 12, 12, 12])
    _ = tokens
  }

  @Test(arguments: [false, true])
  func writesToARowAndToItsElementAreBothKept(parentIsFirst: Bool) {
    let row = viewModel.rows.viewModels[0]
    let writes = [{ row.chore.effort = 7 }, { viewModel.chores[0].title = "renamed" }]
    let token = afterFirstCall(of: viewModel.observe, \.effort) {
      for write in parentIsFirst ? writes.reversed() : writes { write() }
    }
    viewModel.bump()
    #expect(viewModel.chores[0] == Chore(id: 1, title: "renamed", effort: 7))
    #expect(row.chore == viewModel.chores[0])
    _ = token
  }

  @Test func allObserversOfAChangeSeeTheValuesBeforeTheirWrites() {
    var seen: [[Int]] = []
    let tokens = (0..<2).map { _ in
      afterFirstCall(of: viewModel.observe, \.effort) {
        guard viewModel.chores[0].effort < 4 else { return }
        viewModel.chores[0].effort += 1
        seen.append([viewModel.chores[0].effort, viewModel.rows.viewModels[0].chore.effort, viewModel.effort])
      }
    }
    viewModel.chores[0].effort = 2
    #expect(seen == [[2, 2, 6], [2, 2, 6]])
    #expect(viewModel.effort == 8)
    _ = tokens
  }

  @Test func aWriteBeforeTheChangeIsVisibleBecomesPartOfIt() {
    var efforts: [Int] = []
    let token = viewModel.observe(\.effort) { efforts.append($0) }
    withObservationTracking {
      _ = viewModel.effort
    } onChange: { [viewModel] in
      MainActor.assumeIsolated {
        viewModel.rows.viewModels[1].chore.effort = 3
        #expect(viewModel.effort == 5)
      }
    }
    viewModel.chores[0].effort = 2
    #expect(efforts == [5, 8])
    _ = token
  }

  @Test func aRemovedRowNoLongerChangesTheParent() {
    let row = viewModel.rows.viewModels[0]
    let token = afterFirstCall(of: viewModel.observe, \.effort) { row.chore.effort = 50 }
    viewModel.chores.removeFirst()
    #expect(row.chore.effort == 50)
    #expect(viewModel.effort == 4)
    _ = token
  }

  @Test func observersThatNeverStopAreReportedAndTheTreeStaysConsistent() {
    let row = viewModel.rows.viewModels[0]
    let faults = ViewModelFault.recorded {
      let token = afterFirstCall(of: viewModel.observe, \.effort) { viewModel.chores[0].effort += 1 }
      viewModel.chores[0].effort = 2
      _ = token
    }
    #expect(faults == [.endlessUpdates(viewModel: "ChoresViewModel", properties: ["effort"], rounds: 100)])
    #expect(row.chore == viewModel.chores[0])
    #expect(row.total == viewModel.effort)
  }

  /// Observes a property, and ignores its first value.
  private func afterFirstCall<Owner, Value>(
    of observe: (KeyPath<Owner, Value>, @escaping (Value) -> Void) -> BindingToken, _ property: KeyPath<Owner, Value>,
    _ react: @escaping () -> Void
  ) -> BindingToken {
    var isFirst = true
    return observe(property) { _ in
      if !isFirst { react() }
      isFirst = false
    }
  }
}
