import VmgenSchemaSyntax

/// Lists: their rows, which are declared like children, then their elements.
extension MemberChecker {
  func declareLists(_ syntax: ViewModelSyntax) {
    for (id, list) in syntax.identified({ if case .list(let list) = $0 { list } else { nil } }) {
      let viewModel = list.construction.flatMap { self.viewModel(of: $0) }
      checkRules(of: list)
      let load = loadShape(of: list)
      var shape = ListShape(
        id: id, viewModel: viewModel, load: load, hasInvalidLoad: load == nil && list.rule(.load) != nil)
      if !shape.hasInvalidLoad { shape.rows = rowShape(of: list, load, viewModel) }
      expressions.environment.declare(.list(shape))
    }
  }

  /// Returns the types of rows. The elements of a collection are typed later, so their type is that of the input that is
  /// `$0`.
  private func rowShape(of list: ListSyntax, _ load: LoadShape?, _ viewModel: String?) -> ListShape.Rows? {
    let isSelectable = list.rule(.select) != nil
    if let load { return ListShape.Rows(element: load.element, elementID: load.elementID, isSelectable: isSelectable) }
    guard let inputs = viewModel.flatMap({ viewModels[$0]?.interface.inputs }),
      let argument = list.construction?.arguments.first(where: { $0.value.isElement }),
      let element = inputs.first(where: { $0.name == argument.label?.text })?.type
    else { return nil }
    if let id = identityType(of: element) {
      return ListShape.Rows(element: element, elementID: id, isSelectable: isSelectable)
    }
    return isValue(element) ? ListShape.Rows(element: element, elementID: nil, isSelectable: false) : nil
  }

  func resolveLists(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    for (id, list) in syntax.identified({ if case .list(let list) = $0 { list } else { nil } }) {
      let form = "list \(list.name.text) of RowViewModel(…) in …"
      guard let construction = checkConstruction(list.construction, in: list.row, form: form) else { continue }
      if let result = resolveList(list, id, construction) { model.add(.list(result)) }
    }
  }

  private func resolveList(_ list: ListSyntax, _ id: MemberID, _ construction: ChildConstruction) -> ListMember? {
    guard case .list(let shape)? = environment.members[list.name.text]?.kind, let viewModel = shape.viewModel,
      let interface = viewModels[viewModel]?.interface
    else { return nil }
    if shape.hasInvalidLoad {
      checkRows(of: list, id, construction, interface)
      return nil
    }
    guard let rows = resolveRows(of: list, id, shape.load?.element) else { return nil }
    var load: ListLoad?
    var selection: SelectionMode?
    if let loaded = shape.load {
      load = resolveLoad(of: list, loaded)
      if load == nil { return nil }
    } else {
      selection = selectionMode(of: list)
      if let rule = list.rule(.select), rows.areValues {
        report(.selectionOfValues(type: rows.element), at: rule.range, fixIt: removal(of: rule.range))
        return nil
      }
      if let rule = list.rule(.select), shape.rows?.element != rows.element {
        report(.selectionWithoutElement(viewModel: viewModel), at: rule.keywordRange)
        return nil
      }
    }
    expressions.environment.closures.append(.anonymous([rows.element]))
    defer { expressions.environment.closures.removeLast() }
    guard let arguments = childArguments(construction, interface) else { return nil }
    var sharedInput: MemberID?
    if rows.shared != nil {
      let constants = Set(interface.inputs.filter(\.isConstant).map(\.id))
      sharedInput = arguments.first { $0.value.isElement && !constants.contains($0.input) }?.input
    }
    return ListMember(
      id: id, range: list.range, documentation: list.documentation, viewModel: viewModel, arguments: arguments,
      rows: rows, sharedInput: sharedInput, selection: selection, load: load)
  }

  /// Reports the errors of a list apart from those of its `load`, which cannot be used. The elements have the type of
  /// the input that is `$0`.
  private func checkRows(
    of list: ListSyntax, _ id: MemberID, _ construction: ChildConstruction, _ interface: ViewModelInterface
  ) {
    let argument = construction.arguments.first { $0.value.isElement }
    let element = interface.inputs.first { $0.name == argument?.label?.text }?.type ?? .unknown
    if element != .unknown { _ = resolveRows(of: list, id, element) }
    expressions.environment.closures.append(.anonymous([element]))
    defer { expressions.environment.closures.removeLast() }
    _ = childArguments(construction, interface)
  }

