import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Tests the rows that a table or collection view displays, with a fake of its data source.
@MainActor
struct DisplayedRowsTests {
  private let viewModel = ShelfViewModel(
    books: (1...5).map { ShelfBook(id: $0, title: "\($0)", shelf: $0 < 4 ? "a" : "b") }, context: .example)
  private let rows = DisplayedRows<ShelfBook, ShelfBookViewModel>()
  private let transitions = FakeTransitions()

  /// Displays the rows in a table that makes its cells when it lays out.
  private func withTable(
    _ kind: FakeTableView.Kind = .tableOfUIKit, isInWindow: Bool = true, reloads: Bool = false,
    isSelectable: Bool = true,
    configure: @escaping (ShelfBookViewModel, FakeCell) -> BindingToken = { row, cell in
      row.observe(\.label, for: cell) { $0.text = $1 }
    },
    _ body: (FakeTableView) throws -> Void
  ) rethrows {
    let table = FakeTableView(
      kind, rows, transitions, number: { reloads ? 0 : $0.upperBound - 1 }, configure: configure)
    table.isInWindow = isInWindow
    let token = viewModel.bind(rows, isSelectable: isSelectable)
    table.layOut()
    try body(table)
    #expect(transitions.complaints == [])
    token.end()
  }

  private func texts(_ table: FakeTableView) -> [String] {
    table.layOut()
    return table.visibleRows.compactMap { table.cells[$0]?.text }
  }

  @Test func cellsStayCurrentWhenTheirElementChanges() {
    withTable { table in
      viewModel.rename(id: 2, title: "B")
      #expect(texts(table) == ["1 of 5", "B of 5", "3 of 5", "4 of 5"])
    }
  }

  @Test func onlyALaterChangeInAWindowIsAnimated() {
    withTable(isInWindow: false) { table in
      #expect(transitions.isIdle)
      viewModel.remove(id: 1)
      #expect(transitions.isIdle)
      table.isInWindow = true
      viewModel.remove(id: 2)
      #expect(!transitions.isIdle)
    }
  }

  @Test func sectionsHaveTheirTitlesAsIdentities() {
    withTable { table in #expect(table.snapshot.sectionIDs == ["a", "b"]) }
  }

  @Test func aCellWhoseRowIsRemovedAndInsertedAgainStaysCurrent() {
    var waiting: [() -> Void] = []
    rows.later = { waiting.append($0) }
    var changes = true
    withTable { row, cell in
      if changes {
        changes = false
        viewModel.remove(id: 1)
        viewModel.add(id: 1, title: "new", shelf: "a")
        viewModel.move(id: 1, next: 2, shelf: "a")
      }
      return row.observe(\.label, for: cell) { $0.text = $1 }
    } _: { table in
      for body in waiting { body() }
      #expect(texts(table).first == "new of 5")
    }
  }

  @Test func selectionFollowsBothWays() {
    withTable { table in
      #expect(table.allowsSeveralSelectedRows)
      viewModel.rows.select(2)
      #expect(table.selectedRows == [2])
      table.tap(3)
      #expect(viewModel.rows.selection == [2, 3] && viewModel.opened == 3)
      table.tap(2)
      #expect(viewModel.rows.selection == [3])
      viewModel.remove(id: 3)
      #expect(table.selectedRows == [] && viewModel.rows.selection == [])
    }
  }

  @Test(arguments: [FakeTableView.Kind.tableOfUIKit, .collectionOfUIKit])
  func aTapInAListWithoutASelectionOpensTheRowAndLeavesItUnselected(kind: FakeTableView.Kind) {
    var opened: [Int] = []
    rows.open = { opened.append($0.id) }
    withTable(kind, isSelectable: false) { table in
      table.tap(2)
      table.tap(2)
      #expect(opened == [2, 2] && table.selectedRows == [] && viewModel.rows.selection == [])
    }
  }

  @Test func aTapInAListWithASelectionOpensNothing() {
    var opened: [Int] = []
    rows.open = { opened.append($0.id) }
    withTable { table in
      table.tap(2)
      #expect(opened == [] && table.selectedRows == [2])
    }
  }

  @Test func theListKeepsTheSelectionThatAViewClearsWhileItReloads() {
    withTable(.tableOfAppKit, isInWindow: false, reloads: true) { table in
      viewModel.rows.select(2)
      viewModel.remove(id: 1)
      #expect(viewModel.rows.selection == [2] && table.selectedRows == [2])
    }
  }

  @Test func aSelectedRowThatAFilterHidesIsSelectedWhenItReturns() {
    withTable(.tableOfAppKit) { table in
      table.tap(2)
      viewModel.search(text: "1")
      #expect(table.selectedRows == [] && viewModel.rows.selection == [2])
      viewModel.search(text: "")
      #expect(table.selectedRows == [2])
    }
  }

  @Test(arguments: FakeTableView.Kind.allCases)
  func theViewModelDecidesAboutAMove(kind: FakeTableView.Kind) {
    rows.move = { viewModel.move(id: $0.id, next: $0.next, shelf: $0.section) }
    withTable(kind) { table in
      table.lift(1)
      table.drop(at: RowPosition(section: 1, row: 1))
      #expect(table.shown == viewModel.rows.snapshot)
      #expect(viewModel.rows.map(\.id) == [2, 3, 4, 1, 5])
      viewModel.lock()
      table.lift(2)
      table.drop(at: RowPosition(section: 1, row: 0))
      #expect(viewModel.rows.map(\.id) == [2, 3, 4, 1, 5])
      #expect(table.shown == viewModel.rows.snapshot)
    }
  }

  @Test func aMoveToTheEndOfASectionNamesTheElementAfterTheLastRow() {
    viewModel.books.insert(ShelfBook(id: 9, title: "9", shelf: "b"), at: 1)
    // The elements are 1 9 2 3 4 5, the sections 1 2 3 and 9 4 5.
    var moves: [RowMove<Int>] = []
    rows.move = { moves.append($0) }
    withTable { table in
      table.lift(1)
      table.drop(at: RowPosition(section: 0, row: 2))
      #expect(moves == [RowMove(id: 1, before: 4, section: "a")])
    }
  }

  @Test func aDestructiveActionClosesItsRowOnlyIfItWasRemoved() throws {
    var removes = false
    rows.trailingActions = { row in
      [RowAction("Delete", role: .destructive) { if removes { viewModel.remove(id: row.id) } }]
    }
    try withTable { _ in
      let action = try #require(rows.actions(at: .trailing, of: 1).first)
      #expect(rows.actions(at: .leading, of: 1).isEmpty && !rows.perform(action, of: 1))
      removes = true
      #expect(rows.perform(action, of: 1) && rows.row(id: 1) == nil)
    }
  }

  @Test func rowsOfAnotherViewModelReplaceThoseWithEqualIdentities() {
    withTable { table in
      let other = ShelfViewModel(books: [ShelfBook(id: 1, title: "other", shelf: "a")], context: .example)
      let token = other.bindings.rows.bind(.to(rows))
      #expect(texts(table) == ["other of 1"])
      viewModel.rename(id: 1, title: "old")
      #expect(texts(table) == ["other of 1"])
      token.end()
    }
  }
}
