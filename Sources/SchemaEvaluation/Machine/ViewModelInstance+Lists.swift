import VmgenSchemaSemantics

// Lists over collections, and what all lists have in common.
extension ViewModelInstance {
  func list(_ id: MemberID) throws -> ListMember {
    guard case .list(let list)? = viewModel[id] else { throw missing(id.name) }
    return list
  }

  /// Returns elements with their identities, each once.
  private func identified(_ elements: [Value], of list: ListMember) throws -> [LoadedRows.Row] {
    var counts: [Value: Int] = [:]
    var seen: Set<Value> = []
    return try elements.enumerated().compactMap { index, element in
      let id: Value
      switch list.rows.identity {
      case .id: id = try evaluator.identity(of: element)
      case .position: id = .int(index)
      case .value:
        id = .array([element, .int(counts[element, default: 0])])
        counts[element, default: 0] += 1
      }
      return seen.insert(id).inserted ? LoadedRows.Row(id: id, element: element) : nil
    }
  }

  /// Returns the visible elements in the order of the list, in sections.
  private func sections(of list: ListMember) throws -> [(title: String, rows: [LoadedRows.Row])] {
    let rows = try identified(evaluate(list.rows.elements).array, of: list)
    guard let section = list.rows.section else { return [("", rows)] }
    let title = try evaluate(section).function
    var titles: [String] = []
    var groups: [String: [LoadedRows.Row]] = [:]
    for row in rows {
      let title = try evaluator.apply(title, [row.element]).string
      if groups[title] == nil { titles.append(title) }
      groups[title, default: []].append(row)
    }
    return titles.map { ($0, groups[$0] ?? []) }
  }

  private func visibleRows(of list: ListMember) throws -> [LoadedRows.Row] { try sections(of: list).flatMap(\.rows) }

  /// Returns the visible elements.
  func content(of list: ListMember) throws -> [Value] { try visibleRows(of: list).map(\.element) }

  /// Returns all elements, also those that a filter hides.
  private func allRows(of list: ListMember) throws -> [LoadedRows.Row] {
    guard let unfiltered = list.rows.unfiltered else { return try visibleRows(of: list) }
    return try identified(evaluate(unfiltered).array, of: list)
  }

  /// Returns the view models of the visible rows.
  func rows(of list: ListMember) throws -> [ViewModelInstance] {
    try visibleRows(of: list).map { try row(of: list, $0) }
  }

  private func row(of list: ListMember, _ row: LoadedRows.Row) throws -> ViewModelInstance {
    var scope = Scope()
    scope.parameters = [row.element]
    if let known = lists[list.id]?.rows[row.id], !known.hasEnded {
      try known.pass(list.arguments, scope)
      return known
    }
    guard let declaration = world.schemas.viewModel(named: list.viewModel) else {
      throw missing(list.viewModel)
    }
    return try world.nesting {
      let object = ViewModelInstance(declaration, in: world, parent: self, place: list, rowID: row.id)
      lists[list.id]?.rows[row.id] = object
      try object.create(list.arguments, scope)
      return object
    }
  }

  /// Passes changed elements to the rows that have been read, and ends the rows of removed elements.
  func updateRows(of list: ListMember) throws {
    guard let state = lists[list.id], !state.rows.isEmpty || !state.selection.isEmpty else { return }
    let all = try allRows(of: list)
    let known = Set(all.map(\.id))
    for row in all where state.rows[row.id] != nil { _ = try self.row(of: list, row) }
    for (id, object) in state.rows where !known.contains(id) {
      object.end()
      lists[list.id]?.rows[id] = nil
      didWrite()
    }
    if list.load == nil, !state.selection.allSatisfy(known.contains) {
      lists[list.id]?.selection.removeAll { !known.contains($0) }
      didWrite()
    }
  }

  /// Returns the view model of a row of an example.
  /// - Parameter reader: The view model whose members the selector reads.
  func row(
    of list: ListMember, _ selector: RowSelector, _ scope: Scope, reading reader: ViewModelInstance
  ) throws -> ViewModelInstance? {
    let rows = try visibleRows(of: list)
    switch selector {
    case .index(let index):
      let index = try reader.evaluate(index, scope).int
      return try rows.indices.contains(index) ? row(of: list, rows[index]) : nil
    case .id(let id):
      let id = try reader.evaluate(id, scope)
      return try rows.first { $0.id == id }.map { try row(of: list, $0) }
    }
  }