  /// Returns the elements with their rules, or nil after reporting that they cannot be rows.
  ///
  /// - Parameter loaded: The type of the elements, if they are loaded.
  private func resolveRows(of list: ListSyntax, _ id: MemberID, _ loaded: Type?) -> ListMember.Rows? {
    var (source, isShared) = (list.elements, false)
    if let loaded { source = loadedElements(of: list, id, loaded) }
    defer { if loaded != nil { expressions.environment.locals.removeLast() } }
    if case .prefix(let sign, let path) = source.kind, sign.text == "$" { (source, isShared) = (path, true) }
    if source.isMissing { return nil }
    let all = expressions.infer(source)
    guard all.type != .unknown else { return nil }
    guard case .array(let element) = all.type, let identity = identity(of: element, isShared: isShared) else {
      report(.listElements(type: all.type), at: list.elements.range)
      return nil
    }
    expressions.environment.ruledRow = viewModel(of: list).map { ($0, element) }
    defer { expressions.environment.ruledRow = nil }
    var rows = ListMember.Rows(elements: all, element: element, identity: identity)
    if case .position = identity, let rule = list.rules.first(where: { $0.keyword == .filter || $0.keyword == .sort }) {
      report(.positionsChange(rule: rule.keyword.rawValue, type: element), at: rule.keywordRange)
      return nil
    }
    if list.rules.contains(where: { $0.keyword == .filter || $0.keyword == .sort }) {
      // Loaded elements are unique already.
      let unique = loaded == nil && !rows.areValues ? source.withoutDuplicateIDs : source
      rows.elements = expressions.infer(list.rules.reduce(unique) { $1.applied(to: $0) })
      guard rows.elements.type == all.type else { return nil }
      rows.unfiltered = all
    }
    if let rule = list.rules.last(where: { $0.keyword == .section }) {
      guard let section = resolveSection(rule, source) else { return nil }
      rows.section = section
    }
    if isShared {
      guard let target = expressions.writableTarget(source, .binding) else { return nil }
      if let chain = target.chain {
        report(.notAPath(what: "an optional value"), at: chain, help: "share the value that contains it")
        return nil
      }
      expressions.noteUse(.written, target.path.root.name)
      checkShared(target.path, at: source.range)
      rows.shared = target.path
    }
    return rows
  }

  private func viewModel(of list: ListSyntax) -> String? {
    guard case .list(let shape)? = environment.members[list.name.text]?.kind else { return nil }
    return shape.viewModel
  }

  /// Returns what identifies the rows of elements; nil for elements that cannot be rows.
  private func identity(of element: Type, isShared: Bool) -> ListMember.RowIdentity? {
    if conforms(element, to: .identifiable), let id = identityType(of: element), conforms(id, to: .hashable) {
      return .id(id)
    }
    guard isValue(element) else { return nil }
    return isShared ? .position : .value
  }

  /// Returns whether elements of a type are identified by their value. A model is a thing with an identity, also if it
  /// declares none.
  private func isValue(_ type: Type) -> Bool { model(type) == nil && conforms(type, to: .hashable) }

  /// Returns an expression for the loaded elements, before they are filtered and sorted. It is a name that no schema can
  /// contain, and that the caller removes.
  private func loadedElements(of list: ListSyntax, _ id: MemberID, _ element: Type) -> Expression {
    let name = "loaded " + list.name.text
    expressions.environment.locals.append(
      Environment.Local(
        name: name, type: .array(element), reference: .storage(.load(id)), number: expressions.session.usedLocals.count,
        range: list.name.range, symbol: .member(viewModel: expressions.environment.viewModel ?? "", id)))
    expressions.session.usedLocals.append(true)
    return Expression(.name(name), list.name.range)
  }

  /// Returns the closure of a section's title, or nil after reporting that it returns no text.
  private func resolveSection(_ rule: ListRuleSyntax, _ source: Expression) -> TypedExpression? {
    let titles = expressions.infer(rule.call("map", on: source), Expected(type: nil, isText: true))
    guard case .builtIn(let call) = titles.kind, case .value(let closure)? = call.arguments.last else { return nil }
    guard titles.type == .array(.string) else {
      if case .array(let type) = titles.type, type != .unknown {
        report(.typeMismatch(expected: .string, found: type), at: rule.range)
      }
      return nil
    }
    return closure
  }
}

