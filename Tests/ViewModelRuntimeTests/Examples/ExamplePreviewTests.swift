import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Examples of a schema as states of a preview.
@MainActor
struct ExamplePreviewTests {
  private static let signIn = ExamplePreview<LoginViewModel>(
    "a code is requested", doubles: { LoginViewModelDoubles() },
    given: { doubles, context in
      doubles.sessionDouble.signInStub.throws(.oneTimePasswordRequired)
      return LoginViewModel(services: doubles, context: context)
    },
    steps: [
      { viewModel, _, _ in viewModel.username.value = "ada" },
      { viewModel, _, _ in viewModel.password.value = "secret" },
      { viewModel, _, _ in viewModel.signIn() },
      { _, doubles, _ in doubles.sessionDouble.signInStub.holds() },
      { viewModel, _, _ in viewModel.signIn(code: "1") },
    ])

  @Test func aPreviewStopsAfterAnyStep() async {
    #expect(Self.signIn.stepCount == 5)
    let given = await Self.signIn.performed(after: 0)
    #expect(given.username.text == "" && !given.needsCode)
    let typed = await Self.signIn.performed(after: 2)
    #expect(typed.password.text == "secret" && typed.signIn.canRun && !typed.needsCode)
    let asked = await Self.signIn.performed(after: 3)
    #expect(asked.needsCode && !asked.signIn.isRunning)
    let running = await Self.signIn.performed()
    #expect(running.signIn.isRunning && running.signIn.busyText == "Logging in…")
    for count in [-1, 6] {
      let viewModel = await Self.signIn.performed(after: count)
      #expect(viewModel.signIn.isRunning == (count > 0))
    }
  }

  @Test func aPreviewShowsTheViewModelBeforeItsStepsArePerformed() async {
    let viewModel = LoginViewModel.preview(Self.signIn, after: 3)
    #expect(viewModel.username.text == "")
    await wait(until: { viewModel.needsCode })
  }

  @Test func thePreviewsOfAnExampleAreIndependent() async {
    let first = await Self.signIn.performed(after: 1)
    let second = await Self.signIn.performed(after: 1)
    first.username.text = "grace"
    #expect(second.username.text == "ada" && first !== second)
  }

  @Test func thePreviewHasTheContextOfExamples() async {
    let viewModel = await Self.signIn.performed()
    #expect(viewModel.context.now == DisplayContext.example.now)
    #expect(viewModel.context.locale == DisplayContext.example.locale)
  }

  @Test func aGalleryMovesBetweenTheStepsOfItsExamples() {
    var position = ExamplePosition(stepCounts: [2, 0])
    #expect(position.text == "2/2" && position.canMoveBack && !position.canMoveOn)
    position.moveOn()
    position.moveBack()
    #expect(position.text == "1/2" && position.canMoveOn)
    position.moveBack()
    position.moveBack()
    #expect(position.text == "0/2" && !position.canMoveBack)
    position.example = 1
    #expect(position.text == "0/0" && !position.canMoveBack && !position.canMoveOn)
    position.example = 0
    #expect(position.text == "2/2")
    #expect(ExamplePosition(stepCounts: []).text == "0/0")
  }
}
