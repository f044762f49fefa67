import TestTags
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Compares a fake of a refresh control with the list that it refreshes, after random pulls, loads, answers and moves to
/// and from a window, and callers of `refreshable` that are cancelled.
@MainActor
@Suite(.tags(.random)) struct RandomRefreshTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func controlAndListAgreeAtRest(seed: UInt64) async {
    var random = SeededRandom(state: seed)
    for sequence in randomSequences(150) {
      let tasks = TaskMonitor()
      var problems: [String] = []
      await tasks.run {
        let walk = RefreshWalk(tasks, random: random)
        for _ in 0..<15 { await walk.step() }
        problems = await walk.problemsAtRest()
        random = walk.random
      }
      guard problems.isEmpty else {
        Issue.record("seed \(seed), sequence \(sequence): \(problems)")
        return
      }
    }
  }

  @Test func aControlOutsideAWindowShowsTheRefreshWhenItAppears() async {
    let tasks = TaskMonitor()
    await tasks.run {
      let service = PendingNews()
      defer { service.end() }
      let viewModel = NewsViewModel(services: service, context: .example)
      let control = FakeRefreshControl(isInWindow: false)
      let token = viewModel.bindings.rows.bind(.show { _ in }.refreshing(with: control))
      viewModel.rows.refresh()
      #expect(!control.isRefreshing && control.complaints == [])
      control.isInWindow = true
      #expect(control.isRefreshing)
      token.end()
    }
  }
}

/// A random sequence of what a program and a person do with a list that is refreshed.
@MainActor
private final class RefreshWalk {
  private(set) var random: SeededRandom
  private let tasks: TaskMonitor
  private let service = PendingNews()
  private let viewModel: NewsViewModel
  private let control: FakeRefreshControl
  private var token: BindingToken?
  private var callers: [Task<Void, Never>] = []
  private var log: [String] = []

  init(_ tasks: TaskMonitor, random: SeededRandom) {
    (self.tasks, self.random) = (tasks, random)
    viewModel = NewsViewModel(services: service, context: .example)
    control = FakeRefreshControl(isInWindow: false)
    token = viewModel.bindings.rows.bind(.show { _ in }.refreshing(with: control))
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  func step() async {
    switch number(0..<11) {
    case 0, 1, 2: note("pulls") { control.pull() }
    case 3: note("refreshes") { _ = viewModel.rows.refresh() }
    case 4: note("loads more") { _ = viewModel.rows.loadMore() }
    case 5, 6: note("moves") { control.isInWindow.toggle() }
    case 7: note("answers") { answer() }
    case 8: note("refreshable") { refreshable() }
    case 9: note("cancels") { if !callers.isEmpty { callers.removeFirst().cancel() } }
    default: await tasks.waitUntilIdle()
    }
  }

  private func note(_ name: String, _ body: () -> Void) {
    log.append(name)
    body()
  }

  private func answer() {
    guard !service.articleCalls.isEmpty else { return }
    let call = service.articleCalls.removeFirst()
    call.answer(.success((1...2).map { Article(id: call.arguments.page * 10 + $0, title: "\($0)") }))
  }

  /// SwiftUI calls the closure of `refreshable`, and may cancel it at any time.
  private func refreshable() {
    callers.append(Task { [viewModel] in await viewModel.rows.refresh() })
  }

  /// Answers all calls, and compares the control with the list.
  func problemsAtRest() async -> [String] {
    defer { service.end() }
    control.isInWindow = true
    var problems = control.complaints
    await tasks.waitUntilIdle()
    compare(&problems)
    for _ in 0..<20 {
      answer()
      await tasks.waitUntilIdle()
    }
    compare(&problems)
    for caller in callers { await caller.value }
    token?.end()
    return problems.isEmpty ? [] : problems + ["log: \(log)"]
  }

  private func compare(_ problems: inout [String]) {
    let isRefreshing = viewModel.rows.isRefreshing
    if control.isRefreshing != isRefreshing { problems.append("shows \(control.isRefreshing), not \(isRefreshing)") }
  }
}
