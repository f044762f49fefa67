import VmgenSchemaSyntax

/// Returns the order in which the interfaces of view models are resolved: each after those that its values read.
///
/// View models that read each other keep their source order. A value that reads an interface whose types are not known
/// yet is reported when it is typed.
func interfaceOrder(of viewModels: [ViewModelSyntax]) -> [Int] {
  let numbers = Dictionary(
    zip(viewModels.map(\.name.text), viewModels.indices), uniquingKeysWith: { first, _ in first })
  let links = viewModels.map { viewModel in
    viewModel.members.flatMap { $0.rules.interfaceValues }.flatMap { FreeNames.of($0, among: numbers) }
  }
  return orderAndCycles(count: viewModels.count, successors: { links[$0] }).order
}
