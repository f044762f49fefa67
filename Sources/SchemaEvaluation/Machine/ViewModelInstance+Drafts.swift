import VmgenSchemaSemantics

// Drafts, and the focus.
extension ViewModelInstance {
  private func draft(_ id: MemberID) throws -> Draft {
    guard case .draft(let draft)? = viewModel[id] else { throw missing(id.name) }
    return draft
  }

  func draftValue(_ id: MemberID) throws -> Value {
    if let copy = drafts[id]?.copy { return copy.edited }
    return try read(draft(id).source)
  }

  func writeDraft(_ id: MemberID, _ value: Value) throws {
    let source = try read(draft(id).source)
    let copied = drafts[id]?.copy?.source ?? source
    drafts[id]?.copy = copied != value || copied != source ? (value, copied) : nil
    didWrite()
  }

  func draftFacet(_ facet: DraftFacet, of id: MemberID) throws -> Value {
    guard let copy = drafts[id]?.copy else { return .bool(false) }
    let source = try read(draft(id).source)
    switch facet {
    case .isDirty: return .bool(copy.edited != source)
    case .hasConflict: return .bool(copy.edited != source && copy.source != source)
    }
  }

  func commit(_ id: MemberID) throws {
    guard let copy = drafts[id]?.copy else { return }
    try write(copy.edited, to: draft(id).source)
    drafts[id]?.copy = nil
    didWrite()
  }

  func revert(_ id: MemberID) throws {
    drafts[id]?.copy = nil
    for edit in viewModel.edits(of: id) { try reset(edit) }
    didWrite()
  }

  /// Forgets a copy that equals its source.
  func reconcileDrafts() throws {
    for draft in viewModel.drafts {
      guard let copy = drafts[draft.id]?.copy, try copy.edited == read(draft.source) else { continue }
      drafts[draft.id]?.copy = nil
    }
  }
}

extension ViewModel {
  /// Returns the edits of a draft.
  func edits(of draft: MemberID) -> [Edit] {
    edits.filter { if case .path(let path, _) = $0.storage { path.root == .draft(draft) } else { false } }
  }
}

extension ViewModelInstance {
  func moveFocus(to value: Value) throws {
    guard let field = value.unwrapped else { return try moveFocus(toEdit: nil) }
    let name = try field.enumCase.name
    try moveFocus(toEdit: viewModel.focus?.fields.first { $0.name == name })
  }

  func moveFocus(toEdit id: MemberID?) throws {
    guard id != focus else { return }
    guard let id else { return try clearFocus() }
    guard try isEnabled(edit(id)) else { return }
    try clearFocus()
    guard try isEnabled(edit(id)) else { return }
    // A view model, its children and its rows have one focus.
    for other in world.objects where other !== self && other.focus != nil { try other.clearFocus() }
    focus = id
    didWrite()
    try beginEditing(edit(id))
  }

  func clearFocus() throws {
    guard let old = focus else { return }
    focus = nil
    didWrite()
    try endEditing(edit(old))
  }

  func reconcileFocus() throws {
    if let focus, try !isEnabled(edit(focus)) { try clearFocus() }
  }

  /// Presses Return in the field of an edit.
  func pressReturn(_ edit: Edit) throws {
    guard viewModel.focus?.fields.contains(edit.id) == true else {
      try flush(edit)
      try endEditing(edit)
      return
    }
    try flush(edit)
    guard try isEnabled(edit) else { return }
    try moveFocus(toEdit: edit.id)
    try world.settle()
    switch edit.onReturn {
    case nil: try clearFocus()
    case .next: try moveFocus(toEdit: next(after: edit))
    case .submit(let id):
      try flush(edit)
      let command = try command(id)
      if try canStart(command) { try clearFocus() }
      try world.settle()
      try run(command, evaluator.named([], command.parameters, Scope()))
    }
    try world.settle()
  }

  private func next(after edit: Edit) throws -> MemberID? {
    try flush(edit)
    var current = edit
    for _ in viewModel.edits {
      guard case .next(let id)? = current.onReturn, id != edit.id else { return nil }
      current = try self.edit(id)
      if try isEnabled(current) { return id }
    }
    return nil
  }
}
