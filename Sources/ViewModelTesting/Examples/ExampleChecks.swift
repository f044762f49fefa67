import ViewModelRuntime

/// Checks the expectations of an example, and collects those that fail.
@MainActor
public final class ExampleChecks {
  /// The clock of the example's view model.
  public let clock = ManualClock(DisplayContext.example.now)
  let tasks = TaskMonitor()
  private let title: String
  private let schema: ExampleSchema
  /// The line of the example in the schema.
  private let line: Int
  private(set) var failures: [ExampleFailure] = []
  /// The events that the example's view model has emitted.
  private var events: [Any] = []
  private var eventToken: BindingToken?
  /// The values of recorded properties: a `RecordedValues` for each key path.
  private var histories: [AnyKeyPath: AnyObject] = [:]
  private var historyTokens: [BindingToken] = []
  /// Observe the recorded properties of a view model.
  private var recordings: [(_ owner: any ViewModel) -> BindingToken?] = []

  init(title: String, in schema: ExampleSchema = .none, at line: Int = 1) {
    self.title = title
    self.schema = schema
    self.line = line
  }

  /// Records a failure of the example.
  ///
  /// - Parameter line: The line in the schema; nil for that of the example.
  func fail(_ text: String, at line: Int? = nil) {
    failures.append(ExampleFailure("\"\(title)\"\(text)", in: schema, at: line ?? self.line))
  }

  /// Waits until each task has ended or is waiting for a service, the clock, a stream or a reply.
  public func waitUntilIdle() async {
    await tasks.waitUntilIdle()
    if tasks.isEndless { fail(" does not become idle: its tasks start more and more tasks") }
  }

  /// The checks, after each task has ended or is waiting.
  public var idle: ExampleChecks {
    get async {
      await waitUntilIdle()
      return self
    }
  }

  /// Performs a step, and waits until each task has ended or is waiting.
  public func when(_ act: () -> Void) async {
    act()
    await waitUntilIdle()
  }

  /// Advances the clock: `when clock += 0.5s`.
  public func advance(by duration: Duration) async {
    await clock.advance(by: duration)
    await waitUntilIdle()
  }

  /// Returns the row that a step acts on. A row that does not exist is a failure.
  public func row<Row>(_ row: Row?, at line: Int) -> Row? {
    if row == nil { fail(" acts on a row that does not exist", at: line) }
    return row
  }

  /// Returns a value that the later steps need. Nil is a failure.
  ///
  /// - Parameter name: The source text of the value in the schema.
  public func required<Value>(_ value: Value?, _ name: String, at line: Int) -> Value? {
    if value == nil { fail(", but `\(name)` has no value", at: line) }
    return value
  }

  /// Acts with the value of an optional. Nil is a failure.
  ///
  /// - Parameter name: The source text of the value in the schema.
  public func unwrap<Value>(_ value: Value?, _ name: String, at line: Int, _ act: (Value) -> Void) {
    if let value {
      act(value)
    } else {
      fail(", but `\(name)` is nil", at: line)
    }
  }

  /// Answers the question of a command.
  public func reply(to question: CommandQuestion?, at line: Int, _ reply: (CommandQuestion) -> Void) {
    if let question {
      reply(question)
    } else {
      fail(" replies to a question, but the command has not asked one", at: line)
    }
  }

  /// Answers the question of a command with a choice. A title that no choice has is a failure.
  public func choose(_ title: String, of question: CommandQuestion?, at line: Int) {
    reply(to: question, at: line) { question in
      let choices = question.isPrompt ? [] : question.choices.filter { $0.role != .cancel }
      if let choice = choices.first(where: { $0.title == title }) { return question.choose(choice) }
      let titles = choices.compactMap { $0.title.map { "\"\($0)\"" } }.joined(separator: ", ")
      let found = titles.isEmpty ? "the question has no choices" : "the choices are \(titles)"
      fail(" chooses \"\(title)\", but \(found)", at: line)
    }
  }

