import VmgenSchemaSyntax

/// View models that contain themselves, directly or through their children.
extension MemberChecker {
  private static let helpForRows =
    "show all levels in one list, whose elements have their depth as a field, or push the next level as a screen of its own"

  func reportChildCycles(_ viewModels: [ViewModelSyntax]) {
    let numbers = Dictionary(
      zip(viewModels.map(\.name.text), viewModels.indices), uniquingKeysWith: { first, _ in first })
    let children = viewModels.map { viewModel in
      viewModel.members.compactMap { member -> (made: Int, name: Identifier, isRow: Bool)? in
        guard let name = member.construction?.name else { return nil }
        let isRow = if case .list = member { true } else { false }
        return numbers[name.text].map { ($0, name, isRow) }
      }
    }
    for cycle in orderAndCycles(count: viewModels.count, successors: { children[$0].map(\.made) }).cycles {
      let path = cycle.path
      let places = zip(path, path.dropFirst() + [path[0]]).compactMap { owner, made in
        children[owner].first { $0.made == made }
      }
      guard let first = places.first?.name else { continue }
      report(
        .childCycle, at: first.range,
        ["name": viewModels[path[0]].name.text, "path": Cycle.text(path.map { viewModels[$0].name.text })],
        labels: Cycle.bounded(
          places.dropFirst().map { Diagnostic.Label(range: $0.name.range, text: "is created here") }),
        help: places.contains { $0.isRow } ? Self.helpForRows : nil)
    }
  }
}
