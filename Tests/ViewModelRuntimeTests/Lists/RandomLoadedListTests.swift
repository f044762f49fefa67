import Testing
import ViewModelRuntime

/// Compares the loaded list of a generated view model with a simple reference model, in random sequences of refreshes,
/// further pages, searches, filters, selections and answers in any order.
@MainActor
struct RandomLoadedListTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func aGeneratedListEqualsItsReferenceModel(seed: UInt64) async {
    var random = SeededRandom(state: seed)
    for sequence in 0..<1_000 {
      let run = RandomNewsRun()
      defer { run.end() }
      for step in 0..<12 {
        await run.step(using: &random)
        let problems = run.problems
        guard problems.isEmpty else {
          Issue.record("\(problems) in sequence \(sequence), step \(step): \(run.log)")
          return
        }
      }
    }
  }
}

/// A service whose calls are answered in any order.
@MainActor
private final class PendingNews: News, NewsProvider {
  struct Call {
    let number: Int
    let query: String
    let page: Int
    let continuation: CheckedContinuation<Result<[Article], NewsError>, Never>
  }

  var calls: [Call] = []
  private(set) var callCount = 0

  nonisolated var news: any News { self }

  @MainActor func articles(matching query: String, page: Int, perPage: Int) async throws(NewsError) -> [Article] {
    callCount += 1
    let number = callCount
    let answer = await withCheckedContinuation { continuation in
      calls.append(Call(number: number, query: query, page: page, continuation: continuation))
    }
    return try answer.get()
  }

  func saved() -> [Article] { [] }

  func hide(_ id: Article.ID) async throws(NewsError) {}
}

/// A view model and its reference model, to which the same happens.
@MainActor
private final class RandomNewsRun {
  let service = PendingNews()
  let viewModel: NewsViewModel
  var log: [String] = []
  private var loaded: [Article] = []
  private var selected: Int?
  private var expanded: Set<Int> = []
  /// The values of `cities` whenever `rows` was delivered, which must belong to the same rows.
  private var tornStates: [String] = []
  private var tokens: [BindingToken] = []

  init() {
    viewModel = NewsViewModel(services: service, context: .example)
    tokens = [
      viewModel.observe(\.rows) { [weak self] rows in
        guard let self else { return }
        let cities = rows.items.map(\.city).joined(separator: ",")
        if self.viewModel.cities != cities { self.tornStates.append(self.viewModel.cities) }
      }
    ]
  }

  /// Answers all calls, so that no task waits any longer.
  func end() {
    for call in service.calls { call.continuation.resume(returning: .success([])) }
    service.calls = []
  }

  func step(using random: inout SeededRandom) async {
    let choice = Int.random(in: 0..<12, using: &random)
    let text = ["", "A", "B"].randomElement(using: &random) ?? ""
    log.append("\(choice) \(text)")
    switch choice {
    case 0: viewModel.reload()
    case 1: viewModel.rows.loadMore()
    case 2: viewModel.rows.retry()
    case 3: viewModel.search(text: text)
    case 4: viewModel.narrow(text: text)
    case 5: if let row = viewModel.rows.items.randomElement(using: &random) { select(row.id) }
    case 6: if let row = viewModel.rows.items.randomElement(using: &random) { toggle(row.id) }
    default: answer(using: &random)
    }
    for _ in 0..<8 { await Task.yield() }
  }

  private func select(_ id: Int) {
    viewModel.rows.select(id)
    selected = id
  }

  private func toggle(_ id: Int) {
    viewModel.rows.row(id: id)?.viewModel.toggle()
    expanded.formSymmetricDifference([id])
  }

  private func answer(using random: inout SeededRandom) {
    guard !service.calls.isEmpty else { return }
    let call = service.calls.remove(at: .random(in: 0..<service.calls.count, using: &random))
    let isCurrent = call.number == service.callCount && (viewModel.rows.isRefreshing || viewModel.rows.isLoadingMore)
    guard Int.random(in: 0..<4, using: &random) > 0 else {
      return call.continuation.resume(returning: .failure(.offline))
    }
    let count = Int.random(in: 0...2, using: &random)
    let articles = (0..<count).map { _ in
      let id = Int.random(in: 0..<6, using: &random)
      return Article(id: id, title: "\(["A", "B"][id % 2])\(call.number)", city: "\(call.query)\(id / 2)")
    }
    call.continuation.resume(returning: .success(articles))
    guard isCurrent else { return }
    if call.page == 1 { loaded = [] }
    for article in articles where !loaded.contains(where: { $0.id == article.id }) { loaded.append(article) }
    expanded.formIntersection(loaded.map(\.id))
    if count < 2, let id = selected, !loaded.contains(where: { $0.id == id }) { selected = nil }
  }

  /// The differences between the view model and the reference model.
  var problems: [String] {
    let rows = viewModel.rows
    let shown = loaded.filter { viewModel.prefix.isEmpty || $0.title.hasPrefix(viewModel.prefix) }
    let sorted = shown.enumerated().sorted { ($0.element.title, $0.offset) < ($1.element.title, $1.offset) }.map(\.element)
    var cities: [String] = []
    for article in sorted where !cities.contains(article.city) { cities.append(article.city) }
    let expected = cities.flatMap { city in sorted.filter { $0.city == city } }
    var problems: [String] = []
    func check(_ name: String, _ isTrue: Bool) { if !isTrue { problems.append(name) } }
    check("rows \(rows.items) instead of \(expected)", rows.items == expected)
    check("sections", rows.sections.map(\.title) == (cities.isEmpty ? [] : cities))
    check("titles", rows.viewModels.map(\.title) == expected.map(\.title))
    check("expanded rows", rows.viewModels.map(\.isExpanded) == expected.map { expanded.contains($0.id) })
    let isLoaded = loaded.contains { $0.id == selected }
    check("selection \(rows.selection)", rows.selection == (isLoaded ? selected.map { [$0] } ?? [] : []))
    check("cities", viewModel.cities == expected.map(\.city).joined(separator: ","))
    check("torn states \(tornStates)", tornStates.isEmpty)
    check("phase", (rows.phase == .content) == !expected.isEmpty)
    return problems
  }
}
