/// An example of a schema, to be run as a test: how the view model begins, and what is then done and expected.
public struct ViewModelExample<Owner: ViewModel>: Sendable, CustomStringConvertible {
  /// What the schema calls it.
  public let title: String
  /// Where it stands: `Contacts.vmodel:24:5`.
  public let place: String
  /// Makes the view model as the example begins with it.
  public let given: @MainActor @Sendable () -> Owner
  private let steps: Steps

  private enum Steps: Sendable {
    case immediate(@MainActor @Sendable (Owner, ExampleChecks) -> Void)
    /// They begin a view model of their own, with the doubles that they then ask.
    case waiting(@MainActor @Sendable (ExampleChecks) async -> Void)
  }

  /// An example of a view model that waits for nothing.
  public init(
    _ title: String, at place: String, given: @escaping @MainActor @Sendable () -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, ExampleChecks) -> Void
  ) {
    self.title = title
    self.place = place
    self.given = given
    self.steps = .immediate(steps)
  }

  /// An example of a view model that waits for services, for a clock or for its reader.
  ///
  /// - Parameters:
  ///   - doubles: stand for the services.
  ///   - given: makes the view model as the example begins with it; in the context that it is handed, the clock stands still
  ///     until the example moves it.
  public init<Doubles>(
    _ title: String, at place: String, doubles: @escaping @MainActor @Sendable () -> Doubles,
    given: @escaping @MainActor @Sendable (Doubles, DisplayContext) -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, Doubles, ExampleChecks) async -> Void
  ) {
    self.title = title
    self.place = place
    self.given = { given(doubles(), .example.with(clock: ManualClock(DisplayContext.example.now))) }
    self.steps = .waiting { check in
      let doubles = doubles()
      let owner = given(doubles, .example.with(clock: check.clock))
      check.clock.synchronize(owner)
      await check.waitUntilIdle()
      await steps(owner, doubles, check)
    }
  }

  /// An example of a view model that waits for its clock or for its reader, and asks no services.
  public init(
    _ title: String, at place: String, given: @escaping @MainActor @Sendable (DisplayContext) -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, ExampleChecks) async -> Void
  ) {
    self.init(
      title, at: place, doubles: {}, given: { _, context in given(context) },
      then: { owner, _, check in await steps(owner, check) })
  }

  /// Its title.
  public var description: String { title }

  /// Runs an example that waits for nothing; what did not come out as expected, a sentence each.
  @MainActor
  public func failures() -> [String] {
    let checks = ExampleChecks(title: title)
    switch steps {
    case .immediate(let steps): steps(given(), checks)
    case .waiting: return ["\(place): \"\(title)\" has to be waited for: `await example.run()`"]
    }
    return checks.failures
  }

  /// Runs the example; what did not come out as expected, a sentence each.
  @MainActor
  public func run() async -> [String] {
    let checks = ExampleChecks(title: title)
    await checks.tasks.run {
      switch steps {
      case .immediate(let steps): steps(given(), checks)
      case .waiting(let steps): await steps(checks)
      }
    }
    return checks.failures + checks.tasks.reports.map { "\(place): \"\(title)\": \($0)" }
  }
}
