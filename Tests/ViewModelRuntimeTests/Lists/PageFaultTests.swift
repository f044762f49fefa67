import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Tests pages that a service should not return: short, long, overlapping, late and failed ones.
@MainActor
struct PageFaultTests {
  private func withNews(_ body: (NewsViewModel, PendingNews, TaskMonitor) async -> Void) async {
    let service = PendingNews()
    let tasks = TaskMonitor()
    await tasks.run {
      let viewModel = NewsViewModel(services: service, context: .example)
      viewModel.appear()
      await tasks.waitUntilIdle()
      await body(viewModel, service, tasks)
      service.end()
    }
  }

  private func page(_ ids: Int...) -> Result<[Article], NewsError> {
    .success(ids.map { Article(id: $0, title: "\($0)") })
  }

  @Test func aShortPageIsTheLastOne() async {
    await withNews { viewModel, service, tasks in
      service.articleCalls.removeFirst().answer(page(1))
      await tasks.waitUntilIdle()
      #expect(!viewModel.rows.hasMore)
      viewModel.rows.loadMore()
      viewModel.rows.rowAppeared(1)
      await tasks.waitUntilIdle()
      #expect(service.callCount == 1)
    }
  }

  @Test func aLongPageIsShownAsAWhole() async {
    await withNews { viewModel, service, tasks in
      service.articleCalls.removeFirst().answer(page(1, 2, 3, 4, 5))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.map(\.id) == [1, 2, 3, 4, 5])
      viewModel.rows.loadMore()
      await tasks.waitUntilIdle()
      #expect(service.articleCalls.map(\.arguments.page) == [2])
    }
  }

  @Test func anOverlappingPageOutOfOrderAddsOnlyNewRows() async {
    let faults = await ViewModelFault.recordedAsync {
      await withNews { viewModel, service, tasks in
        service.articleCalls.removeFirst().answer(page(3, 1))
        await tasks.waitUntilIdle()
        viewModel.rows.loadMore()
        await tasks.waitUntilIdle()
        service.articleCalls.removeFirst().answer(page(4, 3, 2, 1))
        await tasks.waitUntilIdle()
        #expect(viewModel.rows.map(\.id) == [1, 2, 3, 4])
      }
    }
    #expect(faults == [.duplicateRows(viewModel: "NewsViewModel", list: "rows", ids: ["3", "1"])])
  }

  @Test func aPageThatNeverComesDoesNotBlockARefresh() async {
    await withNews { viewModel, service, tasks in
      service.articleCalls.removeFirst().answer(page(1, 2))
      await tasks.waitUntilIdle()
      viewModel.rows.loadMore()
      await tasks.waitUntilIdle()
      let lost = service.articleCalls.removeFirst()
      viewModel.reload()
      await tasks.waitUntilIdle()
      service.articleCalls.removeFirst().answer(page(5))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.map(\.id) == [5] && !viewModel.rows.isLoadingMore)
      lost.answer(page(3, 4))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.map(\.id) == [5])
    }
  }

  @Test func onlyTheLastOfOverlappingLoadsIsShown() async {
    await withNews { viewModel, service, tasks in
      service.articleCalls.removeFirst().answer(page(1, 2))
      await tasks.waitUntilIdle()
      viewModel.rows.loadMore()
      await tasks.waitUntilIdle()
      viewModel.search(text: "a")
      await tasks.waitUntilIdle()
      viewModel.reload()
      await tasks.waitUntilIdle()
      let (more, search, reload) = (service.articleCalls[0], service.articleCalls[1], service.articleCalls[2])
      service.articleCalls = []
      reload.answer(page(7, 8))
      await tasks.waitUntilIdle()
      search.answer(page(5, 6))
      more.answer(page(3, 4))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.map(\.id) == [7, 8] && !viewModel.rows.isRefreshing)
    }
  }

  @Test func aFailureInTheMiddleOfPagingKeepsTheRowsAndIsRetried() async {
    await withNews { viewModel, service, tasks in
      for ids in [page(1, 2), page(3, 4)] {
        service.articleCalls.removeFirst().answer(ids)
        await tasks.waitUntilIdle()
        viewModel.rows.loadMore()
        await tasks.waitUntilIdle()
      }
      service.articleCalls.removeFirst().answer(.failure(.offline))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.count == 4 && viewModel.rows.error == .offline && viewModel.rows.phase == .content)
      viewModel.rows.rowAppeared(4)
      await tasks.waitUntilIdle()
      #expect(service.articleCalls.isEmpty)
      viewModel.rows.retry()
      await tasks.waitUntilIdle()
      #expect(service.articleCalls.map(\.arguments.page) == [3])
    }
  }

  @Test func theNextPageOfAnotherRequestIsNotAppended() async {
    await withNews { viewModel, service, tasks in
      service.articleCalls.removeFirst().answer(page(1, 2))
      await tasks.waitUntilIdle()
      viewModel.search(text: "a")
      await tasks.waitUntilIdle()
      // The search is cancelled, and the rows of the query before stay.
      let refresh = viewModel.rows.refresh() as CommandRun
      refresh.cancel()
      #expect(viewModel.rows.map(\.id) == [1, 2])
      service.end()
      viewModel.rows.loadMore()
      await tasks.waitUntilIdle()
      #expect(service.articleCalls.map(\.arguments.page) == [1] && viewModel.rows.isRefreshing)
      service.articleCalls.removeFirst().answer(page(9))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.map(\.id) == [9])
    }
  }

  @Test func aFailedRefreshForOtherValuesRemovesTheRows() async {
    await withNews { viewModel, service, tasks in
      service.articleCalls.removeFirst().answer(page(1, 2))
      await tasks.waitUntilIdle()
      viewModel.reload()
      await tasks.waitUntilIdle()
      service.articleCalls.removeFirst().answer(.failure(.offline))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.count == 2 && viewModel.rows.phase == .content)
      viewModel.search(text: "a")
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.count == 2 && viewModel.rows.isRefreshing)
      service.articleCalls.removeFirst().answer(.failure(.offline))
      await tasks.waitUntilIdle()
      #expect(viewModel.rows.isEmpty && viewModel.rows.phase == .failed && viewModel.cities == "")
    }
  }
}
