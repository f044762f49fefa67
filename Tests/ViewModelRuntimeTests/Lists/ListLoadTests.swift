import Testing
import ViewModelRuntime

/// Tests the loads of a view model's list.
@MainActor
struct ListLoadTests {
  struct Offline: Error {}

  private func page(_ ids: Int...) -> [Track] { ids.map { Track(id: $0, title: "Track \($0)") } }

  @Test func theFirstPageIsShownWhenItIsReceived() async {
    await tracks { test in
      await test.waitUntilIdle()
      #expect(test.viewModel.tracksStatus.phase == .loading && test.viewModel.tracksStatus.isRefreshing)
      test.doubles.tracks.returns(page(1, 2, 3))
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 1", "Track 2", "Track 3"])
      #expect(test.viewModel.tracksStatus.phase == .content && test.viewModel.tracksStatus.hasMore)
    }
  }

  @Test func savedRowsAreShownWhileTheFirstPageLoads() async {
    await tracks(saved: page(2, 9)) { test in
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 2", "Track 9"])
      test.doubles.tracks.returns(page(1, 2))
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 1", "Track 2"])
    }
  }

  @Test func aRowNearTheEndLoadsTheNextPage() async {
    await tracks { test in
      await test.waitUntilIdle()
      test.doubles.tracks.returns(page(1, 2, 3))
      await test.waitUntilIdle()
      test.doubles.tracks.holds()
      test.viewModel.rowAppeared(at: 1)
      #expect(!test.viewModel.tracksStatus.isLoadingMore)
      test.viewModel.rowAppeared(at: 2)
      test.viewModel.rowAppeared(at: 2)
      await test.waitUntilIdle()
      #expect(test.viewModel.tracksStatus.isLoadingMore)
      #expect(test.doubles.tracks.calls.map(\.page) == [1, 2])
      test.doubles.tracks.returns(page(4))
      await test.waitUntilIdle()
      #expect(test.viewModel.titles.count == 4 && !test.viewModel.tracksStatus.hasMore)
    }
  }

  @Test func theAnswerToAnEarlierSearchIsIgnored() async {
    await tracks { test in
      await test.waitUntilIdle()
      test.viewModel.query = "a"
      await test.waitUntilIdle()
      #expect(test.doubles.tracks.calls.map(\.query) == ["", "a"])
      test.doubles.tracks.answers([.success(page(1, 2))], comparing: 1) { $0.query == "" }
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == [] && test.viewModel.tracksStatus.isRefreshing)
      test.doubles.tracks.returns([])
      await test.waitUntilIdle()
      #expect(test.viewModel.tracksStatus.phase == .noResults)
      #expect(test.viewModel.tracksStatus.emptyText == "No Results")
    }
  }

  @Test func onlyARetryLoadsAgainAfterAFailure() async {
    await tracks { test in
      await test.waitUntilIdle()
      test.doubles.tracks.throws(Offline())
      await test.waitUntilIdle()
      #expect(test.viewModel.tracksStatus.phase == .failed && test.viewModel.tracksStatus.error is Offline)
      test.viewModel.loadMore()
      test.viewModel.rowAppeared(at: 0)
      await test.waitUntilIdle()
      #expect(test.doubles.tracks.calls.count == 1)
      test.doubles.tracks.returns(page(1))
      test.viewModel.retry()
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 1"] && test.viewModel.tracksStatus.error == nil)
    }
  }

  @Test func aTaskThatWaitsForARefreshDoesNotCancelIt() async {
    await tracks { test in
      await test.waitUntilIdle()
      let viewModel = test.viewModel
      let view = Task { await viewModel.refresh().finished() }
      await test.waitUntilIdle()
      view.cancel()
      test.doubles.tracks.returns(page(1))
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 1"])
    }
  }

  @Test func aCancelledRefreshIsNoLongerRunning() async {
    await tracks { test in
      await test.waitUntilIdle()
      let run = test.viewModel.refresh()
      run.cancel()
      #expect(!test.viewModel.tracksStatus.isRefreshing)
      test.viewModel.refresh()
      test.viewModel.cancel()
      #expect(!test.viewModel.tracksStatus.isRefreshing && test.viewModel.tracksStatus.phase == .empty)
    }
  }

  @Test func aRunningLoadDoesNotKeepItsViewModelAlive() async {
    weak var gone: TrackList?
    await tracks { test in
      var list: TrackList? = TrackList(services: test.doubles, context: .example)
      gone = list
      await test.waitUntilIdle()
      list = nil
      #expect(gone == nil)
    }
  }

  @Test func duplicateRowsAreReported() async {
    let faults = await ViewModelFault.recordedAsync {
      await tracks { test in
        await test.waitUntilIdle()
        test.doubles.tracks.returns(page(1, 1, 2))
        await test.waitUntilIdle()
        #expect(test.viewModel.titles == ["Track 1", "Track 2"])
      }
    }
    #expect(faults == [.duplicateRows(viewModel: "TrackList", list: "tracks", ids: ["1"])])
  }

  @Test func pagesAreLoadedWhileAFilterHidesTheirRows() async {
    await tracks { test in
      await test.waitUntilIdle()
      test.doubles.tracks.returns([Track(id: 1), Track(id: 2), Track(id: 3)])
      test.doubles.tracks.holds()
      await test.waitUntilIdle()
      #expect(test.viewModel.tracksStatus.phase == .loading)
      test.doubles.tracks.returns(page(4))
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 4"])
    }
  }
}

