import VmgenSchemaSyntax

/// `router R { … }`
package final class Router: Sendable {
  package let name: String
  package let range: SourceRange
  package let documentation: Documentation
  /// The names of all screens of the module and of the modules that the router's file imports, sorted.
  package let screens: [String]
  package let tabs: [Tabs]
  package let links: [Link]

  init(
    name: String, range: SourceRange, documentation: Documentation, screens: [String], tabs: [Tabs], links: [Link]
  ) {
    self.name = name
    self.range = range
    self.documentation = documentation
    self.screens = screens
    self.tabs = tabs
    self.links = links
  }

  /// `tabs main(user: User) { … }`
  package struct Tabs: Sendable {
    package var name: String
    package var documentation: Documentation
    package var parameters: [Parameter]
    /// The services of the screens, sorted and including `Navigator`.
    package var services: [String]
    package var items: [Tab]
  }

  /// `news: NewsViewModel() "News" icon "newspaper" badge unread`
  package struct Tab: Sendable {
    package var name: String
    package var screen: ViewModelConstruction
    package var title: TypedExpression
    package var icon: TypedExpression?
    /// The name of the display that the badge shows.
    package var badge: String?
  }

  /// `link "/users/{id}" -> [UserViewModel(id: id)]`
  package struct Link: Sendable {
    package var pattern: LinkPattern
    package var parameters: [LinkParameter]
    /// The tab that the link selects, and below whose screens the link opens its own; nil for a link without a tab.
    package var tab: LinkTab?
    package var screens: [ViewModelConstruction]
    package var range: SourceRange
  }

  /// `main.news`, a tab in a link.
  package struct LinkTab: Sendable {
    package var tabs: String
    package var tab: String
  }

  /// A parameter of a link.
  package struct LinkParameter: Sendable {
    package var name: String
    /// The type of the parameter, which is optional for a query item that may be missing.
    package var type: Type
  }
}
