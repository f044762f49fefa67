/// How an app goes from screen to screen: view models say where to, the app says how.
@MainActor
public protocol Navigator: AnyObject, Sendable {
  /// Shows the view model's screen on top of the present one.
  func push(_ viewModel: any ViewModel)
  /// Goes back one screen.
  func pop()
  /// Goes back to the first screen.
  func popToRoot()
  /// Shows the view model's screen over the present ones, until it is dismissed.
  func present(_ viewModel: any ViewModel)
  /// Takes away what is presented.
  func dismiss()
  /// Makes the view model's screen the first and only one.
  func resetRoot(_ viewModel: any ViewModel)
}

/// Services that have a navigator.
@MainActor
public protocol NavigatorProvider {
  /// Where view models say where to go.
  var navigator: any Navigator { get }
}
