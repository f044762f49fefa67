import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension ViewModel {
  /// What its reactions to conditions may change, through the commands that they run too.
  var stirredByItself: Set<DependencyGraph.Leaf.Root> {
    var reached = StirredMembers(viewModel: self)
    for reaction in reactions {
      if case .condition = reaction.event { reached.visit(reaction.body) }
    }
    return reached.roots
  }
}

/// What the steps of a body write.
private struct StirredMembers {
  let viewModel: ViewModel
  private(set) var roots: Set<DependencyGraph.Leaf.Root> = []
  private var commands: Set<String> = []

  init(viewModel: ViewModel) { self.viewModel = viewModel }

  mutating func visit(_ body: CommandBody) {
    for step in body.steps + body.catches.flatMap(\.steps) { visit(step) }
  }

  private mutating func visit(_ step: Step) {
    switch step.kind {
    case .assign(let path, _): note(path)
    case .conditional(_, let then, let otherwise): for step in then + otherwise { visit(step) }
    case .commit(let name), .revert(let name):
      roots.insert(.draft(name))
      if let draft = viewModel.drafts.first(where: { $0.name == name }) { note(draft.source) }
    case .command(let name, _):
      roots.insert(.command(name))
      guard commands.insert(name).inserted, let command = viewModel.commands.first(where: { $0.name == name }) else {
        return
      }
      visit(command.body)
    case .invalidate(let use): roots.insert(.service(use))
    case .constant, .call, .navigate, .confirm, .prompt: break
    }
  }

  private mutating func note(_ path: WritablePath) {
    switch path.root {
    case .input(let name): roots.insert(.input(name))
    case .state(let name): roots.insert(.state(name))
    case .draft(let name): roots.insert(.draft(name))
    case .edit(let name):
      roots.insert(.edit(name))
      if case .path(let inner, _)? = viewModel.edits.first(where: { $0.name == name })?.storage { note(inner) }
    }
  }
}
