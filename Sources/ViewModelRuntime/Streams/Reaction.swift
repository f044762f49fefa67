/// Steps that run when a condition becomes true: `on isExpired { … }`.
@MainActor
public struct Reaction<Values: StatefulValues> {
  let name: String
  let condition: (inout Values) -> Bool
  let perform: (StatefulViewModelState<Values>, Values.OwningViewModel) -> Void

  /// Creates a reaction with synchronous steps.
  ///
  /// - Parameter name: The condition, for logs.
  public init(
    _ name: String, when condition: @escaping (inout Values) -> Bool,
    perform steps: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    let rules = CommandRules<Values>("on \(name)", policy: .queue)
    self.name = name
    self.condition = condition
    perform = { $0.perform($1, rules, steps) }
  }

  /// Creates a reaction with asynchronous steps. If the condition becomes true again during a run, the steps run again
  /// afterwards.
  ///
  /// - Parameter name: The condition, for logs.
  public init(
    _ name: String, when condition: @escaping (inout Values) -> Bool,
    run steps: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    let rules = CommandRules<Values>("on \(name)", policy: .queue)
    self.name = name
    self.condition = condition
    perform = { $0.run($1, rules, steps) }
  }
}
