import TestTags
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime
@testable import ViewModelTesting

/// Compares the list of a generated view model with a simple reference model, in random sequences of refreshes, searches,
/// filters, further pages, local changes, removals with undo, selections and answers in any order.
@MainActor
@Suite(.tags(.random)) struct RandomLoadedListTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func aGeneratedListEqualsItsReferenceModel(seed: UInt64) async { await compare(seed, reactions: 0) }

  @Test(arguments: 10..<13 as Range<UInt64>)
  func observersThatChangeAListWhileItLoadsLeaveTheStateOfTheReferenceModel(seed: UInt64) async {
    await compare(seed, reactions: 3)
  }

  /// Compares sequences in which the observers make at most this number of changes in each step.
  private func compare(_ seed: UInt64, reactions: Int) async {
    _ = await ViewModelFault.recordedAsync {
      var random = SeededRandom(state: seed)
      for sequence in randomSequences(250) {
        let problem = await RandomNewsRun.problem(steps: 12, reactions: reactions, using: &random)
        guard let problem else { continue }
        Issue.record("seed \(seed), sequence \(sequence): \(problem)")
        return
      }
    }
  }
}

/// A view model and its reference model, to which the same happens.
@MainActor
private final class RandomNewsRun {
  private let service = PendingNews()
  private let clock = ManualClock(DisplayContext.example.now)
  private let viewModel: NewsViewModel
  private var reference = NewsReference()
  private var log: [String] = []
  private var expanded: Set<Int> = []
  /// The refresh that was started last.
  private var refresh: (run: CommandRun, load: Int)?
  /// The descriptions of values that observers saw and that belong to different rows.
  private var tornStates: [String] = []
  private var tokens: [BindingToken] = []
  private var observerRandom: SeededRandom
  /// The remaining changes that observers make in this step.
  private var reactions = 0

  private init(seed: UInt64) {
    observerRandom = SeededRandom(state: seed)
    viewModel = NewsViewModel(services: service, context: .example.with(clock: clock))
  }

  /// Returns the first difference between a view model and its reference in a random sequence of steps.
  static func problem(steps: Int, reactions: Int, using random: inout SeededRandom) async -> String? {
    let run = RandomNewsRun(seed: random.next())
    let tasks = TaskMonitor()
    return await tasks.run {
      defer { run.service.end() }
      if Bool.random(using: &random) {
        run.service.savedArticles = [Article(id: 1, title: "A"), Article(id: 5, title: "B")]
      }
      run.begin()
      await tasks.waitUntilIdle()
      for _ in 0..<steps {
        run.reactions = reactions
        await run.step(using: &random)
        await tasks.waitUntilIdle()
        run.reference.continueLoading(saved: run.service.savedArticles)
        run.reference.markSent(after: run.clock.uptime)
        run.expanded.formIntersection(run.reference.list.rows.map(\.id))
        let problems = run.problems
        if !problems.isEmpty { return "\(problems.joined(separator: "; ")): \(run.log)" }
      }
      return nil
    }
  }

  private func begin() {
    viewModel.appear()
    reference.refresh(saved: service.savedArticles)
    tokens = [
      viewModel.observe(\.rows) { [weak self] _ in self?.receive("rows") },
      viewModel.observe(\.cities) { [weak self] _ in self?.receive("cities") },
      viewModel.observe(\.status) { [weak self] _ in self?.receive("status") },
    ]
  }

  private func receive(_ property: String) {
    compareVisibleValues(property)
    react(to: property)
    compareVisibleValues("\(property), after a change")
  }

