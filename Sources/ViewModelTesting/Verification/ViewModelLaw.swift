import ViewModelRuntime

/// A rule that a view model follows in the states of all examples.
///
/// The name of the law is the argument of its test, and thus appears in a failure.
public struct ViewModelLaw<Owner: ViewModel>: Sendable, CustomStringConvertible {
  /// The rule in a few words: `edits are consistent`.
  public let description: String
  private let verify: @MainActor @Sendable ([ViewModelExample<Owner>]) async -> [String]

  init(_ description: String, _ verify: @escaping @MainActor @Sendable ([ViewModelExample<Owner>]) async -> [String]) {
    self.description = description
    self.verify = verify
  }

  /// Verifies the law in the states of examples, and returns a failure for each violation.
  @MainActor
  public func failures(from examples: [ViewModelExample<Owner>]) async -> [String] { await verify(examples) }
}

extension ViewModelGraph {
  /// The laws that apply to the members of the view model.
  public var laws: [ViewModelLaw<Owner>] {
    var laws: [ViewModelLaw<Owner>] = []
    if !displays.isEmpty { laws.append(ViewModelLaw("inputs update displays") { failures(from: $0) }) }
    if !edits.isEmpty { laws.append(ViewModelLaw("edits are consistent") { editFailures(from: $0) }) }
    if !drafts.isEmpty { laws.append(ViewModelLaw("drafts are consistent") { draftFailures(from: $0) }) }
    if !commands.isEmpty { laws.append(ViewModelLaw("commands are consistent") { await commandFailures(from: $0) }) }
    if !lists.isEmpty { laws.append(ViewModelLaw("rows are consistent") { await rowFailures(from: $0) }) }
    laws.append(ViewModelLaw("the view model is released") { await lifetimeFailures(from: $0) })
    if Owner.self is any ScreenViewModel.Type {
      laws.append(ViewModelLaw("the screen can be restored and left") { await screenFailures(from: $0) })
    }
    if !models.isEmpty { laws.append(ViewModelLaw("models round-trip through JSON") { modelFailures(from: $0) }) }
    return laws
  }
}