/// Tests removals that can be undone.
@MainActor
struct RemovalTests {
  private func loaded(_ body: (ViewModelTest<TrackList, TrackList.Services>) async throws -> Void) async rethrows {
    try await tracks { test in
      await test.waitUntilIdle()
      test.doubles.tracks.returns((1...3).map { Track(id: $0, title: "Track \($0)") })
      await test.waitUntilIdle()
      try await body(test)
    }
  }

  @Test func aRowIsRemovedAtOnceAndTheServiceIsCalledLater() async {
    await loaded { test in
      test.viewModel.remove(2)
      #expect(test.viewModel.titles == ["Track 1", "Track 3"])
      #expect(test.viewModel.tracksStatus.undoableRemovals == [2])
      await test.advance(.seconds(4))
      #expect(test.doubles.remove.calls == [])
      await test.advance(.seconds(1))
      #expect(test.doubles.remove.calls == [2])
      #expect(test.viewModel.tracksStatus.undoableRemovals == [])
      test.doubles.remove.returns(())
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 1", "Track 3"])
    }
  }

  @Test func anUndoneRemovalRestoresTheRowAndCallsNoService() async {
    await loaded { test in
      let run = test.viewModel.remove(2)
      test.viewModel.undoRemoval(of: 2)
      #expect(test.viewModel.titles == ["Track 1", "Track 2", "Track 3"])
      await test.advance(.seconds(10))
      #expect(run.outcome.name == "cancelled")
      #expect(test.doubles.remove.calls == [])
    }
  }

  @Test func aFailedRemovalRestoresTheRow() async {
    await loaded { test in
      test.viewModel.remove(2)
      await test.advance(.seconds(5))
      test.doubles.remove.throws(ListLoadTests.Offline())
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 1", "Track 2", "Track 3"])
    }
  }

  @Test func theErrorOfARemovalIsShownUntilTheNextRemoval() async {
    await loaded { test in
      let run = test.viewModel.remove(2)
      await test.advance(.seconds(5))
      test.doubles.remove.throws(ListLoadTests.Offline())
      await test.waitUntilIdle()
      #expect(run.outcome.name == "failed")
      #expect(test.viewModel.tracksStatus.removalError is ListLoadTests.Offline)
      #expect(test.viewModel.tracksStatus.removalErrorText != nil && !test.viewModel.tracksStatus.canUndo)
      test.viewModel.remove(3)
      #expect(test.viewModel.tracksStatus.removalError == nil && test.viewModel.tracksStatus.canUndo)
    }
  }

  @Test func anErrorOfARemovalThatTheErrorPolicyHandlesIsNotShown() async {
    await loaded { test in
      let run = test.viewModel.remove(2)
      await test.advance(.seconds(5))
      test.doubles.remove.throws(SignInExpired())
      await test.waitUntilIdle()
      #expect(run.outcome.name == "failed")
      #expect(test.viewModel.tracksStatus.removalError == nil)
      #expect(test.viewModel.titles == ["Track 1", "Track 2", "Track 3"])
    }
  }

  @Test func theServiceIsNotCalledForARowThatWasInsertedAgain() async {
    await loaded { test in
      let run = test.viewModel.remove(2)
      test.viewModel.insert(Track(id: 2, title: "New"), before: 3)
      await test.advance(.seconds(5))
      #expect(test.doubles.remove.calls == [])
      #expect(run.outcome.name == "cancelled")
      #expect(test.viewModel.titles == ["Track 1", "New", "Track 3"])
    }
  }

  @Test func theAnswerToAnEarlierRemovalOfTheRowIsIgnored() async {
    await loaded { test in
      test.viewModel.remove(2)
      await test.advance(.seconds(5))
      test.viewModel.insert(Track(id: 2, title: "New"), before: 3)
      test.viewModel.remove(2)
      test.doubles.remove.throws(ListLoadTests.Offline())
      await test.waitUntilIdle()
      #expect(test.viewModel.titles == ["Track 1", "Track 3"])
      #expect(test.viewModel.tracksStatus.undoableRemovals == [2])
    }
  }

  @Test func aSecondRemovalAfterAnUndoHasAPeriodOfItsOwn() async {
    await loaded { test in
      test.viewModel.remove(2)
      await test.advance(.seconds(3))
      test.viewModel.undoRemoval(of: 2)
      test.viewModel.remove(2)
      await test.advance(.seconds(3))
      #expect(test.doubles.remove.calls == [])
      await test.advance(.seconds(2))
      #expect(test.doubles.remove.calls == [2])
      test.viewModel.undoRemoval(of: 2)
      #expect(test.viewModel.titles == ["Track 1", "Track 3"])
    }
  }
}
