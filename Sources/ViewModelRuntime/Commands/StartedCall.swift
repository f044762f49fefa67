@_spi(Generated) import ViewModelCore

/// A call that a step has started, and whose result a later step awaits.
///
/// It is cancelled when its run ends, and when the steps that can await it have ended.
@MainActor
@_spi(Generated) public final class StartedCall<Value: Sendable> {
  private let result = Suspension<Value>()
  /// When the call is made; in a test, when it reaches its double.
  let arrival = CallArrival()
  private var task: ScopedTask?

  /// Starts a call.
  ///
  /// - Parameter previous: The arrival of the call that was started before, which in a test reaches its double first.
  init(_ call: @escaping @MainActor () async throws -> Value, after previous: CallArrival?) {
    let (result, arrival) = (result, arrival)
    task = ScopedTask {
      defer { arrival.reach() }
      do {
        if TaskObservation.observer == nil {
          arrival.reach()
        } else {
          try await previous?.wait()
          Self.limitWait(for: arrival)
        }
        try Task.checkCancellation()
        result.resume(returning: try await TaskObservation.$arrival.withValue(arrival) { try await call() })
      } catch {
        result.resume(with: .failure(error))
      }
    }
  }

  /// Services that are no test doubles do not tell when a call reaches them. On an idle machine a call takes less than the
  /// delay to reach a double, and on a busy one fewer turns of the main actor.
  private static func limitWait(for arrival: CallArrival) {
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(10))
      for _ in 0..<20 { await Task.yield() }
      arrival.reach()
    }
  }

  /// Waits for the result.
  func value() async throws -> Value { try await result.wait() }
}

/// A started call with a result of any type.
@MainActor
protocol AnyStartedCall: AnyObject {
  var arrival: CallArrival { get }
  func cancel()
}

extension StartedCall: AnyStartedCall {
  func cancel() { task = nil }
}

/// A reference that does not keep a call running after the steps that can await it have ended.
struct StartedCallReference {
  weak var call: (any AnyStartedCall)?
}

@_spi(Generated) extension CommandSteps {
  /// Starts a call, which runs while the steps continue. It is made when the steps suspend.
  public func start<Value>(
    _ call: @escaping @MainActor () async throws -> Value
  ) throws(CancellationError) -> StartedCall<Value> {
    try proceed()
    let started = StartedCall(call, after: lastStartedCall?.arrival)
    startedCalls.removeAll { $0.call == nil }
    startedCalls.append(StartedCallReference(call: started))
    return started
  }

  /// The calls before it begin before it.
  private var lastStartedCall: (any AnyStartedCall)? { startedCalls.lazy.compactMap(\.call).last }

  /// Waits until the started calls are made, so that a call after them is the later one.
  public func beginStartedCalls() async throws {
    try await lastStartedCall?.arrival.wait()
    try proceed()
  }

  /// Waits for the result of a started call.
  ///
  /// - Throws: The error of the call, or `CancellationError` if the run has ended.
  public func value<Value>(of call: StartedCall<Value>) async throws -> Value {
    try proceed()
    let value = try await call.value()
    try proceed()
    return value
  }
}
