import ViewModelRuntime

/// An example of a schema as the state of a preview: a view model with test doubles and a fixed date, on which the steps
/// of the example are performed. vmgen generates one for each example in the layer `preview`.
///
/// ```swift
/// #Preview("A wrong password") {
///   LoginScreen(viewModel: .preview(.aWrongPasswordIsReported, after: 3))
/// }
/// ```
@MainActor
public struct ExamplePreview<Owner: ViewModel>: Identifiable {
  /// A step of an example that changes the view model or its surroundings. Expectations do not count.
  private typealias Step = @MainActor (ExampleChecks) async -> Void

  /// The title of the example in the schema.
  public nonisolated let title: String
  /// The number of steps.
  public nonisolated let stepCount: Int
  private let make: @MainActor (ExampleChecks) -> (owner: Owner, steps: [Step])

  /// The title, which identifies the example in its view model.
  public nonisolated var id: String { title }

  /// Creates a preview of a view model with services.
  ///
  /// - Parameters:
  ///   - title: The title of the example in the schema.
  ///   - doubles: Creates the test doubles of the services.
  ///   - given: Creates the view model in its initial state, with a context whose clock moves only in the example.
  ///   - steps: The steps, without the expectations.
  public init<Doubles>(
    _ title: String, doubles: @escaping @MainActor () -> Doubles,
    given: @escaping @MainActor (Doubles, DisplayContext) -> Owner,
    steps: [@MainActor @Sendable (Owner, Doubles, ExampleChecks) async -> Void]
  ) {
    self.title = title
    stepCount = steps.count
    make = { checks in
      let doubles = doubles()
      let owner = given(doubles, .example.with(clock: checks.clock))
      return (owner, steps.map { step in { checks in await step(owner, doubles, checks) } })
    }
  }

  /// Creates a preview of a view model with delays or questions, but without services.
  public init(
    _ title: String, given: @escaping @MainActor (DisplayContext) -> Owner,
    steps: [@MainActor @Sendable (Owner, ExampleChecks) async -> Void]
  ) {
    self.init(
      title, doubles: {}, given: { _, context in given(context) },
      steps: steps.map { step in { owner, _, checks in await step(owner, checks) } })
  }

  /// Creates a preview of a synchronous view model.
  public init(
    _ title: String, given: @escaping @MainActor () -> Owner,
    steps: [@MainActor @Sendable (Owner, ExampleChecks) async -> Void]
  ) {
    self.init(title, given: { _ in given() }, steps: steps)
  }

  /// Returns a view model, and starts to perform the steps. Each of them takes effect after the one before has come to
  /// rest: tasks have ended, or wait for a service, the clock or an answer.
  ///
  /// - Parameter count: The number of steps to perform; nil for all steps.
  public func start(after count: Int? = nil) -> Owner {
    let checks = ExampleChecks(title: title)
    let made = make(checks)
    Task { await perform(made.steps, count, on: made.owner, checks) }
    return made.owner
  }

  /// Returns a view model after the steps, for example for a test of snapshots.
  ///
  /// - Parameter count: The number of steps to perform; nil for all steps.
  public func performed(after count: Int? = nil) async -> Owner {
    let checks = ExampleChecks(title: title)
    let made = make(checks)
    await perform(made.steps, count, on: made.owner, checks)
    return made.owner
  }

  private func perform(_ steps: [Step], _ count: Int?, on owner: Owner, _ checks: ExampleChecks) async {
    await checks.tasks.run {
      checks.clock.synchronize(owner)
      owner.viewModelObservers.start(owner)
      await checks.waitUntilIdle()
      for step in steps.prefix(max(count ?? steps.count, 0)) {
        await step(checks)
        await checks.waitUntilIdle()
      }
    }
  }
}

extension ViewModel {
  /// Returns a view model in the state of an example, stopped after a number of steps; nil for all steps.
  public static func preview(_ example: ExamplePreview<Self>, after steps: Int? = nil) -> Self {
    example.start(after: steps)
  }
}
