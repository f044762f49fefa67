import VmgenSchemaSemantics

/// The questions of a run.
extension Run {
  func ask(_ step: Step, _ scope: Scope, _ owner: ViewModelInstance) throws -> Progress {
    let evaluator = owner.stepEvaluator
    var name: String?
    var choices: [(title: String, value: Value)] = []
    var labels: [String]?
    let hasField = if case .prompt = step.kind { true } else { false }
    let text: Question
    switch step.kind {
    case .confirm(let bound, let question):
      (text, name) = (question, bound)
      if let title = question.confirmText { choices = [(try evaluator.value(title, scope).string, .string(""))] }
    case .prompt(let bound, let question): (text, name) = (question, bound)
    case .choose(let bound, let question, let elements):
      (text, name) = (question, bound)
      let titles = try evaluator.value(elements.titles, scope).array.map { try $0.string }
      labels = titles
      choices = try zip(titles, evaluator.value(elements.elements, scope).array).map { ($0, $1) }
    default: throw EvaluationFailure.unsupported("a new form of question")
    }
    func shown(_ text: TypedExpression) throws -> String { try evaluator.value(text, scope).string }
    let context = evaluator.reader.context
    let question = OpenQuestion(
      try shown(text.text), message: try text.message.map(shown), hasField: hasField,
      labels: try labels ?? [text.confirmText.map(shown) ?? context.text("OK")],
      cancel: try text.cancelText.map(shown) ?? context.text("Cancel"),
      isDestructive: text.isDestructive, choices: choices
    ) { [weak self] answer in
      guard let self else { return }
      self.closeQuestion()
      self.world.later {
        guard !self.isOver else { return }
        if case .confirm(let name?, _) = step.kind {
          self.bind(name, .bool(answer != nil))
        } else {
          guard let answer else { return try self.end(.cancelled) }
          if let name { self.bind(name, answer) }
        }
        try self.resume()
      }
    }
    try commit()
    self.question = question
    if let command { self.owner.commands[command.id]?.questions.append(question) }
    isDirty = true
    owner.didWrite()
    return .suspended
  }

  func closeQuestion() {
    guard let question else { return }
    self.question = nil
    if let command { owner.commands[command.id]?.questions.removeAll { $0 === question } }
    owner.didWrite()
  }
}
