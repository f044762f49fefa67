/// Navigation between screens. View models call it; the app implements it.
@MainActor
public protocol Navigator: AnyObject, Sendable {
  /// Shows the view model's screen on top of the current one.
  func push(_ viewModel: any ViewModel)
  /// Returns to the previous screen.
  func pop()
  /// Returns to the first screen.
  func popToRoot()
  /// Presents the view model's screen over the current ones.
  func present(_ viewModel: any ViewModel)
  /// Dismisses the presented screen.
  func dismiss()
  /// Replaces all screens with the view model's screen.
  func resetRoot(_ viewModel: any ViewModel)
}

/// Services that include a navigator.
@MainActor
public protocol NavigatorProvider {
  /// The navigator.
  var navigator: any Navigator { get }
}
