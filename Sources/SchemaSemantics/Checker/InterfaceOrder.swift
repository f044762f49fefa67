import VmgenSchemaSyntax

/// Returns the order in which the interfaces of view models are resolved: each after those that its values read.
///
/// View models that read each other keep their source order. A value that reads an interface whose types are not known
/// yet is reported when it is typed.
func interfaceOrder(of viewModels: [ViewModelSyntax]) -> [Int] {
  let numbers = Dictionary(
    zip(viewModels.map(\.name.text), viewModels.indices), uniquingKeysWith: { first, _ in first })
  let links = viewModels.map { viewModel in
    viewModel.members.flatMap(\.interfaceValues).flatMap { FreeNames.of($0, among: numbers) }
  }
  return orderAndCycles(count: viewModels.count, successors: { links[$0] }).order
}

extension MemberSyntax {
  /// The expressions that determine the types of the view model's interface.
  fileprivate var interfaceValues: [Expression] {
    switch self {
    case .derived(let derived): [derived.value]
    case .state(let state): [state.value]
    case .edit(let edit): [edit.value.expression]
    case .draft(let draft): [draft.source]
    case .input, .use, .command, .follow, .reaction, .custom, .example: []
    }
  }
}

extension EditValueSyntax {
  fileprivate var expression: Expression {
    switch self {
    case .path(let path, _): path
    case .own(let value): value
    }
  }
}
