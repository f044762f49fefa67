import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns what stored data and URLs depend on.
func dataFacts(of declaration: Schema.Declaration) -> [ContractFact] {
  switch declaration {
  case .enumeration(let declaration): jsonFacts(of: declaration)
  case .model(let model): jsonFacts(of: model)
  case .viewModel(let viewModel): screenFacts(of: viewModel)
  case .router(let router): routerFacts(of: router)
  case .externType, .function, .service, .serviceContainer, .sample, .errorPolicy: []
  }
}

/// The JSON of an extern model is written by hand.
private func jsonFacts(of model: ModelDeclaration) -> [ContractFact] {
  guard !model.isExtern, model.conformances.contains(.codable) else { return [] }
  return model.fields.map { field in
    var fact = ContractFact(
      .jsonKey, "key", field.key ?? field.name, of: model.name, field.type.unwrapped.description, at: field.range)
    fact.isRequired = !field.type.isOptional && field.defaultValue == nil
    return fact
  }
}

private func jsonFacts(of declaration: EnumDeclaration) -> [ContractFact] {
  guard declaration.conformances.contains(.codable) else { return [] }
  return declaration.cases.map { item in
    ContractFact(
      .jsonCase, "value", item.rawValue?.literalText ?? item.name, of: declaration.name, item.values.list,
      at: item.range)
  }
}

private func screenFacts(of viewModel: ViewModel) -> [ContractFact] {
  guard let screen = viewModel.screen else { return [] }
  var facts = [
    ContractFact(.screen, "screen", "route", of: viewModel.name, screen.fingerprint, at: viewModel.range)
  ]
  if viewModel.restoredValues != nil {
    let restore = viewModel.members.first { if case .restore = $0 { true } else { false } }
    facts.append(
      ContractFact(
        .restoration, "restored values", "restore", of: viewModel.name, screen.valuesFingerprint,
        at: restore?.checked.range ?? viewModel.range))
  }
  return facts
}

private func routerFacts(of router: Router) -> [ContractFact] {
  let tabs = router.tabs.flatMap { tabs in
    tabs.items.map { tab in
      ContractFact(.tab, "tab", "\(tabs.name).\(tab.name)", of: router.name, tab.screen.name, at: router.range)
    }
  }
  return tabs + router.links.flatMap { link in linkFacts(of: link, in: router) }
}

/// A link is identified by its path without the names of parameters, which no URL contains.
private func linkFacts(of link: Router.Link, in router: Router) -> [ContractFact] {
  let types = Dictionary(link.parameters.map { ($0.name, $0.type) }) { first, _ in first }
  let path = link.pattern.segments.map { segment in
    if case .literal(let text) = segment { "/\(text)" } else { "/{}" }
  }
  let inPath = link.pattern.segments.compactMap { segment in
    if case .parameter(let name) = segment { types[name]?.description } else { nil }
  }
  let query = link.pattern.queryItems.map { item in "\(item.key)={\(types[item.parameter]?.description ?? "")}" }
  let name = path.isEmpty ? "/" : path.joined()
  let targets = (link.tab.map { ["\($0.tabs).\($0.tab)"] } ?? []) + link.screens.map(\.name)
  return [
    ContractFact(
      .link, "link", name, of: router.name, (inPath + query.sorted()).joined(separator: ", "), at: link.range),
    ContractFact(.linkTarget, "link", name, of: router.name, targets.joined(separator: ", "), at: link.range),
  ]
}

extension TypedExpression {
  /// The value of a literal of a raw value.
  fileprivate var literalText: String? {
    switch kind {
    case .integer(let value): String(value)
    case .double(let text), .decimal(let text): text
    case .string(let text): text.plainText
    default: nil
    }
  }
}