  /// Changes the list while its observers are notified.
  private func react(to property: String) {
    guard reactions > 0, Bool.random(using: &observerRandom) else { return }
    reactions -= 1
    // The list has decided already whether it needs a further page.
    if viewModel.isBusy { reference.continueLoading(saved: service.savedArticles) }
    log.append("observer of \(property):")
    let id = Int.random(in: 0..<6, using: &observerRandom)
    let article = Article(id: id, title: "\(["A", "B"][id % 2])+\(log.count)", city: "seen")
    switch Int.random(in: 0..<7, using: &observerRandom) {
    case 0:
      // A row that was removed in the same step would begin with new state or keep its own, as the changes are divided.
      let article = Article(id: 100 + log.count, title: article.title, city: article.city)
      change(.insert(article, before: 2)) { $0.rows.insert(article, before: 2) }
    case 1: change(.update(article)) { $0.rows.update(article) }
    case 2: change(.move(id, before: 3)) { $0.rows.move(id, before: 3) }
    case 3: change(.remove(id)) { $0.rows.remove(id) }
    case 4: select(id)
    case 5: toggle(id)
    default: narrow(["", "A", "B"].randomElement(using: &observerRandom) ?? "")
    }
  }

  /// Compares values of the view model and of its rows while an observer is notified.
  private func compareVisibleValues(_ property: String) {
    let rows = viewModel.rows
    let isTorn =
      viewModel.cities != rows.items.map(\.city).joined(separator: ",")
      || rows.viewModels.map(\.title) != rows.items.map(\.title)
      || (rows.phase == .content) != !rows.isEmpty
      || (rows.phase == .content && viewModel.status != "\(rows.count) articles")
    if isTorn { tornStates.append("\(property): \(viewModel.status), \(viewModel.cities), \(rows.items)") }
  }

  private func step(using random: inout SeededRandom) async {
    let id = Int.random(in: 0..<6, using: &random)
    let text = ["", "A", "B"].randomElement(using: &random) ?? ""
    let article = Article(id: id, title: "\(["A", "B"][id % 2])*\(log.count)", city: "new")
    switch Int.random(in: 0..<26, using: &random) {
    case 0:
      log.append("refresh")
      let load = reference.refresh(saved: service.savedArticles)
      refresh = (viewModel.rows.refresh(), load)
    case 1, 2:
      log.append("search \(text)")
      // The reference does not know which changes of observers precede the reaction that refreshes the list.
      reactions = 0
      reference.query = text
      if text != viewModel.query { reference.refresh(saved: service.savedArticles) }
      viewModel.search(text: text)
    case 3: narrow(text)
    case 4, 5, 6:
      log.append("load more")
      reference.loadMore(saved: service.savedArticles)
      viewModel.rows.loadMore()
    case 7:
      log.append("retry")
      reference.retry(saved: service.savedArticles)
      viewModel.rows.retry()
    case 8:
      log.append("row \(id) appears")
      reference.rowAppeared(id, saved: service.savedArticles)
      viewModel.rows.rowAppeared(id)
    case 9:
      log.append("cancel the refresh")
      guard let refresh else { break }
      if reference.list.running?.load == refresh.load { reference.list.cancel() }
      refresh.run.cancel()
    case 10: change(.insert(article, before: 2)) { $0.add(article: article) }
    case 11: change(.update(article)) { $0.rename(article: article) }
    case 12: change(.move(id, before: 3)) { $0.rows.move(id, before: 3) }
    case 13: change(.remove(id)) { $0.rows.remove(id) }
    case 14, 15: hide(id)
    case 16:
      log.append("undo")
      reference.undo()
      viewModel.rows.undo()
    case 17:
      let seconds = Bool.random(using: &random) ? 2 : 5
      log.append("\(seconds) s")
      // The reference sends the removals after the step.
      reactions = 0
      await clock.advance(by: .seconds(seconds))
    case 18:
      select(id)
    case 19: toggle(id)
    case 20: answerRemoval(using: &random)
    default: answerLoad(using: &random)
    }
  }

  private func narrow(_ prefix: String) {
    log.append("narrow \(prefix)")
    let before = reference.prefix
    reference.prefix = prefix
    if case .dropped = viewModel.narrow(text: prefix).outcome { reference.prefix = before }
  }

