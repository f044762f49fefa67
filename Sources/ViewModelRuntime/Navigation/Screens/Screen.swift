/// A view model that can be navigated to.
@MainActor
public protocol Screen: ViewModel {
  // These names cannot be names in a schema, since a member of the same name would hide them.
  associatedtype ScreenRoute: NavigationRoute

  /// The inputs of the screen, as a value.
  var screenRoute: ScreenRoute { get }
  /// The texts for the container's title bar.
  var screenTitle: ScreenTitle { get }
  /// The question that must be confirmed before the screen is left, or nil if it can be left.
  var leaveQuestion: LeaveQuestion? { get }
}

extension Screen {
  /// An empty title by default.
  public var screenTitle: ScreenTitle { ScreenTitle() }
  /// Nil by default.
  public var leaveQuestion: LeaveQuestion? { nil }
}

/// A screen that returns a value to the command that opened it.
@MainActor
public protocol ResultScreen: Screen {
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

/// The question that a container asks before a screen with unsaved changes is left.
public struct LeaveQuestion: Hashable, Sendable {
  /// The localized question.
  public var text: String
  /// The localized explanation below the question.
  public var message: String?
  /// The localized text of the button that leaves the screen.
  public var leaveText: String?

  /// Creates a question.
  public init(_ text: String, message: String? = nil, leaveText: String? = nil) {
    self.text = text
    self.message = message
    self.leaveText = leaveText
  }
}
