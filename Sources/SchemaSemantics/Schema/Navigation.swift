import VmgenSchemaSyntax

/// `navigator.push(HomeViewModel(user: user))`
package struct Navigation: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case push, pop, popToRoot, present, cover, dismiss, resetRoot, open, finish
  }
  /// The `use` of the navigator.
  package var use: MemberID
  package var kind: Kind
  package var viewModel: ViewModelConstruction?
  /// The tabs of `resetRoot(main)`.
  package var tabs: TabsConstruction?
  /// The address of `open`.
  package var url: TypedExpression?
}

extension Navigation: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) {
    viewModel?.arguments.forEachRoot(visit)
    tabs?.arguments.forEachRoot(visit)
    if let url { visit(.expression(url)) }
  }
}

/// `main(user: user)`, the tabs of a router.
package struct TabsConstruction: Sendable {
  package var name: String
  package var arguments: [CallArgument]
  /// The services of the tabs' screens.
  package var services: [String]
}

/// `HomeViewModel(user: user)`
package struct ViewModelConstruction: Sendable {
  package var name: String
  package var arguments: [CallArgument]
}

/// A view model that can be navigated to.
package struct Screen: Sendable {
  /// The type of the value that the screen returns, if any.
  package var result: Type?
  /// A text that changes when stored routes can no longer be decoded.
  package var fingerprint: String
  /// A text that changes when the stored values of the screen can no longer be decoded.
  package var valuesFingerprint = ""
}

extension ViewModel {
  /// The displays that the container shows in its title bar, in the order of the title's parts.
  package var titleDisplays: [Derived] {
    ["title", "subtitle", "loadingTitle"].compactMap { name in
      derived.first { $0.isProperty && $0.name == name && $0.type.unwrapped == .string }
    }
  }
}

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
