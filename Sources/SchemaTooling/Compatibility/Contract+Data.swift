import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns what stored data and URLs depend on.
func dataFacts(of declaration: Schema.Declaration) -> [ContractFact] {
  switch declaration {
  case .enumeration(let declaration): jsonFacts(of: declaration)
  case .model(let model): jsonFacts(of: model)
  case .viewModel(let viewModel): screenFacts(of: viewModel)
  case .router(let router): routerFacts(of: router)
  case .externType, .function, .service, .serviceContainer, .fake, .sample, .errorPolicy: []
  }
}

/// The JSON of an extern model is written by hand.
private func jsonFacts(of model: ModelDeclaration) -> [ContractFact] {
  guard !model.isExtern, model.conformances.contains(.codable) else { return [] }
  let type = ContractFact(.jsonType, "model", model.name, at: model.range)
  return [type]
    + model.fields.map { field in
      var fact = ContractFact(
        .jsonKey, "key", field.key ?? field.name, of: model.name, field.type.unwrapped.description, at: field.range)
      fact.isRequired = !field.type.isOptional && field.defaultValue == nil
      return fact
    }
}

private func jsonFacts(of declaration: EnumDeclaration) -> [ContractFact] {
  guard declaration.conformances.contains(.codable) else { return [] }
  let type = ContractFact(.jsonType, "enum", declaration.name, at: declaration.range)
  return [type]
    + zip(declaration.cases, declaration.jsonValues).flatMap { item, value in
      let form =
        switch declaration.rawType {
        case .int?: value
        case nil: "{\"\(value)\": {\(item.values.jsonKeys)}}"
        default: "\"\(value)\""
        }
      return [
        ContractFact(.jsonCase, "value", value, of: declaration.name, form, at: item.range),
        ContractFact(.jsonCaseName, "case", item.name, of: declaration.name, value, at: item.range),
      ]
    }
}

extension [VmgenSchemaSemantics.Parameter] {
  /// `"id": Int, "_1": String`, the keys of associated values.
  fileprivate var jsonKeys: String {
    enumerated().map { "\"\($1.label ?? "_\($0)")\": \($1.type)" }.joined(separator: ", ")
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
  // Apps store the navigation of tabs by their positions.
  let tabs = router.tabs.flatMap { tabs in
    tabs.items.enumerated().map { index, tab in
      ContractFact(.tab, "tab", "\(index + 1)", of: tabs.name, tab.screen.name, at: router.range)
    }
  }
  return tabs + router.links.flatMap { link in linkFacts(of: link, in: router) }
}

/// A link is identified by its path without the names of parameters, which no URL contains, nor the name of the router.
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
  var fact = ContractFact(.link, "link", name, (inPath + query.sorted()).joined(separator: ", "), at: link.range)
  fact.rest = inPath.joined(separator: ", ")
  fact.parameters = link.pattern.queryItems.map { item in
    let type = types[item.parameter]
    return ContractFact.Parameter(
      label: item.key, type: type?.unwrapped.description ?? "", hasDefault: type?.isOptional == true)
  }
  return [fact, ContractFact(.linkTarget, "link", name, targets.joined(separator: ", "), at: link.range)]
}
