import VmgenSchemaSyntax

/// The properties of a child that other members use.
struct ChildShape: Sendable {
  var id: MemberID
  /// The name of the child's view model; nil if it is not known, which has been reported.
  var viewModel: String?
  var isOptional = false

  var type: Type {
    guard let viewModel else { return .unknown }
    return isOptional ? .optional(.declared(viewModel)) : .declared(viewModel)
  }
}

extension MemberFacts {
  static func child(_ child: ChildShape) -> MemberFacts {
    MemberFacts(
      child.id, kind: .child(child), type: child.type, reading: .value(.storage(.child(child.id))),
      writing: Writing(
        reason: "it is a child",
        help: "create it from a state, and assign the state: `child \(child.id.name) = state.map { … }`"),
      property: .child)
  }
}

/// The parts of a child's value: `HeaderViewModel(owner: owner)`, or `readme.map { ReadmeViewModel(readme: $0) }`.
struct ChildConstruction {
  /// The name of the view model.
  var name: Identifier
  var arguments: [Argument]
  /// The whole construction.
  var range: SourceRange
  /// The optional before `.map`, and the name of the closure's parameter; nil for a child that always exists.
  var optional: (value: Expression, parameter: Identifier?)?
}

extension ChildSyntax {
  /// The construction of the view model; nil if the value has another form.
  var construction: ChildConstruction? {
    if let made = value.construction ?? value.conditionalConstruction { return made }
    guard case .call(let callee, let arguments) = value.kind, case .member(let base, let map) = callee.kind,
      map.text == "map", arguments.count == 1, case .closure(let closure) = arguments[0].value.kind,
      closure.parameters.count <= 1, var made = closure.body.construction
    else { return nil }
    made.optional = (base, closure.parameters.first)
    return made
  }
}

extension ListSyntax {
  /// The construction of a row's view model; nil if the row has another form.
  var construction: ChildConstruction? { row.construction }
}

extension MemberSyntax {
  /// The construction of a child or of a list's rows.
  var construction: ChildConstruction? {
    switch self {
    case .child(let child): child.construction
    case .list(let list): list.construction
    default: nil
    }
  }
}

extension Expression {
  fileprivate var construction: ChildConstruction? {
    guard case .call(let callee, let arguments) = kind, case .name(let name) = callee.kind,
      name.first?.isUppercase == true
    else {
      return nil
    }
    return ChildConstruction(name: Identifier(text: name, range: callee.range), arguments: arguments, range: range)
  }

  /// The construction in `isOn ? V() : nil`, `if isOn { V() } else { nil }` or `if let user { V(user: user) } else { nil }`,
  /// which is that of `(isOn ? true : nil).map { _ in V() }` or `user.map { user in V(user: user) }`.
  fileprivate var conditionalConstruction: ChildConstruction? {
    let test: Condition.Kind
    let (then, otherwise): (Expression, Expression)
    switch kind {
    case .ternary(let condition, let first, let second):
      (test, then, otherwise) = (.expression(condition), first, second)
    case .conditional(let conditions, let first, let second?) where conditions.count == 1:
      (test, then, otherwise) = (conditions[0].kind, first, second)
    default: return nil
    }
    guard case .nilLiteral = otherwise.kind, var made = then.construction else { return nil }
    switch test {
    case .expression(let condition):
      let exists = Expression(.boolean(true), condition.range)
      let choice = Expression.Kind.ternary(condition, exists, Expression(.nilLiteral, condition.range))
      made.optional = (Expression(choice, condition.range), Identifier(text: "_", range: condition.range))
    case .unwrap(let name, let value): made.optional = (value, name)
    case .pattern: return nil
    }
    return made
  }
}

/// Children: their view models, then the values of their inputs, which can read displays.
extension MemberChecker {
  func declareChildren(_ syntax: ViewModelSyntax) {
    for (id, child) in syntax.identified({ if case .child(let child) = $0 { child } else { nil } }) {
      let construction = child.construction
      let viewModel = construction.flatMap { self.viewModel(of: $0) }
      expressions.environment.declare(
        .child(ChildShape(id: id, viewModel: viewModel, isOptional: construction?.optional != nil)))
    }
  }

  /// Returns the name of a child's view model, or nil after reporting that it cannot be a child.
  func viewModel(of construction: ChildConstruction) -> String? {
    let name = construction.name
    guard let entry = viewModels[name.text], isVisible(entry.module, from: name.range.file) else {
      steps.reportNoViewModel(name)
      return nil
    }
    index?.refer(to: .viewModel(name.text), at: name.range)
    if entry.module != nil {
      report(.childOfModule(name: name.text), at: name.range)
      return nil
    }
    return name.text
  }

  func resolveChildren(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    for (id, child) in syntax.identified({ if case .child(let child) = $0 { child } else { nil } }) {
      let form = "child \(child.name.text) = HeaderViewModel(…)"
      guard let construction = checkConstruction(child.construction, in: child.value, form: form) else { continue }
      if let result = resolveChild(child, id, construction) { model.add(.child(result)) }
    }
  }

  /// Reports a value that has not the form of a construction, unless a syntax error was reported.
  func checkConstruction(_ construction: ChildConstruction?, in value: Expression, form: String) -> ChildConstruction? {
    if construction == nil, !value.isMissing { report(.notAChild(form: form), at: value.range) }
    return construction
  }

