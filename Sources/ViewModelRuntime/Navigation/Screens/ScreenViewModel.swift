/// A view model that can be navigated to.
@MainActor
public protocol ScreenViewModel: ViewModel {
  // These names cannot be names in a schema, since a member of the same name would hide them.
  associatedtype ScreenRoute: NavigationRoute

  /// The inputs of the screen, as a value.
  var screenRoute: ScreenRoute { get }
  /// The texts for the container's title bar.
  var screenTitle: ScreenTitle { get }
  /// The localized question that must be confirmed before the screen is left, or nil if it can be left.
  var leaveQuestion: String? { get }
}

extension ScreenViewModel {
  /// An empty title by default.
  public var screenTitle: ScreenTitle { ScreenTitle() }
  /// Nil by default.
  public var leaveQuestion: String? { nil }
}

/// A screen that returns a value to the command that opened it.
@MainActor
public protocol ResultScreenViewModel: ScreenViewModel {
  /// The type of the value.
  associatedtype ScreenResult: Sendable
}

/// The texts for the title bar of a container.
public struct ScreenTitle: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The text below the title.
  public var subtitle: String?
  /// The text that replaces the title while the screen is loading; otherwise nil.
  public var loadingTitle: String?

  /// Creates the texts of a title bar.
  public init(_ title: String = "", subtitle: String? = nil, loadingTitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.loadingTitle = loadingTitle
  }

  /// The text that the container currently displays: the loading title if there is one.
  public var displayedTitle: String { loadingTitle ?? title }
}
