import VmgenSchemaSyntax

/// Containers of services. They are resolved after the services of all view models are known.
extension ModuleDeclarations {
  func resolveServiceContainers() {
    for syntax in ownSyntaxes {
      for case .serviceContainer(let container) in syntax.declarations { resolve(container) }
    }
  }

  private func resolve(_ syntax: ServiceContainerSyntax) {
    let name = syntax.name
    guard isNameable(name) else { return }
    if let first = typeOrService(named: name.text) ?? serviceContainers[name.text].map({ ($0.range, nil) }) {
      return reportDuplicate(name, first: first.range, module: first.module)
    }
    checkTypeName(name)
    checkCompanion(GeneratedName.doubles(of: name.text), of: name.range, "generated for these services")
    let provided = syntax.services.map(resolveListed) ?? usedServices.sorted()
    if provided.isEmpty { report(.emptyServiceContainer, at: name.range, ["name": name.text]) }
    let declaration = ServiceContainer(
      name: name.text, range: syntax.range, documentation: syntax.documentation, services: provided)
    serviceContainers[name.text] = ServiceContainerEntry(declaration: declaration, range: name.range)
  }

  /// The services that the module declares, and those that its view models use.
  private var usedServices: Set<String> {
    let declared = services.filter { $0.value.module == nil }.keys
    return viewModels.values.filter { $0.module == nil }.reduce(into: Set(declared)) {
      $0.formUnion($1.interface.services)
    }
  }

  /// Returns the listed services in their order, which is that of the initializer's parameters.
  private func resolveListed(_ names: [Identifier]) -> [String] {
    var listed: [String: SourceRange] = [:]
    var services: [String] = []
    for name in names where isNameable(name) {
      if let first = listed[name.text] {
        report(
          .listedTwice, at: name.range, ["name": name.text],
          labels: [Diagnostic.Label(range: first, text: "first listed here")])
        continue
      }
      guard name.text == ServiceDeclaration.navigator || self.services[name.text] != nil else {
        reportMissing(
          .unknownService, name.text, at: name.range, ["name": name.text], among: self.services.keys.sorted(),
          else: "declare it: `service \(name.text) { … }`")
        continue
      }
      index?.refer(to: .service(name.text), at: name.range)
      listed[name.text] = name.range
      services.append(name.text)
    }
    return services
  }
}
