/// One function of a service's double: what it was called with, and what it answers.
///
/// ```swift
/// doubles.sessionDouble.signInStub.holds()
/// viewModel.signIn()
/// await tasks.waitUntilIdle()
/// doubles.sessionDouble.signInStub.returns(ada)
/// ```
@MainActor
public final class Stub<Arguments, Value: Sendable, Failure: Error>: WaitingCalls {
  /// What it was called with, in order.
  public private(set) var calls: [Arguments] = []
  /// How many callers wait for an answer.
  public var waitingCount: Int { waiting.count }

  private let name: String
  private var answer: Result<Value, Failure>?
  private var isHeld = false
  private var waiting: ArraySlice<Caller> = []

  // Not a checked continuation: an answer that never comes is no misuse, but what a test may want to see.
  private struct Caller {
    var continuation: UnsafeContinuation<Result<Value, Failure>, Never>
    var tasks: TaskMonitor?
  }

  /// - Parameters:
  ///   - name: of the function, with its service: `session.signIn`.
  ///   - answer: what it answers until it is told; without one, a call of it waits and is reported.
  public init(_ name: String, answer: Result<Value, Failure>? = nil) {
    self.name = name
    self.answer = answer
  }

  /// Answers with a value: the caller that has waited longest, and once none waits, those that call from now on.
  public func returns(_ value: Value) { answer(.success(value)) }

  /// Answers with an error: the caller that has waited longest, and once none waits, those that call from now on.
  public func `throws`(_ failure: Failure) { answer(.failure(failure)) }

  /// Lets those that call from now on wait for an answer.
  public func holds() { isHeld = true }

  /// A call of a function that waits.
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

  /// A call of a function that answers at once.
  ///
  /// - Parameter other: what is answered where nothing says what it answers.
  public func answer(_ arguments: Arguments, otherwise other: Value) throws(Failure) -> Value {
    calls.append(arguments)
    return try answer?.get() ?? other
  }

  private func answer(_ answer: Result<Value, Failure>) {
    if let first = waiting.popFirst() {
      first.tasks?.unpark()
      first.continuation.resume(returning: answer)
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
}
