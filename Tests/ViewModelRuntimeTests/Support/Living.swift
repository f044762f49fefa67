import Foundation
import ViewModelRuntime

/// A view model under test whose services are doubles and whose clock stands still.
@MainActor
struct Living<ViewModel: AnyObject, Doubles> {
  let activity: Activity
  let clock: ManualClock
  let doubles: Doubles
  var viewModel: ViewModel

  func settle() async { await activity.settle() }
  func advance(_ duration: Duration) async { await clock.advance(by: duration) }
}

/// Runs a test on a view model, counting what goes on in it.
@MainActor
func living<ViewModel: AnyObject, Doubles>(
  _ doubles: Doubles, _ make: (Doubles, DisplayContext) -> ViewModel,
  _ body: (Living<ViewModel, Doubles>) async throws -> Void
) async rethrows {
  let activity = Activity()
  let clock = ManualClock(DisplayContext.example.now)
  try await activity.run {
    let viewModel = make(doubles, .example.with(clock: clock))
    try await body(Living(activity: activity, clock: clock, doubles: doubles, viewModel: viewModel))
  }
}

@MainActor
func profile(
  _ user: UserInfo = UserInfo(name: "Chris", age: 1, city: "Shanghai"),
  _ body: (Living<UserInfoViewModel, UserInfoViewModelDoubles>) async throws -> Void
) async rethrows {
  try await living(
    UserInfoViewModelDoubles(), { UserInfoViewModel(user: user, services: $0, context: $1) }, body)
}

@MainActor
func signUp(
  _ account: Account = Account(name: "ada"),
  _ body: (Living<SignUpViewModel, SignUpViewModelDoubles>) async throws -> Void
) async rethrows {
  try await living(
    SignUpViewModelDoubles(), { SignUpViewModel(account: account, services: $0, context: $1) }, body)
}

@MainActor
func login(_ body: (Living<LoginViewModel, LoginViewModelDoubles>) async throws -> Void) async rethrows {
  try await living(LoginViewModelDoubles(), { LoginViewModel(services: $0, context: $1) }, body)
}

/// What a property was seen as, from the binding on.
@MainActor
final class Sightings<Value> {
  private(set) var values: [Value] = []
  private var token: BindingToken?

  init<Owner: ViewModel>(_ owner: Owner, _ property: KeyPath<Owner, Value>) {
    token = owner.observe(property) { [weak self] in self?.values.append($0) }
  }

  /// Those since it was last asked.
  func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
