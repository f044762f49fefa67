import Foundation
import Observation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Tests rows that have only displays. Their lists do not retain them.
@MainActor
struct DisplayRowTests {
  let viewModel = ChoresViewModel(
    chores: (1...3).map { Chore(id: $0, title: "chore \($0)", effort: 1) }, context: .example)

  @Test func readersOfRowsAreNotifiedWhenAnElementChangesInPlace() {
    expectChange(from: "chore 2 1 of 3", to: "chore 2 9 of 3") { viewModel.chores[1].effort = 9 }
  }

  @Test func readersOfRowsAreNotifiedWhenAnInputOfAllRowsChanges() {
    expectChange(from: "chore 2 1 of 3", to: "chore 2 1 of 2") { viewModel.chores.removeLast() }
  }

  @Test func readersOfRowsAreNotifiedWhenTheContextChanges() {
    let (notified, hours) = (Flag(), { [viewModel] in viewModel.summaries.map { $0.hours } })
    withObservationTracking {
      #expect(hours() == ["0.5", "0.5", "0.5"])
    } onChange: {
      MainActor.assumeIsolated { notified.isSet = true }
    }
    viewModel.update { $0.context.locale = Locale(identifier: "de_DE") }
    #expect(notified.isSet)
    #expect(hours() == ["0,5", "0,5", "0,5"])
  }

  @Test func aFormulaOverRowsChangesWithItsElements() {
    #expect(viewModel.summary == "chore 1 1 of 3, chore 2 1 of 3, chore 3 1 of 3")
    viewModel.chores[1].effort = 9
    #expect(viewModel.summary == "chore 1 1 of 3, chore 2 9 of 3, chore 3 1 of 3")
  }

  @Test func aFormulaOverInnerRowsChangesWhenARecreatedRowWrites() throws {
    viewModel.chores[0].notes = [ChoreNote(id: 1, text: "a")]
    let row = viewModel.rows.viewModels[0]
    #expect(row.loudNotes == "A")
    row.notes.viewModels[0].note.text = "b"
    #expect(row.loudNotes == "B")
  }

  @Test func readersAreNotifiedAfterManyRowsWereReadAndReleased() {
    viewModel.chores = (1...300).map { Chore(id: $0, title: "chore \($0)") }
    let notified = Flag()
    withObservationTracking {
      _ = viewModel.summaries.map { $0.label }
    } onChange: {
      MainActor.assumeIsolated { notified.isSet = true }
    }
    viewModel.chores[0].effort = 9
    #expect(notified.isSet)
  }

  @Test func aBoundCellStaysCurrentAndReleasesItsRowAtTheEnd() {
    let (cells, cell) = (CellBindings(), Label())
    weak var row: ChoreSummaryViewModel?
    cells.bind(cell) {
      let shown = viewModel.summaries[0].viewModel
      row = shown
      return shown.observe(\.label, for: cell) { $0.text = $1 }
    }
    viewModel.chores[0].effort = 5
    #expect(cell.text == "chore 1 5 of 3")
    #expect(row != nil)
    cells.end(cell)
    #expect(row == nil)
  }

  @Test func anElementThatNoRowHasReadNotifiesNoReaderOfTheList() {
    let notified = Flag()
    withObservationTracking {
      _ = viewModel.summaries.count
    } onChange: {
      MainActor.assumeIsolated { notified.isSet = true }
    }
    viewModel.chores[1].effort = 9
    #expect(!notified.isSet)
  }

  private func expectChange(from old: String, to new: String, _ change: () -> Void) {
    let notified = Flag()
    let labels = { [viewModel] in viewModel.summaries.map { $0.label } }
    withObservationTracking {
      #expect(labels()[1] == old)
    } onChange: {
      MainActor.assumeIsolated { notified.isSet = true }
    }
    change()
    #expect(notified.isSet)
    #expect(labels()[1] == new)
  }
}

private final class Label {
  var text = ""
}

@MainActor
private final class Flag {
  var isSet = false
}
