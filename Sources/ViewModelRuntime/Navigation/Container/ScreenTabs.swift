/// The tabs of a container. Each tab has a root screen and a stack of its own.
@MainActor
public struct ScreenTabs {
  /// The name of the tabs in the schema.
  public let name: String
  /// The tabs in order.
  public let items: [ScreenTab]
  /// The index of the first visible tab.
  public let selected: Int

  /// Creates tabs.
  public init(_ items: [ScreenTab], name: String = "", selected: Int = 0) {
    self.name = name
    self.items = items
    self.selected = selected
  }
}

/// A tab of a container.
@MainActor
public struct ScreenTab {
  /// The name of the tab in the schema.
  public let name: String
  /// The root screen of the tab.
  public let screen: any ScreenViewModel
  private let readLabel: () -> ScreenTabLabel

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - screen: The root screen of the tab.
  ///   - name: The name of the tab, which links can select.
  ///   - label: Returns the label of the tab. It reads displays of the screen, so that the badge follows them.
  public init<Root: ScreenViewModel>(
    _ screen: Root, name: String = "", label: @escaping @MainActor (Root) -> ScreenTabLabel
  ) {
    self.name = name
    self.screen = screen
    readLabel = { label(screen) }
  }

  /// The texts and the icon of the tab's button.
  public var label: ScreenTabLabel { readLabel() }
}

/// The texts and the icon of a tab's button.
public struct ScreenTabLabel: Hashable, Sendable {
  /// The localized title.
  public var title: String
  /// The name of the icon.
  public var icon: String?
  /// The text of the badge, or nil for none.
  public var badge: String?

  /// Creates the label of a tab.
  public init(_ title: String, icon: String? = nil, badge: String? = nil) {
    self.title = title
    self.icon = icon
    self.badge = badge
  }

  /// Creates the label of a tab with a number as its badge. Zero shows no badge.
  public init(_ title: String, icon: String? = nil, badge: Int) {
    self.init(title, icon: icon, badge: badge == 0 ? nil : "\(badge)")
  }
}
