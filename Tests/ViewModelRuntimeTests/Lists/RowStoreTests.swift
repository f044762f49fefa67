import Testing
@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// Tests the row view models of a list.
@MainActor
struct RowStoreTests {
  private func form(_ count: Int = 3) -> OrderForm {
    OrderForm(order: FormOrder(lines: (0..<count).map { FormLine(id: $0, title: "Line \($0)") }))
  }

  @Test func aRowEditsItsElement() {
    let form = form()
    #expect(form.total == 6)
    form.lines[1].line.quantity = 5
    #expect(form.order.lines.map(\.quantity) == [1, 5, 1])
    #expect(form.total == 14)
    #expect(form.lines[1].text == "Line 1 10 EUR")
  }

  @Test func anAssignedOrderReachesItsRows() {
    let form = form()
    let row = form.lines[2].viewModel
    #expect(row.text == "Line 2 2 EUR")
    form.order.lines[2].price = 7
    #expect(row.text == "Line 2 7 EUR")
    form.order.currency = "USD"
    #expect(row.text == "Line 2 7 USD")
  }

  @Test func aRowSurvivesReorderingAndFiltering() {
    let form = form()
    let row = form.lines[2].viewModel
    row.isOpen = true
    form.order.lines.reverse()
    #expect(form.lines[0].viewModel === row)
    form.order.lines[0].price = 9
    form.leastPrice = 5
    #expect(form.lines.map(\.id) == [2])
    #expect(form.lines[0].viewModel === row && row.isOpen)
  }

  @Test func aFormulaReadsAllRows() {
    let form = form()
    #expect(form.canSend)
    form.lines[0].line.quantity = 0
    #expect(!form.canSend)
    form.order.lines.remove(at: 0)
    #expect(form.canSend)
  }

  @Test func parentAndRowsChangeInOneTransaction() {
    let form = form()
    var log: [String] = []
    func note(_ name: String) {
      log.append("\(name): \(form.total) \(form.lines[0].line.quantity) \(form.canSend)")
    }
    let tokens = [
      form.observe(\.total) { _ in note("total") }, form.observe(\.canSend) { _ in note("canSend") },
      form.lines[0].viewModel.observe(\.text) { _ in note("text") },
    ]
    log = []
    form.lines[0].line.quantity = 0
    #expect(log.sorted() == ["canSend: 4 0 false", "text: 4 0 false", "total: 4 0 false"])
    log = []
    form.order.lines[0].quantity = 2
    #expect(log.sorted() == ["canSend: 8 2 true", "text: 8 2 true", "total: 8 2 true"])
    _ = tokens
  }

  @Test func oneInsertedRowCreatesOneRowAndNotifiesOnce() {
    let form = form(10_000)
    var notifications = 0
    let token = form.observe(\.lines) { _ in notifications += 1 }
    for row in form.lines { _ = row.text }
    notifications = 0
    let evaluations = Evaluations.counting {
      form.order.lines.insert(FormLine(id: -1), at: 5_000)
      for row in form.lines { _ = row.text }
    }
    #expect(notifications == 1)
    #expect(evaluations == ["row.text": 1])
    _ = token
  }

  @Test func oneKeystrokeInAThousandRowsRecomputesThatRowAndTheTotals() {
    let form = form(1_000)
    for row in form.lines { _ = row.text }
    _ = (form.canSend, form.total)
    let evaluations = Evaluations.counting {
      form.lines[500].line.quantity = 3
      for row in form.lines { _ = row.text }
      _ = (form.canSend, form.total)
    }
    #expect(evaluations == ["row.text": 1, "row.isValid": 1, "total": 1])
  }

  @Test func theTasksOfARemovedRowEnd() async {
    let order = FormOrder(lines: [FormLine(id: 1), FormLine(id: 2)])
    let make = { (_: Void, context: DisplayContext) in OrderForm(order: order, context: context) }
    await withViewModel((), make) { test in
      let row = test.viewModel.lines[0].viewModel
      let run = row.increaseLater()
      await test.waitUntilIdle()
      #expect(test.clock.sleeperCount == 1)
      test.viewModel.order.lines.remove(at: 0)
      await test.advance(.seconds(2))
      #expect(run.outcome.name == "cancelled")
      #expect(test.viewModel.order.lines == [FormLine(id: 2)])
    }
  }

  @Test func theTasksOfRowsEndWithTheirParent() async {
    weak var gone: LineRow?
    let clock = ManualClock(DisplayContext.example.now)
    let tasks = TaskMonitor()
    await tasks.run {
      var form: OrderForm? = OrderForm(order: FormOrder(lines: [FormLine(id: 1)]), context: .example.with(clock: clock))
      gone = form?.lines[0].viewModel
      form?.lines[0].viewModel.increaseLater()
      await tasks.waitUntilIdle()
      form = nil
      await tasks.waitUntilIdle()
      #expect(gone == nil)
      #expect(clock.sleeperCount == 0)
    }
  }

  @Test func unreadRowsAreNotCreated() {
    let form = form(100_000)
    let evaluations = Evaluations.counting {
      #expect(form.lines.count == 100_000)
      #expect(form.lines[99_999].text == "Line 99999 2 EUR")
    }
    #expect(evaluations == ["row.text": 1])
  }

  @Test func duplicateElementsShowTheFirstRow() {
    let form = OrderForm(order: FormOrder(lines: [FormLine(id: 1, title: "First"), FormLine(id: 1, title: "Second")]))
    #expect(form.lines.map(\.text) == ["First 2 EUR"])
  }

  @Test func aRemovedRowThatReturnsIsNew() {
    let form = form()
    let row = form.lines[0].viewModel
    row.isOpen = true
    let line = form.order.lines.removeFirst()
    form.order.lines.append(line)
    #expect(form.lines[2].viewModel !== row)
    #expect(!form.lines[2].isOpen)
  }

  @Test func aViewReceivesTheBatchesThatChangeItsRows() {
    let form = form(10)
    var table = TableDouble(ListSnapshot())
    let token = form.observeBatches(of: \.lines) { rows, batches in
      if batches.isEmpty { table = TableDouble(rows.snapshot) }
      for batch in batches { table.apply(batch.changes, inserting: batch.snapshot) }
    }
    form.order.lines[0].quantity = 4
    form.order.lines.reverse()
    form.order.lines.insert(FormLine(id: 20), at: 3)
    form.order.lines.remove(at: 8)
    form.order.lines[2].price = 50
    form.leastPrice = 3
    #expect(table.sections.map(\.rows) == [form.order.lines.filter { $0.price == 50 }.map(\.id)])
    #expect(table.rejections == [])
    _ = token
  }

  @Test func aHiddenRowKeepsItsStateAndFollowsItsElement() {
    let form = form()
    let row = form.lines[1].viewModel
    row.isOpen = true
    form.order.lines[0].price = 9
    form.leastPrice = 5
    #expect(form.lines.map(\.id) == [0])
    form.order.lines[1].title = "Renamed"
    form.leastPrice = 0
    #expect(form.lines[1].viewModel === row && row.isOpen)
    #expect(row.line.title == "Renamed")
  }
}
