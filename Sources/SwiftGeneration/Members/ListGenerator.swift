import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The generator of lists. The rules of their rows are those of a child for each element.
struct ListGenerator: MemberGenerator {
  private let lists: [ListMember]
  /// The reactions to the selection of rows.
  private let selections: [Reception]

  init(_ viewModel: ViewModel) {
    selections = viewModel.receptions.filter(\.event.isSelection)
    lists = viewModel.lists
  }

  var key: String? { "lists" }
  var observedNames: [String] { lists.map(\.name) }
  var comparedNodes: [NodeComparison] {
    lists.filter { $0.load != nil }.map { NodeComparison(.loadStatus($0.id), .bool) }
  }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] {
    lists.map { list in
      // A list takes several lines.
      scope.endGroup()
      defer { scope.endGroup() }
      let name = list.name
      let load = list.load.map { load -> MustacheValue in
        [
          "failure": .string(scope.context.failureText(load.shape.failure)),
          "loading": .string(swiftIdentifier(GeneratedName.loading(of: name))),
          "status": .string(swiftIdentifier(GeneratedName.status(of: name), .member)),
        ]
      }
      return scope.shown(
        list.id,
        [
          "name": .string(swiftIdentifier(name)),
          "member": .string(swiftIdentifier(name, .member)),
          "content": .string(swiftIdentifier(GeneratedName.content(of: name), .member)),
          "rules": .string(swiftIdentifier(GeneratedName.rules(of: name))),
          "element": .string(scope.typeText(list.rows.item, of: list.id)),
          "row": .string(swiftIdentifier(list.viewModel)),
          "load": load ?? .null,
          "isSelectable": .bool(list.selection != nil),
          "blankBefore": .bool(scope.isApart(list.documentation)),
          "documentation": documentation(list.documentation),
        ])
    }
  }

  func storedValues(_ scope: inout MemberScope) -> [StoredValue] {
    lists.compactMap { list in
      if let mode = list.selection {
        let id = scope.context.typeText(list.rows.elementID)
        let value = SwiftExpression.text("ListSelection<\(id)>").call(.text("." + mode.rawValue))
        return StoredValue(name: list.name, value: value)
      }
      return list.load.map { load in
        var arguments = [SwiftArgument("pageSize", load.pageSize?.swift ?? .text(".max"))]
        if let prefetch = load.prefetch { arguments.append(SwiftArgument("prefetch", .text("\(prefetch)"))) }
        if let mode = load.selection { arguments.append(SwiftArgument("selection", .text("." + mode.rawValue))) }
        let type = "LoadedList<\(load.typeArguments(scope.context))>"
        let value = SwiftExpression.text(type).call(arguments)
        guard case .constant? = load.pageSize else { return StoredValue(name: list.name, value: value) }
        return StoredValue(name: list.name, type: type, valueInContext: value)
      }
    }
  }

  var testTable: String? { "lists" }

  func testRows(_ table: inout GraphTable, _ context: FileContext) -> [SwiftExpression] {
    lists.compactMap { table.list($0) }
  }

  /// The elements, with their sections, and the status of their loads.
  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] {
    lists.flatMap { list in
      let content = content(list, &scope)
      guard let load = list.load else { return [content] }
      return [content, status(list, load, &scope)]
    }
  }

  private func content(_ list: ListMember, _ scope: inout MemberScope) -> DerivedValue {
    var lowering = scope.context.lowering(scope.names)
    lowering.use(list.rows.element)
    let (statements, arguments) = lowering.hoisting { lowering in
      var arguments = [SwiftArgument(list.identified(lowering.typedOperand(list.rows.elements, hint: "elements")))]
      if let all = list.rows.unfiltered {
        arguments.append(SwiftArgument("of", list.identified(lowering.typedOperand(all, hint: "allElements"))))
      }
      if let section = list.rows.section {
        arguments.append(SwiftArgument("section", list.section(section, &lowering)))
      }
      return arguments
    }
    let content = SwiftExpression.text("children").member("content").call(
      scope.names.rules(of: list.name), .text("ListContent").call(arguments))
    return DerivedValue(
      content: list.id, type: "ListContent<\(list.rows.item.swiftText)>",
      fresh: statements + [.bind("fresh", type: nil, content)])
  }

  /// Returns the status. Its parts are evaluated first, because they can compute derived values.
  private func status(_ list: ListMember, _ load: ListLoad, _ scope: inout MemberScope) -> DerivedValue {
    var lowering = scope.context.lowering(scope.names)
    let names = scope.names
    func hint(_ name: String) -> String { names.isTaken(name) ? list.name + capitalized(name) : name }
    let (statements, parts) = lowering.hoisting { lowering in
      let count = names.derivedValue(GeneratedName.content(of: list.name)).member("items").member("count")
      let visible = StoredBlock(block: LoweredBlock(count), type: nil)
      var arguments = [SwiftArgument("visibleCount", lowering.bound(visible, hint: hint("count")))]
      for (label, value) in [("isSearching", load.searching), ("emptyText", load.empty)] {
        guard let value else { continue }
        arguments.append(SwiftArgument(label, lowering.bound(lowering.stored(value, as: nil), hint: hint(label))))
      }
      return arguments
    }
    let status = names.stored(list.name).member("status").call(parts + [SwiftArgument("in", names.context)])
    let failure = scope.context.failureText(load.shape.failure)
    return DerivedValue(
      .loadStatus(list.id),
      type: "ListStatus<\(scope.context.typeText(load.shape.elementID)), \(failure)>",
      fresh: statements + [.bind("fresh", type: nil, status)])
  }

  func declareRules(_ rules: inout RuleDeclarations) {
    for list in lists {
      if let load = list.load { declare(load, of: list, &rules) }
    }
  }

  private func declare(_ load: ListLoad, of list: ListMember, _ rules: inout RuleDeclarations) {
    let content = rules.names.at(.rule(values: .parameter(0))).derivedValue(GeneratedName.content(of: list.name))
    let count = SwiftExpression.closure(SwiftClosure([], [.value(content.member("items").member("count"))]))
    var arguments = [
      SwiftArgument(.literal(list.name)), SwiftArgument(rules.storedPath(list.name)),
      SwiftArgument("visibleCount", count),
    ]
    if let local = load.local { arguments.append(SwiftArgument("local", rules.closure(local))) }
    let function = rules.unique("load" + capitalized(list.name))
    declare(function, load, &rules)
    arguments.append(SwiftArgument("load", .calling(function, parameters: 2)))
    var value = SwiftExpression.text(".init").call(arguments)
    let reads = LoadReads(load, rules.names, rules.context).values
    if !reads.isEmpty {
      var arguments = [SwiftArgument(rules.argumentsClosure(reads))]
      if let differs = rules.differsClosure(reads.map(\.type)) { arguments.append(SwiftArgument("differs", differs)) }
      value = value.member("reading").call(arguments)
    }
    if let selecting = selections.selecting(of: list) { value = value.member("selecting").call(trailing: selecting) }
    rules.declare(
      GeneratedName.loading(of: list.name), type: "ListRules<Self, \(load.typeArguments(rules.context))>",
      value)
  }
}

