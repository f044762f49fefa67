import Testing
import ViewModelRuntime

@testable import TerminalForm

@MainActor
@Suite struct ListViewTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private let list = ListView()
  private let pane: Pane

  init() {
    pane = Pane(content: list)
    pane.isActive = true
  }

  private func show(_ ids: some Sequence<Int>) {
    list.show(ListRows(ids.map { Item(id: $0) }) { item, cell in cell.title = "Item \(item.id)" })
  }

  /// The lines between the title bar and the line of keys, without the scroll bar.
  private func lines(rows: Int = 4) -> [String] {
    var canvas = Canvas(Size(columns: 20, rows: rows + 3))
    pane.draw(on: &canvas)
    return canvas.lines.dropFirst(2).dropLast().map { line in
      String(line.filter { !"┃│".contains($0) }).trimmingSuffix { $0 == " " }
    }
  }

  @Test func scrollsToTheSelectedRow() {
    show(1...100)
    #expect(lines() == [" ▸ Item 1", "   Item 2", "   Item 3", "   Item 4"])
    for _ in 0..<4 { pane.handle(.down) }
    #expect(lines() == ["   Item 2", "   Item 3", "   Item 4", " ▸ Item 5"])
    pane.handle(.end)
    #expect(lines().last == " ▸ Item 100")
    pane.handle(.home)
    #expect(lines().first == " ▸ Item 1")
    pane.handle(.pageDown)
    #expect(list.selectedIndex == 3)
  }

  @Test func theSameRowStaysSelectedWhenRowsAreInsertedOrRemoved() {
    show(1...5)
    list.select(2)
    show(0...9)
    #expect(list.selectedIndex == 3)
    show([3, 4])
    #expect(list.selectedIndex == 0)
    show([1, 2])
    #expect(list.selectedIndex == 0)
    show([])
    #expect(list.selectedIndex == 0)
  }

  @Test func onlyVisibleRowsHaveCells() {
    var shown: [Int] = []
    list.show(ListRows((1...10_000).map { Item(id: $0) }) { item, _ in shown.append(item.id) })
    _ = lines()
    #expect(shown == [1, 2, 3, 4])
    pane.handle(.down)
    _ = lines()
    #expect(shown == [1, 2, 3, 4])
    pane.handle(.end)
    _ = lines()
    #expect(shown == [1, 2, 3, 4, 9997, 9998, 9999, 10_000])
  }

  @Test func theLastVisibleRowIsReportedOnce() {
    var reported: [Int] = []
    list.onRowVisible = { reported.append($0) }
    show(1...10)
    _ = lines()
    _ = lines()
    pane.handle(.end)
    _ = lines()
    #expect(reported == [3, 9])
  }

  @Test func returnOpensTheSelectedRow() {
    var opened: [Int] = []
    list.onOpen = { opened.append($0) }
    pane.handle(.return)
    show(1...3)
    pane.handle(.down)
    pane.handle(.return)
    #expect(opened == [1])
  }

  @Test func aListWithoutRowsShowsItsPlaceholder() {
    list.placeholder = "No Data"
    #expect(lines().contains { $0.hasSuffix("No Data") })
    show([1])
    list.footer = "Loading…"
    #expect(lines() == [" ▸ Item 1", "   Loading…", "", ""])
  }

  @Test(arguments: [0, 1, 2, 3, 5, 9, 40, 200])
  func canBeDrawnAtAnySize(columns: Int) {
    show(1...30)
    for rows in [0, 1, 2, 3, 4, 30] {
      var canvas = Canvas(Size(columns: columns, rows: rows))
      pane.draw(on: &canvas)
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(where isTrimmed: (Character) -> Bool) -> String {
    String(reversed().drop(while: isTrimmed).reversed())
  }
}
