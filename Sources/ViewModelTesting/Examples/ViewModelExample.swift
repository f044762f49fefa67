import Foundation
import ViewModelRuntime

/// An example of a schema as a test: a view model, the actions on it and the expectations.
public struct ViewModelExample<Owner: ViewModel>: Sendable, CustomStringConvertible {
  /// The title of the example in the schema.
  public let title: String
  /// The position of the example: `Contacts.vmodel:24:5`.
  public let place: String
  /// Creates the view model in its initial state.
  public let given: @MainActor @Sendable () -> Owner
  private let steps: Steps

  private enum Steps: Sendable {
    case immediate(@MainActor @Sendable (Owner, ExampleChecks) -> Void)
    /// Creates a view model with test doubles, performs the steps if `isComplete` is true, and calls a function with
    /// the view model and the doubles.
    case waiting(
      @MainActor @Sendable (
        ExampleChecks, _ isComplete: Bool, @MainActor (Owner, _ doubles: Any) async -> Void
      ) async -> Void)
  }

  /// Creates an example of a synchronous view model.
  public init(
    _ title: String, at place: String, given: @escaping @MainActor @Sendable () -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, ExampleChecks) -> Void
  ) {
    self.title = title
    self.place = place
    self.given = given
    self.steps = .immediate(steps)
  }

  /// Creates an example of a view model with services, delays or questions.
  ///
  /// - Parameters:
  ///   - title: The title of the example in the schema.
  ///   - place: The position of the example.
  ///   - doubles: Creates the test doubles of the services.
  ///   - given: Creates the view model in its initial state, with a context whose clock moves only in the example.
  ///   - steps: The actions and expectations.
  public init<Doubles>(
    _ title: String, at place: String, doubles: @escaping @MainActor @Sendable () -> Doubles,
    given: @escaping @MainActor @Sendable (Doubles, DisplayContext) -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, Doubles, ExampleChecks) async -> Void
  ) {
    self.title = title
    self.place = place
    self.given = { given(doubles(), .example.with(clock: ManualClock(DisplayContext.example.now))) }
    self.steps = .waiting { check, isComplete, end in
      let doubles = doubles()
      let owner = given(doubles, .example.with(clock: check.clock))
      check.clock.synchronize(owner)
      owner.viewModelObservers.start(owner)
      await check.waitUntilIdle()
      if isComplete { await steps(owner, doubles, check) }
      await end(owner, doubles)
    }
  }

  /// Creates an example of a view model with delays or questions, but without services.
  public init(
    _ title: String, at place: String, given: @escaping @MainActor @Sendable (DisplayContext) -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, ExampleChecks) async -> Void
  ) {
    self.init(
      title, at: place, doubles: {}, given: { _, context in given(context) },
      then: { owner, _, check in await steps(owner, check) })
  }

  /// The title.
  public var description: String { title }

  /// Runs a synchronous example and returns its failures.
  @MainActor
  public func failures() -> [String] {
    guard case .immediate(let steps) = steps else {
      return ["\(place): \"\(title)\" is asynchronous: write `await example.run()`"]
    }
    let checks = ExampleChecks(title: title)
    let faults = ViewModelFault.recorded { steps(given(), checks) }
    return checks.failures + faults.failures.map(failure)
  }

  /// Runs the example and returns its failures.
  @MainActor
  public func run() async -> [String] { await run { _, _ in } }

  /// Runs the example, then calls a function with its view model. Returns the failures.
  @MainActor
  func run(end: @MainActor (Owner, ExampleChecks) async -> Void) async -> [String] {
    let checks = ExampleChecks(title: title)
    let faults = await ViewModelFault.recordedAsync {
      await checks.tasks.run {
        switch steps {
        case .immediate(let steps):
          let owner = given()
          steps(owner, checks)
          await end(owner, checks)
        case .waiting(let steps): await steps(checks, true) { owner, _ in await end(owner, checks) }
        }
      }
    }
    return checks.failures + (checks.tasks.reports + faults.failures).map(failure)
  }

  private func failure(_ reason: String) -> String { "\(place): \"\(title)\": \(reason)" }

  /// Calls a function with the view model and the test doubles of an asynchronous example before its steps.
  @MainActor
  func begin(_ body: @MainActor (Owner, _ doubles: Any, ExampleChecks) async -> Void) async {
    guard case .waiting(let steps) = steps else { return }
    let checks = ExampleChecks(title: title)
    await checks.tasks.run { await steps(checks, false) { await body($0, $1, checks) } }
  }
}

/// Returns a failure for each value that does not round-trip through JSON.
public func codingFailures<Value: Codable & Equatable>(of values: [Value]) -> [String] {
  let encoder = JSONEncoder()
  let decoder = JSONDecoder()
  // JSON has no numbers for these.
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  return values.compactMap { value in
    do {
      let back = try decoder.decode(Value.self, from: encoder.encode(value))
      // A value that contains NaN does not equal itself.
      return back == value || value != value ? nil : "\(value) is \(back) after encoding to JSON and decoding"
    } catch {
      return "\(value) cannot be encoded to JSON and decoded: \(error)"
    }
  }
}
