@testable import VmgenSchemaSemantics

// The router and the error policy, which the screens after them use.
extension ModuleMaker {
  mutating func declareRouter() {
    let leaves = viewModels.filter { if case .leaf = $0.role { true } else { false } }
    guard !random.chance(4), let first = leaves.first else { return }
    let name = typeName("AppRouter")
    var items: [SchemaPart] = []
    if let picker = viewModels.last, random.chance(2) {
      items.append(SchemaPart("screen \(picker.name)", .routerScreen))
    }
    if !random.chance(3) { items.append(tabBar(leaves)) }
    for (index, leaf) in leaves.enumerated() { items.append(link("path\(index)", to: leaf, isInTabs: false)) }
    if tabs != nil, random.chance(2) { items.append(link("tab", to: first, isInTabs: true)) }
    add(SchemaPart(block: "router \(name)", items, .router))
  }

  private mutating func tabBar(_ leaves: [Interface]) -> SchemaPart {
    let name = functionName("main")
    let tabItems = leaves.enumerated().map { index, leaf in
      let values = leaf.inputs.filter { !$0.hasDefault }.map { "\($0.name): \(random.constant($0.type) ?? "nil")" }
      let icon = random.chance(2) ? " icon \"star\"" : ""
      let badge = leaf.displays.first { $0.type == .int || $0.type == .string || $0.type == .optional(.string) }
      let shown = badge.map { " badge \($0.name)" } ?? ""
      let line = "tab\(index): \(leaf.name)(\(values.joined(separator: ", "))) \"Tab \(index)\"\(icon)\(shown)"
      return shown.isEmpty ? SchemaPart(line) : SchemaPart(line, .badge)
    }
    tabs = (name, [], leaves)
    return SchemaPart(block: "tabs \(name)", tabItems, .tabs)
  }

  private mutating func link(_ path: String, to leaf: Interface, isInTabs: Bool) -> SchemaPart {
    let inputs = leaf.inputs.filter { !$0.hasDefault }
    let segments = inputs.map { "/{\($0.name)}" }.joined()
    let query = leaf.inputs.first { $0.hasDefault && $0.type.isOptional }
    let values = inputs.map { "\($0.name): \($0.name)" } + (query.map { ["\($0.name): \($0.name)"] } ?? [])
    let queryItem = query.map { "?q={\($0.name)}" } ?? ""
    let opened = "\(leaf.name)(\(values.joined(separator: ", ")))"
    let examples = inputs.map { input in
      switch input.type {
      case .int: "/7"
      case .bool: "/true"
      default: "/some"
      }
    }
    linkPaths.append("/\(path)\(examples.joined())")
    guard isInTabs, let tabs else {
      return SchemaPart("link \"/\(path)\(segments)\(queryItem)\" -> [\(opened)]", .link)
    }
    return SchemaPart("link \"/\(path)\(segments)\(queryItem)\" -> [\(tabs.name).tab0, \(opened)]", .linkToTab)
  }

  /// Declares what happens to errors that nothing catches.
  mutating func declarePolicy() {
    guard random.chance(2) else { return }
    var members = [SchemaPart("use navigator: Navigator")]
    var isNotified = false
    let silent = services.lazy.flatMap { service in service.functions.map { (service, $0) } }
      .first { $0.1.kind == .request && $0.1.result == nil && !$0.1.canThrow }
    if let silent {
      members.append(SchemaPart("use \(silent.0.instance): \(silent.0.name)"))
      isNotified = true
    }
    for error in errors where random.chance(2) {
      guard let made = random.pick(error.cases), let screen = viewModels.first(where: \.isScreen) else { continue }
      let values = screen.inputs.filter { !$0.hasDefault }.map { "\($0.name): \(random.constant($0.type) ?? "nil")" }
      let step = SchemaPart("navigator.resetRoot(\(screen.name)(\(values.joined(separator: ", "))))", .resetRoot)
      members.append(SchemaPart(block: "catch \(error.name).\(made.name)", random.chance(2) ? [step] : [], .catchCase))
    }
    if isNotified, let silent, let values = random.arguments(silent.1.callParameters, 0) {
      let step = SchemaPart("await \(silent.0.instance).\(silent.1.name)(\(values))", .awaitCall)
      members.append(SchemaPart(block: "catch", [step], .catchAll))
    } else {
      members.append(SchemaPart(block: "catch", [SchemaPart("navigator.popToRoot()", .popToRoot)], .catchAll))
    }
    hasPolicy = true
    add(SchemaPart(block: "errors", members, .errorPolicy))
  }
}
