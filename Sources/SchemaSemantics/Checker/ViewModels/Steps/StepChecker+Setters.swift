import VmgenSchemaSyntax

/// Assignments of properties with `set`.
extension StepChecker {
  func setter(of target: Expression) -> CommandShape? {
    scope.writer == .step ? expressions.setter(of: target) : nil
  }

  /// Checks `isOn = value` of a property with `set`, whose steps run before the next step.
  func call(_ setter: CommandShape, with value: Expression) -> Step.Kind? {
    guard scope.owner != .command(setter.id), let type = setter.parameters.first?.type else {
      report(.setterOfItself(name: setter.property ?? ""), at: value.range)
      return nil
    }
    return .command(setter.id, [CallArgument(value: expressions.check(value, as: type))], .none, nil)
  }
}
