/// Collects what an example expected in vain.
@MainActor
public final class ExampleChecks {
  /// The clock of the example's view model.
  public let clock = ManualClock(DisplayContext.example.now)
  let activity = Activity()
  private let title: String
  private(set) var failures: [String] = []

  init(title: String) { self.title = title }

  /// Waits until nothing more happens by itself.
  public func settle() async {
    await activity.settle()
    if activity.isEndless { fail("to come to rest", at: title, "what it does begins more and more") }
  }

  /// Moves the clock on: `when clock += 0.5s`.
  public func advance(by duration: Duration) async {
    await clock.advance(by: duration)
    await settle()
  }

  /// Answers what a command asks.
  public func reply(to question: CommandQuestion?, at place: String, _ reply: (CommandQuestion) -> Void) {
    if let question { reply(question) } else { failures.append("\(place): \"\(title)\" answers, but nothing is asked") }
  }

  /// Whether a condition holds.
  ///
  /// - Parameters:
  ///   - expectation: the expression as the schema writes it.
  ///   - place: where it stands there.
  public func isTrue(_ condition: Bool, _ expectation: String, at place: String) {
    if !condition { fail(expectation, at: place, "it is false") }
  }

  /// Whether two values are equal. In texts every Unicode space is taken for a space: the versions of ICU differ in them.
  public func equal<Value: Equatable>(_ actual: Value, _ expected: Value, _ expectation: String, at place: String) {
    if actual != expected, !readAlike(actual, expected) { fail(expectation, at: place, actual, expected) }
  }

  private func readAlike<Value>(_ actual: Value, _ expected: Value) -> Bool {
    if let actual = actual as? String, let expected = expected as? String {
      return actual.foldingSpaces == expected.foldingSpaces
    }
    if let actual = actual as? [String], let expected = expected as? [String] {
      return actual.map(\.foldingSpaces) == expected.map(\.foldingSpaces)
    }
    return false
  }

  private func fail<Value>(_ expectation: String, at place: String, _ actual: Value, _ expected: Value) {
    fail(expectation, at: place, "it is \(literal(actual)), not \(literal(expected))")
  }

  private func fail(_ expectation: String, at place: String, _ reason: String) {
    failures.append("\(place): \"\(title)\" expects \(expectation), but \(reason)")
  }

  /// A value as a person would write it, so that `"1"` and `1` can be told apart.
  private func literal<Value>(_ value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { literal($0.value) } ?? "nil"
    }
    return String(reflecting: value)
  }
}

extension String {
  /// The text with each space of Unicode, such as the narrow no-break space before `PM`, as a plain one.
  var foldingSpaces: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      folded.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    return String(folded)
  }
}
