import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The members of view models that the examples of a module cover, of their own view model or of another.
struct ExampleCoverage {
  /// A member of a view model.
  struct Key: Hashable {
    let viewModel: String
    let member: String
  }

  /// The displays and other derived values that expectations read, the edits that examples change or read, the commands
  /// that run, and the customs that are called.
  private(set) var covered: Set<Key> = []
  private let schemas: SchemaSet
  /// The view models whose reactions run in an example.
  private var running: Set<String> = []

  init(_ schemas: SchemaSet) {
    self.schemas = schemas
    for viewModel in schemas.schemas.flatMap(\.viewModels) where !viewModel.examples.isEmpty {
      visitReactions(of: viewModel)
      for step in viewModel.examples.flatMap(\.runs).flatMap(\.steps) { visit(step.kind, of: viewModel) }
    }
  }

  // MARK: Examples

  private mutating func visit(_ step: ExampleStep.Kind, of viewModel: ViewModel) {
    switch step {
    case .expect(let condition): visitRead(condition, in: viewModel, isExpected: true)
    case .type(let edit, _), .editing(let edit, _): cover(edit.name, of: viewModel)
    case .submit(let id):
      cover(id.name, of: viewModel)
      if case .edit(let edit)? = viewModel[id], case .submit(let command)? = edit.onReturn {
        cover(command.name, of: viewModel)
      }
    case .constant(_, _, let value, _), .required(_, let value, _), .turn(let value), .each(let value):
      visitRead(value, in: viewModel, isExpected: false)
    case .write(let path, _): cover(path, of: viewModel)
    case .change(let change): cover(change.path, of: viewModel)
    case .run(let command, _), .reply(let command, _): cover(command.name, of: viewModel)
    case .inside(_, _, let name, _, let inner):
      if let child = schemas.viewModel(named: name) { visit(inner, of: child) }
    case .unwrapping(_, _, _, let act): visit(act, of: viewModel)
    case .givenInput, .givenContext, .nextID, .assign, .assignContext, .stub, .fake, .setFake, .method, .clock,
      .lifecycle, .recreate, .callFake, .forgetCalls, .expectNavigation, .expectEvents, .expectCalls:
      break
    }
  }

  private mutating func cover(_ path: StoragePath, of viewModel: ViewModel) {
    if case .edit(let edit) = path.root { cover(edit.name, of: viewModel) }
  }

  /// Covers a member and what it calls.
  private mutating func cover(_ name: String, of viewModel: ViewModel) {
    guard covered.insert(Key(viewModel: viewModel.name, member: name)).inserted,
      let member = viewModel.members.first(where: { $0.id.name == name })
    else { return }
    switch member {
    case .derived(let derived): visitRead(derived.value, in: viewModel, isExpected: false)
    default: visitCalls(member, in: viewModel)
    }
  }

  // MARK: Reads and calls

  /// Covers the derived values and customs that an expression reads.
  ///
  /// - Parameter isExpected: Whether the edits that the expression reads are covered too.
  private mutating func visitRead(_ value: TypedExpression, in viewModel: ViewModel, isExpected: Bool) {
    value.forEachExpression { expression in
      switch expression.kind {
      case .reference(.derived(let id)), .custom(let id, _): cover(id.name, of: viewModel)
      case .reference(.storage(.edit(let id))), .facet(.member(let id, .edit)):
        if isExpected { cover(id.name, of: viewModel) }
      case .property(let base, let property):
        guard case .declared(let name) = base.type.unwrapped, let child = schemas.viewModel(named: name) else { break }
        switch child.members.first(where: { $0.id.name == property.name }) {
        case .derived?: cover(property.name, of: child)
        case .edit?: if isExpected { cover(property.name, of: child) }
        default: break
        }
      default: break
      }
    }
  }

  /// Covers the commands and customs that steps and expressions call.
  private mutating func visitCalls(_ tree: some SemanticTree, in viewModel: ViewModel) {
    tree.forEachNode { node in
      switch node {
      case .expression(let expression):
        if case .custom(let id, _) = expression.kind { cover(id.name, of: viewModel) }
      case .step(let step):
        if case .custom(let id, _, _, _, _)? = step.facts.value?.withoutOptionalTry { cover(id.name, of: viewModel) }
        switch step.kind {
        case .command(let id, _, _, _): cover(id.name, of: viewModel)
        case .childCommand(let child, let command, _, _):
          guard case .child(let child)? = viewModel[child], let called = schemas.viewModel(named: child.viewModel)
          else {
            break
          }
          cover(command.id.name, of: called)
        default: break
        }
      case .member, .exampleStep: break
      }
    }
  }

  /// Covers what the reactions of a view model and of its children call.
  private mutating func visitReactions(of viewModel: ViewModel) {
    guard running.insert(viewModel.name).inserted else { return }
    for reaction in viewModel.reactions { visitCalls(Member.reaction(reaction), in: viewModel) }
    for child in viewModel.childMembers {
      if let child = schemas.viewModel(named: child.viewModel) { visitReactions(of: child) }
    }
  }
}
