/// An example of a schema, to be run as a test: how the view model begins, and what is then done and expected.
public struct ViewModelExample<Owner: ViewModel>: Sendable, CustomStringConvertible {
  /// What the schema calls it.
  public let title: String
  /// Where it stands: `Contacts.vmodel:24:5`.
  public let place: String
  /// Makes the view model as the example begins with it.
  public let given: @MainActor @Sendable () -> Owner
  private let steps: @MainActor @Sendable (Owner, ExampleChecks) -> Void

  public init(
    _ title: String, at place: String, given: @escaping @MainActor @Sendable () -> Owner,
    then steps: @escaping @MainActor @Sendable (Owner, ExampleChecks) -> Void
  ) {
    self.title = title
    self.place = place
    self.given = given
    self.steps = steps
  }

  public var description: String { title }

  /// Runs the example; what did not come out as expected, a sentence each.
  @MainActor
  public func failures() -> [String] {
    let checks = ExampleChecks(title: title)
    steps(given(), checks)
    return checks.failures
  }
}
