import TestTags
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Compares what fakes of table and collection views display with the view model, after random changes of the list, taps,
/// swipes and moves in any interleaving with their animations.
@MainActor
@Suite(.tags(.random)) struct RandomTableTests {
  @Test(arguments: FakeTableView.Kind.allCases, 0..<20 as Range<UInt64>)
  func viewAndViewModelAgreeAtRest(kind: FakeTableView.Kind, seed: UInt64) {
    var random = SeededRandom(state: seed)
    for sequence in randomSequences(150) {
      let walk = TableWalk(kind, random: random)
      for _ in 0..<25 { walk.step() }
      let problems = walk.problemsAtRest()
      random = walk.random
      guard problems.isEmpty else {
        Issue.record("\(kind), seed \(seed), sequence \(sequence): \(problems)")
        return
      }
    }
  }
}

/// A random sequence of what a program and a person do with the rows of a table.
@MainActor
private final class TableWalk {
  private(set) var random: SeededRandom
  private let kind: FakeTableView.Kind
  private var viewModel: ShelfViewModel
  private let transitions = FakeTransitions()
  private let rows = DisplayedRows<ShelfBook, ShelfBookViewModel>()
  private var table: FakeTableView?
  private var tokens: [BindingToken] = []
  private var waiting: [() -> Void] = []
  private let isSelectable: Bool
  private var opened: [Int] = []
  private var tapped: [Int] = []
  private var changes = 0
  private var changesInObserver = false
  private var log: [String] = []

  init(_ kind: FakeTableView.Kind, random: SeededRandom) {
    (self.kind, self.random) = (kind, random)
    viewModel = Self.makeViewModel()
    isSelectable = Int.random(in: 0..<2, using: &self.random) == 0
    rows.later = { [weak self] body in self?.waiting.append(body) }
    let table = FakeTableView(kind, rows, transitions) { [weak self] in
      self?.number($0) ?? 0
    } configure: { [weak self] row, cell in
      // Some bindings change the list while the view makes a cell.
      if self?.number(0..<12) == 0 { self?.change() }
      return row.observe(\.label, for: cell) { $0.text = $1 }
    }
    table.isInWindow = number(0..<2) == 0
    self.table = table
    rows.move = { [weak self] in self?.move($0) }
    rows.trailingActions = { [weak self] row in
      [RowAction("Delete", role: .destructive) { self?.delete(row.id) }]
    }
    rows.open = { [weak self] in self?.open($0.id) }
    bind()
  }

  /// Some rows change the list when they are opened.
  private func open(_ id: Int) {
    opened.append(id)
    if number(0..<3) == 0 { change() }
  }

  private static func makeViewModel() -> ShelfViewModel {
    ShelfViewModel(
      books: (1...5).map { ShelfBook(id: $0, title: "\($0)", shelf: $0 < 4 ? "a" : "b") }, context: .example)
  }

  /// Displays the rows of the view model, with another observer before or after the table.
  private func bind() {
    for token in tokens { token.end() }
    let isFirst = number(0..<2) == 0
    if isFirst { tokens = [observe()] }
    tokens.append(viewModel.bind(rows, isSelectable: isSelectable))
    if !isFirst { tokens.append(observe()) }
  }

  private func observe() -> BindingToken {
    viewModel.observe(\.rows) { [weak self] _ in
      guard let self, changesInObserver else { return }
      changesInObserver = false
      number(0..<2) == 0 ? table?.layOut() : change()
    }
  }

  func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  func step() {
    guard let table else { return }
    switch number(0..<20) {
    case 0: note("scrolls") { table.scroll() }
    case 1: note("lays out") { table.layOut() }
    case 2: note("appears or disappears") { table.isInWindow.toggle() }
    case 3, 4: withRow("taps") { tap($0, in: table) }
    case 5: withRow("swipes") { table.swipe($0) }
    case 6, 7: withRow("lifts") { table.lift($0) }
    case 8, 9: note("drops") { table.drop(at: RowPosition(section: number(0..<3), row: number(0..<5))) }
    case 10, 11: note("ends an animation") { transitions.endOne(number(0..<2)) }
    case 12: note("continues") { runWaiting() }
    case 13: note("changes in an observer") { changesInObserver = true }
    case 14 where number(0..<4) == 0:
      note("displays another view model") {
        viewModel = Self.makeViewModel()
        bind()
      }
    default: change()
    }
  }

