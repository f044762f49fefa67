import Testing
@_spi(Generated) import ViewModelRuntime

/// Tests lists that are loaded in pages.
struct LoadedListTests {
  struct Row: Identifiable, Hashable {
    var id: Int
    var name = ""
  }

  struct Failure: Error {}
  typealias List = LoadedList<Row, String, Failure>

  static func rows(_ ids: some Sequence<Int>) -> [Row] { ids.map { Row(id: $0) } }

  /// A list with a first page of 3 rows.
  static func loaded(_ ids: [Int] = [1, 2, 3], selection: ListSelection<Int>.Mode = .none) -> List {
    var list = List(pageSize: 3, prefetch: 1, selection: selection)
    let request = list.refresh()
    list.receive(LoadedPage(rows(ids)), for: request)
    return list
  }

  @Test func aListIsLoadingUntilItsFirstPage() {
    var list = List(pageSize: 3)
    #expect(list.phase(visibleCount: 0) == .loading)
    let request = list.refresh()
    #expect(list.phase(visibleCount: 0) == .loading)
    list.receive(LoadedPage([]), for: request)
    #expect(list.phase(visibleCount: 0) == .empty)
    #expect(list.phase(visibleCount: 0, isSearching: true) == .noResults)
  }

  @Test func aListWhoseRowsAreAllHiddenHasNoResults() {
    #expect(Self.loaded().phase(visibleCount: 0) == .noResults)
    #expect(Self.loaded().phase(visibleCount: 1) == .content)
  }

  @Test func aFailedListDoesNotClaimToBeEmpty() {
    var list = List(pageSize: 3)
    let request = list.refresh()
    list.fail(Failure(), for: request)
    #expect(list.phase(visibleCount: 0) == .failed)
    #expect(list.failure != nil)
  }

  @Test func rowsStayDuringARefreshAndAfterItsFailure() {
    var list = Self.loaded()
    let request = list.refresh()
    #expect(list.items == Self.rows(1...3))
    list.fail(Failure(), for: request)
    #expect(list.items == Self.rows(1...3))
    #expect(list.phase(visibleCount: 3) == .content)
  }

  @Test func theOffsetDoesNotCountRowsThatTheServiceHasRemoved() throws {
    var list = Self.loaded()
    list.remove(2)
    list.remove(9)
    let second = try list.requirePage { $0.loadMore() }
    #expect(second.offset == 2)
    // The service removes a row while it is asked for the next page.
    list.remove(1)
    list.receive(LoadedPage(Self.rows(4...6)), for: second)
    #expect(list.items == Self.rows(3...6))
    let third = try list.requirePage { $0.loadMore() }
    #expect(third.number == 3 && third.offset == 4)
    list.fail(Failure(), for: third)
    list.remove(5)
    let retried = try list.requirePage { $0.retry() }
    #expect(retried.offset == 3)
  }

  @Test func theOffsetCountsARemovalThatTheServiceHasNotBeenCalledFor() throws {
    func nextOffset(of list: List) throws -> Int {
      var list = list
      return try list.requirePage { $0.loadMore() }.offset
    }
    var list = Self.loaded()
    let isRemoved = list.removePending(2)
    #expect(isRemoved)
    #expect(try nextOffset(of: list) == 3)
    list.markRemovalSent(of: 2)
    #expect(try nextOffset(of: list) == 2)
    list.restore(2)
    #expect(try nextOffset(of: list) == 3)
  }

  @Test func pagesAreAppended() throws {
    var list = Self.loaded()
    let request = try list.requirePage { $0.loadMore() }
    #expect(request.number == 2 && request.offset == 3 && request.size == 3)
    list.receive(LoadedPage(Self.rows([4])), for: request)
    #expect(list.items == Self.rows(1...4))
    #expect(list.loads.moreStatus.isEnd)
    #expect(list.loadMore() == nil)
  }

  @Test func cursorsArePassedToTheNextRequest() throws {
    var list = List(pageSize: 3)
    let first = list.refresh()
    list.receive(LoadedPage(Self.rows([1]), next: "after 1"), for: first)
    let second = try list.requirePage { $0.loadMore() }
    #expect(second.cursor == "after 1")
    list.receive(LoadedPage(Self.rows([2, 3, 4]), next: nil), for: second)
    #expect(!list.loads.hasMore)
  }

  @Test func aServiceCanEndAListWithAFullPage() {
    var list = List(pageSize: 3)
    let request = list.refresh()
    list.receive(LoadedPage(Self.rows(1...3), .end), for: request)
    #expect(!list.loads.hasMore)
  }

  @Test func aPageIsLoadedOnce() {
    var list = Self.loaded()
    #expect(list.loadMore() != nil)
    #expect(list.loadMore() == nil)
    #expect(list.rowAppeared(at: 2, of: 3) == nil)
  }

  @Test func onlyARetryLoadsAgainAfterAFailure() throws {
    var list = Self.loaded()
    let request = try list.requirePage { $0.loadMore() }
    list.fail(Failure(), for: request)
    #expect(list.loadMore() == nil && list.rowAppeared(at: 2, of: 3) == nil)
    let retry = try list.requirePage { $0.retry() }
    #expect(retry.number == 2)
    #expect(list.retry() == nil)
    list.receive(LoadedPage(Self.rows([4])), for: retry)
    #expect(list.items == Self.rows(1...4))
  }

  @Test func aRefreshEndsLoadingMore() throws {
    var list = Self.loaded()
    let more = try list.requirePage { $0.loadMore() }
    let refresh = list.refresh()
    #expect(!list.loads.moreStatus.isLoading)
    #expect(list.receive(LoadedPage(Self.rows(4...6)), for: more).isCurrent == false)
    list.receive(LoadedPage(Self.rows(7...9)), for: refresh)
    #expect(list.items == Self.rows(7...9))
  }

