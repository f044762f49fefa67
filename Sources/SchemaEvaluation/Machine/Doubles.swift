import VmgenSchemaSemantics

/// The test doubles of all services of an example.
final class Doubles {
  private let schemas: SchemaSet
  private var functions: [String: FunctionDouble] = [:]
  /// The fakes that answer calls, by their services.
  var fakes: [String: FakeInstance] = [:]
  let navigator = NavigatorRecord()
  /// The calls of all functions, in order.
  fileprivate(set) var calls: [(double: FunctionDouble, arguments: [String: Value])] = []
  weak var world: World?

  init(_ schemas: SchemaSet) { self.schemas = schemas }

  func function(_ name: String, of service: String) -> FunctionDouble {
    let key = "\(service).\(name)"
    if let known = functions[key] { return known }
    let declaration = schemas.services[service]?.function(distinctlyNamed: name)
    let new = FunctionDouble(
      "\(useName(of: service)).\(declaration?.shownName ?? name)", of: service, declaration, world: world)
    functions[key] = new
    // A value that is assigned is the property's answer from then on, unless a fake has it.
    if case .setter(let property)? = declaration?.accessor {
      let getter = self.function(property, of: service)
      new.rules = []
      new.fake = { arguments in
        getter.answer(arguments.values.map { .value($0) }, matching: [:])
        return .value(.none)
      }
    }
    return new
  }

  func forgetCalls() {
    calls = []
    for function in functions.values { function.forgetCalls() }
  }

  /// Returns the name that `given` has for a service: that of the `use` of the view model, or of one that it creates.
  private func useName(of service: String) -> String {
    let uses = (world?.objects ?? []).lazy.compactMap { $0.viewModel.uses.first { $0.service == service }?.name }
    return uses.first ?? lowerCamelCased(service)
  }
}

/// The result of a service's function.
enum Answer {
  case value(Value)
  case failure(Value)
  /// The service throws `CancellationError()`.
  case cancelled
}

/// A call of a double, whose answer arrives in a later turn: tasks that have started before the call run first.
final class PendingCall {
  private(set) var answer: Answer?
  var onAnswer: ((Answer) throws -> Void)?

  /// Makes the call.
  ///
  /// - Parameter isCancelled: Returns whether the run that calls was cancelled.
  init(
    _ double: FunctionDouble, _ arguments: [String: Value], in world: World, unless isCancelled: @escaping () -> Bool
  ) throws {
    let receive = { (answer: Answer) in
      self.answer = answer
      try self.onAnswer?(answer)
    }
    if let answer = try double.call(arguments) {
      world.later { try receive(answer) }
    } else {
      double.wait(arguments, unless: isCancelled, receive)
    }
  }
}

/// The test double of one function.
final class FunctionDouble {
  let name: String
  let service: String
  let parameters: [String]
  private let result: Type?
  let isStream: Bool
  /// Whether the function only returns a value, which it does for each computation that reads it.
  let isQuery: Bool
  private weak var world: World?
  private(set) var calls: [[String: Value]] = []
  fileprivate var rules: [Rule] = []
  /// Answers the calls that no rule accepts.
  fileprivate var fake: (([String: Value]) throws -> Answer)?
  private var waiting: [Caller] = []
  private var listeners: [Listener] = []
  /// Events that no stream has received yet, with the arguments of the stream that they are meant for.
  private var buffered: [(event: StreamEvent, matching: [String: Value])] = []
  /// The stream for whose beginning the steps of a fake run.
  private var beginning: Listener?

  fileprivate struct Rule {
    var matching: [String: Value]
    /// The answers of the next calls, of which the last repeats. A call with nil waits.
    var answers: [Answer?]
    /// Whether no example has set the answer.
    var isDefault = false

    func accepts(_ arguments: [String: Value]) -> Bool { arguments.contain(matching) }
  }

  struct Caller {
    var arguments: [String: Value]
    /// Whether the run that called was cancelled, so that answers are meant for other calls.
    var isCancelled: () -> Bool
    var resume: (Answer) throws -> Void
  }

  init(_ name: String, of service: String, _ declaration: ServiceFunction?, world: World?) {
    self.name = name
    self.service = service
    parameters = declaration?.parameters.map(\.name) ?? []
    result = declaration?.result
    isStream = declaration?.kind == .stream
    isQuery = declaration?.isQuery == true
    self.world = world
    // A request without a result, or with an optional one, succeeds unless an example says otherwise.
    if result?.isOptional != false { rules = [Rule(matching: [:], answers: [.value(.none)], isDefault: true)] }
  }