  private func resolveChild(_ child: ChildSyntax, _ id: MemberID, _ construction: ChildConstruction) -> Child? {
    guard case .child(let shape)? = environment.members[child.name.text]?.kind, let viewModel = shape.viewModel,
      let interface = viewModels[viewModel]?.interface
    else {
      expressions.inferUnused(construction.arguments)
      return nil
    }
    var optional: TypedExpression?
    var parameter: String?
    let arguments = expressions.inScope { () -> [Child.Argument]? in
      if let (value, name) = construction.optional {
        let typed = expressions.infer(value)
        guard let wrapped = checkOptional(typed) else { return nil }
        optional = typed
        if let name {
          parameter = name.text
          let number = expressions.bind(name.text, wrapped, .local(name.text), at: name.range)
          expressions.session.usedLocals[number] = true
          expressions.environment.closures.append(.named)
        } else {
          expressions.environment.closures.append(.anonymous([wrapped]))
        }
      }
      defer { if construction.optional != nil { expressions.environment.closures.removeLast() } }
      return childArguments(construction, interface)
    }
    return arguments.map {
      Child(
        id: id, range: child.range, documentation: child.documentation, viewModel: viewModel, optional: optional,
        parameter: parameter, arguments: $0)
    }
  }

  /// Returns the wrapped type of the value before `.map`, or nil after reporting that it is not an optional.
  private func checkOptional(_ value: TypedExpression) -> Type? {
    if case .optional(let wrapped) = value.type { return wrapped }
    if value.type != .unknown {
      report(.typeMismatch(expected: .optional(value.type), found: value.type), at: value.range)
    }
    return nil
  }

  func childArguments(
    _ construction: ChildConstruction, _ interface: ViewModelInterface
  ) -> [Child.Argument]? {
    var shared: [String: StoragePath] = [:]
    let plain = construction.arguments.map { argument -> Argument in
      guard case .prefix(let sign, let path) = argument.value.kind, sign.text == "$" else { return argument }
      var value = path
      if let label = argument.label {
        shared[label.text] = sharedPath(path, label, interface)
        // The error of the path has been reported.
        if shared[label.text] == nil { value = Expression(.missing(()), path.range) }
      }
      return Argument(label: argument.label, value: value, isTrailing: argument.isTrailing)
    }
    let parameters = interface.inputs.map {
      Parameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.defaultValue)
    }
    let name = construction.name
    if let passed = plain.first(where: { $0.label?.text == "services" || $0.label?.text == "context" }) {
      report(
        .extraArgument(name: name.text), at: passed.label?.range ?? passed.value.range,
        help: "remove it; services and context are passed automatically")
      return nil
    }
    expressions.referToInputs(of: interface, in: plain)
    let values = expressions.checkArguments(
      of: CallSite(of: name, plain, at: construction.range), parameters, shared: Set(shared.keys))
    return values?.compactMap { value in
      guard let input = interface.inputs.first(where: { $0.name == value.label }) else { return nil }
      return Child.Argument(
        input: input.id, value: value.value, shared: shared[input.name], identity: identity(of: value.value, input))
    }
  }

  /// Returns the path that a child shares with its parent.
  private func sharedPath(_ path: Expression, _ label: Identifier, _ interface: ViewModelInterface) -> StoragePath? {
    guard let target = expressions.writableTarget(path, .binding) else { return nil }
    expressions.noteUse(.written, target.path.root.name)
    if let input = interface.inputs.first(where: { $0.name == label.text }), input.isConstant {
      report(.sharedConstant(input: label.text, viewModel: interface.name), at: label.range)
      return nil
    }
    if let chain = target.chain {
      report(.notAPath(what: "an optional value"), at: chain, help: "share the value that contains it")
      return nil
    }
    checkShared(target.path, at: path.range)
    return target.path
  }

  /// Returns the part of an argument that identifies a child: the `id` of a model, and the whole value of a constant.
  private func identity(of value: TypedExpression, _ input: Input) -> TypedExpression? {
    if input.isConstant { return conforms(input.type, to: .hashable) ? value : nil }
    guard conforms(value.type, to: .identifiable) else { return nil }
    if let property = computedIdentity(of: value.type) {
      let name = Identifier(text: "id", range: value.range)
      return expressions.callMethod(property, of: value, CallSite(of: name, [], at: value.range))
    }
    return field("id", of: value.type).map { TypedExpression(.field(value, "id"), $0, value.range) }
  }
}

/// View models that contain themselves, directly or through their children.
extension MemberChecker {
  /// Reports children that contain their own kind. Rows are created when they are read, so they can.
  ///
  /// - Returns: The groups of view models that contain each other in rows.
  func reportChildCycles(_ viewModels: [ViewModelSyntax]) -> [Set<String>] {
    let numbers = Dictionary(
      zip(viewModels.map(\.name.text), viewModels.indices), uniquingKeysWith: { first, _ in first })
    let made = viewModels.map { viewModel in
      viewModel.members.compactMap { member -> (number: Int, name: Identifier, isRow: Bool)? in
        guard let name = member.construction?.name else { return nil }
        let isRow = if case .list = member { true } else { false }
        return numbers[name.text].map { ($0, name, isRow) }
      }
    }
    let groups = orderAndCycles(count: viewModels.count, successors: { made[$0].map(\.number) }).cycles
    if groups.isEmpty { return [] }
    let children = made.map { $0.filter { !$0.isRow } }
    for cycle in orderAndCycles(count: viewModels.count, successors: { children[$0].map(\.number) }).cycles {
      let path = cycle.path
      let places = zip(path, path.dropFirst() + [path[0]]).compactMap { owner, made in
        children[owner].first { $0.number == made }?.name
      }
      guard let first = places.first else { continue }
      report(
        .childCycle(name: viewModels[path[0]].name.text, path: Cycle.text(path.map { viewModels[$0].name.text })),
        at: first.range,
        labels: Cycle.bounded(places.dropFirst().map { Diagnostic.Label(range: $0.range, text: "is created here") }))
    }
    return groups.map { Set($0.nodes.map { viewModels[$0].name.text }) }
  }
}
