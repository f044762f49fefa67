import Testing
import ViewModelRuntime
import ViewModelTesting

/// Steps of a screen that closes, and what is left of it afterwards.
@MainActor @Suite struct ClosedScreenTests {
  private let app = ClientApp()

  private var context: DisplayContext {
    var context = DisplayContext.example
    context.questions = app.navigation.questions
    return context
  }

  /// Opens two sheets over a screen.
  private func openSheets() throws -> SheetViewModel {
    app.navigation.resetRoot(LobbyViewModel(services: app.services, context: context))
    app.navigation.commitPending()
    try #require(app.navigation.topScreen as? LobbyViewModel).open()
    app.navigation.commitPending()
    try #require(app.navigation.topScreen as? SheetViewModel).more()
    app.navigation.commitPending()
    return try #require(app.navigation.topScreen as? SheetViewModel)
  }

  @Test(
    arguments: [
      { $0.closeTwice() }, { $0.popAndDismiss() }, { $0.dismissAndPop() }, { $0.dismissAndPopToRoot() },
      { $0.finishAndDismiss() },
      {
        $0.close()
        $0.close()
      },
      { $0.part.closeTwice() },
    ] as [@MainActor @Sendable (SheetViewModel) -> Void])
  func `steps of one change close only their own sheet`(close: @MainActor @Sendable (SheetViewModel) -> Void) throws {
    let sheet = try openSheets()
    close(sheet)
    app.navigation.commitPending()
    #expect(app.stacks == [["LobbyViewModel"], ["SheetViewModel"]])
    close(sheet)
    app.navigation.commitPending()
    #expect(app.stacks == [["LobbyViewModel"], ["SheetViewModel"]])
  }

  @Test func `a pushed screen of a sheet closes its own sheet`() throws {
    try openSheets().pushed()
    app.navigation.commitPending()
    try #require(app.navigation.topScreen as? SheetViewModel).popAndDismiss()
    app.navigation.commitPending()
    #expect(app.stacks == [["LobbyViewModel"], ["SheetViewModel"]])
  }

  @Test func `a sheet can be replaced`() throws {
    try openSheets().replace()
    app.navigation.commitPending()
    #expect(app.stacks == [["LobbyViewModel"], ["SheetViewModel"], ["SheetViewModel"]])
    #expect((app.navigation.topScreen as? SheetViewModel)?.name == "C")
  }

  @Test(
    arguments: [
      { app, _ in app.navigation.dismiss() }, { app, _ in app.navigation.back() },
      { app, sheet in sheet.close() }, { app, _ in app.navigation.closeAllScreens() },
      { app, _ in app.navigation.resetRoot(LobbyViewModel(services: app.services, context: .example)) },
    ] as [@MainActor @Sendable (ClientApp, SheetViewModel) -> Void])
  func `the questions of a closed screen end with the commit`(
    close: @MainActor @Sendable (ClientApp, SheetViewModel) -> Void
  ) async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      let sheet = try openSheets()
      let part = sheet.part
      let run = sheet.ask()
      part.ask()
      await tasks.waitUntilIdle()
      #expect(app.navigation.questions.count == 2)
      close(app, sheet)
      app.navigation.commitPending()
      #expect(app.navigation.questions.count == 0)
      #expect(app.navigation.questions.current == nil)
      #expect(!sheet.ask.isRunning && sheet.ask.question == nil)
      #expect(!part.ask.isRunning && part.ask.question == nil)
      guard case .cancelled = run.outcome else { return #expect(Bool(false), "\(String(describing: run.outcome))") }
      await tasks.waitUntilIdle()
      #expect(sheet.note == "" && part.note == "")
    }
  }

  @Test func `a command of a closed screen has no effect`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      let sheet = try openSheets()
      sheet.close()
      app.navigation.commitPending()
      sheet.ask()
      sheet.part.ask()
      await tasks.waitUntilIdle()
      #expect(app.navigation.questions.current == nil && !sheet.ask.isRunning)
    }
  }

  @Test func `a pending entry is written when the screen closes`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      let sheet = try openSheets()
      sheet.draft.text = "typed"
      #expect(sheet.draft.isPending)
      sheet.close()
      app.navigation.commitPending()
      #expect(sheet.draft.value == "typed" && sheet.saved == "typed")
    }
  }

  @Test func `a screen that is opened again works`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      let sheet = try openSheets()
      sheet.close()
      app.navigation.commitPending()
      app.navigation.present(sheet)
      app.navigation.commitPending()
      sheet.ask()
      sheet.part.ask()
      await tasks.waitUntilIdle()
      #expect(app.navigation.questions.count == 2)
      app.navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      #expect(sheet.note == "deleted")
      sheet.draft.text = "again"
      sheet.draft.isEditing = false
      #expect(sheet.saved == "again")
    }
  }
}
