import Foundation
import Testing

@testable import ViewModelCore
@testable import ViewModelRuntime

/// Tests a list in the row of a list.
@MainActor
struct InvoicesViewModelTests {
  private let viewModel = InvoicesViewModel(
    invoices: (0..<10).map { invoice in
      CustomerInvoice(
        id: invoice, customer: "Customer \(invoice)",
        lines: (0..<10).map { InvoiceLine(id: $0, title: "Line \($0)", price: 2) })
    }, context: .example)

  /// Returns the names of the delivered properties: `total`, `3: amount` of an invoice, `3.4: amount` of its line.
  private func delivered(_ change: () -> Void) -> [String] {
    var names: [String] = []
    var tokens = [
      viewModel.observe(\.total) { _ in names.append("total") },
      viewModel.observe(\.canSend) { _ in names.append("canSend") },
      viewModel.observe(\.rows) { _ in names.append("rows") },
    ]
    for row in viewModel.rows {
      tokens.append(row.viewModel.observe(\.amount) { _ in names.append("\(row.id): amount") })
      tokens.append(row.viewModel.observe(\.lines) { _ in names.append("\(row.id): lines") })
      for line in row.lines {
        tokens.append(line.viewModel.observe(\.amount) { _ in names.append("\(row.id).\(line.id): amount") })
      }
    }
    names = []
    change()
    return names.sorted()
  }

  @Test func aKeystrokeInAnInnerRowChangesThatRowItsRowAndTheTotals() {
    #expect(viewModel.total == 200)
    let names = delivered { viewModel.rows[3].lines[4].viewModel.quantity.text = "5" }
    #expect(names == ["3.4: amount", "3: amount", "total"])
    #expect(viewModel.total == 208 && viewModel.invoices[3].lines[4].quantity == 5)
  }

  @Test func anInvalidTextInAnInnerRowReachesTheTop() {
    #expect(viewModel.canSend)
    #expect(delivered { viewModel.rows[3].lines[4].viewModel.quantity.text = "x" } == ["canSend"])
    #expect(!viewModel.canSend && viewModel.invoices[3].lines[4].quantity == 1)
  }

  @Test func anInnerRowThatIsRemovedLeavesTheModel() {
    let names = delivered { viewModel.rows[3].lines[4].viewModel.remove() }
    #expect(names == ["3: amount", "3: lines", "total"])
    #expect(viewModel.invoices[3].lines.map(\.id) == [0, 1, 2, 3, 5, 6, 7, 8, 9])
  }

  @Test func theLastInnerRowRemovesItsRow() {
    let row = viewModel.rows[3].viewModel
    for line in row.lines.viewModels { line.remove() }
    #expect(viewModel.rows.map(\.id) == [0, 1, 2, 4, 5, 6, 7, 8, 9])
    #expect(viewModel.total == 180)
  }

  @Test func innerRowsKeepTheirStateWhenOuterRowsMove() {
    let line = viewModel.rows[3].lines[4].viewModel
    line.mark()
    #expect(viewModel.markedCount == 1)
    viewModel.reverse()
    viewModel.invoices[0].customer = "A"
    #expect(viewModel.rows.row(id: 3)?.lines[4].viewModel === line)
    #expect(line.isMarked && viewModel.markedCount == 1)
  }

  @Test func movedRowsStandBeforeTheNextRowThatStays() {
    #expect(viewModel.rows.ids(at: [1, 4]) == [1, 4])
    #expect(viewModel.rows.next(at: 3, without: [3, 4]) == 5)
    #expect(viewModel.rows.next(at: 0, without: [9]) == 0)
    #expect(viewModel.rows.next(at: 8, without: [8, 9]) == nil)
    #expect(viewModel.rows.next(at: 10, without: [0]) == nil)
  }

  @Test func anElementWithAnotherIdentityHasARowOfItsOwn() {
    let rows = viewModel.rows.viewModels
    viewModel.rows.select(3)
    viewModel.invoices[3] = CustomerInvoice(id: 30, customer: "Customer 3")
    #expect(viewModel.rows.map(\.id) == [0, 1, 2, 30, 4, 5, 6, 7, 8, 9])
    #expect(viewModel.rows.viewModels[3] !== rows[3] && viewModel.rows.viewModels[4] === rows[4])
    #expect(viewModel.rows.selection == [])
  }
}
