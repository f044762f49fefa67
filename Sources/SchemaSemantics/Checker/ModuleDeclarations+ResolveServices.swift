import VmgenSchemaSyntax

/// Services and the types of their functions.
extension ModuleDeclarations {
  func resolveService(_ syntax: ServiceSyntax) {
    guard let entry = services[syntax.name.text], entry.range == syntax.name.range else { return }
    checkUnique(syntax.functions.map(\.name), as: "function", of: syntax.name.text)
    let functions = syntax.functions.map { function in
      checkMemberName(
        function.name, as: "function", reserved: ReservedNames.ofServices, owner: syntax.name.text)
      let resolved = resolveServiceFunction(function)
      index?.define(
        .serviceFunction(service: syntax.name.text, name: function.name.text), at: function.name, type: resolved.result)
      return resolved
    }
    services[syntax.name.text]?.declaration.functions = functions
  }

  private func resolveServiceFunction(_ syntax: ServiceFunctionSyntax) -> ServiceFunction {
    let parameters = resolveParameters(syntax.parameters, of: syntax.name.text, hasDefaults: true)
    let result = syntax.result.map { resolve($0) }
    let failure = resolveFailure(syntax.effects.throwing)
    var kind = syntax.effects.isAsync ? ServiceFunction.Kind.request : .query
    if syntax.isStream {
      kind = .stream
      if syntax.effects.isAsync { report(.asyncStream, at: syntax.name.range, ["name": syntax.name.text]) }
    }
    return ServiceFunction(
      name: syntax.name.text, range: syntax.range, documentation: syntax.documentation, parameters: parameters,
      kind: kind, failure: failure, result: result)
  }

  /// Checks that the associated values of an error are `Sendable`, because Swift's `Error` is.
  private func checkErrorTypes(_ syntax: EnumSyntax) {
    guard syntax.isError, isFirst(syntax.name), let declaration = enumeration(.declared(syntax.name.text)) else {
      return
    }
    for (item, written) in zip(declaration.cases, syntax.cases) {
      for (value, place) in zip(item.values, written.values) where !conforms(value.type, to: .sendable) {
        report(
          .errorNotSendable, at: place.type.range, ["type": "\(value.type)"],
          help: extern(in: value.type, lacking: .sendable).map { "declare it: `extern \($0): Sendable`" })
      }
    }
  }

  /// Checks that the parameters and results of services are `Sendable`, once conformances are known.
  func checkServiceTypes() {
    for syntax in syntaxes where module(of: syntax.file) == nil {
      for case .enumeration(let error) in syntax.declarations { checkErrorTypes(error) }
      for case .service(let service) in syntax.declarations
      where services[service.name.text]?.range == service.name.range {
        checkServiceTypes(service)
        checkServiceNames(service)
      }
    }
  }

  private func checkServiceTypes(_ syntax: ServiceSyntax) {
    guard let functions = services[syntax.name.text]?.declaration.functions else { return }
    for (function, written) in zip(functions, syntax.functions) {
      for (parameter, place) in zip(function.parameters, written.parameters) {
        checkSendable(parameter.type, at: place.type.range)
      }
      if let result = function.result, let place = written.result { checkSendable(result, at: place.range) }
    }
  }

  /// Reports names that collide with the generated `SProvider`, `SDouble` and the provider's property.
  private func checkServiceNames(_ syntax: ServiceSyntax) {
    let name = syntax.name.text
    for companion in [GeneratedName.provider(of: name), GeneratedName.double(of: name)] {
      checkCompanion(companion, of: syntax.name.range, "generated for this service")
    }
    let member = uncapitalized(name)
    let provided = servicesByMember[member] ?? []
    guard provided.contains(ServiceDeclaration.navigator) || provided.first != name else { return }
    let other = provided.filter { $0 != name }.compactMap { services[$0]?.range }.min { $0.lower < $1.lower }
    report(
      .providedTwice, at: syntax.name.range, ["name": name, "member": member],
      labels: other.map { [Diagnostic.Label(range: $0, text: "also has this name")] } ?? [])
  }
}
