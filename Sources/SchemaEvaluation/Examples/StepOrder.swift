import VmgenSchemaSemantics

/// The steps of an example in the order in which they run, with the turns of each `while`.
struct StepOrder {
  private let steps: ArraySlice<ExampleStep>
  private var index: Int
  /// The number of turns that the current `while` has begun.
  private var turns = 0

  init(_ steps: ArraySlice<ExampleStep>) {
    self.steps = steps
    index = steps.startIndex
  }

  /// Returns the next step; nil at the end.
  ///
  /// - Parameter holds: Whether the condition of a `while` holds, which is evaluated before each turn.
  mutating func next(_ holds: (ExampleStep, TypedExpression) throws -> Bool) throws -> ExampleStep? {
    while index < steps.endIndex {
      let step = steps[index]
      guard let loop = step.loop, loop.elements == nil else {
        index += 1
        return step
      }
      if case .turn(let condition) = step.kind {
        guard try holds(step, condition) else {
          turns = 0
          index = steps[index...].firstIndex { $0.loop !== loop } ?? steps.endIndex
          continue
        }
        turns += 1
        if turns > ExampleLoop.maximumTurns {
          throw EvaluationFailure.limit("the condition holds after \(ExampleLoop.maximumTurns) turns of the loop")
        }
      }
      let isLast = index + 1 == steps.endIndex || steps[index + 1].loop !== loop
      index = isLast ? steps.firstIndex { $0.loop === loop } ?? steps.endIndex : index + 1
      if case .turn = step.kind { continue }
      return step
    }
    return nil
  }
}
