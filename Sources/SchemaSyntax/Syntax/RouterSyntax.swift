/// `router R { … }`: the screens of a module, with its tabs and links.
package final class RouterSyntax: DeclarationNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  /// The screens that nothing else names.
  package let screens: [ScreenSyntax]
  package let tabs: [TabsSyntax]
  package let links: [LinkSyntax]

  init(documentation: [String], range: SourceRange, name: Identifier, items: [RouterItem]) {
    self.documentation = documentation
    self.range = range
    self.name = name
    screens = items.compactMap { if case .screen(let name) = $0 { name } else { nil } }
    tabs = items.compactMap { if case .tabs(let tabs) = $0 { tabs } else { nil } }
    links = items.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  package var typeName: String? { name.text }
  package var parts: [SourceRange] { screens.map(\.range) + tabs.flatMap(\.items).map(\.range) + links.map(\.range) }
}

/// An item of a router.
indirect enum RouterItem {
  case screen(ScreenSyntax)
  case tabs(TabsSyntax)
  case link(LinkSyntax)
}

/// `screen AboutViewModel`
package struct ScreenSyntax: Sendable {
  package var range: SourceRange
  package var name: Identifier
}

/// `tabs main(user: User) { … }`
package final class TabsSyntax: Sendable {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let parameters: [ParameterSyntax]
  package let items: [TabSyntax]

  init(
    documentation: [String], range: SourceRange, name: Identifier, parameters: [ParameterSyntax], items: [TabSyntax]
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.parameters = parameters
    self.items = items
  }
}

/// `news: NewsViewModel() "News" icon "newspaper" badge unread`
package final class TabSyntax: Sendable {
  package let range: SourceRange
  package let name: Identifier
  package let screen: Expression
  package let title: Expression
  package let icon: Expression?
  package let badge: Identifier?

  init(
    range: SourceRange, name: Identifier, screen: Expression, title: Expression, icon: Expression?, badge: Identifier?
  ) {
    self.range = range
    self.name = name
    self.screen = screen
    self.title = title
    self.icon = icon
    self.badge = badge
  }
}

/// `link "/users/{id}" -> [HomeViewModel(), UserViewModel(id: id)]`
package final class LinkSyntax: Sendable {
  package let range: SourceRange
  package let pattern: Expression
  package let screens: [Expression]

  init(range: SourceRange, pattern: Expression, screens: [Expression]) {
    self.range = range
    self.pattern = pattern
    self.screens = screens
  }
}
