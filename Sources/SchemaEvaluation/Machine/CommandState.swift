import VmgenSchemaSemantics

/// What a view model stores of a command.
final class CommandState {
  let queue = RunQueue()
  /// The error of the last run.
  var failure: Value?
  var progress: Double?
  var successCount = 0
  var busyArguments: [String: Value] = [:]
  var questions: [OpenQuestion] = []

  var isRunning: Bool { !queue.active.isEmpty }
}

/// The runs of a command or a reaction.
final class RunQueue {
  /// The runs that suspend. A run that ends in its first turn is never among them.
  var active: [Run] = []
  var waiting: [() throws -> Void] = []
  /// What runs after the current run.
  var afterwards: [() throws -> Void] = []
  var isStarting = false

  var isBusy: Bool { !active.isEmpty || !waiting.isEmpty }

  /// Ends the runs that suspend without any effect, because a newer one replaces them.
  func abandonActive() throws {
    let abandoned = active
    active = []
    for run in abandoned {
      try run.abandon()
      try run.awaited?.cancel()
    }
  }
}

/// What waits for the end of a run. A run that never starts is cancelled.
final class RunEnd {
  /// The run; nil before it starts.
  weak var run: Run?
  /// Whether the run must not start.
  private(set) var isCancelled = false
  private var body: ((Run.Outcome) -> Void)?

  init(_ body: @escaping (Run.Outcome) -> Void) { self.body = body }

  deinit { end(.cancelled) }

  func end(_ outcome: Run.Outcome) {
    body?(outcome)
    body = nil
  }

  /// Cancels the run, because the one that waits for it has ended.
  func cancel() throws {
    body = nil
    isCancelled = true
    try run?.end(.cancelled)
  }
}

/// A question that the user has not answered.
final class OpenQuestion {
  let text: String
  let message: String?
  /// Whether the answer is a text.
  let hasField: Bool
  /// The labels of all buttons, of which the last one declines.
  let buttons: [String]
  let destructiveButtons: [String]
  /// The titles of the buttons of `choose` and `confirm`, with the values that they stand for.
  let choices: [(title: String, value: Value)]
  /// Takes the answer, or nil if the user declines.
  let answer: (Value?) throws -> Void

  /// - Parameters:
  ///   - labels: The labels of the buttons that answer.
  ///   - cancel: The label of the button that declines.
  init(
    _ text: String, message: String?, hasField: Bool, labels: [String], cancel: String, isDestructive: Bool,
    choices: [(title: String, value: Value)], answer: @escaping (Value?) throws -> Void
  ) {
    self.text = text
    self.message = message
    self.hasField = hasField
    buttons = labels + [cancel]
    destructiveButtons = isDestructive ? labels : []
    self.choices = choices
    self.answer = answer
  }
}
