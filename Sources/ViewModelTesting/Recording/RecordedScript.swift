import ViewModelRuntime

/// The steps of a recorded example.
struct RecordedScript {
  private struct Step {
    /// The results of the queries that the step causes.
    var givens: [(call: String, text: String)] = []
    var text: String
    /// The edit whose text the step enters; nil for any other step.
    var entry: String?
    /// The function whose call the step answers; nil for any other step.
    var answered: String?
    /// Whether a test double answers like this without being told.
    var isUsual = false
    var expectations: [String] = []
  }

  private var settings: [String] = []
  /// The results of queries before the first step.
  private var givens: [(call: String, text: String)] = []
  private var steps: [Step] = []
  /// The functions that have been called, in order.
  private var called: [String] = []
  /// The texts of the inputs; nil for a value that no schema can write.
  private var inputs: [String: String?] = [:]
  /// The last results of queries.
  private var results: [String: String] = [:]
  /// The last expectations by the value that they are about.
  private var expected: [String: String] = [:]
  /// The expectation that the last step makes superfluous.
  private var assigned: String?
  /// The values that no schema can write.
  private var unwritable: Set<String> = []

  /// Begins with the settings of a context that differ from those of examples, and with what a view model shows at first.
  mutating func begin(_ context: DisplayContext, _ state: RecordedState) {
    let usual = DisplayContext.example
    if context.locale.identifier != usual.locale.identifier { set("locale", to: context.locale.identifier) }
    if context.timeZone.identifier != usual.timeZone.identifier { set("timeZone", to: context.timeZone.identifier) }
    if context.now != usual.now { set("now", to: context.now) }
    for (subject, text) in state.expectations { expected[subject] = text }
  }

  /// Sets the inputs of a view model before the first step, and later adds a step for each that has changed.
  mutating func note(_ inputs: [(name: String, value: Any)]) {
    for (name, value) in inputs {
      let text = SchemaText.text(of: value)
      switch self.inputs.updateValue(text, forKey: name) {
      case nil: set(name, to: value)
      case text: continue
      default: assign(name, value)
      }
    }
  }

  private mutating func set(_ name: String, to value: Any) {
    settings.append(Self.assignment("given", name, value).text)
  }

  /// Adds a step that assigns an input or an edit.
  private mutating func assign(_ name: String, _ value: Any) {
    let (step, text) = Self.assignment("when", name, value)
    let entry = name.hasSuffix(".text") ? name : nil
    // Of a text that is being typed, the whole is the act.
    if let entry, let last = steps.last, last.entry == entry, last.expectations.isEmpty {
      for given in last.givens { results[given.call] = nil }
      steps.removeLast()
    }
    append(step)
    steps[steps.count - 1].entry = entry
    assigned = text.map { "\(name) == \($0)" }
  }

  mutating func append(_ act: ViewModelAct, at prefix: String) {
    switch act {
    case .assigns(let member, let value): assign(prefix + member, value)
    case .calls(let member, let arguments):
      let call = SchemaText.call(prefix + member, arguments)
      append(call.map { "when \($0)" } ?? Self.comment(on: "when \(prefix)\(member)(…)"))
    case .does(let words, let text):
      // A view that appears for the first time causes two reactions.
      if words == "appear", let last = steps.last, last.text == "when \(prefix)appear", last.expectations.isEmpty {
        return
      }
      let place = words.hasPrefix("commit ") || words.hasPrefix("revert ") ? "" : prefix
      append("when \(place)\(words)\(text.flatMap { SchemaText.text(of: $0) }.map { " \($0)" } ?? "")")
    }
  }

  mutating func append(_ step: String) {
    assigned = nil
    steps.append(Step(text: step))
  }

  /// Notes a function whose calls wait until they are answered.
  mutating func call(_ function: String) { if !called.contains(function) { called.append(function) } }

  /// Adds the answer of a call that waits, after which later calls wait.
  mutating func answer(_ function: String, _ answer: String?) {
    append(answer.map { "given \(function) \($0) then held" } ?? Self.comment(on: "given \(function) returns …"))
    steps[steps.count - 1].answered = function
    // A test double without a result succeeds.
    steps[steps.count - 1].isUsual = answer == "returns"
  }

  /// Adds the result of a query before the step that causes the call, if it is not known from an earlier call.
  mutating func query(_ call: String, _ answer: String?) {
    let text = answer.map { "given \(call) \($0)" } ?? Self.comment(on: "given \(call) returns …")
    guard results.updateValue(text, forKey: call) != text else { return }
    if steps.isEmpty { givens.append((call, text)) } else { steps[steps.count - 1].givens.append((call, text)) }
  }

  /// Adds the expectations that have changed.
  mutating func expect(_ expectations: [(subject: String, text: String)], unwritable: [String]) {
    for (subject, text) in expectations where expected.updateValue(text, forKey: subject) != text && text != assigned {
      if !steps.isEmpty { steps[steps.count - 1].expectations.append("expect \(text)") }
    }
    self.unwritable.formUnion(unwritable)
  }

  func example(titled title: String) -> String {
    let usual = usualFunctions
    var lines = settings + givens.map(\.text)
    lines += called.filter { !usual.contains($0) }.map { "given \($0) held" }
    for step in steps {
      lines += step.givens.map(\.text)
      if step.answered.map(usual.contains) != true { lines.append(step.text) }
      lines += step.expectations
    }
    if !unwritable.isEmpty {
      lines.append("// Not expected, because no schema can write it: \(unwritable.sorted().joined(separator: ", "))")
    }
    return "example \(SchemaText.quoted(title)) {\n\(lines.map { "    \($0)\n" }.joined())}\n"
  }

  /// The functions that need no answers: test doubles answer them in the same way, and nothing is expected while their
  /// calls wait.
  private var usualFunctions: Set<String> {
    var usual = Set(called).subtracting(steps.filter { !$0.isUsual }.compactMap(\.answered))
    var count = -1
    while usual.count != count {
      count = usual.count
      var isVisible = false
      for step in steps {
        if let function = step.answered, usual.contains(function), isVisible { usual.remove(function) }
        if step.answered.map(usual.contains) != true { isVisible = false }
        if !step.expectations.isEmpty { isVisible = true }
      }
    }
    return usual
  }

  /// Replaces a step whose value no schema can write.
  static func comment(on step: String) -> String { "// \(step): no schema can write the value" }

  private static func assignment(_ verb: String, _ name: String, _ value: Any) -> (text: String, value: String?) {
    guard let text = SchemaText.text(of: value) else { return (comment(on: "\(verb) \(name) = …"), nil) }
    return ("\(verb) \(name) = \(text)", text)
  }
}
