import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

@testable import DocumentationExamples

@MainActor
@Suite struct SignInTests {
  @Test func `the command runs until the service responds`() async {
    let tasks = TaskMonitor()
    await tasks.run {
      let doubles = LoginViewModelDoubles()
      doubles.sessionDouble.signInStub.holds()
      let viewModel = LoginViewModel(services: doubles, context: .example)
      viewModel.login.text = "ada"
      viewModel.password.text = "secret"

      viewModel.signIn()
      await tasks.waitUntilIdle()
      #expect(viewModel.signIn.isRunning)

      doubles.sessionDouble.signInStub.returns(User(id: 1, name: "Ada"))
      await tasks.waitUntilIdle()
      #expect(!viewModel.signIn.isRunning)
      #expect(doubles.sessionDouble.signInStub.calls.map(\.login) == ["ada"])
      #expect(doubles.navigatorDouble.moves == ["resetRoot InboxViewModel"])
    }
    #expect(tasks.reports.isEmpty)
  }
}