  /// Checks that a condition is true.
  ///
  /// - Parameters:
  ///   - expectation: The source text of the condition in the schema.
  ///   - line: The line of the expectation in the schema.
  ///   - values: Returns the values on which the condition depends, for the failure; empty if it is the only one.
  public func isTrue(
    _ condition: Bool, _ expectation: String, at line: Int, values: () -> [ExampleValue] = { [] }
  ) {
    if condition { return }
    let values = values()
    fail(expectation, at: line, values.isEmpty ? [ExampleValue(expectation, false)] : values)
  }

  /// Checks that a value is false.
  ///
  /// - Parameters:
  ///   - name: The source text of the value, without the `!`.
  ///   - line: The line of the expectation in the schema.
  public func isFalse(_ value: Bool, _ name: String, at line: Int) {
    if value { fail("!\(name)", at: line, [ExampleValue(name, true)]) }
  }

  /// Checks that two values are equal. In texts, each Unicode space equals a plain space.
  ///
  /// - Parameters:
  ///   - name: The source text of the actual value in the schema.
  ///   - expectedName: The source text of the expected value; nil for a constant.
  ///   - line: The line of the expectation in the schema.
  public func equal<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ name: String, _ expectedName: String? = nil, at line: Int
  ) {
    if actual == expected || readAlike(actual, expected) { return }
    var values = [ExampleValue(name, actual)]
    if let expectedName { values.append(ExampleValue(expectedName, expected)) }
    fail("\(name) == \(expectedName ?? literal(expected))", at: line, values)
  }

  /// Records the events and the recorded properties of the example's view model from now on.
  func record<Owner: ViewModel>(_ owner: Owner) {
    if let emitting = owner as? any EmittingViewModel { eventToken = recordingToken(of: emitting) }
    historyTokens = recordings.compactMap { $0(owner) }
  }

  /// Starts the example's view model with the clock of the example, and waits until its tasks are idle.
  func start<Owner: ViewModel>(_ owner: Owner) async {
    clock.synchronize(owner)
    record(owner)
    owner.viewModelObservers.start(owner)
    await waitUntilIdle()
  }

  private func recordingToken<Owner: EmittingViewModel>(of owner: Owner) -> BindingToken {
    owner.onEvent { [weak self] in self?.events.append($0) }
  }

  /// Records the values of a property from the first call on.
  public func record<Owner: ViewModel, Value: Equatable>(_ property: KeyPath<Owner, Value>, of owner: Owner) {
    guard histories[property] == nil else { return }
    let recorded = RecordedValues<Value>()
    histories[property] = recorded
    let recording = { (owner: any ViewModel) in
      (owner as? Owner)?.observe(property) { recorded.append($0) }
    }
    recordings.append(recording)
    historyTokens += [recording(owner)].compactMap(\.self)
  }

  /// Creates another view model, which the next steps are about. Its events and recorded values follow those of the first.
  ///
  /// - Parameter make: Creates the view model with the services and inputs of the first.
  public func recreate<Owner: ViewModel>(_ owner: Owner, _ make: (_ old: Owner) -> Owner) -> Owner {
    let owner = make(owner)
    record(owner)
    return owner
  }

  /// Creates another view model, which the next steps are about, and waits until its tasks are idle.
  ///
  /// - Parameter make: Creates the view model with the services and inputs of the first.
  public func recreate<Owner: ViewModel>(_ owner: Owner, _ make: (_ old: Owner) -> Owner) async -> Owner {
    let owner = make(owner)
    await start(owner)
    return owner
  }

  /// Returns the values that a recorded property has had, each once in a row.
  public func history<Owner: ViewModel, Value: Equatable>(of property: KeyPath<Owner, Value>) -> [Value] {
    (histories[property] as? RecordedValues<Value>)?.values ?? []
  }

  /// Returns how often the view model has emitted an event.
  public func emissions(of event: String) -> Int { events.count { caseName(of: $0) == event } }

  /// Returns a value of the last event of its kind; nil before the first one.
  ///
  /// - Parameters:
  ///   - event: The name of the event.
  ///   - value: The label of the value, or `.0` and so on for a value without a label.
  public func last<Value>(_ event: String, _ value: String, as type: Value.Type) -> Value? {
    values(event, value, as: type).last
  }

  /// Returns a value of all events of one kind.
  ///
  /// - Parameters:
  ///   - event: The name of the event.
  ///   - value: The label of the value, or `.0` and so on for a value without a label.
  public func values<Value>(_ event: String, _ value: String, as type: Value.Type) -> [Value] {
    events.filter { caseName(of: $0) == event }.compactMap { event in
      guard let payload = Mirror(reflecting: event).children.first?.value else { return nil }
      let parts = Mirror(reflecting: payload)
      guard parts.displayStyle == .tuple else { return payload as? Value }
      return parts.children.first { $0.label == value }?.value as? Value
    }
  }

  /// Checks all events that the view model has emitted, in order.
  public func events<Owner: EmittingViewModel>(
    of owner: Owner, _ expected: [Owner.EmittedEvent], at line: Int
  ) where Owner.EmittedEvent: Equatable {
    let actual = events.compactMap { $0 as? Owner.EmittedEvent }
    if actual == expected { return }
    func text(_ events: [Owner.EmittedEvent]) -> String {
      "[\(events.map { literal($0).drop { $0 == "." } }.joined(separator: ", "))]"
    }
    fail("events == \(text(expected))", at: line, "events is \(text(actual))")
  }

  /// Checks the last event that the view model has emitted.
  public func lastEvent<Owner: EmittingViewModel>(
    of owner: Owner, _ expected: Owner.EmittedEvent, at line: Int
  ) where Owner.EmittedEvent: Equatable {
    let actual = events.compactMap { $0 as? Owner.EmittedEvent }.last
    if actual == expected { return }
    let found = actual.map { "`\(literal($0).drop { $0 == "." })`" } ?? "nil"
    fail("events.last == \(literal(expected).drop { $0 == "." })", at: line, "events.last is \(found)")
  }

  /// Checks all calls of the services whose functions the list names, in order, except for streams and queries that it
  /// does not name.
  public func calls(of doubles: Any, _ expected: [ExpectedCall], at line: Int) {
    guard let actual = expected.difference(fromCallsOf: doubles) else { return }
    fail("calls == [\(expected.text)]", at: line, "calls is [\(actual)]")
  }

  /// Checks the last call of all functions, except for those that return streams.
  public func lastCall(of doubles: Any, _ expected: ExpectedCall, at line: Int) {
    let stubs = parts(ofDoubles: doubles, as: (any CallRecord & WaitingCalls).self)
    guard let actual = expected.difference(fromLastOf: stubs) else { return }
    fail("calls.last == \([expected].text)", at: line, "calls.last is \(actual)")
  }

  /// Checks that no function of a service has been called, except for those that return streams.
  public func noCalls(of doubles: Any, at line: Int) {
    let stubs = parts(ofDoubles: doubles, as: (any CallRecord & WaitingCalls).self)
    let calls = stubs.flatMap { stub in stub.callNumbers.map { (number: $0, name: stub.name) } }
    if calls.isEmpty { return }
    let names = calls.sorted { $0.number < $1.number }.map(\.name)
    fail("calls == []", at: line, "calls is [\(names.joined(separator: ", "))]")
  }

  /// Removes the calls that the stubs of test doubles have recorded.
  public func forgetCalls(of doubles: Any) {
    for record in parts(ofDoubles: doubles, as: (any CallRecord).self) { record.forgetCalls() }
  }

  /// Checks the moves of the navigator's test double: `push HomeViewModel`.
  public func moves(_ actual: [String], _ expected: [String], at line: Int) {
    if actual == expected { return }
    func text(_ moves: [String]) -> String { "[\(moves.joined(separator: ", "))]" }
    fail("navigator == \(text(expected))", at: line, "navigator is \(text(actual))")
  }

  /// Checks the moves of the navigator's test double, with the values of those that have any.
  public func moves(of navigator: NavigatorDouble, _ expected: [NavigatorMove], at line: Int) {
    let actual = navigator.recordedMoves
    if actual.count == expected.count, zip(actual, expected).allSatisfy({ $0.matches($1) }) { return }
    func text(_ moves: [NavigatorMove], _ hasValue: (Int) -> Bool) -> String {
      "[\(moves.enumerated().map { $1.description(hasValue: hasValue($0)) }.joined(separator: ", "))]"
    }
    let wanted = text(expected) { _ in true }
    // The values of a step are shown where those of the expected step are compared.
    let found = text(actual) { !expected.indices.contains($0) || expected[$0].value != nil }
    fail("navigator == \(wanted)", at: line, "navigator is \(found)")
  }

  private func readAlike<Value>(_ actual: Value, _ expected: Value) -> Bool {
    if let actual = actual as? String, let expected = expected as? String {
      return actual.normalizingSpaces == expected.normalizingSpaces
    }
    if let actual = actual as? [String], let expected = expected as? [String] {
      return actual.map(\.normalizingSpaces) == expected.map(\.normalizingSpaces)
    }
    return false
  }

  private func fail(_ expectation: String, at line: Int, _ values: [ExampleValue]) {
    fail(expectation, at: line, values.map(\.text).joined(separator: ", "))
  }

  private func fail(_ expectation: String, at line: Int, _ reason: String) {
    fail(": expect \(expectation): \(reason)", at: line)
  }
}