  fileprivate func forgetCalls() { calls = [] }

  private func record(_ arguments: [String: Value]) {
    calls.append(arguments)
    world?.doubles.calls.append((self, arguments))
  }

  /// Sets what answers the calls that an example gives no answer.
  ///
  /// - Parameter replacesAnswers: Whether it also answers the calls that wait, and those with an answer of the example.
  func fallBack(to answer: @escaping ([String: Value]) throws -> Answer, replacesAnswers: Bool) throws {
    fake = answer
    guard replacesAnswers else { return rules.removeAll(where: \.isDefault) }
    rules = []
    guard !isStream else { return }
    let callers = waiting
    waiting = []
    for caller in callers {
      let result = try answer(caller.arguments)
      world?.later { try caller.resume(result) }
    }
  }
}

// MARK: - Requests and queries

extension FunctionDouble {
  /// Records a call. Returns its answer, or nil if the caller has to wait for one.
  func call(_ arguments: [String: Value]) throws -> Answer? {
    record(arguments)
    guard let rule = indexOfRule(for: arguments) else {
      if let fake { return try fake(arguments) }
      world?.report(missingResult)
      return nil
    }
    return takeAnswer(rule)
  }

  private var missingResult: String { "`\(name)` was called without a result: add `given \(name) returns …`" }

  /// Records a call of a query.
  func query(_ arguments: [String: Value]) throws -> Answer {
    record(arguments)
    if let rule = indexOfRule(for: arguments) {
      if let answer = takeAnswer(rule) { return answer }
    } else if let fake {
      return try fake(arguments)
    }
    guard let world, let result, let standard = try Placeholder(world.schemas).value(of: result) else {
      throw EvaluationFailure.example(missingResult)
    }
    return .value(standard)
  }

  /// Returns the answer of the next call; nil if it has none.
  func nextAnswer(_ arguments: [String: Value]) throws -> Answer? {
    if let rule = indexOfRule(for: arguments) { return rules[rule].answers.first ?? nil }
    return try fake?(arguments)
  }

  func wait(
    _ arguments: [String: Value], unless isCancelled: @escaping () -> Bool, _ resume: @escaping (Answer) throws -> Void
  ) {
    waiting.append(Caller(arguments: arguments, isCancelled: isCancelled, resume: resume))
  }

  private func takeAnswer(_ index: Int) -> Answer? {
    (rules[index].answers.count > 1 ? rules[index].answers.removeFirst() : rules[index].answers.first) ?? nil
  }

  private func indexOfRule(for arguments: [String: Value]) -> Int? {
    var found: Int?
    for (index, rule) in rules.enumerated() where rule.accepts(arguments) {
      if let best = found, rules[best].matching.count > rule.matching.count { continue }
      found = index
    }
    return found
  }

  /// Answers the callers that wait, and sets the answers of later calls.
  ///
  /// - Parameter answers: The answers of consecutive calls, of which the last repeats. A call with nil waits.
  func answer(_ answers: [Answer?], matching: [String: Value]) {
    let rule = Rule(matching: matching, answers: answers)
    var accepted = waiting.indices.filter { rule.accepts(waiting[$0].arguments) }
    // The answer to a call of a cancelled run is late.
    let open = accepted.filter { !waiting[$0].isCancelled() }
    if !open.isEmpty { accepted = open }
    let answered = zip(accepted, answers).compactMap { index, answer in answer.map { (waiting[index], index, $0) } }
    for (_, index, _) in answered.reversed() { waiting.remove(at: index) }
    let holdsTheRest = if case .some(nil) = answers.last { true } else { false }
    if accepted.count <= answers.count || holdsTheRest {
      var rest = rule
      rest.answers = Array(answers.dropFirst(accepted.count))
      if rest.answers.isEmpty { rest.answers = answers.suffix(1) }
      if matching.isEmpty { rules.removeAll { $0.matching.isEmpty } }
      rules.append(rest)
    }
    for (caller, _, answer) in answered { world?.later { try caller.resume(answer) } }
  }

  func hold(matching: [String: Value]) {
    let rule = Rule(matching: matching, answers: [nil])
    if matching.isEmpty, let all = rules.firstIndex(where: { $0.matching.isEmpty }) {
      rules[all] = rule
    } else {
      rules.append(rule)
    }
  }

