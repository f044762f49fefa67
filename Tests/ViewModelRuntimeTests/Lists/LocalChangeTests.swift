import Testing
@_spi(Generated) import ViewModelRuntime

/// Tests changes of loaded rows that the service does not know yet, and the selection.
struct LocalChangeTests {
  typealias Row = LoadedListTests.Row

  private func loaded(selection: ListSelection<Int>.Mode = .none) -> LoadedListTests.List {
    LoadedListTests.loaded(selection: selection)
  }

  @Test func rowsAreInsertedUpdatedMovedAndRemoved() {
    var list = loaded()
    list.insert(Row(id: 9), before: 2)
    list.insert(Row(id: 10))
    #expect(list.items.map(\.id) == [1, 9, 2, 3, 10])
    list.update(Row(id: 2, name: "new"))
    #expect(list.items[2].name == "new")
    list.move(10, before: 1)
    list.remove(3)
    #expect(list.items.map(\.id) == [10, 1, 9, 2])
  }

  @Test func changesOfUnknownRowsHaveNoEffect() {
    var list = loaded()
    list.update(Row(id: 7))
    list.move(7, before: 1)
    let isRemoved = list.removePending(7)
    #expect(!isRemoved)
    list.insert(Row(id: 8), before: 7)
    #expect(list.items.map(\.id) == [1, 2, 3, 8])
  }

  @Test func aChangeWinsOverALoadThatStartedBefore() {
    var list = loaded()
    let request = list.refresh()
    list.update(Row(id: 2, name: "mine"))
    list.remove(3)
    list.receive(LoadedPage([Row(id: 1), Row(id: 2, name: "older"), Row(id: 3)]), for: request)
    #expect(list.items == [Row(id: 1), Row(id: 2, name: "mine")])
  }

  @Test func aLoadThatStartedAfterAChangeWins() {
    var list = loaded()
    list.update(Row(id: 2, name: "mine"))
    list.insert(Row(id: 9), before: 1)
    let request = list.refresh()
    list.receive(LoadedPage([Row(id: 1), Row(id: 2, name: "newer"), Row(id: 3)]), for: request)
    #expect(list.items == [Row(id: 1), Row(id: 2, name: "newer"), Row(id: 3)])
  }

  @Test func aRefreshDoesNotShowARowAgainWhoseRemovalIsPending() {
    var list = loaded()
    _ = list.removePending(2)
    let request = list.refresh()
    list.receive(LoadedPage(LoadedListTests.rows(1...3)), for: request)
    #expect(list.items.map(\.id) == [1, 3])
    list.restore(2)
    #expect(list.items.map(\.id) == [1, 2, 3])
  }

  @Test func aRestoredRowReturnsToItsPlace() {
    var list = loaded()
    _ = list.removePending(2)
    list.insert(Row(id: 9), before: 3)
    list.restore(2)
    #expect(list.items.map(\.id) == [1, 2, 9, 3])
  }

  @Test func aConfirmedRemovalCannotBeWithdrawn() {
    var list = loaded()
    _ = list.removePending(2)
    list.confirmRemoval(of: 2)
    let isRestored = list.restore(2)
    #expect(!isRestored)
    #expect(list.items.map(\.id) == [1, 3])
  }

  @Test func theSelectionIsKeptWhileItsPageIsNotLoaded() throws {
    var list = loaded(selection: .one)
    let more = try list.requirePage { $0.loadMore() }
    list.receive(LoadedPage(LoadedListTests.rows(4...6)), for: more)
    list.selection.select(5)
    let refresh = list.refresh()
    list.receive(LoadedPage(LoadedListTests.rows(1...3)), for: refresh)
    #expect(list.selectedIDs == [] && list.selection.ids == [5])
    let again = try list.requirePage { $0.loadMore() }
    list.receive(LoadedPage(LoadedListTests.rows(4...6)), for: again)
    #expect(list.selectedIDs == [5])
  }

  @Test func aRowThatTheServiceNoLongerReturnsIsDeselected() {
    var list = loaded(selection: .many)
    list.selection.select(3)
    list.selection.select(1)
    let refresh = list.refresh()
    list.receive(LoadedPage(LoadedListTests.rows([1])), for: refresh)
    #expect(list.selection.ids == [1])
  }

  @Test func aRemovedRowIsDeselectedWhenItsRemovalIsConfirmed() {
    var list = loaded(selection: .one)
    list.selection.select(2)
    _ = list.removePending(2)
    #expect(list.selectedIDs == [])
    list.restore(2)
    #expect(list.selectedIDs == [2])
    _ = list.removePending(2)
    list.confirmRemoval(of: 2)
    #expect(list.selection.ids == [])
  }

  @Test func oneRowReplacesTheSelectedOne() {
    var selection = ListSelection<Int>(.one)
    selection.select(1)
    selection.select(2)
    #expect(selection.only == 2)
    var none = ListSelection<Int>(.none)
    none.select(1)
    #expect(none.ids == [])
  }
}
