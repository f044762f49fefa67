import Observation

@_spi(Generated) @testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@_spi(Generated) @testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// A view model with rows, observers that change it while they are notified, and the elements that must result.
///
/// The reference applies all writes in their order, without observers, rows or transactions.
@MainActor
final class ChoreSession {
  private(set) var viewModel: ChoresViewModel?
  private var reference: [Chore] = []
  private var query = ""
  private var random: SeededRandom
  private var nextID = 1
  private var observers = ObserverList()
  /// The remaining writes of observers, so that they come to rest.
  private var budget = 0
  private var depth = 0
  /// The rows that the program retains.
  private var heldRows: [ChoreViewModel] = []
  private(set) var problems: [String] = []
  private(set) var log: [String] = []

  init(seed: UInt64) {
    random = SeededRandom(state: seed)
    for _ in 0..<4 { reference.append(newChore()) }
    viewModel = ChoresViewModel(chores: reference, context: .example)
  }

  /// Makes a random change, whose observers make more.
  func step() {
    budget = 6
    if chance(4) { holdRows() }
    if chance(3) { observe() }
    change()
    checkAtRest()
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ count: Int) -> Bool { number(0..<count) == 0 }

  private func newChore() -> Chore {
    defer { nextID += 1 }
    return Chore(id: nextID, title: text(), effort: number(0..<3), notes: chance(2) ? [note()] : [])
  }

  private func note() -> ChoreNote {
    defer { nextID += 1 }
    return ChoreNote(id: nextID, text: text())
  }

  private func text() -> String { ["a", "b", "ab", "c"][number(0..<4)] }

  private func holdRows() {
    heldRows = viewModel?.rows.viewModels.filter { _ in chance(2) } ?? []
  }
}

// Changes.
extension ChoreSession {
  private func change() {
    guard viewModel != nil, !chance(3) else { return changeRow() }
    changeParent()
  }

  private func changeParent() {
    guard let viewModel else { return }
    let id = reference.randomElement(using: &random)?.id ?? 0
    switch number(0..<11) {
    case 0: apply("append", to: { [chore = newChore()] in $0.append(chore) })
    case 1: apply("remove \(id)", to: { $0.removeAll { $0.id == id } })
    case 2: apply("reverse", to: { $0.reverse() })
    case 3: apply("insert first", to: { [chore = newChore()] in $0.insert(chore, at: 0) })
    case 4: apply("title of \(id)", to: { [text = text()] in $0[id: id]?.title = text })
    case 5: apply("effort of \(id)", to: { [effort = number(0..<3)] in $0[id: id]?.effort = effort })
    case 6:
      query = ["", "a", "b"][number(0..<3)]
      log.append("query \(query)")
      viewModel.query = query
    case 7:
      log.append("bump")
      run(viewModel.bump, bumpReference)
    case 8: apply("reminder of \(id)", to: { [note = chance(2) ? note() : nil] in $0[id: id]?.reminder = note })
    case 9:
      log.append("audit")
      run(viewModel.audit, bumpReference)
    default: apply("note of \(id)", to: { [note = note()] in $0[id: id]?.notes.append(note) })
    }
  }

  private func bumpReference() {
    for index in reference.indices { reference[index].effort += 1 }
  }

  /// Writes the elements of the view model, directly or in an update.
  private func apply(_ name: String, to change: (inout [Chore]) -> Void) {
    log.append(name)
    change(&reference)
    if chance(2) { viewModel?.update { change(&$0.chores) } } else if let viewModel { change(&viewModel.chores) }
  }

  private func changeRow() {
    let rows = (viewModel?.rows.viewModels ?? []) + heldRows
    guard let row = rows.randomElement(using: &random) else { return }
    let id = row.chore.id
    log.append("row \(id)")
    switch number(0..<7) {
    case 0:
      log.append("writes an equal effort")
      let effort = row.chore.effort
      write(id) { $0.effort = effort }
      row.chore.effort = effort
    case 1:
      let effort = number(0..<3)
      write(id) { $0.effort = effort }
      row.chore.effort = effort
    case 2:
      let text = text()
      write(id) { $0.title = text }
      row.title.text = text
    case 3:
      log.append("works")
      row.tap()
      run(row.work) { [self] in write(id) { $0.effort += 1 } }
    case 4:
      log.append("is dropped")
      if isAttached(row) { reference.removeAll { $0.id == id } }
      row.drop()
    case 5:
      let note = note()
      write(id) { $0.notes.append(note) }
      row.chore.notes.append(note)
    default:
      guard let note = row.notes.viewModels.last else { return }
      let (text, noteID) = (text(), note.note.id)
      write(id) { $0.notes[id: noteID]?.text = text }
      note.note.text = text
    }
  }

  private func write(_ id: Int, _ change: (inout Chore) -> Void) {
    guard viewModel != nil, let index = reference.firstIndex(where: { $0.id == id }) else { return }
    change(&reference[index])
  }

