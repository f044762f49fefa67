import VmgenSchemaSemantics

extension Diagram {
  /// Creates the map of the screens of some schemas: which screen opens which, with tabs and links.
  package init(screensOf sets: [SchemaSet]) {
    self.init()
    let viewModels = sets.flatMap { $0.schemas.flatMap(\.viewModels) }
    let routers = sets.flatMap { $0.schemas.flatMap(\.routers) }
    for router in routers { addTabs(of: router) }
    for viewModel in viewModels where viewModel.screen != nil { screen(viewModel.name) }
    for viewModel in viewModels { addNavigation(of: viewModel) }
    // A row in a list of a child: each pass connects one level more.
    var count = 0
    while count != nodes.count {
      count = nodes.count
      for viewModel in viewModels { addParts(of: viewModel) }
    }
    for router in routers { addLinks(of: router) }
  }

  @discardableResult
  private mutating func screen(_ name: String) -> NodeID { node("screen \(name)", name, .rounded) }

  private mutating func addTabs(of router: Router) {
    for tabs in router.tabs {
      for tab in tabs.items {
        let item = node("tab \(tabs.name).\(tab.name)", tab.name, .pill, in: "tabs \(tabs.name)")
        connect(item, screen(tab.screen.name))
      }
    }
  }

  private mutating func addNavigation(of viewModel: ViewModel) {
    viewModel.forEachStep { step in
      guard let navigation = step.navigation else { return }
      let word = navigation.kind.rawValue
      if let opened = navigation.viewModel { connect(screen(viewModel.name), screen(opened.name), word) }
      guard let tabs = navigation.tabs else { return }
      // The tabs of a router of another module have no node.
      if let first = nodes.indices.first(where: { nodes[$0].frame == "tabs \(tabs.name)" }) {
        connect(screen(viewModel.name), first, word)
      }
    }
  }

  /// Connects a view model that opens a screen with those that contain it as a child or as rows.
  private mutating func addParts(of viewModel: ViewModel) {
    for part in viewModel.childMembers {
      guard let inner = node("screen \(part.viewModel)") else { continue }
      connect(screen(viewModel.name), inner, part.id.name, isDashed: true)
    }
  }

  private mutating func addLinks(of router: Router) {
    for link in router.links {
      var last = node("link \(link.pattern.text)", link.pattern.text, .hexagon)
      if let tab = link.tab, let item = node("tab \(tab.tabs).\(tab.tab)") {
        connect(last, item, isDashed: true)
        last = item
      }
      for opened in link.screens {
        let next = screen(opened.name)
        connect(last, next, isDashed: true)
        last = next
      }
    }
  }
}

extension Schema {
  fileprivate var routers: [Router] {
    declarations.compactMap { if case .router(let router) = $0 { router } else { nil } }
  }
}