extension ListGenerator {
  /// Declares the function that loads a page.
  private func declare(_ function: String, _ load: ListLoad, _ rules: inout RuleDeclarations) {
    var steps = StepLowering(rules.names, rules.context)
    let (page, statements) = steps.statements(of: load)
    let element = rules.context.typeText(load.shape.element)
    let cursor = load.shape.cursor.map { rules.context.typeText($0) } ?? "Never"
    rules.declare(
      function: function,
      [
        parameterData("_ run", "CommandSteps<Self>"), parameterData("_ \(page)", "PageRequest<\(cursor)>"),
      ], effects: "async throws", result: "LoadedPage<\(element), \(cursor)>", statements)
  }
}

extension ListMember {
  /// Returns elements with their identity: `names.identifiedByValue` for values, which have none of their own.
  fileprivate func identified(_ elements: SwiftExpression) -> SwiftExpression {
    switch rows.identity {
    case .id: elements
    case .value: elements.member("identifiedByValue")
    case .position: elements.member("identifiedByPosition")
    }
  }

  /// Returns the value of an element with its identity.
  func value(of element: SwiftExpression) -> SwiftExpression { rows.areValues ? element.member("value") : element }

  /// Returns the closure that returns the title of an element's section.
  fileprivate func section(_ section: TypedExpression, _ lowering: inout SwiftLowering) -> SwiftExpression {
    guard rows.areValues, case .closure(let closure) = section.kind else { return lowering.value(section) }
    let outer = lowering.parameterNames
    let scope = SwiftLowering.Scope(lowering)
    defer {
      lowering.parameterNames = outer
      scope.restore(&lowering)
    }
    let element = value(of: .text("element")).flatText
    if let name = closure.parameters.first {
      lowering.locals[name] = element
    } else {
      lowering.parameterNames = [element]
    }
    return .closure(SwiftClosure(["element"], lowering.body(closure.body)))
  }
}

