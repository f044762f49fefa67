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
      let type = resolveInput(input)
      return Input(
        id: id, range: input.range, documentation: input.documentation,
        isConstant: input.isConstant, type: type,
        defaultValue: input.defaultValue.map { TypedExpression(.invalid, type, $0.range) })
    }
    tables.viewModels[syntax.name.text]?.interface.inputs = inputs
  }

  /// Resolves the type of an input. A service is not a type, but a `use` has one.
  private func resolveInput(_ input: InputSyntax) -> Type {
    guard input.defaultValue == nil, case .name(let name) = input.type.unwrapped.kind, types[name] == nil,
      services[name] != nil
    else { return resolve(input.type) }
    report(
      .serviceAsType(name: name), at: input.type.range,
      suggestion: .write("use \(input.name.text): \(name)", at: input.range))
    return .unknown
  }

  /// Returns the view models that each view model creates, by its name.
  func viewModelsCreatedByEach() -> [String: Set<String>] {
    viewModels.mapValues { viewModelsCreated(in: $0.syntax) }
  }

  /// Returns the view models that the steps and the router of this module create.
  func viewModelsCreatedByThisModule(_ created: [String: Set<String>]) -> Set<String> {
    let byPolicy = viewModelsCreated(in: errorPolicy?.syntax.blocks ?? [])
    return viewModels.filter { $0.value.module == nil }.keys
      .reduce(into: viewModelsOfRouter().union(byPolicy)) { $0.formUnion(created[$1] ?? []) }
  }

  /// Computes the services of every view model and of the error policy, including those of the view models that they
  /// create. A view model whose errors the policy may handle also needs the services of the policy.
  func closeServices(_ created: [String: Set<String>]) {
    // A keyword, so that no view model has this name.
    let policy = "errors"
    let createdByPolicy = viewModelsCreated(in: errorPolicy?.syntax.blocks ?? [])
    let serviceUses = ServiceUses(
      viewModels.keys.sorted() + [policy],
      made: { name in
        guard let entry = viewModels[name] else { return createdByPolicy.sorted() }
        return (created[name] ?? []).sorted() + (mayUseErrorPolicy(entry) ? [policy] : [])
      },
      uses: { name in
        let uses = viewModels[name]?.syntax.uses ?? errorPolicy?.syntax.uses ?? []
        return uses.map { ($0.name.text, $0.service.text) }
      })
    tables.serviceUses = serviceUses
    for name in viewModels.keys { tables.viewModels[name]?.interface.services = serviceUses.services(of: name) }
    tables.errorPolicy?.services = serviceUses.services(of: policy)
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
      values += step.values.map(\.value)
    }
    return values
  }
}

extension TypeSyntax {
  /// The type without `?`.
  fileprivate var unwrapped: TypeSyntax { if case .optional(let wrapped) = kind { wrapped.unwrapped } else { self } }
}
