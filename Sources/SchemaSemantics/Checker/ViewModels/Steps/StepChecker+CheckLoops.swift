import VmgenSchemaSyntax

/// The step `for element in elements { … }`.
extension StepChecker {
  func checkLoop(_ name: Identifier, _ elements: Expression, _ body: StepsSyntax) -> Step.Kind {
    let (typed, element) = checkElements(elements)
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

  /// Returns a collection as an array, with the type of its elements.
  private func checkElements(_ elements: Expression) -> (TypedExpression, Type) {
    let typed = expressions.infer(elements)
    switch typed.type {
    case .unknown: return (typed, .unknown)
    case .array(let element): return (typed, element)
    case .range(.int), .closedRange(.int):
      // A reversed range has no elements. Swift's own range would trap.
      return (elementsOfRange(typed), .int)
    default:
      if !typed.hasInvalid {
        let isDictionary = if case .dictionary = typed.type { true } else { false }
        let help = isDictionary ? "iterate its entries: `for entry in \(text(at: elements.range)).entries`" : nil
        report(.notACollection, at: elements.range, ["type": "\(typed.type)"], help: help)
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
