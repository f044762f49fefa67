import VmgenSchemaSyntax

/// The router of the module being generated.
struct RouterEntry {
  let syntax: RouterSyntax
  /// The valid patterns of its links.
  let patterns: [LinkPattern]

  init(_ syntax: RouterSyntax) {
    self.syntax = syntax
    patterns = syntax.links.compactMap { link in
      if case .string(let literal) = link.pattern.kind { literal.plainText.flatMap { LinkPattern($0) } } else { nil }
    }
  }
}

/// Tabs of the router.
struct TabsEntry {
  let syntax: TabsSyntax
  var parameters: [Parameter] = []
  /// The services of the screens, sorted and including `Navigator`.
  var services: [String] = []
}

/// Routers: their names, their tabs and the screens that they name.
extension ModuleDeclarations {
  func declareRouter(_ syntax: RouterSyntax, _ module: String?) {
    guard module == nil, isNameable(syntax.name) else { return }
    if let router {
      return report(
        .secondRouter, at: syntax.name.range, ["name": syntax.name.text],
        labels: [Diagnostic.Label(range: router.syntax.name.range, text: "the first router")])
    }
    router = RouterEntry(syntax)
    index?.define(.router(syntax.name.text), at: syntax.name)
    checkTypeName(syntax.name)
    checkUnique(syntax.tabs.map(\.name), as: "tab set", of: syntax.name.text)
    for syntax in syntax.tabs where tabs[syntax.name.text] == nil {
      tabs[syntax.name.text] = TabsEntry(syntax: syntax)
      index?.define(.tabs(syntax.name.text), at: syntax.name)
    }
  }

  /// Reports a router that has the name of another declaration.
  func checkRouterName() {
    guard let name = router?.syntax.name, let first = typeOrService(named: name.text) else { return }
    reportDuplicate(name, first: first.range, module: first.module)
  }

  func resolveTabs() {
    for (name, entry) in tabs.sorted(by: { $0.value.syntax.range.lower < $1.value.syntax.range.lower }) {
      checkMemberName(entry.syntax.name, as: "tabs", reserved: [], owner: router?.syntax.name.text ?? "")
      for parameter in entry.syntax.parameters.compactMap(\.name) where Self.surroundings.contains(parameter.text) {
        checkMemberName(parameter, as: "parameter", reserved: Self.surroundings, owner: name)
      }
      tabs[name]?.parameters = resolveParameters(entry.syntax.parameters, of: name, hasDefaults: true)
    }
  }

  /// Computes the services of tabs from those of their screens.
  func closeServicesOfTabs() {
    for (name, entry) in tabs {
      let services = entry.syntax.screens.flatMap { viewModels[$0]?.interface.services ?? [] }
      tabs[name]?.services = Set(services).sorted()
    }
  }

  /// Returns the view models that the router creates, and those of the imported modules whose views it requires.
  func viewModelsOfRouter() -> Set<String> {
    guard let router else { return [] }
    let modules = Set(imports[router.syntax.range.file] ?? [])
    let imported = viewModels.filter { $0.value.module.map(modules.contains) ?? false }.keys
    return router.syntax.screenNames.union(imported)
  }

  /// The parameters that a generated function for tabs adds.
  private static let surroundings: Set<String> = ["services", "context"]
}

extension RouterSyntax {
  /// The names of the view models that the router names as screens.
  var screenNames: Set<String> {
    Set(screens.map(\.name.text) + tabs.flatMap(\.screens) + links.flatMap(\.screens).compactMap(\.calledName))
  }
}

extension TabsSyntax {
  /// The names of the view models of the tabs.
  var screens: [String] { items.compactMap(\.screen.calledName) }
}

extension Expression {
  /// The name in a call `HomeViewModel(…)`, or nil for other expressions.
  var calledName: String? {
    if case .call(let callee, _) = kind, case .name(let name) = callee.kind { name } else { nil }
  }

  /// The name in `main` or `main(…)`, or nil for other expressions.
  var plainOrCalledName: String? {
    if case .name(let name) = kind { name } else { calledName }
  }
}
