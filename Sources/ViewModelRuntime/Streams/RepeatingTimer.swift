@_spi(Generated) import ViewModelCore

/// Steps that run at regular times: `every 1s when isCounting { … }`.
///
/// The clock of the context determines the times. The timer starts when the view model starts, or when its condition
/// becomes true, and runs for the first time after one interval.
@MainActor
@_spi(Generated) public struct RepeatingTimer<Values: StatefulValues> {
  let interval: (inout Values) -> Duration
  let condition: ((inout Values) -> Bool)?
  let perform: (StatefulViewModelState<Values>, Values.OwningViewModel) -> Void

  /// Creates a timer with synchronous steps.
  ///
  /// - Parameters:
  ///   - name: The interval, for logs.
  ///   - interval: Returns the time between two runs. If it is not positive, the steps do not run.
  ///   - condition: Returns whether the timer runs.
  public init(
    _ name: String, every interval: @escaping (inout Values) -> Duration,
    when condition: ((inout Values) -> Bool)? = nil,
    perform steps: @escaping @MainActor (CommandSteps<Values>) throws -> Void
  ) {
    let rules = CommandRules<Values>("every \(name)")
    self.interval = interval
    self.condition = condition
    perform = { $0.perform($1, rules, steps: steps) }
  }

  /// Creates a timer with asynchronous steps. While they run, the timer does not start them again.
  ///
  /// - Parameters:
  ///   - name: The interval, for logs.
  ///   - interval: Returns the time between two runs. If it is not positive, the steps do not run.
  ///   - condition: Returns whether the timer runs.
  public init(
    _ name: String, every interval: @escaping (inout Values) -> Duration,
    when condition: ((inout Values) -> Bool)? = nil,
    run steps: @escaping @MainActor (CommandSteps<Values>) async throws -> Void
  ) {
    let rules = CommandRules<Values>("every \(name)")
    self.interval = interval
    self.condition = condition
    perform = { $0.run($1, rules, steps: steps) }
  }

  /// Starts or ends the timer, as its condition and its interval require.
  func updateTask(at index: Int, in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {
    let interval = interval
    let (isOn, length) = state.read { (condition?(&$0) != false, interval(&$0)) }
    guard isOn, length > .zero else {
      state.tasks.timers[index] = nil
      return
    }
    if let running = state.tasks.timers[index], running.interval == length { return }
    let clock = state.read { $0.inputs.context.clock }
    let task = ScopedTask { [weak state, weak owner, perform] in
      var next = clock.uptime
      while true {
        // Times that have passed, for example while the device was asleep, are skipped.
        next = max(next + length, clock.uptime)
        do {
          try await clock.sleep(for: next - clock.uptime)
          try Task.checkCancellation()
        } catch {
          return
        }
        guard let state, let owner else { return }
        perform(state, owner)
      }
    }
    state.tasks.timers[index] = (length, task)
  }
}