  func listFacet(_ facet: ListFacet, of list: ListMember) throws -> Value {
    guard let state = lists[list.id] else { throw missing(list.name) }
    let loaded = state.loaded
    switch facet {
    case .count: return .int(try visibleRows(of: list).count)
    case .isEmpty: return .bool(try visibleRows(of: list).isEmpty)
    case .items: return .array(try content(of: list))
    case .sections:
      return .array(
        try sections(of: list).map { section in
          .record(
            Record(
              "ListSection",
              [
                "title": .string(section.title), "indexTitle": .string(String(section.title.prefix(1))),
                "count": .int(section.rows.count),
              ]))
        })
    case .selection:
      let known = list.load == nil ? state.selection : state.selection.filter { loaded.contains($0) }
      return .array(known)
    case .phase: return .enumCase(EnumValue("ListPhase", try phase(of: list)))
    case .isRefreshing: return .bool(loaded.refreshStatus.isLoading)
    case .isLoadingMore: return .bool(loaded.moreStatus.isLoading)
    case .hasMore: return .bool(loaded.hasMore)
    case .loadCount: return .int(loaded.answerCount)
    case .error: return loaded.failure.map { Value(wrapping: $0) } ?? .none
    case .errorText: return Value(try loaded.failure.map { .string(try evaluator.label(of: $0)) })
    case .emptyText:
      guard ["empty", "noResults"].contains(try phase(of: list)), let text = list.load?.empty else { return .none }
      return try evaluate(text)
    case .canUndo: return .bool(!loaded.undoableRemovals.isEmpty)
    case .removalError: return state.removalError.map { Value(wrapping: $0) } ?? .none
    case .removalErrorText: return Value(try state.removalError.map { .string(try evaluator.label(of: $0)) })
    @unknown default: throw EvaluationFailure.unsupported("the property `\(facet.rawValue)` of a list")
    }
  }

  private func phase(of list: ListMember) throws -> String {
    guard let load = list.load, let loaded = lists[list.id]?.loaded else { return "content" }
    let isSearching = try load.searching.map { try evaluate($0).bool } ?? false
    return loaded.phase(visibleCount: try visibleRows(of: list).count, isSearching: isSearching)
  }
}

// The functions of lists.
extension ViewModelInstance {
  func perform(_ command: ListCommand, on list: ListMember, _ arguments: [Value]) throws {
    func argument(_ index: Int) -> Value { arguments.indices.contains(index) ? arguments[index] : .none }
    func row(_ element: Value) throws -> LoadedRows.Row {
      LoadedRows.Row(id: try evaluator.identity(of: element), element: element)
    }
    switch command {
    case .refresh: try refresh(list)
    case .loadMore: try loadNext(list) { $0.startMore() }
    case .retry: try loadNext(list) { $0.startRetry() }
    case .clear: try clear(list)
    case .rowAppeared:
      let rows = try visibleRows(of: list)
      guard let index = rows.firstIndex(where: { $0.id == argument(0) }) else { return }
      try loadNext(list) { $0.rowAppeared(at: index, of: rows.count) }
    case .select: try select(argument(0), in: list)
    case .deselect: lists[list.id]?.selection.removeAll { $0 == argument(0) }
    case .deselectAll: lists[list.id]?.selection = []
    case .insert:
      let inserted = try row(argument(0))
      lists[list.id]?.loaded.insert(inserted, before: argument(1))
    case .update:
      let updated = try row(argument(0))
      lists[list.id]?.loaded.update(updated)
    case .remove:
      lists[list.id]?.loaded.remove(argument(0))
      lists[list.id]?.selection.removeAll { $0 == argument(0) }
    case .move: lists[list.id]?.loaded.move(argument(0), before: argument(1))
    case .undo: try undo(list)
    @unknown default: throw EvaluationFailure.unsupported("the function `\(command.rawValue)` of a list")
    }
    didWrite()
    try world.settle()
  }

  private func select(_ id: Value, in list: ListMember) throws {
    let rows = try allRows(of: list)
    guard let row = rows.first(where: { $0.id == id }) else { return }
    switch list.selection ?? list.load?.selection {
    case .one: lists[list.id]?.selection = [id]
    case .many:
      if lists[list.id]?.selection.contains(id) == false { lists[list.id]?.selection.append(id) }
    default: return
    }
    didWrite()
    try world.settle()
    for reaction in viewModel.reactions {
      guard case .received(let received) = reaction.event, received.child == list.id, received.isSelection else {
        continue
      }
      var scope = Scope()
      if let name = received.values.first?.name { scope.locals[name] = row.element }
      try run(reaction, .queue, scope)
    }
  }
}
