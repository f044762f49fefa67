import VmgenSchemaSyntax

/// Questions to the user.
extension StepChecker {
  func checkQuestion(_ question: QuestionSyntax, _ word: String) -> Question {
    switch scope.owner {
    // A fake has no questions, which is reported for all its steps.
    case .fake, .body: break
    case .command, .errorPolicy:
      scope.asks = true
      scope.isAsync = true
    case .reaction, .follow, .load, .received, nil: report(.asksOutsideCommand(word: word), at: question.text.range)
    }
    func check(_ text: Expression) -> TypedExpression { expressions.check(text, as: .string, isText: true) }
    return Question(
      text: check(question.text), message: question.message.map(check), confirmText: question.confirmText.map(check),
      cancelText: question.cancelText.map(check), isDestructive: question.isDestructive, isSecure: question.isSecure)
  }

  /// Checks the elements of `choose "…" from elements`: texts, or values of an enum with labels.
  func checkElements(of question: QuestionSyntax) -> QuestionElements {
    guard let syntax = question.elements else {
      let invalid = expressions.invalid(question.text.range)
      return QuestionElements(elements: invalid, titles: invalid)
    }
    let elements = expressions.infer(syntax)
    switch elements.type {
    case .unknown: return QuestionElements(elements: elements, titles: elements)
    case .array(.string): return QuestionElements(elements: elements, titles: elements)
    case .array(.declared(let name)) where labeled.contains(name):
      return QuestionElements(elements: elements, titles: expressions.check(syntax.labels, as: .array(.string)))
    default:
      report(.choosesFromNoTexts(type: elements.type), at: syntax.range)
      return QuestionElements(elements: expressions.invalid(syntax.range), titles: expressions.invalid(syntax.range))
    }
  }
}

extension Expression {
  /// `self.map { $0.label }`
  fileprivate var labels: Expression {
    let parameter = Expression(.closureParameter(0), range)
    let label = Expression(.member(parameter, Identifier(text: ExpressionChecker.label, range: range)), range)
    let closure = Expression(.closure(Closure(parameters: [], body: label, range: range)), range)
    let map = Expression(.member(self, Identifier(text: "map", range: range)), range)
    return Expression(.call(map, [Argument(value: closure, isTrailing: true)]), range)
  }
}
