import Foundation
import ViewModelRuntime
import ViewModelTesting

/// A view model with test doubles and a manual clock.
@MainActor
struct ViewModelTest<ViewModel: AnyObject, Doubles> {
  let tasks: TaskMonitor
  let clock: ManualClock
  let doubles: Doubles
  var viewModel: ViewModel

  func waitUntilIdle() async { await tasks.waitUntilIdle() }
  func advance(_ duration: Duration) async { await clock.advance(by: duration) }
}

/// Runs a test of a view model and tracks its tasks.
@MainActor
func withViewModel<ViewModel: AnyObject, Doubles>(
  _ doubles: Doubles, _ make: (Doubles, DisplayContext) -> ViewModel,
  _ body: (ViewModelTest<ViewModel, Doubles>) async throws -> Void
) async rethrows {
  let tasks = TaskMonitor()
  let clock = ManualClock(DisplayContext.example.now)
  try await tasks.run {
    let viewModel = make(doubles, .example.with(clock: clock))
    if let started = viewModel as? any ViewModelRuntime.ViewModel { start(started) }
    try await body(ViewModelTest(tasks: tasks, clock: clock, doubles: doubles, viewModel: viewModel))
  }
}

/// Starts streams and reactions without the steps of `on appear`.
@MainActor
private func start<Started: ViewModelRuntime.ViewModel>(_ viewModel: Started) {
  viewModel.viewModelObservers.start(viewModel)
}

@MainActor
func profile(
  _ user: UserInfo = UserInfo(name: "Chris", age: 1, city: "Shanghai"),
  _ body: (ViewModelTest<UserInfoViewModel, UserInfoViewModelDoubles>) async throws -> Void
) async rethrows {
  try await withViewModel(
    UserInfoViewModelDoubles(), { UserInfoViewModel(user: user, services: $0, context: $1) }, body)
}

@MainActor
func signUp(
  _ account: Account = Account(name: "ada"),
  _ body: (ViewModelTest<SignUpViewModel, SignUpViewModelDoubles>) async throws -> Void
) async rethrows {
  try await withViewModel(
    SignUpViewModelDoubles(), { SignUpViewModel(account: account, services: $0, context: $1) }, body)
}

@MainActor
func login(_ body: (ViewModelTest<LoginViewModel, LoginViewModelDoubles>) async throws -> Void) async rethrows {
  try await withViewModel(LoginViewModelDoubles(), { LoginViewModel(services: $0, context: $1) }, body)
}

/// The values of a property since the start of the binding.
@MainActor
final class DeliveredValues<Value> {
  private(set) var values: [Value] = []
  private var token: BindingToken?

  init<Owner: ViewModel>(_ owner: Owner, _ property: KeyPath<Owner, Value>) {
    token = owner.observe(property) { [weak self] in self?.values.append($0) }
  }

  /// Returns the values since the last call.
  func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