/// The values that a property has had, each once in a row.
@MainActor
private final class RecordedValues<Value: Equatable> {
  private(set) var values: [Value] = []

  func append(_ value: Value) {
    if let last = values.last, !exactComparison(of: Value.self)(last, value) { return }
    values.append(value)
  }
}

/// Returns the name of an enum's case.
func caseName(of value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }

/// A value in the failure of an expectation: `title is "B"`.
public struct ExampleValue {
  let text: String

  /// Creates a description of a value.
  ///
  /// - Parameter name: The source text of the value in the schema.
  public init<Value>(_ name: String, _ value: Value) { text = "\(name) is \(literal(value))" }
}

/// Returns the value as in a schema, so that `"1"` and `1` look different, with escapes for invisible characters.
func literal<Value>(_ value: Value) -> String {
  if let duration = value as? Duration { return seconds(in: duration) }
  if value is any ViewModel { return "\(type(of: value))(…)" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .tuple {
    let parts = mirror.children.map { "\($0.label.map { $0 + ": " } ?? "")\(literal($0.value))" }
    return "(\(parts.joined(separator: ", ")))"
  }
  if mirror.displayStyle == .optional { return mirror.children.first.map { literal($0.value) } ?? "nil" }
  if mirror.displayStyle == .enum, !(value is any CustomStringConvertible) { return ".\(value)" }
  let text = value is String ? String(reflecting: value) : "\(value)"
  return text.escapingInvisibleCharacters
}

/// Returns a duration as in a schema: `0.3s`.
private func seconds(in duration: Duration) -> String {
  "\(duration)".replacing(" seconds", with: "s").replacing(".0s", with: "s")
}

extension String {
  /// The text with escapes such as `\u{202F}` for invisible characters and for spaces other than the plain one.
  fileprivate var escapingInvisibleCharacters: String {
    unicodeScalars.map { scalar in
      let isInvisible =
        scalar.properties.generalCategory == .format || scalar.properties.generalCategory == .spaceSeparator
      return isInvisible && scalar != " " ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}
