import VmgenSchemaSyntax

/// The texts of a view model: which constants are localized, and which literals users see although they are not.
extension MemberChecker {
  /// Localizes the constants that only texts use, and reports literals that users see but that are not localized.
  func checkTexts(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    let flow = TextFlow(expressions.session, privateNames: environment.privateNames)
    flow.visitMembers {
      for member in model.members {
        var visitor = MemberTexts(flow: flow)
        visitor.walk(member)
        flow.visitSteps(visitor.steps, of: member)
      }
    }
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
    reportComparedTexts(model)
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
  private(set) var steps: [Step] = []

  init(flow: TextFlow) { self.flow = flow }

  mutating func enter(_ node: SemanticNode) -> WalkContinuation {
    switch node {
    case .member(let member): return enter(member)
    case .step(let step):
      steps.append(step)
      return .skipChildren
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
      flow.visitWithoutContext(state.value, flow.privateNames.contains(state.name) ? .data : .shown)
      return .skipChildren
    case .child(let child):
      if let optional = child.optional { flow.visit(optional, .data) }
      for argument in child.arguments { flow.visit(argument.value, .shown) }
      return .skipChildren
    case .list(let list):
      for argument in list.arguments { flow.visit(argument.value, .shown) }
      if let section = list.rows.section { flow.visit(section, .shown) }
      return .visitChildren
    default: return .visitChildren
    }
  }
}
