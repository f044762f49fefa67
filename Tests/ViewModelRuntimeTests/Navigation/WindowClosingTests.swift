import Testing
import ViewModelTesting

@testable import ViewModelCore
@testable import ViewModelRuntime

/// Windows that close, and the app that ends, while screens have unsaved changes.
@MainActor
struct WindowClosingTests {
  private final class FakeWindow: ClosingWindow {
    private(set) var log: [String] = []

    func showQuestions() { log.append("shows its questions") }
    func close() { log.append("closes") }
  }

  /// Opens the screens `a`, `b` above it and the sheet `s`, of which some have changes.
  private func withChanges(
    _ names: [String], _ body: (Navigation, FakeWindow, TaskMonitor) async throws -> Void
  ) async rethrows {
    try await withNavigation { navigation, tasks in
      navigation.performNow(.push(TestScreen("b")), .present(TestScreen("s")))
      for name in names { navigation.opened(name)?.hasChanges = true }
      try await body(navigation, FakeWindow(), tasks)
    }
  }

  @Test func aWindowWithoutChangesClosesAtOnce() async {
    await withChanges([]) { navigation, window, _ in
      #expect(navigation.canClose(window) && navigation.questions.count == 0)
    }
  }

  @Test func aWindowAsksForEachScreenWithChangesBeforeItCloses() async {
    await withChanges(["a", "s"]) { navigation, window, tasks in
      #expect(!navigation.canClose(window))
      for question in ["Discard s?", "Discard a?"] {
        await tasks.waitUntilIdle()
        #expect(navigation.questions.current?.text == question)
        #expect(navigation.map == "a b > sheet s" && window.log == [])
        navigation.questions.current?.confirm()
      }
      await tasks.waitUntilIdle()
      #expect(navigation.map == "" && window.log == ["closes"])
    }
  }

  @Test func aDeclinedQuestionKeepsAllScreens() async {
    await withChanges(["b", "s"]) { navigation, window, tasks in
      for _ in 0..<2 {
        #expect(!navigation.canClose(window))
        await tasks.waitUntilIdle()
        navigation.questions.current?.confirm()
        await tasks.waitUntilIdle()
        navigation.questions.current?.decline()
        await tasks.waitUntilIdle()
        #expect(navigation.map == "a b > sheet s" && window.log == [] && navigation.questions.count == 0)
      }
    }
  }

  @Test func aSecondAttemptWhileTheQuestionIsOpenAsksNothing() async {
    await withChanges(["s"]) { navigation, window, tasks in
      #expect(!navigation.canClose(window))
      await tasks.waitUntilIdle()
      #expect(!navigation.canClose(window))
      #expect(await navigation.confirmLeavingAll() == false)
      #expect(navigation.questions.count == 1)
      navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      #expect(window.log == ["closes"])
    }
  }

  @Test func aScreenThatClosesMeanwhileNeedsNoAnswer() async {
    await withChanges(["b", "s"]) { navigation, window, tasks in
      #expect(!navigation.canClose(window))
      await tasks.waitUntilIdle()
      navigation.opened("s")?.hasChanges = false
      navigation.performNow(.dismiss)
      await tasks.waitUntilIdle()
      #expect(navigation.questions.current?.text == "Discard b?" && navigation.questions.count == 1)
      navigation.closeAllScreens()
      await tasks.waitUntilIdle()
      #expect(navigation.questions.count == 0 && window.log == ["closes"])
    }
  }

  @Test func theAppAsksInAllWindowsBeforeItEnds() async {
    let windows = OpenWindows()
    var ends = 0
    await withChanges(["a"]) { one, oneWindow, tasks in
      await withChanges([]) { saved, savedWindow, _ in
        await withChanges(["s"]) { two, twoWindow, _ in
          let open = [
            OpenWindow(one, in: windows) { oneWindow.showQuestions() },
            OpenWindow(saved, in: windows) { savedWindow.showQuestions() },
            OpenWindow(two, in: windows) { twoWindow.showQuestions() },
          ]
          @MainActor func end() { if windows.canEnd({ end() }) { ends += 1 } }
          for isConfirmed in [false, true] {
            end()
            end()
            await settle(tasks)
            one.questions.current?.confirm()
            await settle(tasks)
            #expect(ends == 0 && two.questions.current?.text == "Discard s?")
            isConfirmed ? two.questions.current?.confirm() : two.questions.current?.decline()
            await settle(tasks)
            #expect(ends == (isConfirmed ? 1 : 0))
            #expect(one.map == "a b > sheet s" && two.map == "a b > sheet s")
          }
          let once = "shows its questions"
          #expect(oneWindow.log == [once, once] && savedWindow.log == [] && twoWindow.log == [once, once])
          end()
          #expect(ends == 1)
          for window in open { window.end() }
          end()
          #expect(ends == 2)
        }
      }
    }
  }

  /// The containers of the windows have their own tasks.
  private func settle(_ tasks: TaskMonitor) async {
    for _ in 0..<20 { await Task.yield() }
    await tasks.waitUntilIdle()
  }
}
