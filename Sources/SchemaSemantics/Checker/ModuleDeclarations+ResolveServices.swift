import VmgenSchemaSyntax

/// Services and the types of their functions.
extension ModuleDeclarations {
  func resolveService(_ syntax: ServiceSyntax) {
    guard let entry = services[syntax.name.text], entry.range == syntax.name.range else { return }
    var property = ""
    var functions = syntax.functions.map { function in
      checkMemberName(
        function.name, as: function.accessor == nil ? "function" : "property", reserved: ReservedNames.ofServices,
        owner: syntax.name.text)
      var resolved = resolveServiceFunction(function, of: syntax.name.text)
      switch function.accessor {
      case .getter?:
        property = function.name.text
        resolved.accessor = .getter
      // The setter of a property follows its getter.
      case .setter?: resolved.accessor = .setter(of: property)
      case nil: break
      }
      return resolved
    }
    nameOverloads(of: &functions, syntax)
    for (function, written) in zip(functions, syntax.functions) where written.accessor != .setter {
      let symbol = Symbol.serviceFunction(service: syntax.name.text, name: function.distinctName)
      index?.define(symbol, at: written.name, type: function.result)
    }
    tables.services[syntax.name.text]?.declaration.functions = functions
  }

  /// Gives functions with the same name and different labels distinct names, and reports those with the same labels.
  private func nameOverloads(of functions: inout [ServiceFunction], _ syntax: ServiceSyntax) {
    if functions.count < 2 { return }
    let places = Dictionary(grouping: functions.indices) { functions[$0].name }
    guard places.count < functions.count else { return }
    var taken = Set(places.keys)
    for index in functions.indices {
      let function = functions[index]
      guard let others = places[function.name], others.count > 1, isNameable(syntax.functions[index].name) else {
        continue
      }
      let shown = CommandSyntax.fullName(function.name, function.parameters.map { $0.label ?? "_" })
      functions[index].shownName = shown
      if let first = others.first(where: { $0 < index && functions[$0].shownName == shown }) {
        let relabeling = relabeling(of: syntax.functions[index], like: function)
        reportRepeated(
          .duplicateMember(owner: syntax.name.text, kind: "function", name: function.name),
          at: syntax.functions[index].name.range, after: syntax.functions[first].name.range,
          help: relabeling?.help ?? "rename one of them, or give it other labels, by which examples name functions",
          fixIt: relabeling?.fixIt)
        continue
      }
      var name = GeneratedName.distinct(function.name, function.parameters.map { $0.label ?? $0.name })
      while name != function.name, !taken.insert(name).inserted { name += "_" }
      functions[index].distinctName = name
    }
  }

  /// Suggests the name of the first parameter as its label, for a function that only differs in its types.
  private func relabeling(of syntax: ServiceFunctionSyntax, like function: ServiceFunction) -> Diagnostic.Suggestion? {
    guard let first = syntax.parameters.first, let name = first.name, name.text != first.label?.text else { return nil }
    let head = SourceRange(file: name.range.file, lower: Int(first.range.lower), upper: Int(name.range.upper))
    let labels = [name.text] + function.parameters.dropFirst().map { $0.label ?? "_" }
    let full = CommandSyntax.fullName(function.name, labels)
    return Diagnostic.Suggestion(
      help: "write `\(full)`; functions of a service with the same name differ in their labels",
      fixIt: Diagnostic.FixIt(range: head, replacement: name.text))
  }