  @Test func theAnswerToAnEarlierRefreshIsIgnored() {
    var list = Self.loaded()
    let first = list.refresh()
    let second = list.refresh()
    list.receive(LoadedPage(Self.rows([20])), for: second)
    list.receive(LoadedPage(Self.rows([10])), for: first)
    list.fail(Failure(), for: first)
    #expect(list.items == Self.rows([20]))
    #expect(list.failure == nil)
  }

  @Test func theFirstOfDuplicateRowsIsUsed() throws {
    var list = Self.loaded()
    let request = try list.requirePage { $0.loadMore() }
    let page = [Row(id: 3, name: "second"), Row(id: 4), Row(id: 4, name: "second")]
    #expect(list.receive(LoadedPage(page), for: request).duplicates == [3, 4])
    #expect(list.items == Self.rows(1...4))
  }

  @Test func aServiceThatRepeatsAPageForeverIsStopped() throws {
    var list = Self.loaded()
    var receipt = PageReceipt<Int>(isCurrent: true)
    var pages = 0
    while let request = list.loadMore() {
      receipt = list.receive(LoadedPage(Self.rows(1...3)), for: request)
      pages += 1
    }
    #expect(pages == 3 && receipt.isEndless)
  }

  @Test func aRowNearTheEndLoadsTheNextPage() {
    var list = LoadedList<Row, String, Failure>(pageSize: 30, prefetch: 10)
    let request = list.refresh()
    list.receive(LoadedPage(Self.rows(0..<30)), for: request)
    #expect(list.rowAppeared(at: 19, of: 30) == nil)
    #expect(list.rowAppeared(at: 20, of: 30)?.number == 2)
  }

  @Test func aShortPageLoadsNoFurtherPageBeforeARowAppears() {
    var list = List(pageSize: 20, prefetch: 3)
    let request = list.refresh()
    list.receive(LoadedPage(Self.rows(0..<2), next: "2"), for: request)
    #expect(list.continueLoading(visibleCount: 2) == nil)
  }

  @Test func aShortPageWhoseRowsHaveAppearedLoadsOnePage() throws {
    var list = List(pageSize: 20, prefetch: 3)
    let request = list.refresh()
    list.receive(LoadedPage(Self.rows(0..<2), next: "2"), for: request)
    let next = try list.requirePage { $0.rowAppeared(at: 1, of: 2) }
    list.receive(LoadedPage(Self.rows(2..<4), next: "3"), for: next)
    #expect(list.continueLoading(visibleCount: 4) == nil)
    #expect(list.rowAppeared(at: 3, of: 4)?.cursor == "3")
  }

  @Test func aRowThatAppearsDuringALoadLoadsThePageAfterIt() throws {
    var list = List(pageSize: 20, prefetch: 3)
    let request = list.refresh()
    list.receive(LoadedPage(Self.rows(0..<2), next: "2"), for: request)
    _ = list.continueLoading(visibleCount: 2)
    let next = try list.requirePage { $0.loadMore() }
    #expect(list.rowAppeared(at: 1, of: 2) == nil)
    list.receive(LoadedPage(Self.rows(2..<4), next: "3"), for: next)
    #expect(list.continueLoading(visibleCount: 4)?.cursor == "3")
  }

  @Test func aRefreshThatReturnsNoMoreRowsThanAreDisplayedLoadsTheNextPage() throws {
    var list = List(pageSize: 20, prefetch: 3)
    let first = list.refresh()
    list.receive(LoadedPage(Self.rows(0..<2), next: "2"), for: first)
    let next = try list.requirePage { $0.rowAppeared(at: 1, of: 2) }
    list.receive(LoadedPage(Self.rows(2..<4), next: "3"), for: next)
    _ = list.continueLoading(visibleCount: 4)
    let second = list.refresh()
    list.receive(LoadedPage(Self.rows(0..<2), next: "2"), for: second)
    #expect(list.continueLoading(visibleCount: 2)?.cursor == "2")
  }

  @Test func pagesWhoseRowsAreHiddenAreLoadedUpToALimit() {
    var list = List(pageSize: 3, prefetch: 1)
    var request: PageRequest<String>? = list.refresh()
    var pages = 0
    while let next = request, pages < 100 {
      list.receive(LoadedPage(Self.rows(pages * 3..<pages * 3 + 3)), for: next)
      pages += 1
      request = list.continueLoading(visibleCount: 0)
    }
    #expect(pages == 10)
    #expect(list.loads.hasMore)
  }

  @Test func localRowsComeFirstAndMakeRoomForLoadedOnes() throws {
    var list = List(pageSize: 3)
    list.setLocal(Self.rows([1, 2, 8, 9]))
    #expect(list.phase(visibleCount: 4) == .content)
    let request = list.refresh()
    list.receive(LoadedPage([Row(id: 2, name: "new"), Row(id: 5), Row(id: 9)]), for: request)
    #expect(list.items == [Row(id: 2, name: "new"), Row(id: 5), Row(id: 9), Row(id: 1), Row(id: 8)])
    let more = try list.requirePage { $0.loadMore() }
    list.receive(LoadedPage([Row(id: 1)]), for: more)
    #expect(list.items.map(\.id) == [2, 5, 9, 1])
  }
}

extension LoadedList {
  /// Returns the request that a function starts, or fails the test.
  mutating func requirePage(_ start: (inout Self) -> PageRequest<Cursor>?) throws -> PageRequest<Cursor> {
    let request = start(&self)
    return try #require(request)
  }
}
