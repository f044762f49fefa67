import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The steps that load a page of a list.
extension StepLowering {
  /// Returns the statements that load a page, and the name of the requested page in them.
  mutating func statements(of load: ListLoad) -> (page: String, statements: [SwiftStatement]) {
    let scope = SwiftLowering.Scope(lowering)
    defer { scope.restore(&lowering) }
    let page = swiftIdentifier(lowering.enter(load.page ?? "page"))
    return (page, pageStatements(load))
  }

  private mutating func pageStatements(_ load: ListLoad) -> [SwiftStatement] {
    guard case .call(let value)? = load.steps.last?.kind else { return [] }
    return block { steps in
      steps.returnsPage = true
      defer { steps.returnsPage = false }
      steps.lower(Array(load.steps.dropLast()))
      let answer = swiftIdentifier(steps.lowering.freshName("answer"))
      let call = steps.call(value)
      steps.append(.bind(answer, type: nil, call))
      if let received = load.received { steps.receive(answer, received) }
      steps.append(.result(steps.page(.text(answer), load)))
    }
  }

  /// Appends the changes that the transaction makes that stores the rows:
  /// `run.received { values in values.stored.total = answer.totalCount }`.
  private mutating func receive(_ answer: String, _ received: ReceivedAnswer) {
    if received.steps.isEmpty { return }
    let scope = SwiftLowering.Scope(lowering)
    defer { scope.restore(&lowering) }
    if let name = received.name { lowering.locals[name] = answer }
    var transaction = TransactionLowering(lowering, names)
    transaction.append(received.steps.map { StepChange($0) })
    lowering = transaction.lowering
    let change = SwiftClosure(naming: "values", transaction.statements)
    append(.value(.run.member("received").call(trailing: change)))
  }

  /// Returns `LoadedPage(answer.items, next: answer.cursor)`.
  private mutating func page(_ answer: SwiftExpression, _ load: ListLoad) -> SwiftExpression {
    var arguments = [SwiftArgument(load.items.map { value(of: $0, answer) } ?? answer)]
    if let next = load.next { arguments.append(SwiftArgument("next", value(of: next, answer))) }
    if let more = load.more {
      let isMore = value(of: more, answer)
      arguments.append(SwiftArgument(.ternary(isMore, .text(".more"), .text(".end"))))
    }
    return .text("LoadedPage").call(arguments)
  }

  /// Returns the value that a closure returns for an answer.
  private mutating func value(of closure: TypedExpression, _ answer: SwiftExpression) -> SwiftExpression {
    guard case .closure(let closure) = closure.kind else { return answer }
    let outer = lowering.parameterNames
    let scope = SwiftLowering.Scope(lowering)
    defer {
      lowering.parameterNames = outer
      scope.restore(&lowering)
    }
    if let name = closure.parameters.first {
      lowering.locals[name] = answer.flatText
    } else {
      lowering.parameterNames = [answer.flatText]
    }
    return outside(closure.body, hint: "rows")
  }
}
