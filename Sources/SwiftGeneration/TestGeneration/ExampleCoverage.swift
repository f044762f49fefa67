import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What a view model's examples reach.
struct ExampleCoverage {
  /// The derived values that an example expects something of.
  private(set) var expected: Set<String> = []
  /// The customs that those call, through others too.
  private(set) var customs: Set<String> = []
  /// The edits that an example enters something into or expects something of.
  private(set) var edits: Set<String> = []
  /// The commands that an example runs or answers to, and those that they and reactions call.
  private(set) var commands: Set<String> = []

  init(_ viewModel: ViewModel) {
    for example in viewModel.examples {
      for step in example.steps {
        switch step.kind {
        case .expect(let condition): visit(condition, viewModel, isExpected: true)
        case .type(let edit, _), .editing(let edit, _): edits.insert(edit)
        case .write(let path, _): if case .edit(let edit) = path.root { edits.insert(edit) }
        case .run(let command, _), .reply(let command, _): commands.insert(command)
        default: break
        }
      }
    }
    var called = Array(commands) + viewModel.reactions.flatMap(\.body.calledCommands)
    while let name = called.popLast() {
      commands.insert(name)
      let body = viewModel.commands.first { $0.name == name }?.body
      called += (body?.calledCommands ?? []).filter { !commands.contains($0) }
    }
    customs.formUnion(viewModel.commands.filter { commands.contains($0.name) }.flatMap(\.body.calledCustoms))
    customs.formUnion(viewModel.reactions.flatMap(\.body.calledCustoms))
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
    case .reference(.edit(let name)), .facet(.edit(let name, _)): if isExpected { edits.insert(name) }
    default: break
    }
    var children: [TypedExpression] = []
    expression.forEachChild { children.append($0) }
    for child in children { visit(child, viewModel, isExpected: isExpected, reads: &reads) }
  }
}

extension CommandBody {
  fileprivate var calledCommands: [String] { (steps + catches.flatMap(\.steps)).flatMap(\.calledCommands) }

  /// The customs that its steps call.
  fileprivate var calledCustoms: [String] { (steps + catches.flatMap(\.steps)).flatMap(\.calledCustoms) }
}

extension Step {
  fileprivate var calledCommands: [String] {
    switch kind {
    case .command(let name, _): [name]
    case .conditional(_, let then, let otherwise): (then + otherwise).flatMap(\.calledCommands)
    default: []
    }
  }

  fileprivate var calledCustoms: [String] {
    switch kind {
    case .constant(_, .custom(let name, _, _, _, _)), .assign(_, .custom(let name, _, _, _, _)),
      .call(.custom(let name, _, _, _, _)):
      [name]
    case .constant(_, .expression(let value)), .assign(_, .expression(let value)): value.calledCustoms
    case .conditional(_, let then, let otherwise): (then + otherwise).flatMap(\.calledCustoms)
    default: []
    }
  }
}

extension TypedExpression {
  fileprivate var calledCustoms: [String] {
    var names: [String] = []
    if case .custom(let name, _) = kind { names.append(name) }
    forEachChild { names += $0.calledCustoms }
    return names
  }
}