extension ViewModel {
  /// Returns the elements of a list, without the identity that its values have in it.
  func elements(_ items: SwiftExpression, of list: MemberID) -> SwiftExpression {
    guard case .list(let list)? = self[list], list.rows.areValues else { return items }
    return items.member("map").call(.text("\\.value"))
  }
}

extension ListLoad {
  /// Returns the types of elements, cursors and errors: `Repository, Never, any Error`.
  fileprivate func typeArguments(_ context: FileContext) -> String {
    let cursor = shape.cursor.map { context.typeText($0) } ?? "Never"
    return [context.typeText(shape.element), cursor, context.failureText(shape.failure)].joined(separator: ", ")
  }
}

extension [Reception] {
  /// Returns the closure that runs the reactions to the selection of a row; nil if there are none.
  fileprivate func selecting(of list: ListMember) -> SwiftClosure? {
    let selected = filter { $0.event.isSelection && $0.event.child == list.id }
    guard !selected.isEmpty else { return nil }
    let isRead = selected.contains { !$0.readValues.isEmpty }
    return SwiftClosure(["owner", isRead ? "row" : "_"], selected.map(\.call))
  }
}

extension ChildGenerator {
  /// Returns the type and the value of the rules of a list's rows.
  func rowRules(
    of list: ListMember, _ lowering: ChildLowering, _ rules: inout RuleDeclarations
  ) -> (type: String, value: SwiftExpression) {
    let content = rules.names.at(.rule(values: .parameter(0))).derivedValue(GeneratedName.content(of: list.name))
    let differs = rules.comparison.comparison(
      list.value(of: .parameter(0)), list.value(of: .parameter(1)), of: list.rows.element)
    var arguments = [
      SwiftArgument(.literal(list.name)),
      SwiftArgument("content", .closure(SwiftClosure([], [.value(content)]))),
      SwiftArgument("make", .closure(lowering.make(rules.context))),
      SwiftArgument("assign", .closure(lowering.assign(rules.context))),
      SwiftArgument("differs", .closure(SwiftClosure([], [.value(differs)]))),
    ]
    if let share = lowering.share() { arguments.append(SwiftArgument("share", .closure(share))) }
    if list.selection != nil { arguments.append(SwiftArgument("selection", rules.storedPath(list.name))) }
    var value = SwiftExpression.text(".init").call(arguments)
    if list.load == nil, let selecting = receptions.selecting(of: list) {
      value = value.member("selecting").call(trailing: selecting)
    }
    let row = swiftIdentifier(list.viewModel)
    return ("RowRules<Self, \(rules.context.typeText(list.rows.item)), \(row)>", value)
  }
}

extension PageSize {
  /// The number in the initializer of the view model.
  fileprivate var swift: SwiftExpression {
    switch self {
    case .rows(let count): .text("\(count)")
    case .constant(let id): .text(swiftIdentifier(id.name))
    }
  }
}
