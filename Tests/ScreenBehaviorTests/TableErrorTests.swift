import Testing
import ViewModelRuntime
import ViewModelTesting

/// The question of the error policy after a load of a table. Examples answer the questions of commands only.
@MainActor @Suite struct TableErrorTests {
  @Test func `an expired sign-in in a table shows an alert, then the login screen`() async throws {
    let app = ClientApp()
    let tasks = TaskMonitor()
    try await tasks.run {
      var context = DisplayContext.example
      context.questions = app.navigation.questions
      let table = TableViewModel(services: app.services, context: context)
      app.navigation.resetRoot(table)
      app.navigation.commitPending()
      app.doubles.clientDouble.repositoriesStub.throws(.signInExpired)
      table.appear()
      await tasks.waitUntilIdle()
      let question = try #require(app.navigation.questions.current)
      #expect(question.text == "Your sign-in has expired. Sign in again?")
      question.confirm()
      await tasks.waitUntilIdle()
      #expect(app.stacks == [["LoginViewModel"]])
    }
  }
}
