import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

@MainActor
struct ShownSelectionTests {
  private let viewModel = ShelfViewModel(
    books: ["Ada", "Bea", "Abe"].enumerated().map { ShelfBook(id: $0 + 1, title: $1) }, context: .example)

  private var selection: ShownSelection<ShelfBook> { ShownSelection(viewModel.rows) }

  @Test func aViewReadsTheRowsThatItHasWrittenBeforeItIsUpdated() {
    let selection = selection
    selection.rows = [1, 3]
    #expect(selection.rows == [1, 3] && selection.row == nil)
    selection.rows = [3]
    #expect(selection.rows == [3] && selection.row == 3)
  }

  @Test func newlySelectedRowsAreReportedInTheOrderOfTheList() {
    selection.rows = [3, 2]
    #expect(viewModel.opened == 3 && viewModel.rows.selection == [2, 3])
    selection.rows = [3, 2, 1]
    #expect(viewModel.opened == 1)
    selection.rows = [2, 1]
    #expect(viewModel.opened == 1)
  }

  @Test func aRowThatAFilterHidesStaysSelected() {
    selection.rows = [1, 2]
    viewModel.search(text: "A")
    #expect(selection.rows == [1])
    selection.rows = [3]
    #expect(viewModel.rows.selection == [2, 3])
    selection.row = nil
    #expect(viewModel.rows.selection == [2])
  }

  @Test func anAssignmentIsOneChange() {
    var changes = 0
    let token = viewModel.observe(\.rows) { _ in changes += 1 }
    changes = 0
    selection.rows = [1, 2, 3]
    #expect(changes == 1)
    selection.rows = [1, 2, 3]
    #expect(changes == 1)
    withExtendedLifetime(token) {}
  }

  @Test func aRowThatIsNotInTheListIsNotSelected() {
    selection.rows = [1, 9]
    #expect(selection.rows == [1] && viewModel.rows.selection == [1])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func aWriteOfAViewEqualsItsSingleSteps(seed: UInt64) {
    var random = SeededRandom(state: seed)
    var (whole, steps) = (ListSelection<Int>(.many), ListSelection<Int>(.many))
    for _ in 0..<20 {
      let shown = (0..<8).filter { _ in random.next() % 3 > 0 }
      let wanted = Set((0..<8).filter { _ in random.next() % 2 == 0 })
      let added = shown.filter { wanted.contains($0) && !steps.contains($0) }
      for id in shown where !wanted.contains(id) { steps.deselect(id) }
      for id in added { steps.select(id) }
      #expect(whole.select(wanted, among: shown) == added)
      #expect(whole == steps)
    }
  }

  @Test func atMostOneRowIsSelectedIfOneCanBe() {
    var selection = ListSelection<Int>(.one)
    #expect(selection.select([2, 3], among: [1, 2, 3]) == [2])
    #expect(selection.ids == [2])
    #expect(selection.select([3], among: [3]) == [3])
    #expect(selection.ids == [3])
    #expect(selection.select([], among: [1]) == [] && selection.ids == [3])
    #expect(selection.select([], among: [3]) == [] && selection.ids == [])
  }
}
