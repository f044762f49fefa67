import VmgenSchemaSyntax

/// The order in which the interfaces of view models are resolved: each after those that its values read.
///
/// View models that read each other have no such order, and keep the order of the source: a value that reads one whose
/// type is not known yet is reported where it is typed.
func interfaceOrder(of viewModels: [ViewModelSyntax]) -> [Int] {
  let numbers = Dictionary(
    zip(viewModels.map(\.name.text), viewModels.indices), uniquingKeysWith: { first, _ in first })
  let links = viewModels.map { viewModel in
    viewModel.members.flatMap(\.interfaceValues).flatMap { FreeNames.of($0, among: numbers) }
  }
  return orderAndCycles(count: viewModels.count, successors: { links[$0] }).order
}

extension MemberSyntax {
  /// The expressions that decide the types of its interface.
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
