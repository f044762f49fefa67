/// A step of navigation that a view model requests.
@MainActor
public enum NavigationStep {
  /// Shows a screen on top of the current one.
  case push(any ScreenViewModel)
  /// Returns to the previous screen.
  case pop
  /// Returns to the first screen.
  case popToRoot
  /// Presents a screen over the current ones.
  case present(any ScreenViewModel, ScreenPresentation = .sheet)
  /// Dismisses the presented screen.
  case dismiss
  /// Replaces all screens with a screen.
  case resetRoot(any ScreenViewModel)
  /// Replaces all screens with tabs.
  case resetTabs(ScreenTabs)
  /// Shows the screens of a link.
  case open(url: String)
}
