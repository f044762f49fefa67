import VmgenSchemaSyntax

/// The first part of the interfaces of view models: inputs and services.
extension ModuleDeclarations {
  /// Resolves the inputs of a view model.
  ///
  /// - Parameter made: The view models that this module creates. Other view models of imported modules are not
  ///   resolved.
  func resolveInputs(of syntax: ViewModelSyntax, _ made: Set<String>) {
    let name = syntax.name
    guard viewModels[name.text]?.syntax.name.range == name.range,
      module(of: name.range.file) == nil || made.contains(name.text)
    else { return }
    let written = syntax.identified { if case .input(let input) = $0 { input } else { nil } }
    let inputs: [Input] = written.map { id, input in
      let type = resolve(input.type)
      return Input(
        id: id, range: input.range, documentation: input.documentation,
        isConstant: input.isConstant, type: type,
        defaultValue: input.defaultValue.map { TypedExpression(.invalid, type, $0.range) })
    }
    viewModels[syntax.name.text]?.interface.inputs = inputs
  }

  /// Returns the view models that the steps and the router of this module create.
  func viewModelsCreatedByThisModule() -> Set<String> {
    viewModels.values.filter { $0.module == nil }.reduce(into: viewModelsOfRouter()) {
      $0.formUnion(viewModelsCreated(in: $1.syntax))
    }
  }

  /// Computes the services of every view model, including those of the view models that it creates.
  func closeServices() {
    var needed: [String: Set<String>] = [:]
    var creators: [String: [String]] = [:]
    for (name, entry) in viewModels {
      needed[name] = Set(
        entry.syntax.members.compactMap { member in
          if case .use(let use) = member { use.service.text } else { nil }
        })
      for made in viewModelsCreated(in: entry.syntax) { creators[made, default: []].append(name) }
    }
    var work = Array(viewModels.keys)
    while let name = work.popLast() {
      let services = needed[name] ?? []
      for creator in creators[name] ?? [] where !services.isSubset(of: needed[creator] ?? []) {
        needed[creator, default: []].formUnion(services)
        work.append(creator)
      }
    }
    for (name, services) in needed { viewModels[name]?.interface.services = services.sorted() }
  }

  /// Returns the services of the view models that `creator` creates, directly or indirectly, by the names of their uses.
  func servicesOfViewModelsCreated(by creator: String) -> [String: String] {
    var services: [String: String] = [:]
    var seen: Set<String> = [creator]
    var pending = [creator]
    while let name = pending.popLast() {
      guard let syntax = viewModels[name]?.syntax else { continue }
      for made in viewModelsCreated(in: syntax).sorted() where seen.insert(made).inserted {
        pending.append(made)
        for case .use(let use) in viewModels[made]?.syntax.members ?? [] where services[use.name.text] == nil {
          services[use.name.text] = use.service.text
        }
      }
    }
    return services
  }

  /// Returns the view models that the steps of a view model create.
  private func viewModelsCreated(in syntax: ViewModelSyntax) -> Set<String> {
    var found: Set<String> = []
    for member in syntax.members {
      if let made = member.construction?.name.text, viewModels[made] != nil { found.insert(made) }
    }
    for value in syntax.members.flatMap({ $0.node.blocks }).flatMap({ $0.values }) {
      guard case .call(_, let arguments) = value.kind else { continue }
      for argument in arguments {
        guard let name = argument.value.plainOrCalledName else { continue }
        if viewModels[name] != nil, argument.value.calledName != nil { found.insert(name) }
        if let tabs = tabs[name] { found.formUnion(tabs.syntax.screens.filter { viewModels[$0] != nil }) }
      }
    }
    return found
  }
}

extension StepsSyntax {
  /// The values that the steps call or assign, including those inside `if`.
  var values: [Expression] {
    var values: [Expression] = []
    forEachStep { step in
      switch step.kind {
      case .constant(_, _, let value), .assign(_, _, let value), .call(let value): values.append(value.value)
      default: break
      }
    }
    return values
  }
}
