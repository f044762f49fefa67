import Testing
import ViewModelRuntime

@testable import TerminalForm

@Suite struct ListLayoutTests {
  /// Two titled sections with two and three rows of two lines: 0 A, 1–4, 5 B, 6–11.
  private let layout = ListLayout(
    sections: [ListSection(title: "A", rows: 0..<2), ListSection(title: "B", rows: 2..<5)], rowHeight: 2)

  @Test func countsTitlesAndRows() {
    #expect(layout.count == 12)
    #expect(ListLayout(sections: [ListSection(title: "", rows: 0..<5)], rowHeight: 1).count == 5)
    #expect(ListLayout(sections: [], rowHeight: 1).count == 0)
  }

  @Test func returnsTheLinesOfARow() {
    #expect((0..<5).map { layout.lines(ofRow: $0).lowerBound } == [1, 3, 6, 8, 10])
    #expect(layout.lines(ofRow: 4) == 10..<12)
    #expect(layout.lines(ofRow: 5).isEmpty)
  }

  @Test func returnsTheItemsAmongLines() {
    func items(_ lines: Range<Int>) -> [String] { layout.items(in: lines).map { "\($0.line) \($0.item)" } }
    #expect(items(0..<4) == ["0 title(\"A\")", "1 row(0)", "3 row(1)"])
    // A row that starts above the lines is a part of them.
    #expect(items(4..<7) == ["3 row(1)", "5 title(\"B\")", "6 row(2)"])
    #expect(items(11..<20) == ["10 row(4)"])
    #expect(items(12..<20) == [])
  }

  @Test func returnsTheTitleAboveALine() {
    #expect([0, 1, 4, 5, 6, 11, 12].map { layout.title(above: $0) } == [nil, "A", "A", nil, "B", "B", nil])
  }
}
