import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Inputs of controls whose view models have been released, such as a tap of a row that disappears.
@MainActor
struct ReleasedViewModelTests {
  private func signUp() -> SignUpViewModel {
    SignUpViewModel(account: Account(name: "ada"), services: SignUpViewModelDoubles(), context: .example)
  }

  private func lost(_ viewModel: String, _ member: String) -> ViewModelFault {
    .inputAfterRelease(viewModel: viewModel, member: member)
  }

  @Test func aTapIsReportedOnceAndHasNoEffect() {
    let button = FakeButton()
    var viewModel: FarewellViewModel? = FarewellViewModel(context: .example)
    let token = viewModel?.bindings.leave.to(button)
    viewModel = nil
    let faults = ViewModelFault.recorded {
      button.press()
      button.press()
    }
    #expect(faults == [lost("FarewellViewModel", "leave")])
    token?.end()
  }

  @Test func typedTextIsReportedAndTheEndOfEditingIsNot() {
    let field = FakeField()
    var viewModel: LoginViewModel? = LoginViewModel(services: LoginViewModelDoubles(), context: .example)
    let token = viewModel?.bindings.username.to(field)
    viewModel = nil
    #expect(
      ViewModelFault.recorded {
        field.send(.began)
        field.send(.ended)
      } == [])
    #expect(ViewModelFault.recorded { field.type("ada") } == [lost("LoginViewModel", "username")])
    token?.end()
    #expect(ViewModelFault.recorded { field.type("bob") } == [])
  }

  @Test func aChosenValueIsReported() {
    let control = FakeControl(false)
    var viewModel: SignUpViewModel? = signUp()
    let token = viewModel?.bindings.newsletter.to(control)
    viewModel = nil
    #expect(ViewModelFault.recorded { control.choose(true) } == [lost("SignUpViewModel", "newsletter")])
    token?.end()
  }

  @Test func aStoredCommandOfAReleasedViewModelIsCancelledAndReported() async {
    var desk: ChoreDeskViewModel? = ChoreDeskViewModel(
      depth: 0, services: LateCallTests.Services(NavigatorDouble()), context: .example)
    let erase = desk?.erase
    desk = nil
    let faults = await ViewModelFault.recordedAsync {
      #expect(erase?().outcome.name == "cancelled")
    }
    #expect(faults == [lost("ChoreDeskViewModel", "erase")])
  }

  @Test func aSelectionAndARefreshOfAListAreReportedOnce() {
    var news: NewsViewModel? = NewsViewModel(services: NewsViewModelDoubles(), context: .example)
    let port = news.map { RowsPort($0, \.rows) }
    news = nil
    let faults = ViewModelFault.recorded {
      port?.setSelected(true, 1)
      port?.refresh?.run()
      port?.rowAppeared(1)
    }
    #expect(faults == [lost("NewsViewModel", "rows")])
  }
}
