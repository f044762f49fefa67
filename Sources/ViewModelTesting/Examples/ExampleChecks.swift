import ViewModelRuntime

/// Checks the expectations of an example, and collects those that fail.
@MainActor
public final class ExampleChecks {
  /// The clock of the example's view model.
  public let clock = ManualClock(DisplayContext.example.now)
  let tasks = TaskMonitor()
  private let title: String
  private(set) var failures: [String] = []

  init(title: String) { self.title = title }

  /// Waits until each task has ended or is waiting for a service, the clock, a stream or a reply.
  public func waitUntilIdle() async {
    await tasks.waitUntilIdle()
    if tasks.isEndless { failures.append("\"\(title)\" does not become idle: its tasks start more and more tasks") }
  }

  /// Advances the clock: `when clock += 0.5s`.
  public func advance(by duration: Duration) async {
    await clock.advance(by: duration)
    await waitUntilIdle()
  }

  /// Calls a function that does not wait, and that has a variant that does.
  public func perform(_ action: () -> Void) { action() }

  /// Returns the row that a step acts on. A row that does not exist is a failure.
  public func row<Row>(_ row: Row?, at place: String) -> Row? {
    if row == nil { failures.append("\(place): \"\(title)\" acts on a row that does not exist") }
    return row
  }

  /// Answers the question of a command.
  public func reply(to question: CommandQuestion?, at place: String, _ reply: (CommandQuestion) -> Void) {
    if let question {
      reply(question)
    } else {
      failures.append("\(place): \"\(title)\" replies to a question, but the command has not asked one")
    }
  }

  /// Checks that a condition is true.
  ///
  /// - Parameters:
  ///   - expectation: The source text of the expression in the schema.
  ///   - place: The position of the expectation in the schema.
  ///   - values: Returns the values on which the condition depends, for the failure; empty if it is the only one.
  public func isTrue(
    _ condition: Bool, _ expectation: String, at place: String, values: () -> [ExampleValue] = { [] }
  ) {
    if condition { return }
    let values = values()
    fail(expectation, at: place, values.isEmpty ? [ExampleValue(expectation, false)] : values)
  }

  /// Checks that the value after `!` is false.
  public func isFalse(_ value: Bool, _ expectation: String, at place: String) {
    if value { fail(expectation, at: place, [ExampleValue(String(expectation.drop { $0 == "!" }), true)]) }
  }

  /// Checks that two values are equal. In texts, each Unicode space equals a plain space.
  ///
  /// - Parameters:
  ///   - expectation: The source text of the expression in the schema.
  ///   - names: The source texts of both values; empty for a constant, which the failure does not repeat. The default
  ///     is the text before `==`.
  ///   - place: The position of the expectation in the schema.
  public func equal<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ expectation: String, of names: String..., at place: String
  ) {
    if actual == expected || readAlike(actual, expected) { return }
    let names = names.isEmpty ? [expectation.firstSide] : names
    fail(expectation, at: place, zip(names, [actual, expected]).filter { !$0.0.isEmpty }.map { ExampleValue($0, $1) })
  }

  /// Checks the moves of the navigator's test double: `push HomeViewModel`.
  public func moves(_ actual: [String], _ expected: [String], _ expectation: String, at place: String) {
    if actual == expected { return }
    failures.append(failure(expectation, at: place, "navigator is [\(actual.joined(separator: ", "))]"))
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

  private func fail(_ expectation: String, at place: String, _ values: [ExampleValue]) {
    failures.append(failure(expectation, at: place, values.map(\.text).joined(separator: ", ")))
  }

  private func failure(_ expectation: String, at place: String, _ reason: String) -> String {
    "\(place): \"\(title)\": expect \(expectation): \(reason)"
  }
}

extension String {
  /// The text before the first `==`.
  fileprivate var firstSide: String { split(separator: " == ", maxSplits: 1).first.map(String.init) ?? self }
}

/// A value in the failure of an expectation: `title is "B"`.
public struct ExampleValue {
  let text: String

  /// Creates a description of a value.
  ///
  /// - Parameter name: The source text of the value in the schema.
  public init<Value>(_ name: String, _ value: Value) { text = "\(name) is \(literal(value))" }
}

/// Returns the value as in a schema, so that `"1"` and `1` look different, with escapes for invisible characters.
private func literal<Value>(_ value: Value) -> String {
  if value is any ViewModel { return "a \(type(of: value))" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.map { literal($0.value) } ?? "nil" }
  if mirror.displayStyle == .enum, !(value is any CustomStringConvertible) { return ".\(value)" }
  let text = value is String ? String(reflecting: value) : "\(value)"
  return text.escapingInvisibleCharacters
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
