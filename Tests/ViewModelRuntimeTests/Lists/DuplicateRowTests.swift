import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Tests lists whose elements have the same identity: a row reads and writes the first one, wherever it is shown.
@MainActor
struct DuplicateRowTests {
  private let duplicates = [
    Chore(id: 1, title: "z"), Chore(id: 2, title: "m"), Chore(id: 1, title: "a"), Chore(id: 2, title: "b"),
  ]

  @Test func aSortedRowWritesTheElementThatItShows() {
    let viewModel = reporting(query: "")
    #expect(viewModel.rows.map { $0.chore.title } == ["m", "z"])
    viewModel.rows.viewModels[0].chore.effort = 5
    viewModel.rows.viewModels[1].chore.effort = 6
    #expect(viewModel.chores.map(\.title) == ["z", "m", "a", "b"])
    #expect(viewModel.chores.map(\.effort) == [6, 5, 0, 0])
  }

  @Test func aFilterDoesNotShowALaterElementInsteadOfTheFirst() {
    let viewModel = reporting(query: "a")
    #expect(viewModel.rows.isEmpty)
    viewModel.query = "z"
    viewModel.rows.viewModels[0].title.text = "zz"
    #expect(viewModel.chores.map(\.title) == ["zz", "m", "a", "b"])
  }

  @Test func moveAndRemoveKeepRowsAndElementsTogether() {
    let viewModel = reporting(query: "")
    let row = viewModel.rows.viewModels[1]
    viewModel.chores.swapAt(0, 1)
    row.chore.effort = 3
    #expect(viewModel.chores.map(\.effort) == [0, 3, 0, 0])
    let faults = ViewModelFault.recorded { viewModel.chores.remove(at: 1) }
    #expect(faults == [.duplicateRows(viewModel: "ChoresViewModel", list: "rows", ids: ["2"])])
    #expect(row.chore.title == "a")
    row.chore.effort = 4
    #expect(viewModel.chores.map(\.title) == ["m", "a", "b"])
    #expect(viewModel.chores.map(\.effort) == [0, 4, 0])
  }

  private func reporting(query: String) -> ChoresViewModel {
    let viewModel = ChoresViewModel(chores: duplicates, query: query, context: .example)
    let faults = ViewModelFault.recorded { _ = viewModel.rows.count }
    #expect(faults == [.duplicateRows(viewModel: "ChoresViewModel", list: "rows", ids: ["1", "2"])])
    return viewModel
  }
}
