import VmgenSchemaSyntax

/// Services with the functions of other services: `service Warnings: Notices`.
extension ModuleDeclarations {
  /// Adds the functions of refined services, once all of them are checked.
  func refineServices() {
    // The first access precedes all changes. Most modules refine no service.
    lazy var own = services.mapValues(\.declaration.functions)
    for syntax in syntaxes {
      for case .service(let service) in syntax.declarations {
        guard let refined = service.refined, services[service.name.text]?.range == service.name.range else { continue }
        refine(service, refined, own)
      }
    }
  }

  private func refine(_ service: ServiceSyntax, _ refined: Identifier, _ own: [String: [ServiceFunction]]) {
    let name = service.name.text
    guard isNameable(refined), self.service(named: refined) != nil else { return }
    var path = [name]
    var next: String? = refined.text
    while let service = next, !path.contains(service) {
      path.append(service)
      next = services[service]?.declaration.refined
    }
    if let next {
      // Another service of the circle reports it.
      guard next == name, path.min() == name else { return }
      return report(.circularServices(path: (path + [name]).joined(separator: " → ")), at: refined.range)
    }
    let inherited = path.dropFirst().flatMap { own[$0] ?? [] }
    for function in service.functions where inherited.contains(where: { $0.name == function.name.text }) {
      let owner = inherited.first { $0.name == function.name.text }?.service ?? refined.text
      report(.refinedFunction(name: function.name.text, service: owner), at: function.name.range)
    }
    tables.services[name]?.declaration.functions += inherited
  }
}