extension ListRuleSyntax {
  /// Returns `elements.filter { … }` or `elements.sorted { … }`; the elements themselves for another rule.
  fileprivate func applied(to elements: Expression) -> Expression {
    switch keyword {
    case .filter: call("filter", on: elements)
    case .sort: call("sorted", on: elements)
    default: elements
    }
  }

  fileprivate func call(_ function: String, on elements: Expression) -> Expression {
    let callee = Expression(.member(elements, Identifier(text: function, range: keywordRange)), keywordRange)
    return Expression(.call(callee, arguments), range)
  }
}

extension Expression {
  /// Whether the expression is `$0`.
  fileprivate var isElement: Bool { if case .closureParameter(0) = kind { true } else { false } }

  /// `elements.withoutDuplicates { $0.id }`: the first element with an `id` is the one that a row writes, so a rule must not
  /// move or remove it before another one.
  fileprivate var withoutDuplicateIDs: Expression {
    let id = Expression(.member(Expression(.closureParameter(0), range), Identifier(text: "id", range: range)), range)
    let closure = Expression(.closure(Closure(body: id, range: range)), range)
    let callee = Expression(.member(self, Identifier(text: "withoutDuplicates", range: range)), range)
    return Expression(.call(callee, [Argument(label: Identifier(text: "by", range: range), value: closure)]), range)
  }
}

extension TypedExpression {
  /// Whether the expression is `$0`.
  fileprivate var isElement: Bool {
    if case .reference(.closureParameter(0)) = kind { true } else { false }
  }
}

/// The rules of a list, apart from its elements.
extension MemberChecker {
  /// Reports rules that are written twice, and rules that a list without `load` cannot have.
  func checkRules(of list: ListSyntax) {
    var seen: [ListRuleKeyword: SourceRange] = [:]
    for rule in list.rules {
      if let first = seen[rule.keyword] {
        reportRepeated(.repeatedListRule(rule: rule.keyword.rawValue), at: rule.keywordRange, after: first, "written")
      }
      seen[rule.keyword] = seen[rule.keyword] ?? rule.keywordRange
      if rule.keyword.needsLoad, list.rule(.load) == nil {
        report(.ruleWithoutLoad(rule: rule.keyword.rawValue, list: list.name.text), at: rule.keywordRange)
      }
    }
    let hasElements = !list.elements.isMissing
    if let load = list.rule(.load), hasElements {
      report(
        .loadedElements(list: list.name.text), at: load.keywordRange,
        labels: [Diagnostic.Label(range: list.elements.range, text: "the rows are listed here")])
    } else if list.rule(.load) == nil, !hasElements, !list.rules.isEmpty {
      report(.listWithoutRows(list: list.name.text), at: list.name.range)
    }
  }

  /// Returns the mode of `select one` or `select many`; nil if the list has no selection.
  func selectionMode(of list: ListSyntax) -> SelectionMode? {
    guard case .word(let word)? = list.rule(.select)?.content, isNameable(word) else { return nil }
    if let mode = SelectionMode(rawValue: word.text) { return mode }
    reportMissing(
      .unknownSelection(word: word.text), word, among: SelectionMode.allCases.map(\.rawValue),
      else: "write `select one` or `select many`")
    return nil
  }

  /// Returns the positive number of a rule; nil if the rule is missing or was reported.
  func number(of value: Expression, _ rule: String) -> Int? {
    guard let typed = checkInteger(value) else { return nil }
    guard let number = literal(of: typed), number > 0 else {
      report(.rowCount(rule: rule), at: value.range)
      return nil
    }
    return number
  }

  /// Returns an integer; nil after reporting another value, which no conversion would make a constant.
  func checkInteger(_ value: Expression) -> TypedExpression? {
    let typed = expressions.infer(value)
    if typed.type != .int, !typed.hasInvalid {
      report(.typeMismatch(expected: .int, found: typed.type), at: value.range)
    }
    return typed.type == .int && !typed.hasInvalid ? typed : nil
  }

  /// Returns the number that a literal or a `let` beside the declarations states.
  private func literal(of value: TypedExpression) -> Int? {
    switch value.kind {
    case .integer(let number): number
    case .reference(.sample(let name)):
      if case .integer(let number)? = declarations.samples[name]?.declaration.value.kind { number } else { nil }
    default: nil
    }
  }
}

extension ListRuleKeyword {
  /// Whether the rule concerns the load of the rows.
  fileprivate var needsLoad: Bool {
    switch self {
    case .load, .filter, .sort, .section, .select: false
    case .received, .items, .next, .more, .local, .empty, .searching, .prefetch: true
    }
  }
}
