import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Callers that wait for the refresh of a list and are cancelled, such as the closure of `refreshable`.
@MainActor
struct RefreshTests {
  private func news(_ body: (NewsViewModel, PendingNews, TaskMonitor) async -> Void) async {
    let tasks = TaskMonitor()
    await tasks.run {
      let service = PendingNews()
      defer { service.end() }
      let viewModel = NewsViewModel(services: service, context: .example)
      let load = Task { await viewModel.rows.refresh() }
      await tasks.waitUntilIdle()
      service.articleCalls.removeFirst().answer(.success([Article(id: 1, title: "A")]))
      await load.value
      await body(viewModel, service, tasks)
    }
  }

  @Test func aCallerThatCancelsItsRefreshEndsTheLoadAndKeepsTheRows() async {
    await news { viewModel, service, tasks in
      let load: CommandRun = viewModel.rows.refresh()
      let caller = Task { await load.finishedOrCancelled() }
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.isRefreshing)
      caller.cancel()
      _ = await caller.value
      #expect(!viewModel.rows.isRefreshing && viewModel.rows.phase == .content)
      service.articleCalls.removeFirst().answer(.success([Article(id: 2, title: "B")]))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.map(\.id) == [1])
    }
  }

  @Test func aCancelledCallerOfRefreshDoesNotEndTheLoad() async {
    await news { viewModel, service, tasks in
      let caller = Task { await viewModel.rows.refresh() }
      await tasks.waitUntilIdle()
      caller.cancel()
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.isRefreshing)
      service.articleCalls.removeFirst().answer(.success([Article(id: 2, title: "B")]))
      await caller.value
      #expect(viewModel.rows.map(\.id) == [2])
    }
  }
}
