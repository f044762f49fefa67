@_spi(Generated) import ViewModelCore

/// A call that a step has started, and whose result a later step awaits.
///
/// It is cancelled when its run ends, and when the steps that can await it have ended.
@MainActor
@_spi(Generated) public final class StartedCall<Value: Sendable> {
  private let result = Suspension<Value>()
  private let beginning = Suspension<Void>()
  private var task: ScopedTask?

  init(_ call: @escaping @MainActor () async throws -> Value) {
    let (result, beginning) = (result, beginning)
    task = ScopedTask {
      beginning.resume()
      do {
        try Task.checkCancellation()
        result.resume(returning: try await call())
      } catch {
        result.resume(with: .failure(error))
      }
    }
  }

  /// Waits for the result.
  func value() async throws -> Value { try await result.wait() }
}

/// A started call with a result of any type.
@MainActor
protocol AnyStartedCall: AnyObject {
  /// Waits until the call is made.
  func begin() async throws
  func cancel()
}

extension StartedCall: AnyStartedCall {
  func begin() async throws { try await beginning.wait() }

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
    let started = StartedCall(call)
    startedCalls.removeAll { $0.call == nil }
    startedCalls.append(StartedCallReference(call: started))
    return started
  }

  /// Waits until the started calls are made, so that a call after them is the later one.
  public func beginStartedCalls() async throws {
    for started in startedCalls { try await started.call?.begin() }
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
