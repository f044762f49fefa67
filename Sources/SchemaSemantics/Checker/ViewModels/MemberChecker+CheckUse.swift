import VmgenSchemaSyntax

/// Warnings about unused members.
extension MemberChecker {
  func checkUse(of model: CheckedMembers, _ graph: DependencyGraph, _ syntax: ViewModelSyntax) {
    // Of two members of one name it is not known which is read.
    let names = syntax.memberNames.map(\.text)
    if Set(names).count < names.count { return }
    let read = readMembers(model, graph)
    for member in syntax.members {
      switch member {
      case .input(let input) where !read.contains(input.name.text) && isNameable(input.name):
        if expressions.memberUse.written.contains(input.name.text) { continue }
        let kind = input.isConstant ? "constant" : "input"
        report(.unusedInput, at: input.name.range, ["name": input.name.text, "kind": kind])
      case .derived(let derived) where !derived.isDisplay && !read.contains(derived.name.text):
        report(.unusedConstant, at: derived.name.range, ["name": derived.name.text])
      case .custom(let custom)
      where !expressions.memberUse.customs.contains(custom.name.text) && isNameable(custom.name):
        report(.unusedCustom, at: custom.name.range, ["name": custom.name.text])
      case .use(let use) where !expressions.memberUse.called.contains(use.name.text) && isNameable(use.name):
        report(.unusedUse, at: use.name.range, ["name": use.name.text])
      case .draft(let draft)
      where !expressions.memberUse.called.contains(draft.name.text) && !read.contains(draft.name.text):
        report(.unusedDraft, at: draft.name.range, ["name": draft.name.text])
      case .edit(let edit) where !read.contains(edit.name.text) && edit.value.isOwn && isNameable(edit.name):
        // A view displays what steps write.
        if expressions.memberUse.written.contains(edit.name.text) { continue }
        report(.unusedEdit, at: edit.name.range, ["name": edit.name.text])
      case .event(let event) where !expressions.memberUse.emitted.contains(event.name.text) && isNameable(event.name):
        report(.unusedEvent, at: event.name.range, ["name": event.name.text])
      default: break
      }
    }
  }

  /// Reports each state that nothing writes.
  ///
  /// - Parameter shared: The members that rows write if their lists are corrected as reported, by view model.
  func checkUnwrittenStates(of viewModels: [CheckedBodies], except shared: [String: Set<String>]) {
    for model in viewModels where model.hasNoErrors {
      let name = model.syntax.name.text
      for case .state(let state) in model.syntax.members where isNameable(state.name) {
        let isWritten =
          model.memberUse.written.contains(state.name.text) || shared[name]?.contains(state.name.text) == true
        if !isWritten { report(.unwrittenState, at: state.name.range, ["name": state.name.text]) }
      }
    }
  }

  /// Returns the members that derived values, other nodes or steps read.
  private func readMembers(_ model: CheckedMembers, _ graph: DependencyGraph) -> Set<String> {
    var read = expressions.memberUse.read
    for node in graph.nodes {
      for index in node.directLeaves {
        // What a node stores of itself is not read by another.
        if let id = graph.leaves[index].root.member, node.id != .member(id) { read.insert(id.name) }
      }
      if node.id == .validity { continue }
      for index in node.directNodes { read.insert(graph.nodes[index].name) }
    }
    if read.contains(DependencyGraph.validity) { read.formUnion(model.edits.map(\.name)) }
    return read
  }
}

extension EditValueSyntax {
  fileprivate var isOwn: Bool {
    if case .own = self { return true }
    return false
  }
}