  private func select(_ id: Int) {
    log.append("select \(id)")
    // An observer that selects a row which another one has removed deselects the rows.
    if viewModel.rows.row(id: id) != nil { reference.list.selectOnly(id) }
    viewModel.rows.select(id)
  }

  private func toggle(_ id: Int) {
    log.append("toggle \(id)")
    guard let row = viewModel.rows.row(id: id) else { return }
    let before = expanded
    expanded.formSymmetricDifference([id])
    if case .dropped = row.viewModel.toggle().outcome { expanded = before }
  }

  private func change(_ change: ListReference<Article>.Change, _ body: (NewsViewModel) -> Void) {
    log.append("\(change)")
    reference.list.make(change)
    body(viewModel)
  }

  private func hide(_ id: Int) {
    log.append("hide \(id)")
    reference.hide(id, until: clock.uptime + .seconds(5))
    viewModel.hide(id: id)
  }

  private func answerRemoval(using random: inout SeededRandom) {
    guard let index = service.hideCalls.indices.randomElement(using: &random) else { return }
    let call = service.hideCalls.remove(at: index)
    let succeeds = Bool.random(using: &random)
    log.append("hide \(call.arguments) \(succeeds ? "returns" : "fails")")
    call.answer(succeeds ? .success(()) : .failure(.offline))
    // The view model ignores the call of a removal that a later removal of the same row has replaced.
    let isCurrent = !service.hideCalls.contains { $0.arguments == call.arguments && $0.number > call.number }
    if isCurrent { reference.answerRemoval(of: call.arguments, succeeds: succeeds) }
  }

  private func answerLoad(using random: inout SeededRandom) {
    guard let index = service.articleCalls.indices.randomElement(using: &random) else { return }
    let call = service.articleCalls.remove(at: index)
    let load = reference.load(ofCall: call.number)
    guard Int.random(in: 0..<5, using: &random) > 0 else {
      log.append("page \(call.arguments.page) of \(call.arguments.query) fails")
      call.answer(.failure(.offline))
      return reference.fail(load: load)
    }
    let count = [0, 1, 2, 2, 2, 2, 3].randomElement(using: &random) ?? 2
    let articles = (0..<count).map { _ in
      let id = Int.random(in: 0..<6, using: &random)
      return Article(id: id, title: "\(["A", "B"][id % 2])\(call.number)", city: "\(call.arguments.query)\(id / 2)")
    }
    log.append("page \(call.arguments.page) of \(call.arguments.query) returns \(articles.map(\.id))")
    call.answer(.success(articles))
    reference.receive(articles, load: load)
  }

  /// The differences between the view model and the reference model.
  private var problems: [String] {
    let rows = viewModel.rows
    let expected = reference.visibleRows
    var problems: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
      if value != expected { problems.append("\(name): \(value) instead of \(expected)") }
    }
    compare("rows", rows.items, expected)
    compare("duplicates", Set(rows.items.map(\.id)).count, rows.count)
    compare("sections", rows.sections.map(\.title), expected.map(\.city).withoutDuplicates { $0 })
    compare("titles", rows.viewModels.map(\.title), expected.map(\.title))
    compare("expanded rows", rows.viewModels.map(\.isExpanded), expected.map { expanded.contains($0.id) })
    compare("selection", rows.selection, reference.list.selection)
    compare("cities", viewModel.cities, expected.map(\.city).joined(separator: ","))
    compare("removals", rows.undoableRemovals, reference.undoableRemovals)
    compare("isRefreshing", rows.isRefreshing, reference.list.isRefreshing)
    compare("isLoadingMore", rows.isLoadingMore, reference.list.isLoadingMore)
    compare("hasMore", rows.hasMore, reference.list.hasLoaded && !reference.list.isComplete)
    compare("failed", rows.error != nil, reference.list.isRefreshFailed || reference.list.isMoreFailed)
    compare("phase", rows.phase, reference.phase(of: expected, isSearching: !viewModel.query.isEmpty))
    compare("calls", service.callCount, reference.callCount)
    compare("torn states", tornStates, [])
    return problems
  }
}