  /// Runs a command, which is dropped if an observer starts it while it runs.
  private func run(_ command: Command<Never>, _ write: () -> Void) {
    let before = reference
    write()
    if case .dropped = command().outcome { reference = before }
  }

  private func isAttached(_ row: ChoreViewModel) -> Bool {
    viewModel != nil && row.viewModelObservers.relatives?.parent != nil
  }
}

// Observers.
extension ChoreSession {
  private func observe() {
    guard let viewModel else { return }
    let row = viewModel.rows.viewModels.randomElement(using: &random)
    switch number(0..<8) {
    case 0: bind(viewModel, \.labels)
    case 1: bind(viewModel, \.effort)
    case 2: bind(viewModel, \.summary)
    case 3: bind(viewModel, \.taps)
    case 4: if let row { bind(row, \.label) }
    case 5: if let row { bind(row, \.loudNotes) }
    case 6: track { _ = (viewModel.labels, viewModel.notes, viewModel.rows.map { $0.loudReminder }) }
    default: track { _ = (viewModel.summary, row?.label, row?.loudReminder) }
    }
  }

  private func bind<Owner: ViewModel, Value: Equatable>(_ owner: Owner, _ property: KeyPath<Owner, Value>) {
    var last: Value?
    let token = owner.observe(property) { [weak self] value in
      if value == last { self?.problems.append("a binding received \(value) twice") }
      last = value
      self?.react()
    }
    observers.add(token) { [weak owner] in
      guard let owner, owner[keyPath: property] != last else { return nil }
      return "a binding has \(String(describing: last)) instead of \(owner[keyPath: property])"
    }
  }

  private func track(_ read: @escaping () -> Void) {
    withObservationTracking(read) {
      MainActor.assumeIsolated { [weak self] in self?.react() }
    }
  }

  /// Checks what an observer sees, and changes it.
  private func react() {
    depth += 1
    defer { depth -= 1 }
    if chance(2) { checkVisible("observer") }
    while budget > 0, depth < 3, !chance(3) {
      budget -= 1
      switch number(0..<12) {
      case 0: observe()
      case 1: observers.removeFirst()
      case 2 where chance(8):
        log.append("drop the view model")
        viewModel = nil
      default: change()
      }
      if chance(2) { checkVisible("observer after a write") }
    }
  }
}

// Checks.
extension ChoreSession {
  /// All values that are visible at the same time belong together.
  private func checkVisible(_ place: String) {
    guard let viewModel else { return }
    let total = viewModel.chores.reduce(0) { $0 + $1.effort }
    expect(viewModel.effort, total, "effort", place)
    let shown = viewModel.chores
      .filter { viewModel.query.isEmpty || $0.title.contains(viewModel.query) }
      .enumerated().sorted { ($0.element.title, $0.offset) < ($1.element.title, $1.offset) }.map(\.element)
    expect(viewModel.rows.items, shown, "rows", place)
    for (row, chore) in zip(viewModel.rows.viewModels, viewModel.rows.items) { check(row, chore, total, place) }
    let count = viewModel.chores.count
    let summaries = viewModel.chores.map { "\($0.title) \($0.effort) of \(count)" }
    expect(viewModel.summaries.map { $0.label }, summaries, "rows of displays", place)
    expect(viewModel.summary, summaries.joined(separator: ", "), "summary", place)
    expect(viewModel.labels, shown.map { "\($0.title) \($0.effort)/\(total)" }, "labels", place)
  }

  private func check(_ row: ChoreViewModel, _ chore: Chore, _ total: Int, _ place: String) {
    expect(row.chore, chore, "element", place)
    expect(row.total, total, "total", place)
    expect(row.title.value, chore.title, "edit", place)
    expect(row.label, "\(chore.title) \(chore.effort)/\(total)", "label", place)
    expect(row.notes.map { $0.note }, chore.notes, "inner rows", place)
    expect(row.loudNotes, chore.notes.map { $0.text.uppercased() }.joined(separator: " "), "inner displays", place)
    expect(row.reminder?.note, chore.reminder, "child", place)
    expect(row.loudReminder, chore.reminder?.text.uppercased() ?? "none", "display of a child", place)
  }

  private func checkAtRest() {
    checkVisible("at rest")
    if let viewModel { expect(viewModel.chores, reference, "elements", "at rest") }
    problems += observers.problems
  }

  private func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ name: String, _ place: String) {
    if value != expected { problems.append("\(place): \(name) is \(value) instead of \(expected)") }
  }
}

/// The bindings of a session, with their checks.
@MainActor
private struct ObserverList {
  private var entries: [(token: BindingToken, problem: () -> String?)] = []

  mutating func add(_ token: BindingToken, _ problem: @escaping () -> String?) { entries.append((token, problem)) }

  mutating func removeFirst() {
    if !entries.isEmpty { entries.removeFirst().token.end() }
  }

  var problems: [String] { entries.compactMap { $0.problem() } }
}
