@testable import VmgenSchemaSemantics

// Lists over collections, and loaded lists.
extension ViewModelMaker {
  mutating func addLists() {
    guard case .screen = interface.role else { return }
    for collection in collections where !random.chance(5) { addList(collection) }
    for _ in 0..<(1 + number(2)) { addLoadedList() }
  }

  private mutating func addList(_ collection: (name: String, element: Vocabulary.Model, isInput: Bool)) {
    let isShared = random.chance(2)
    let rows = module.viewModels.filter { $0.element?.name == collection.element.name && $0.editsElement == isShared }
    guard let row = random.pick(rows) else { return }
    let list = name("rows")
    let values = arguments(of: row, scope: triggerScope + [("$0", collection.element.type)], element: "$0")
    var rules = self.rules(of: collection.element)
    let isFiltered = rules.contains { $0.constructs.contains(.filter) }
    let isSelectable = random.chance(3)
    if isSelectable { rules.append(selection()) }
    let line = "list \(list) of \(row.name)(\(values.text)) in \(isShared ? "$" : "")\(collection.name)"
    add(made(line, rules).with(isShared ? .listBinding : .list))
    let shown = collection.isInput && !isFiltered ? collection.name : nil
    adopt(
      List(
        name: list, row: row, element: collection.element, isLoaded: false, collection: shown,
        isSelectable: isSelectable))
  }

  private func made(_ line: String, _ rules: [SchemaPart]) -> SchemaPart {
    rules.isEmpty ? SchemaPart(line) : SchemaPart(block: line, rules)
  }

  private mutating func selection() -> SchemaPart {
    random.chance(2) ? SchemaPart("select one", .selectOne) : SchemaPart("select many", .selectMany)
  }

  /// Returns rules that hide, order and group rows.
  private mutating func rules(of element: Vocabulary.Model) -> [SchemaPart] {
    let scope = triggerScope + [("$0", element.type)]
    var rules: [SchemaPart] = []
    if random.chance(3) { rules.append(SchemaPart("filter { \(scoped(scope) { $0.value(.bool) }) }", .filter)) }
    if random.chance(2) {
      let key = oneOf([.string, .int, .double, .date])
      let isDescending = random.chance(3)
      let text = scoped(scope) { $0.value(key) }
      rules.append(
        SchemaPart(
          "sort\(isDescending ? "(descending: true)" : "") { \(text) }", isDescending ? .sortDescending : .sort))
    }
    if random.chance(3) { rules.append(SchemaPart("section { \(scoped(scope) { $0.value(.string) }) }", .section)) }
    return rules
  }

  private mutating func addLoadedList() {
    let sources = module.sources.filter { $0.kind != .local && interface.services.contains($0.service) }
    guard let source = random.pick(sources) else { return }
    let rows = module.viewModels.filter { $0.element?.name == source.element.name && !$0.editsElement }
    guard let row = random.pick(rows) else { return }
    let list = name("page")
    let values = arguments(of: row, scope: triggerScope + [("$0", source.element.type)], element: "$0")
    var rules = [load(source)] + self.rules(of: source.element)
    if source.kind == .cursor {
      rules += [SchemaPart("items { $0.nodes }", .items), SchemaPart("next { $0.cursor }", .next)]
    }
    if source.kind == .more {
      rules += [SchemaPart("items { $0.nodes }", .items), SchemaPart("more { $0.hasMore }", .more)]
    }
    let stores = module.sources.filter {
      $0.kind == .local && $0.element.name == source.element.name && interface.services.contains($0.service)
    }
    if let store = random.pick(stores) {
      rules.append(
        SchemaPart("local { \(module.services[store.service].instance).\(store.function)() }", .localRows))
    }
    if random.chance(2) { rules.append(SchemaPart("empty \(value(.string, 1))", .emptyText)) }
    if random.chance(3) {
      rules.append(SchemaPart("searching \(scoped(triggerScope) { $0.value(.bool) })", .searching))
    }
    if source.kind != .all, random.chance(3) { rules.append(SchemaPart("prefetch \(1 + number(9))", .prefetch)) }
    let isSelectable = random.chance(2)
    if isSelectable { rules.append(selection()) }
    add(SchemaPart(block: "list \(list) of \(row.name)(\(values.text))", rules))
    adopt(
      List(name: list, row: row, element: source.element, isLoaded: true, collection: nil, isSelectable: isSelectable))
  }

  /// Returns the rule `load`, sometimes with a step before its call.
  private mutating func load(_ source: ModuleMaker.Source) -> SchemaPart {
    let service = module.services[source.service]
    let canThrow = service.functions.first { $0.name == source.function }?.canThrow ?? false
    let page = name("page")
    let (values, construct): (String, Construct) =
      switch source.kind {
      case .number: ("at: \(page).number", .loadPages)
      case .offset: ("\(page).offset, \(page).size", .loadOffset)
      case .cursor: ("after: \(page).cursor", .loadCursor)
      case .more: ("\(page).number", .loadPages)
      case .all, .local: ("", .load)
      }
    let call = "\(canThrow ? "try " : "")await \(service.instance).\(source.function)(\(values))"
    let isPaged = source.kind != .all
    var load = SchemaPart(block: "load\(isPaged ? " pages of 5" : "") {\(isPaged ? " \(page) in" : "")", [], construct)
    load.opening = String(load.opening.dropLast(2))
    if random.chance(4) {
      let requests = service.functions.filter { $0.kind == .request && $0.result == nil && !$0.canThrow }
      if let first = random.pick(requests), let arguments = random.arguments(first.callParameters, 0) {
        load.parts.append(SchemaPart("await \(service.instance).\(first.name)(\(arguments))", .loadStep))
      }
    }
    load.parts.append(SchemaPart(call, isRequired: true))
    load.isRequired = true
    return load
  }

  private mutating func adopt(_ list: List) {
    lists.append(list)
    for index in list.row.services where !interface.services.contains(index) { interface.services.append(index) }
    random.scope += [("\(list.name).count", .int), ("\(list.name).isEmpty", .bool)]
    random.scope.append(("\(list.name).items", .array(list.element.type)))
    if list.isLoaded {
      random.scope += [
        ("\(list.name).errorText", .optional(.string)), ("\(list.name).hasMore", .bool),
        ("\(list.name).isRefreshing", .bool), ("(\(list.name).phase == .content)", .bool),
      ]
    }
    for display in list.row.displays.prefix(3) {
      random.scope.append(("(\(list.name).map { $0.\(display.name) })", .array(display.type)))
    }
    if !list.row.edits.isEmpty { random.scope.append(("(\(list.name).allSatisfy { $0.isValid })", .bool)) }
  }
}