  private func note(_ name: String, _ body: () -> Void) {
    log.append(name)
    body()
  }

  private func withRow(_ name: String, _ body: (Int) -> Void) {
    guard let id = table?.shown.rowIDs.randomElement(using: &random) else { return }
    note("\(name) \(id)") { body(id) }
  }

  private func tap(_ id: Int, in table: FakeTableView) {
    if !isSelectable, kind != .tableOfAppKit, table.canTap(id), rows.row(id: id) != nil { tapped.append(id) }
    table.tap(id)
  }

  /// The program changes the list.
  private func change() {
    changes += 1
    let (id, shelf) = (number(1..<9), ["a", "b", "c"][number(0..<3)])
    switch number(0..<12) {
    case 0, 1: note("removes \(id)") { viewModel.remove(id: id) }
    case 2: note("adds \(id)") { add(id, shelf) }
    case 3, 4: note("renames \(id)") { viewModel.rename(id: id, title: "\(id)-\(changes)") }
    case 5: note("replaces \(id)") { replace(id, shelf) }
    case 6: note("searches") { viewModel.search(text: number(0..<3) == 0 ? "1" : "") }
    case 7: note("locks") { viewModel.lock() }
    case 8: note("selects \(id)") { viewModel.rows.select(id) }
    case 9: note("deselects \(id)") { viewModel.rows.deselect(id) }
    default: note("moves \(id)") { viewModel.move(id: id, next: number(1..<9), shelf: shelf) }
    }
  }

  private func add(_ id: Int, _ shelf: String) {
    if !viewModel.books.contains(where: { $0.id == id }) { viewModel.add(id: id, title: "\(id)", shelf: shelf) }
  }

  /// Removes a book, and inserts another one with the same identity.
  private func replace(_ id: Int, _ shelf: String) {
    viewModel.remove(id: id)
    add(id, shelf)
  }

  private func move(_ move: RowMove<Int>) { viewModel.move(id: move.id, next: move.next, shelf: move.section) }

  private func delete(_ id: Int) { if number(0..<2) == 0 { viewModel.remove(id: id) } }

  private func runWaiting() {
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }

  /// Ends all animations, and compares the table with the view model.
  func problemsAtRest() -> [String] {
    guard let table else { return [] }
    table.isInWindow = true
    for _ in 0..<50 {
      runWaiting()
      while !transitions.isIdle { transitions.endOne() }
      table.layOut()
      if waiting.isEmpty { break }
    }
    var problems = transitions.complaints
    let list = viewModel.rows
    let expected = list.snapshot
    if table.snapshot != expected { problems.append("the data source has \(table.snapshot), not \(expected)") }
    if table.shown != expected { problems.append("the view shows \(table.shown), not \(expected)") }
    let (texts, labels) = (
      table.visibleRows.map { table.cells[$0]?.text }, table.visibleRows.map { list.row(id: $0)?.label }
    )
    if texts != labels { problems.append("the cells show \(texts), not \(labels)") }
    // Without a binding of the selection, a table of AppKit keeps one of its own.
    let ownSelection = kind == .tableOfAppKit ? table.selectedRows : []
    let selected = isSelectable ? list.selection.filter(expected.rowIDs.contains) : ownSelection
    if opened != tapped { problems.append("opens \(opened), not \(tapped)") }
    if Set(table.selectedRows) != Set(selected) { problems.append("selects \(table.selectedRows), not \(selected)") }
    return problems.isEmpty ? [] : problems + ["log: \(log)"]
  }
}
