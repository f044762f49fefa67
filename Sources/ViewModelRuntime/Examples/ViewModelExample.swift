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
    /// The steps create a view model with test doubles, and call a function with it at their end.
    case waiting(@MainActor @Sendable (ExampleChecks, @MainActor (Owner) async -> Void) async -> Void)
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
    self.steps = .waiting { check, end in
      let doubles = doubles()
      let owner = given(doubles, .example.with(clock: check.clock))
      check.clock.synchronize(owner)
      owner.viewModelObservers.start(owner)
      await check.waitUntilIdle()
      await steps(owner, doubles, check)
      await end(owner)
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
    let checks = ExampleChecks(title: title)
    switch steps {
    case .immediate(let steps): steps(given(), checks)
    case .waiting: return ["\(place): \"\(title)\" is asynchronous: write `await example.run()`"]
    }
    return checks.failures
  }

  /// Runs the example and returns its failures.
  @MainActor
  public func run() async -> [String] { await run { _, _ in } }

  /// Runs the example, then calls a function with its view model. Returns the failures.
  @MainActor
  func run(end: @MainActor (Owner, ExampleChecks) async -> Void) async -> [String] {
    let checks = ExampleChecks(title: title)
    await checks.tasks.run {
      switch steps {
      case .immediate(let steps):
        let owner = given()
        steps(owner, checks)
        await end(owner, checks)
      case .waiting(let steps): await steps(checks) { await end($0, checks) }
      }
    }
    return checks.failures + checks.tasks.reports.map { "\(place): \"\(title)\": \($0)" }
  }
}
