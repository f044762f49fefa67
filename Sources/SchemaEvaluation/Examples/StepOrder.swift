import VmgenSchemaSemantics

/// The steps of an example in the order in which they run, with the turns of each loop whose elements the schema does not
/// write.
struct StepOrder {
  private let steps: ArraySlice<ExampleStep>
  private var index: Int
  /// The number of turns that the current loop has begun.
  private var turns = 0

  init(_ steps: ArraySlice<ExampleStep>) {
    self.steps = steps
    index = steps.startIndex
  }

  /// Returns the next step; nil at the end.
  ///
  /// - Parameter begins: Whether a loop has another turn, after the number of turns before it.
  mutating func next(_ begins: (ExampleStep, _ turns: Int) throws -> Bool) throws -> ExampleStep? {
    while index < steps.endIndex {
      let step = steps[index]
      guard let loop = step.loop, !loop.isUnrolled else {
        index += 1
        return step
      }
      if step.beginsTurn {
        guard try begins(step, turns) else {
          turns = 0
          index = steps[index...].firstIndex { $0.loop !== loop } ?? steps.endIndex
          continue
        }
        turns += 1
        if turns > ExampleLoop.maximumTurns {
          throw EvaluationFailure.limit("the loop does not end after \(ExampleLoop.maximumTurns) turns")
        }
      }
      let isLast = index + 1 == steps.endIndex || steps[index + 1].loop !== loop
      index = isLast ? steps.firstIndex { $0.loop === loop } ?? steps.endIndex : index + 1
      if step.beginsTurn { continue }
      return step
    }
    return nil
  }
}

extension ExampleStep {
  fileprivate var beginsTurn: Bool {
    switch kind {
    case .turn, .each: true
    default: false
    }
  }
}
