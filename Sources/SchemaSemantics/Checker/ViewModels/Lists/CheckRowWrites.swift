import VmgenSchemaSyntax

/// Warnings about rows whose writes are lost.
extension MemberChecker {
  /// Reports each list whose rows write an input that the list passes as a copy, unless a step of the row or the view
  /// model with the list uses the written value.
  ///
  /// - Returns: The names of the stored members that the rows write if the lists are corrected, by view model.
  func checkRowWrites(
    of viewModels: [CheckedBodies], _ models: [String: CheckedBodies]
  ) -> [String: Set<String>] {
    var shared: [String: Set<String>] = [:]
    // Without all members, it is not known where a value is used.
    if declarations.sink.diagnostics.contains(where: { $0.kind.severity == .error }) { return shared }
    for owner in viewModels {
      for list in owner.members.lists {
        guard let row = models[list.viewModel] else { continue }
        let copied = list.arguments.filter { $0.input != list.sharedInput && $0.value.readsElement }
        let lost = lostWrite(of: row, copied: copied.map(\.input.name)) { isRead($0, of: row, by: owner) }
        guard let lost else { continue }
        report(lost, of: row, in: list, owner)
        if let stored = storedMember(list.rows.unfiltered ?? list.rows.elements) {
          shared[owner.syntax.name.text, default: []].insert(stored.name)
        }
      }
    }
    return shared
  }

  private func report(_ lost: InputWrite, of row: CheckedBodies, in list: ListMember, _ owner: CheckedBodies) {
    guard case .list(let syntax) = owner.syntax.members[list.id.index] else { return }
    let (help, fixIt) = lostWriteHelp(lost.path.root, list, syntax)
    report(
      .lostRowWrite(writer: lost.writer, viewModel: list.viewModel, path: lost.path.text, list: list.name),
      at: list.load == nil ? syntax.elements.range : syntax.name.range,
      labels: [Diagnostic.Label(range: lost.range, text: "\(lost.writer) writes it")], help: help, fixIt: fixIt)
  }

  /// Returns how to keep the written value.
  private func lostWriteHelp(
    _ input: StorageReference, _ list: ListMember, _ syntax: ListSyntax
  ) -> (help: String, fixIt: Diagnostic.FixIt?) {
    let event = "let the row emit an event with the new value"
    guard list.load == nil else {
      return ("\(event), and pass it to `\(list.name).update(…)` in a reaction", nil)
    }
    let text = declarations.text(at: syntax.elements.range)
    if list.rows.shared != nil { return ("pass the whole element as `$0`", nil) }
    guard storedMember(list.rows.unfiltered ?? list.rows.elements) != nil else {
      return ("list a stored collection with `in $…`, or \(event)", nil)
    }
    guard list.arguments.contains(where: { .input($0.input) == input && $0.value.isElement }) else {
      return ("pass the whole element as `$0`, and write `in $\(text)`", nil)
    }
    return ("write `in $\(text)`", Diagnostic.FixIt(range: syntax.elements.range.start, replacement: "$"))
  }

  /// Returns the member that stores a collection, or nil if rows cannot write its elements.
  private func storedMember(_ elements: TypedExpression) -> MemberID? {
    switch elements.kind {
    case .reference(.storage(let storage)): return storage.plainMember
    case .parenthesized(let inner): return storedMember(inner)
    case .field(let base, let name):
      guard case .declared(let type) = base.type, case .model(let model)? = types[type]?.declaration,
        model.fields.contains(where: { $0.name == name && $0.isVariable })
      else { return nil }
      return storedMember(base)
    default: return nil
    }
  }

  // MARK: Uses

  /// Returns whether a step of the row uses the value at a path for more than another value of the same input.
  func isUsed(_ path: StoragePath, by row: CheckedBodies) -> Bool {
    var isUsed = false
    for member in row.members.members {
      member.forEachStep { step in
        isUsed = isUsed || step.passedValues(exceptTo: path.root).contains { reads(of: $0, in: row, overlap: path) }
      }
      guard case .reaction(let reaction) = member, reaction.body.passesValues else { continue }
      member.forEachFormula { isUsed = isUsed || reads(of: $0, in: row, overlap: path) }
    }
    return isUsed
  }

  /// Returns whether the view model with the list reads a property of the rows that depends on a path.
  func isRead(_ path: StoragePath, of row: CheckedBodies, by owner: CheckedBodies) -> Bool {
    owner.members.members.contains { member in
      member.containsExpression { expression in
        guard case .property(let base, let property) = expression.kind,
          base.type.unwrapped == .declared(row.syntax.name.text)
        else { return false }
        if property.name == path.root.name { return true }
        return row.graph.nodes.contains { node in
          node.name == property.name && node.allLeaves.contains { row.graph.leaves[$0].overlaps(path) }
        }
      }
    }
  }

  private func reads(of expression: TypedExpression, in row: CheckedBodies, overlap path: StoragePath) -> Bool {
    var collector = ReadsCollector(declarations, in: row.members)
    collector.collect(expression)
    let reads = collector.minimized
    return reads.paths.contains { $0.overlaps(path) }
      || row.graph.nodes.contains { node in
        reads.nodes.contains(node.id) && node.allLeaves.contains { row.graph.leaves[$0].overlaps(path) }
      }
  }

  // MARK: Writes

  /// A write of an input, or of a part of it.
  struct InputWrite {
    let path: StoragePath
    /// The edit, draft, command or other member that writes.
    let writer: String
    let range: SourceRange
  }

  func inputWrites(of row: CheckedBodies) -> [InputWrite] {
    let bound = boundPaths(row.members)
    return row.members.members.flatMap { member -> [InputWrite] in
      var paths = member.checked.boundPaths.map { ($0, member.checked.range) }
      member.forEachStep { step in
        if let path = step.facts.writtenPath { paths.append((path, step.range)) }
      }
      return paths.map { path, range in
        var path = path
        if case .edit(let id) = path.root, let target = bound[id] { path = target }
        return InputWrite(path: path, writer: member.writerText, range: range)
      }
    }
  }
}

extension Member {
  /// The name of the member, or `a reaction`, which has none.
  fileprivate var writerText: String { id.name.isEmpty ? "a reaction" : "`\(shownName)`" }
}

extension Step {
  /// The values that the step passes to a service, an event, a screen, a command or another stored value.
  fileprivate func passedValues(exceptTo root: StorageReference) -> [TypedExpression] {
    let facts = facts
    guard facts.writtenPath?.root != root, facts.valueUse != .control else { return [] }
    var values: [TypedExpression] = []
    SemanticNode.step(self).forEachChild { if case .expression(let value) = $0 { values.append(value) } }
    return values
  }
}

extension CommandBody {
  /// Whether the steps call a service, emit an event, open a screen or run a command.
  fileprivate var passesValues: Bool {
    var passes = false
    forEachStep { passes = passes || $0.facts.valueUse == .output }
    return passes
  }
}

extension TypedExpression {
  /// Whether the expression is `$0`.
  fileprivate var isElement: Bool {
    if case .reference(.closureParameter(0)) = kind { true } else { false }
  }

  /// Whether the expression reads `$0`.
  fileprivate var readsElement: Bool { containsExpression { $0.isElement } }
}
