import Testing
import ViewModelRuntime
import ViewModelTesting

/// What no example can say about a container of services: that its members can be replaced.
@MainActor @Suite struct ServiceBusTests {
  @Test func `the client can be replaced while its view models are in use`() async {
    let app = ClientApp()
    let tasks = TaskMonitor()
    await tasks.run {
      let viewModel = ServiceBusViewModel(repository: .engine, services: app.services, context: .example)
      app.doubles.clientDouble.accountStub.returns(.octocat)
      viewModel.loadAccount()
      await tasks.waitUntilIdle()
      #expect(viewModel.text == "The Octocat")

      let replacement = ClientDouble()
      replacement.accountStub.returns(Account(login: "octocat", name: "Another account"))
      app.services.client = replacement
      viewModel.loadAccount()
      await tasks.waitUntilIdle()
      #expect(viewModel.text == "Another account")
      #expect(app.doubles.clientDouble.accountStub.calls.count == 1)
    }
  }
}
