/// Steps that a view model takes once a condition becomes true: `on isExpired { … }`.
@MainActor
public struct Reaction<Values: InteractiveValues> {
  let name: String
  let condition: (inout Values) -> Bool
  let perform: (InteractiveViewModelState<Values>, Values.OwningViewModel) -> Void

  /// Steps that wait for nothing.
  ///
  /// - Parameter name: the condition, as a log names it.
  public init(
    _ name: String, when condition: @escaping (inout Values) -> Bool,
    perform steps: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    let rules = CommandRules<Values>("on \(name)", policy: .queue)
    self.name = name
    self.condition = condition
    perform = { $0.perform($1, rules, steps) }
  }

  /// Steps that wait. The condition may become true again meanwhile: they then run once more, afterwards.
  ///
  /// - Parameter name: the condition, as a log names it.
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
