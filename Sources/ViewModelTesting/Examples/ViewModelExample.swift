import ViewModelRuntime

/// An example of a schema as a test: a view model, the actions on it and the expectations.
public struct ViewModelExample<Owner: ViewModel>: Sendable, CustomStringConvertible {
  /// Creates the view model with its test doubles, performs the steps if `isComplete` is true, and calls a function
  /// with the view model and the doubles.
  typealias Run =
    @MainActor @Sendable (
      ExampleChecks, _ isComplete: Bool, @MainActor (Owner, _ doubles: Any) async -> Void
    ) async -> Void

  /// The title of the example in the schema.
  public let title: String
  private let schema: ExampleSchema
  /// The line of the example in the schema, from 1.
  public let line: Int
  /// Creates the view model in its initial state.
  let given: @MainActor @Sendable () -> Owner
  /// Whether the view model can have running tasks.
  private let isStateful: Bool
  private let run: Run

  init(
    _ title: String, in schema: ExampleSchema, at line: Int, isStateful: Bool,
    given: @escaping @MainActor @Sendable () -> Owner,
    run: @escaping Run
  ) {
    self.title = title
    self.schema = schema
    self.line = line
    self.isStateful = isStateful
    self.given = given
    self.run = run
  }

  /// The title.
  public var description: String { title }

  /// The position of the example: `Contacts.vmodel:24`.
  var place: String { "\(schema.name):\(line)" }

  /// Runs the example and returns its failures.
  @MainActor
  public func run() async -> [ExampleFailure] { await run { _, _ in } }

  /// Runs the example, then calls a function with its view model. Returns the failures.
  @MainActor
  func run(end: @MainActor (Owner, ExampleChecks) async -> Void) async -> [ExampleFailure] {
    let checks = ExampleChecks(title: title, in: schema, at: line)
    let faults = await ViewModelFault.recordedAsync {
      await checks.tasks.run {
        await run(checks, true) { owner, _ in await end(owner, checks) }
      }
    }
    for fault in checks.tasks.reports + faults.failures { checks.fail(": \(fault)") }
    return checks.failures
  }

  /// Calls a function with the view model and the test doubles of a stateful example before its steps.
  @MainActor
  func begin(_ body: @MainActor (Owner, _ doubles: Any, ExampleChecks) async -> Void) async {
    guard isStateful else { return }
    let checks = ExampleChecks(title: title, in: schema, at: line)
    await checks.tasks.run { await run(checks, false) { await body($0, $1, checks) } }
  }
}
