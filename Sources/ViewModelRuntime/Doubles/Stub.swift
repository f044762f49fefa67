/// A stub of a service function. It records its calls and returns the result that a test sets.
///
/// ```swift
/// doubles.sessionDouble.signInStub.holds()
/// viewModel.signIn()
/// await tasks.waitUntilIdle()
/// doubles.sessionDouble.signInStub.returns(ada)
/// ```
@MainActor
public final class Stub<Arguments, Value: Sendable, Failure: Error>: WaitingCalls {
  /// The arguments of the calls, in order.
  public private(set) var calls: [Arguments] = []
  /// The number of calls that wait for a result.
  public var waitingCount: Int { waiting.count }

  private let name: String
  private var answer: Result<Value, Failure>?
  private var isHeld = false
  private var waiting: ArraySlice<Caller> = []

  // A checked continuation would report a call that never receives a result, which is not an error of the stub.
  @MainActor
  private struct Caller {
    var continuation: UnsafeContinuation<Result<Value, Failure>, Never>
    var tasks: TaskMonitor?

    func resume(returning answer: Result<Value, Failure>) {
      tasks?.unpark()
      continuation.resume(returning: answer)
    }
  }

  /// Creates a stub.
  ///
  /// - Parameters:
  ///   - name: The name of the function with its service: `session.signIn`.
  ///   - answer: The result until a test sets another one. Without a result, a call waits and is reported.
  public init(_ name: String, answer: Result<Value, Failure>? = nil) {
    self.name = name
    self.answer = answer
  }

  /// Sets the result to a value. If calls are waiting, the first one receives it; otherwise all later calls do.
  public func returns(_ value: Value) { answer(.success(value)) }

  /// Sets the result to an error. If calls are waiting, the first one receives it; otherwise all later calls do.
  public func `throws`(_ failure: Failure) { answer(.failure(failure)) }

  /// Makes later calls wait for a result.
  public func holds() { isHeld = true }

  /// Records a call of an asynchronous function and returns its result.
  public func call(_ arguments: Arguments) async throws(Failure) -> Value {
    calls.append(arguments)
    if !isHeld, let answer { return try answer.get() }
    if !isHeld { TaskMonitor.current?.report("`\(name)` was called without a result: add `given \(name) returns …`") }
    let tasks = TaskMonitor.current
    let answer = await withUnsafeContinuation { continuation in
      waiting.append(Caller(continuation: continuation, tasks: tasks))
      tasks?.park()
    }
    return try answer.get()
  }

  /// Records a call of a synchronous function and returns its result.
  ///
  /// - Parameter other: The result if a test has set none.
  public func answer(_ arguments: Arguments, otherwise other: Value) throws(Failure) -> Value {
    calls.append(arguments)
    return try answer?.get() ?? other
  }

  func repeatAnswer() {
    guard let answer, let first = waiting.popFirst() else { return }
    first.resume(returning: answer)
  }

  private func answer(_ answer: Result<Value, Failure>) {
    if let first = waiting.popFirst() {
      first.resume(returning: answer)
      guard waiting.isEmpty else { return }
    }
    isHeld = false
    self.answer = answer
  }
}

/// The stub of a function whose calls may wait for a result.
@MainActor
protocol WaitingCalls {
  var waitingCount: Int { get }
  /// Makes later calls wait for a result.
  func holds()
  /// Resumes the first call that waits with the last result that a test has set.
  func repeatAnswer()
}
