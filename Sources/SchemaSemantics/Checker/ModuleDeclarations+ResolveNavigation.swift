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
        .secondRouter(name: syntax.name.text), at: syntax.name.range,
        labels: [Diagnostic.Label(range: router.syntax.name.range, text: "the first router")])
    }
    tables.router = RouterEntry(syntax)
    index?.define(.router(syntax.name.text), at: syntax.name)
    checkTypeName(syntax.name)
    checkUnique(syntax.tabs.map(\.name), as: "tab set", of: syntax.name.text)
    for syntax in syntax.tabs where tabs[syntax.name.text] == nil {
      tables.tabs[syntax.name.text] = TabsEntry(syntax: syntax)
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
      let parameters = resolveParameters(entry.syntax.parameters, of: name, hasDefaults: true)
      tables.tabs[name]?.parameters = parameters
    }
  }

  /// Computes the services of tabs from those of their screens.
  func closeServicesOfTabs() {
    for (name, entry) in tabs {
      let services = entry.syntax.screens.flatMap { viewModels[$0]?.interface.services ?? [] }
      tables.tabs[name]?.services = Set(services).sorted()
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

/// The view models that are screens.
extension ModuleDeclarations {
  /// Marks the view models that steps and routers navigate to, those with a result, and those that use a navigator.
  ///
  /// A view model that only uses a navigator may have inputs without a route, or be a part of another one; it is then not
  /// a screen. A screen conforms to the protocol of screens in its own module, so other modules that navigate to it do not
  /// count.
  func resolveScreens() {
    for case .router(let router) in syntaxes.filter(isChecked).flatMap(\.declarations) {
      let module = module(of: router.range.file)
      for name in router.screenNames { markScreen(name, from: module) }
    }
    let parts = Set(viewModels.values.flatMap { $0.syntax.members.compactMap { $0.construction?.name.text } })
    for (name, entry) in viewModels {
      if let result = entry.syntax.result {
        let type = resolve(result)
        tables.viewModels[name]?.interface.isScreen = true
        tables.viewModels[name]?.interface.result = type
      }
      let isRestored = entry.syntax.members.contains { if case .restore = $0 { true } else { false } }
      if isRestored { tables.viewModels[name]?.interface.isScreen = true }
      markScreensOpened(in: entry.syntax.members.flatMap(\.node.blocks), using: entry.syntax.uses, by: entry.module)
      let hasRoute = entry.interface.inputs.allSatisfy { conforms($0.type, to: [.codable, .hashable, .sendable]) }
      if hasRoute, !parts.contains(name), !navigators(of: entry.syntax.uses).isEmpty {
        tables.viewModels[name]?.interface.isScreen = true
      }
    }
    if let policy = errorPolicy?.syntax { markScreensOpened(in: policy.blocks, using: policy.uses, by: nil) }
  }

  private func markScreen(_ name: String, from module: String?) {
    guard let entry = viewModels[name], entry.module == module else { return }
    tables.viewModels[name]?.interface.isScreen = true
  }

  /// Returns the names of the navigators among uses.
  private func navigators(of uses: [UseSyntax]) -> [String] {
    uses.filter { $0.service.text == ServiceDeclaration.navigator }.map(\.name.text)
  }

  /// Marks the view models that steps navigate to.
  private func markScreensOpened(in blocks: [StepsSyntax], using uses: [UseSyntax], by module: String?) {
    let navigators = navigators(of: uses)
    guard !navigators.isEmpty else { return }
    for value in blocks.flatMap(\.values) {
      guard case .call(let callee, let arguments) = value.kind, case .member(let base, _) = callee.kind,
        case .name(let use) = base.kind, navigators.contains(use),
        case .call(let screen, _)? = arguments.first?.value.kind, case .name(let name) = screen.kind
      else { continue }
      markScreen(name, from: module)
    }
  }

  /// Returns a text that changes when stored values, the types in them, or the raw values of enums in them change.
  func fingerprint(of values: [(name: String, type: Type)]) -> String {
    var seen: Set<String> = []
    var text = values.map { "\($0.name):\($0.type)" }.joined(separator: ",")
    var work = values.flatMap { $0.type.declaredNames }
    while let name = work.popLast() {
      guard seen.insert(name).inserted else { continue }
      switch types[name]?.declaration {
      case .model(let model):
        text += ";\(name){" + model.fields.map { "\($0.key ?? $0.name):\($0.type)" }.joined(separator: ",") + "}"
      case .enumeration(let enumeration):
        let cases = zip(enumeration.cases, enumeration.jsonValues).map { item, value in
          let raw = enumeration.rawType == nil ? "" : "=\(value)"
          return item.name + raw + item.values.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",")
        }
        text += ";\(name)[\(cases.joined(separator: "|"))]"
      case .extern, .viewModel, nil: text += ";\(name)"
      }
      work += (types[name].flatMap { parts(of: $0) } ?? []).flatMap(\.declaredNames)
    }
    // FNV-1a
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
