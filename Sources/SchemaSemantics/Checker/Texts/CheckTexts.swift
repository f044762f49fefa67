import VmgenSchemaSyntax

/// The texts of a view model: which constants are localized, and which literals users see although they are not.
extension MemberChecker {
  /// Localizes the constants that only texts use, and reports literals that users see but that are not localized.
  func checkTexts(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    let flow = TextFlow(expressions.session)
    var visitor = MemberTexts(flow: flow, privateNames: environment.privateNames)
    for member in model.members { visitor.walk(member) }
    visitor.visitConstants()
    for index in constantsByReader(model.derived.filter { !$0.isDisplay }) {
      guard case .derived(var constant) = model.members[index], case .derived(let member) = syntax.members[index] else {
        continue
      }
      let use = flow.uses[.derived(constant.id)] ?? .data
      if use.isLocalized, constant.type.holdsText {
        constant.value = derivedValue(member, constant.parameters, constant.type, isText: true)
        model.add(.derived(constant))
      }
      flow.visit(constant.value, use.isSeen ? .shown : .data)
    }
    for literal in flow.literals { report(literal) }
  }

  /// Returns the indices of constants, each after those that read it.
  private func constantsByReader(_ constants: [Derived]) -> [Int] {
    let numbers = Dictionary(uniqueKeysWithValues: zip(constants.map(\.id), constants.indices))
    let links = constants.map { constant in
      var read: Set<Int> = []
      constant.value.forEachExpression { expression in
        if case .reference(.derived(let id)) = expression.kind, let number = numbers[id] { read.insert(number) }
      }
      return read.sorted()
    }
    return orderAndCycles(count: constants.count, successors: { links[$0] }).order.reversed().map {
      constants[$0].id.index
    }
  }

  private func report(_ literal: TextFlow.Literal) {
    let written = declarations.text(at: literal.range)
    let code = literal.hasContext ? "String(\(ExpressionChecker.localizedLabel): \(written))" : "verbatim \(written)"
    report(
      .unlocalizedText, at: literal.range,
      help: literal.hasContext
        ? nil : "move it to a display or a `func`, or write `verbatim …` if it needs no translation",
      fixIt: Diagnostic.FixIt(range: literal.range, replacement: code))
  }
}

/// Visits the values that users see in the members of a view model, and those that they do not.
private struct MemberTexts: SemanticVisitor {
  let flow: TextFlow
  let privateNames: Set<String>
  /// The constants in steps. Their uses are known after all steps have been visited.
  private var constants: [(name: String, value: TypedExpression)] = []

  init(flow: TextFlow, privateNames: Set<String>) {
    self.flow = flow
    self.privateNames = privateNames
  }

  func visitConstants() {
    for constant in constants.reversed() { flow.visit(constant.value, flow.uses[.local(constant.name)] ?? .data) }
  }

  mutating func enter(_ node: SemanticNode) -> WalkContinuation {
    switch node {
    case .member(let member): return enter(member)
    case .step(let step): return enter(step)
    case .exampleStep: return .skipChildren
    case .expression(let expression):
      flow.visit(expression, .data)
      return .skipChildren
    }
  }

  private func enter(_ member: Member) -> WalkContinuation {
    switch member {
    case .example: return .skipChildren
    case .derived(let derived):
      if derived.isDisplay { flow.visit(derived.value, .shown) }
      return .skipChildren
    case .state(let state):
      flow.visitWithoutContext(state.value, privateNames.contains(state.name) ? .data : .shown)
      return .skipChildren
    case .child(let child):
      if let optional = child.optional { flow.visit(optional, .data) }
      for argument in child.arguments { flow.visit(argument.value, .shown) }
      return .skipChildren
    case .list(let list):
      for argument in list.arguments { flow.visit(argument.value, .shown) }
      return .visitChildren
    default: return .visitChildren
    }
  }

  private mutating func enter(_ step: Step) -> WalkContinuation {
    switch step.kind {
    case .constant(let name, _, .expression(let value)), .initialize(let name, .expression(let value), _):
      constants.append((name, value))
      return .skipChildren
    case .assign(let path, .expression(let value)) where isSeen(path):
      flow.visit(value, .shown)
      return .skipChildren
    case .throwing(let error, _):
      flow.visit(error, .shown)
      return .skipChildren
    case .change(let change) where isSeen(change.path):
      switch change.action {
      case .append(let value), .insert(let value, at: _), .assign(.expression(let value)): flow.visit(value, .shown)
      default: break
      }
      return .skipChildren
    case .choose(_, let question, let elements):
      for expression in question.expressions { flow.visit(expression, .data) }
      flow.visit(elements.elements, .shown)
      return .skipChildren
    case .navigate(let navigation):
      for argument in navigation.viewModel?.arguments ?? [] { flow.visit(argument.value, .shown) }
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func isSeen(_ path: StoragePath) -> Bool {
    let isEdit = if case .edit = path.root { true } else { false }
    return (path.root.isDisplayed || isEdit) && !privateNames.contains(path.root.name)
  }
}
