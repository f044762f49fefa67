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
    if tasks.isEndless { fail("to become idle", at: title, "its tasks start more and more tasks") }
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
  public func isTrue(_ condition: Bool, _ expectation: String, at place: String) {
    if !condition { fail(expectation, at: place, "it is false") }
  }

  /// Checks that two values are equal. In texts, each Unicode space equals a plain space.
  public func equal<Value: Equatable>(_ actual: Value, _ expected: Value, _ expectation: String, at place: String) {
    if actual != expected, !readAlike(actual, expected) { fail(expectation, at: place, actual, expected) }
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

  private func fail<Value>(_ expectation: String, at place: String, _ actual: Value, _ expected: Value) {
    fail(expectation, at: place, "the value is \(literal(actual)) instead of \(literal(expected))")
  }

  private func fail(_ expectation: String, at place: String, _ reason: String) {
    failures.append("\(place): \"\(title)\" expects \(expectation), but \(reason)")
  }

  /// The value as a Swift literal, so that `"1"` and `1` look different, with escapes for invisible characters.
  private func literal<Value>(_ value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { literal($0.value) } ?? "nil"
    }
    return String(reflecting: value).escapingInvisibleCharacters
  }
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