  private func resolveServiceFunction(_ syntax: ServiceFunctionSyntax, of service: String) -> ServiceFunction {
    let parameters = resolveParameters(syntax.parameters, of: syntax.name.text, hasDefaults: true, allowsErrors: true)
    let result = syntax.result.map { resolve($0) }
    let failure = resolveFailure(syntax.effects.throwing)
    var kind = syntax.effects.isAsync ? ServiceFunction.Kind.request : .query
    if syntax.isStream {
      kind = .stream
      if let place = syntax.effects.asyncRange {
        // The white space after it goes, too.
        let rest = text(at: place.union(syntax.range.end)).dropFirst(5).prefix { $0 == " " }.count
        let word = SourceRange(file: place.file, lower: Int(place.lower), upper: Int(place.upper) + rest)
        report(
          .asyncStream(name: syntax.name.text), at: place, fixIt: Diagnostic.FixIt(range: word, replacement: ""))
      }
    }
    return ServiceFunction(
      name: syntax.name.text, service: service, distinctName: syntax.name.text, shownName: syntax.name.text,
      range: syntax.range,
      documentation: syntax.documentation, parameters: parameters,
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
          .errorNotSendable(type: value.type), at: place.type.range,
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
    let member = lowerCamelCased(name)
    let provided = servicesByMember[member] ?? []
    guard provided.contains(ServiceDeclaration.navigator) || provided.first != name else { return }
    let other = provided.filter { $0 != name }.compactMap { services[$0]?.range }.min { $0.lower < $1.lower }
    report(
      .providedTwice(name: name, member: member), at: syntax.name.range,
      labels: other.map { [Diagnostic.Label(range: $0, text: "also has this name")] } ?? [])
  }
}

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
    if provided.isEmpty { report(.emptyServiceContainer(name: name.text), at: name.range) }
    let declaration = ServiceContainer(
      name: name.text, range: syntax.range, documentation: syntax.documentation, services: provided)
    tables.serviceContainers[name.text] = ServiceContainerEntry(declaration: declaration, range: name.range)
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
        reportRepeated(.listedTwice(name: name.text), at: name.range, after: first, "listed")
        continue
      }
      if name.text == ServiceDeclaration.navigator {
        index?.refer(to: .service(name.text), at: name.range)
      } else if service(named: name) == nil {
        continue
      }
      listed[name.text] = name.range
      services.append(name.text)
    }
    return services
  }
}

/// The services of view models and of the view models that they create, directly or indirectly.
///
/// View models that create each other, such as screens in a ring, share one component: with a search from each view
/// model, a ring would take quadratic time.
struct ServiceUses {
  private struct Component {
    /// The services, sorted.
    var services: [String] = []
    /// The services by the names of their uses. The first use of a name counts.
    var servicesByUse: [String: String] = [:]
  }

  private var components: [Component] = []
  private var componentOfCreator: [String: Int] = [:]
  /// The number of creations that were followed.
  private(set) var followedCount = 0

  init() {}

  /// - Parameters:
  ///   - creators: The names of the view models and of the error policy.
  ///   - made: Returns what a creator creates.
  ///   - uses: Returns the services of a creator itself, with the names of their uses.
  init(
    _ creators: [String], made: (String) -> [String], uses: (String) -> [(name: String, service: String)]
  ) {
    let numbers = Dictionary(creators.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let successors = creators.map { made($0).compactMap { numbers[$0] } }
    let (order, cycles) = orderAndCycles(count: creators.count) { successors[$0] }
    var cycleOf: [Int: Int] = [:]
    for (number, cycle) in cycles.enumerated() { for node in cycle.nodes { cycleOf[node] = number } }
    var lastOfCycle: [Int: Int] = [:]
    for node in order { if let cycle = cycleOf[node] { lastOfCycle[cycle] = node } }
    var componentOf = [Int?](repeating: nil, count: creators.count)
    for node in order {
      // The last node of a cycle follows the successors of all its nodes.
      if let cycle = cycleOf[node], lastOfCycle[cycle] != node { continue }
      let nodes = cycleOf[node].map { cycles[$0].nodes } ?? [node]
      for node in nodes { componentOf[node] = components.count }
      components.append(Component())
      var services: Set<String> = []
      var servicesByUse: [String: String] = [:]
      for use in nodes.flatMap({ uses(creators[$0]) }) {
        services.insert(use.service)
        if servicesByUse[use.name] == nil { servicesByUse[use.name] = use.service }
      }
      // A node follows its successors, so the components of those outside of its cycle are complete.
      var added: Set<Int> = [components.count - 1]
      for successor in nodes.flatMap({ successors[$0] }) {
        followedCount += 1
        guard let number = componentOf[successor], added.insert(number).inserted else { continue }
        services.formUnion(components[number].services)
        servicesByUse.merge(components[number].servicesByUse) { first, _ in first }
      }
      components[components.count - 1] = Component(services: services.sorted(), servicesByUse: servicesByUse)
    }
    for (creator, number) in numbers { componentOfCreator[creator] = componentOf[number] }
  }

  /// Returns the services that a creator uses, directly or in what it creates, sorted.
  func services(of creator: String) -> [String] { component(of: creator).services }

  /// Returns the same services by the names of their uses.
  func servicesByUse(of creator: String) -> [String: String] { component(of: creator).servicesByUse }

  private func component(of creator: String) -> Component {
    componentOfCreator[creator].map { components[$0] } ?? Component()
  }
}
