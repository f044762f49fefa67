import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

/// What the view models of one example share: the context, the clock, the scheduler and the test doubles.
final class World {
  let schemas: SchemaSet
  let budget = Budget()
  let doubles: Doubles
  var context: DisplayContext = .example
  /// The view models of the example, each before its children.
  private(set) var objects: [ViewModelInstance] = []
  /// The number of changes of stored values so far.
  var writes = 0
  /// Failures that belong to no expectation, such as a request without a response.
  var reports: [String] = []
  private var jobs: [() throws -> Void] = []
  private var sleepers: [Sleeper] = []
  private var uptime: Duration = .zero
  private var start = DisplayContext.example.now
  private var nextID: UUID?
  private var idCount: UInt64 = 0
  private var depth = 0

  private struct Sleeper {
    var end: Duration
    var alarm: Alarm
  }

  init(_ schemas: SchemaSet) {
    self.schemas = schemas
    doubles = Doubles(schemas)
    doubles.world = self
  }

  func evaluator(_ reader: any MemberReader) -> ExpressionEvaluator {
    ExpressionEvaluator(schemas, reader, budget: budget)
  }

  /// Reports a failure that belongs to no expectation, once for each step.
  func report(_ text: String) {
    if !reports.contains(text) { reports.append(text) }
  }

  func insert(_ object: ViewModelInstance) { objects.append(object) }

  func remove(_ object: ViewModelInstance) { objects.removeAll { $0 === object } }

  /// Runs `body` unless calls nest too deeply.
  func nesting<Result>(_ body: () throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { throw EvaluationFailure.limit("steps run each other too deeply") }
    return try body()
  }
}

// MARK: - Turns

/// A job that can be cancelled before it runs.
final class Alarm {
  var isCancelled = false
  let action: () throws -> Void

  init(_ action: @escaping () throws -> Void) { self.action = action }
}

extension World {
  /// Runs a function in a later turn.
  func later(_ job: @escaping () throws -> Void) { jobs.append(job) }

  /// Runs all jobs, until each task has ended or is waiting.
  func runUntilIdle() throws {
    var count = 0
    while !jobs.isEmpty {
      count += 1
      if count > 10_000 { throw EvaluationFailure.limit("the example does not become idle") }
      try jobs.removeFirst()()
    }
  }

  /// Calls a function after a duration of the clock.
  @discardableResult
  func after(_ duration: Duration, _ action: @escaping () throws -> Void) -> Alarm {
    let alarm = Alarm(action)
    if duration > .zero {
      sleepers.append(Sleeper(end: uptime + duration, alarm: alarm))
    } else {
      later { if !alarm.isCancelled { try action() } }
    }
    return alarm
  }

  /// Advances the clock. It stops at each time at which something happens.
  func advance(by duration: Duration) throws {
    let end = uptime + max(duration, .zero)
    var count = 0
    while true {
      try runUntilIdle()
      sleepers.removeAll { $0.alarm.isCancelled }
      guard let next = sleepers.map(\.end).min(), next <= end else { break }
      count += 1
      if count > 100_000 { throw EvaluationFailure.limit("the clock wakes more than 100,000 times") }
      try move(to: max(uptime, next))
      let woken = sleepers.filter { $0.end <= next }
      sleepers.removeAll { $0.end <= next }
      for sleeper in woken where !sleeper.alarm.isCancelled {
        later { if !sleeper.alarm.isCancelled { try sleeper.alarm.action() } }
      }
    }
    try move(to: end)
    try runUntilIdle()
  }

  private func move(to uptime: Duration) throws {
    guard uptime != self.uptime else { return }
    self.uptime = uptime
    context.now = start.addingTimeInterval(uptime.inExactSeconds)
    writes += 1
    try settle()
  }

  /// Sets the date of the clock, without ending a delay.
  func setNow(_ now: Date) {
    start = now.addingTimeInterval(-uptime.inExactSeconds)
    context = context.with(now: now)
    writes += 1
  }

  func setNextID(_ id: UUID) { nextID = id }

  func newID() -> UUID {
    if let id = nextID {
      nextID = nil
      return id
    }
    idCount += 1
    var bytes = [UInt8](repeating: 0, count: 8)
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: idCount >> UInt64(56 - place * 8))) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Brings all view models up to date after a change, and runs the reactions to it.
  func settle() throws {
    for _ in 1...100 {
      let mark = writes
      for object in objects where !object.hasEnded { try object.settle() }
      if writes == mark { return }
    }
    throw EvaluationFailure.limit("the view models change each other again and again")
  }
}

extension Duration {
  fileprivate var inExactSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
