/// The example and the step that a gallery shows.
struct ExamplePosition: Equatable, Sendable {
  /// The numbers of steps of the examples.
  let stepCounts: [Int]
  /// The index of the example. Another example is shown after its last step.
  var example = 0 {
    didSet { if example != oldValue { step = stepCount } }
  }
  /// The number of steps that are performed.
  private(set) var step: Int

  init(stepCounts: [Int]) {
    self.stepCounts = stepCounts
    step = stepCounts.first ?? 0
  }

  var canMoveBack: Bool { step > 0 }
  var canMoveOn: Bool { step < stepCount }
  /// The number of performed steps: `2/5`.
  var text: String { "\(step)/\(stepCount)" }

  mutating func moveBack() { if canMoveBack { step -= 1 } }
  mutating func moveOn() { if canMoveOn { step += 1 } }

  private var stepCount: Int { stepCounts.indices.contains(example) ? stepCounts[example] : 0 }
}
