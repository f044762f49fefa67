import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The members that a view model's examples cover.
struct ExampleCoverage {
  /// The derived values that the expectations of examples read.
  private(set) var expected: Set<MemberID> = []
  /// The customs that expectations, covered commands and reactions call, directly or through derived values.
  private(set) var customs: Set<MemberID> = []
  /// The edits that examples change or whose state they expect.
  private(set) var edits: Set<MemberID> = []
  /// The commands that examples run or reply to, and the commands that those and reactions call.
  private(set) var commands: Set<MemberID> = []

  init(_ viewModel: ViewModel) {
    for step in viewModel.examples.flatMap(\.steps) { visit(step) }
    let reactions = viewModel.reactions.map(\.body)
    var called = commands.union(reactions.calledCommands)
    while let id = called.popFirst() {
      commands.insert(id)
      guard case .command(let command)? = viewModel[id] else { continue }
      called.formUnion(command.body.calledCommands.subtracting(commands))
    }
    customs.formUnion(viewModel.commands.filter { commands.contains($0.id) }.map(\.body).calledCustoms)
    customs.formUnion(reactions.calledCustoms)
    var reached = expected
    var seen = expected
    while let id = reached.popFirst() {
      guard case .derived(let derived)? = viewModel[id] else { continue }
      customs.formUnion(derived.value.calledCustoms)
      reached.formUnion(derived.value.readDerived.subtracting(seen))
      seen.formUnion(reached)
    }
  }

  private mutating func visit(_ step: ExampleStep) {
    switch step.kind {
    case .expect(let condition):
      expected.formUnion(condition.readDerived)
      customs.formUnion(condition.calledCustoms)
      edits.formUnion(condition.readEdits)
    case .type(let edit, _), .editing(let edit, _): edits.insert(edit)
    case .write(let path, _): if case .edit(let edit) = path.root { edits.insert(edit) }
    case .run(let command, _), .reply(let command, _): commands.insert(command)
    default: break
    }
  }
}

extension SemanticTree {
  /// The commands that the tree's steps call.
  fileprivate var calledCommands: Set<MemberID> {
    var called: Set<MemberID> = []
    forEachStep { if case .command(let id, _) = $0.kind { called.insert(id) } }
    return called
  }

  /// The customs that the tree's steps and expressions call.
  fileprivate var calledCustoms: Set<MemberID> {
    var called: Set<MemberID> = []
    forEachNode { node in
      switch node {
      case .expression(let expression): if case .custom(let id, _) = expression.kind { called.insert(id) }
      case .step(let step): if let id = step.calledCustom { called.insert(id) }
      case .member, .exampleStep: break
      }
    }
    return called
  }

  fileprivate var readDerived: Set<MemberID> {
    var read: Set<MemberID> = []
    forEachExpression { if case .reference(.derived(let id)) = $0.kind { read.insert(id) } }
    return read
  }

  fileprivate var readEdits: Set<MemberID> {
    var read: Set<MemberID> = []
    forEachExpression { expression in
      switch expression.kind {
      case .reference(.storage(.edit(let id))), .facet(.edit(let id, _)): read.insert(id)
      default: break
      }
    }
    return read
  }
}

extension Step {
  fileprivate var calledCustom: MemberID? {
    switch kind {
    case .constant(_, _, .custom(let id, _, _, _, _)), .assign(_, .custom(let id, _, _, _, _)),
      .call(.custom(let id, _, _, _, _)):
      id
    case .change(let change):
      if case .assign(.custom(let id, _, _, _, _)) = change.action { id } else { nil }
    default: nil
    }
  }
}