  func numberOfCalls(matching arguments: [String: Value]) -> Int {
    calls.count { $0.contain(arguments) }
  }
}

extension [String: Value] {
  /// Returns whether the arguments of a call have the values of the parameters that an example compares.
  func contain(_ compared: [String: Value]) -> Bool { compared.allSatisfy { self[$0.key] == $0.value } }
}

// MARK: - Streams

enum StreamEvent {
  case value(Value)
  case failure(Value)
  case end

  /// What a stream sends; a `stream Void` sends no value, which a `follow` notes as true.
  static func sent(_ value: Value?) -> StreamEvent { .value(value ?? .bool(true)) }
}

/// A caller of a stream.
final class Listener {
  var isActive = true
  var events: [StreamEvent] = []
  let arguments: [String: Value]
  let receive: (StreamEvent) throws -> Void

  init(_ arguments: [String: Value], _ receive: @escaping (StreamEvent) throws -> Void) {
    self.arguments = arguments
    self.receive = receive
  }
}

extension FunctionDouble {
  /// Opens a stream.
  func open(_ arguments: [String: Value], _ receive: @escaping (StreamEvent) throws -> Void) throws -> Listener {
    record(arguments)
    let listener = Listener(arguments, receive)
    listeners.append(listener)
    listener.events = buffered.filter { arguments.contain($0.matching) }.map(\.event)
    buffered.removeAll { arguments.contain($0.matching) }
    if !listener.events.isEmpty { deliver(to: listener) }
    beginning = listener
    defer { beginning = nil }
    // A fake that throws ends the stream.
    if case .failure(let error) = try fake?(arguments) { send(.failure(error)) }
    return listener
  }

  func hasListener(matching arguments: [String: Value]) -> Bool {
    listeners.contains { $0.isActive && $0.arguments.contain(arguments) }
  }

  /// Sends an event to the streams with certain arguments. Without arguments, the steps at the beginning of a stream send
  /// to that stream, and others to all.
  func send(_ event: StreamEvent, matching arguments: [String: Value] = [:]) {
    listeners.removeAll { !$0.isActive }
    var receivers = listeners.filter { $0.arguments.contain(arguments) }
    if arguments.isEmpty, let beginning { receivers = [beginning] }
    if receivers.isEmpty { buffered.append((event, arguments)) }
    for listener in receivers {
      listener.events.append(event)
      deliver(to: listener)
    }
  }

  private func deliver(to listener: Listener) {
    world?.later {
      while listener.isActive, !listener.events.isEmpty {
        let event = listener.events.removeFirst()
        if case .value = event {} else { listener.isActive = false }
        try listener.receive(event)
      }
    }
  }
}

// MARK: - Navigation

/// The moves of the navigator.
final class NavigatorRecord {
  struct Move {
    var kind: Navigation.Kind
    var name: String?
    /// The inputs of the screen, the link or the result.
    var values: [String: Value]
  }

  private struct OpenScreen {
    var name: String
    /// Takes the result, or nil if the screen is closed without one. Returns false if the caller waits for the other.
    var settle: (Value??) -> Bool
  }

  private(set) var moves: [Move] = []
  private var answer: Value??
  private var hasAnswer = false
  private var answers: [String: Value?] = [:]
  private var open: [OpenScreen] = []

  func note(_ move: Move) { moves.append(move) }

  /// Waits for the result of a screen.
  ///
  /// - Parameter settle: Takes the result, or nil for none. It returns false if it cannot take it.
  func wait(for name: String, _ settle: @escaping (Value?) -> Bool) {
    let take: (Value??) -> Bool = { settle($0 ?? nil) }
    if let own = answers[name] {
      if take(own) { return }
    } else if hasAnswer, take(answer) {
      return
    }
    open.append(OpenScreen(name: name, settle: take))
  }

  /// Answers the screen that waits first, or else all later screens.
  func reply(_ result: Value?, screen: String? = nil) {
    if let screen {
      if let index = open.firstIndex(where: { $0.name == screen }), open[index].settle(result) {
        open.remove(at: index)
      } else {
        answers[screen] = .some(result)
      }
    } else if let first = open.first, first.settle(result) {
      open.removeFirst()
    } else {
      (answer, hasAnswer) = (result, true)
    }
  }
}
