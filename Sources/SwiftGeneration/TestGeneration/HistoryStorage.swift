import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension ViewModel {
  /// The storage whose value depends on earlier changes, so that a new view model with the same inputs can have another
  /// one.
  var dependentOnHistory: Set<StorageReference> { changedByReactions.union(startedByValues) }

  /// The states and edits whose initial value can be another one in a view model with other inputs, or in another view
  /// model with the same ones.
  private var startedByValues: Set<StorageReference> {
    let started = members.compactMap(\.checked.initialValue).filter {
      $0.value.createsIDs || $0.value.readsViewModel(takesContext: { _ in true })
    }
    return Set(started.map(\.storage))
  }

  /// The storage that reactions to conditions can change, directly or through the commands that they run.
  private var changedByReactions: Set<StorageReference> {
    var reached = ReactionWrites(viewModel: self)
    for reaction in reactions {
      switch reaction.event {
      case .condition, .change: reached.visit(reaction.body)
      case .every, .lifecycle, .received: break
      }
    }
    return reached.roots
  }
}

/// The storage that the steps of a body write.
private struct ReactionWrites {
  let viewModel: ViewModel
  private(set) var roots: Set<StorageReference> = []
  private var commands: Set<MemberID> = []

  init(viewModel: ViewModel) { self.viewModel = viewModel }

  mutating func visit(_ body: CommandBody) { body.forEachStep { visit($0) } }

  private mutating func visit(_ step: Step) {
    let facts = step.facts
    if let path = facts.writtenPath { return note(path) }
    guard let storage = facts.writtenStorage else { return }
    roots.insert(storage)
    // `commit` and `revert` also write what the draft is of.
    if storage.isInRules, let id = storage.member, let member = viewModel[id]?.checked {
      for path in member.boundPaths { note(path) }
    }
    if case .command(let id, _, _, _) = step.kind, commands.insert(id).inserted,
      case .command(let command)? = viewModel[id]
    {
      visit(command.body)
    }
  }

  private mutating func note(_ path: StoragePath) {
    roots.insert(path.root)
    // An edit that gains or loses the focus can show its error, and write its text.
    if path.root.isFocus {
      for case .edit(let edit)? in (viewModel.focus?.fields ?? []).map({ viewModel[$0] }) {
        note(StoragePath(root: .edit(edit.id), type: edit.type))
      }
    }
    if case .edit(let id) = path.root, case .edit(let edit)? = viewModel[id], case .path(let inner, _) = edit.storage {
      note(inner)
    }
  }
}
