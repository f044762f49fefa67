import VmgenSchemaSyntax

/// The step `for element in elements { … }`.
extension StepChecker {
  /// What to write where a `break` in a `case` cannot end the `switch`.
  static let breakInCase =
    "in Swift, it ends the `switch` and not the loop: note the end in a variable, and test it after the `switch`"

  func checkLoop(_ names: [Identifier], _ elements: Expression, _ body: StepsSyntax) -> Step.Kind {
    let outer = (scope.canEndLoop, scope.deferredOutsideOfLoop)
    (scope.canEndLoop, scope.deferredOutsideOfLoop) = (true, scope.deferred.count)
    defer { (scope.canEndLoop, scope.deferredOutsideOfLoop) = outer }
    return checkRepeated(body) { checkTurns(names, elements, body) }
  }

  private func checkTurns(_ names: [Identifier], _ elements: Expression, _ body: StepsSyntax) -> Step.Kind {
    if names.count > 1 { return checkLoop(naming: names, elements, body) }
    let name = names[0]
    let (typed, element) = checkElements(expressions.infer(elements), elements)
    let steps = expressions.inScope { () -> [Step] in
      guard isNameable(name), name.text != "_" else { return checkSteps(body, isTail: false) }
      checkNotKeyword(name, as: "constant")
      let number = expressions.bind(name.text, element, .local(name.text), at: name.range)
      if element == .unknown { expressions.session.usedLocals[number] = true }
      let steps = checkSteps(body, isTail: false)
      _ = expressions.unusedNames(
        [Binding(name: name, number: number)], help: "use it in the steps, or write `_` instead")
      return steps
    }
    return .forEach(name.text, typed, steps)
  }

  /// Checks `for (index, item) in items.enumerated() { … }` as a loop with one name, whose parts are constants.
  private func checkLoop(naming names: [Identifier], _ elements: Expression, _ body: StepsSyntax) -> Step.Kind {
    var found = expressions.infer(elements)
    if case .dictionary = found.type {
      let entries = Identifier(text: "entries", range: elements.range.end)
      found = expressions.infer(Expression(.member(elements, entries), elements.range))
    }
    let (typed, element) = checkElements(found, elements)
    let whole = freeName("entry")
    let parts = element.partNames
    if parts == nil, element != .unknown {
      var fixIt: Diagnostic.FixIt?
      if case .array = typed.type, elements.isPath {
        fixIt = Diagnostic.FixIt(range: elements.range.end, replacement: ".enumerated()")
      }
      report(
        .loopNames(type: element), at: names[0].range.union(names[1].range),
        help: fixIt == nil ? nil : "iterate the elements with their positions, or write one name", fixIt: fixIt)
    }
    expressions.checkUniqueBindings(names)
    let steps = expressions.inScope { () -> [Step] in
      expressions.bind(whole, element, .local(whole), at: elements.range, isMade: true)
      var bindings: [(binding: Binding, value: TypedExpression)] = []
      for (index, name) in names.enumerated() where isNameable(name) && name.text != "_" {
        checkNotKeyword(name, as: "constant")
        var value = expressions.invalid(name.range)
        if let parts {
          let part = Identifier(text: parts[index], range: name.range)
          value = expressions.infer(Expression(.member(Expression(.name(whole), name.range), part), name.range))
        }
        let number = expressions.bind(name.text, value.type, .local(name.text), at: name.range)
        if value.type == .unknown || names[0].text == names[1].text { expressions.session.usedLocals[number] = true }
        bindings.append((Binding(name: name, number: number), value))
      }
      let steps = checkSteps(body, isTail: false)
      let unused = expressions.unusedNames(bindings.map(\.binding), help: "write `_` instead")
      let constants = bindings.filter { !unused.contains($0.binding.name.text) }.map { binding, value in
        Step(kind: .constant(binding.name.text, nil, .expression(value)), range: binding.name.range)
      }
      return constants + steps
    }
    return .forEach(whole, typed, steps)
  }

  /// Returns a collection as an array, with the type of its elements.
  func checkElements(_ typed: TypedExpression, _ elements: Expression) -> (TypedExpression, Type) {
    switch typed.type {
    case .unknown: return (typed, .unknown)
    case .array(let element): return (typed, element)
    case .set(let element): return (expressions.elements(of: typed, at: elements.range.end), element)
    case .range(.int), .closedRange(.int):
      // A reversed range has no elements. Swift's own range would trap.
      return (elementsOfRange(typed), .int)
    default:
      if !typed.hasInvalid {
        let isDictionary = if case .dictionary = typed.type { true } else { false }
        let help = isDictionary ? "iterate its entries: `for entry in \(text(at: elements.range)).entries`" : nil
        report(.notACollection(type: typed.type), at: elements.range, help: help)
      }
      return (expressions.invalid(elements.range), .unknown)
    }
  }

  private func elementsOfRange(_ range: TypedExpression) -> TypedExpression {
    guard let map = expressions.candidates(for: "map", on: range.type).first else {
      return expressions.invalid(range.range)
    }
    expressions.checkLength(ofRange: range, visitedBy: "for")
    let element = TypedExpression(.reference(.closureParameter(0)), .int, range.range)
    let closure = TypedExpression(
      .closure(TypedClosure(parameters: [], body: element)), .function([.int], .int), range.range)
    let call = BuiltInCall(id: map.builtIn.id, receiver: range, arguments: [.value(closure)])
    return TypedExpression(.builtIn(call), .array(.int), range.range)
  }
}
