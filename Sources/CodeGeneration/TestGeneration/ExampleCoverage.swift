import VmgenSchemaLanguage

/// What a view model's examples reach.
struct ExampleCoverage {
  /// The derived values that an example expects something of.
  private(set) var expected: Set<String> = []
  /// The customs that those call, through others too.
  private(set) var customs: Set<String> = []

  init(_ viewModel: ViewModel) {
    for example in viewModel.examples {
      for step in example.steps {
        guard case .expect(let condition) = step.kind else { continue }
        visit(condition, viewModel, isExpected: true)
      }
    }
    var reached = Array(expected)
    var seen = expected
    while let name = reached.popLast() {
      guard let derived = viewModel.derived.first(where: { $0.name == name }) else { continue }
      var read: Set<String> = []
      visit(derived.value, viewModel, isExpected: false, reads: &read)
      reached += read.subtracting(seen)
      seen.formUnion(read)
    }
  }

  private mutating func visit(_ expression: TypedExpression, _ viewModel: ViewModel, isExpected: Bool) {
    var reads: Set<String> = []
    visit(expression, viewModel, isExpected: isExpected, reads: &reads)
    if isExpected { expected.formUnion(reads) }
  }

  private mutating func visit(
    _ expression: TypedExpression, _ viewModel: ViewModel, isExpected: Bool, reads: inout Set<String>
  ) {
    switch expression.kind {
    case .reference(.derived(let name)): reads.insert(name)
    case .custom(let name, _): customs.insert(name)
    default: break
    }
    var children: [TypedExpression] = []
    expression.forEachChild { children.append($0) }
    for child in children { visit(child, viewModel, isExpected: isExpected, reads: &reads) }
  }
}
