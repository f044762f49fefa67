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
    let byPolicy = viewModelsCreated(in: errorPolicy?.syntax.blocks ?? [])
    return viewModels.values.filter { $0.module == nil }
      .reduce(into: viewModelsOfRouter().union(byPolicy)) { $0.formUnion(viewModelsCreated(in: $1.syntax)) }
  }

  /// Computes the services of every view model and of the error policy, including those of the view models that they
  /// create. A view model whose errors the policy may handle also needs the services of the policy.
  func closeServices() {
    var needed: [String: Set<String>] = [:]
    var creators: [String: [String]] = [:]
    // A keyword, so that no view model has this name.
    let policy = "errors"
    for (name, entry) in viewModels {
      needed[name] = Set(entry.syntax.uses.map(\.service.text))
      for made in viewModelsCreated(in: entry.syntax) { creators[made, default: []].append(name) }
      if mayUseErrorPolicy(entry) { creators[policy, default: []].append(name) }
    }
    if let syntax = errorPolicy?.syntax {
      needed[policy] = Set(syntax.uses.map(\.service.text))
      for made in viewModelsCreated(in: syntax.blocks) { creators[made, default: []].append(policy) }
    }
    var work = Array(needed.keys)
    while let name = work.popLast() {
      let services = needed[name] ?? []
      for creator in creators[name] ?? [] where !services.isSubset(of: needed[creator] ?? []) {
        needed[creator, default: []].formUnion(services)
        work.append(creator)
      }
    }
    errorPolicy?.services = needed.removeValue(forKey: policy)?.sorted() ?? []
    for (name, services) in needed { viewModels[name]?.interface.services = services.sorted() }
  }

  /// Returns the services of the view models that `creator` creates, directly or indirectly, by the names of their
  /// uses, and those of the error policy if one of them uses it.
  func servicesOfViewModelsCreated(by creator: String) -> [String: String] {
    var services: [String: String] = [:]
    var seen: Set<String> = [creator]
    var pending = [creator]
    var usesPolicy = false
    func add(_ uses: [UseSyntax]) {
      for use in uses where services[use.name.text] == nil { services[use.name.text] = use.service.text }
    }
    func follow(_ made: Set<String>) {
      for made in made.sorted() where seen.insert(made).inserted {
        pending.append(made)
        add(viewModels[made]?.syntax.uses ?? [])
      }
    }
    while let name = pending.popLast() {
      guard let entry = viewModels[name] else { continue }
      follow(viewModelsCreated(in: entry.syntax))
      if !usesPolicy, mayUseErrorPolicy(entry), let policy = errorPolicy?.syntax {
        usesPolicy = true
        add(policy.uses)
        follow(viewModelsCreated(in: policy.blocks))
      }
    }
    return services
  }

  /// Returns the view models that the error policy creates, if it may handle errors of a view model.
  func viewModelsCreatedByErrorPolicy(of viewModel: String) -> Set<String> {
    guard let policy = errorPolicy?.syntax, let entry = viewModels[viewModel], mayUseErrorPolicy(entry) else {
      return []
    }
    return viewModelsCreated(in: policy.blocks)
  }

  /// Returns the view models that a view model creates.
  private func viewModelsCreated(in syntax: ViewModelSyntax) -> Set<String> {
    viewModelsCreated(in: syntax.members.flatMap(\.node.blocks)).union(
      syntax.members.compactMap(\.construction?.name.text).filter { viewModels[$0] != nil })
  }

  /// Returns the view models that steps create.
  private func viewModelsCreated(in blocks: [StepsSyntax]) -> Set<String> {
    var found: Set<String> = []
    for value in blocks.flatMap(\.values) {
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
