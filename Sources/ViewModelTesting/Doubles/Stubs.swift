import ViewModelCore
import ViewModelRuntime

/// A stub of a service function. It records its calls and returns the result that a test sets.
///
/// ```swift
/// doubles.sessionDouble.signInStub.holds()
/// viewModel.signIn()
/// await tasks.waitUntilIdle()
/// doubles.sessionDouble.signInStub.returns(ada)
/// ```
@MainActor
public final class Stub<Arguments, Value: Sendable, Failure: Error>: CallRecord, WaitingCalls {
  /// The arguments of the calls, in order.
  public private(set) var calls: [Arguments] = []
  public private(set) var callNumbers: [Int] = []
  /// The number of calls that wait for a result.
  public var waitingCount: Int { waiting.count }
  private(set) var isQuery = false

  /// The function with its service: `session.signIn`.
  let name: String
  /// What the stub does with calls. Of the rules for a call, the one that compares most arguments counts, and of several
  /// of these the last.
  private var rules: [Rule]
  private var waiting: [Caller] = []
  /// Answers the calls that no rule accepts.
  private var fallback: (@MainActor (Arguments) throws(Failure) -> Value)?
  /// Answer the calls of a recorded session.
  private var request: (@MainActor (Arguments) async throws(Failure) -> Value)?
  private var query: (@MainActor (Arguments) throws(Failure) -> Value)?

  /// What the stub does with the calls whose arguments a function accepts.
  @MainActor
  private struct Rule {
    /// The number of arguments that `accepts` compares.
    var comparing = 0
    var accepts: (Arguments) -> Bool = { _ in true }
    /// The results of the next calls, of which the last repeats. A call with nil waits.
    var results: ArraySlice<Result<Value, Failure>?> = []
    /// Whether the calls wait.
    var isHeld = false
    /// Whether no test has set the result.
    var isDefault = false

    mutating func takeResult() -> Result<Value, Failure>? {
      if isHeld { return nil }
      return (results.count > 1 ? results.popFirst() : results.first) ?? nil
    }
  }

  @MainActor
  private final class Caller {
    let arguments: Arguments
    /// Whether the run that called was cancelled, so that answers are meant for other calls.
    var isCancelled = false
    private let tasks = TaskMonitor.current
    // A checked continuation would report a call that never receives a result, which is not an error of the stub.
    private var continuation: UnsafeContinuation<Result<Value, Failure>, Never>?

    init(_ arguments: Arguments) { self.arguments = arguments }

    func wait() async -> Result<Value, Failure> {
      await withTaskCancellationHandler {
        await withUnsafeContinuation { continuation in
          self.continuation = continuation
          tasks?.park()
        }
      } onCancel: {
        Task { @MainActor in self.isCancelled = true }
      }
    }

    func resume(returning answer: Result<Value, Failure>) {
      tasks?.unpark()
      continuation?.resume(returning: answer)
    }
  }

  /// Creates a stub.
  ///
  /// - Parameters:
  ///   - name: The name of the function with its service: `session.signIn`.
  ///   - answer: The result until a test sets another one. Without a result, a call waits and is reported.
  public init(_ name: String, answer: Result<Value, Failure>? = nil) {
    self.name = name
    rules = answer.map { [Rule(results: [$0], isDefault: true)] } ?? []
  }

  /// Sets the result to a value. If calls are waiting, the first one receives it; otherwise all later calls do. A call
  /// of a cancelled task is answered only if no other call waits.
  public func returns(_ value: Value) { answers([.success(value)]) }

  /// Sets the result to an error. If calls are waiting, the first one receives it; otherwise all later calls do.
  public func `throws`(_ failure: Failure) { answers([.failure(failure)]) }

  /// Sets the results of consecutive calls. Waiting calls receive them first, in order.
  ///
  /// - Parameter results: The results of consecutive calls, of which the last repeats. A call with nil waits.
  public func answers(_ results: [Result<Value, Failure>?]) { answer(Rule(results: results[...])) }

  /// Sets the results of calls with certain arguments.
  ///
  /// - Parameters:
  ///   - results: The results of consecutive calls, of which the last repeats. A call with nil waits.
  ///   - count: The number of arguments that `accepts` compares. If several functions accept a call, the one that
  ///     compares most arguments counts.
  ///   - accepts: Returns whether the results are meant for a call.
  public func answers(
    _ results: [Result<Value, Failure>?], comparing count: Int, _ accepts: @escaping (Arguments) -> Bool
  ) {
    answer(Rule(comparing: count, accepts: accepts, results: results[...]))
  }

  /// Sets a function that answers the calls for which a test sets no other answer.
  ///
  /// - Parameters:
  ///   - answer: Returns the result of a call.
  ///   - replacesAnswers: Whether the function also answers the calls that wait, and those for which a test has set an
  ///     answer before.
  public func fallsBack(
    to answer: @escaping @MainActor (Arguments) throws(Failure) -> Value, replacingAnswers replacesAnswers: Bool = false
  ) {
    fallback = answer
    guard replacesAnswers else { return rules.removeAll { $0.isDefault && !$0.isHeld } }
    rules = []
    let callers = waiting
    waiting = []
    for caller in callers {
      do throws(Failure) {
        caller.resume(returning: .success(try answer(caller.arguments)))
      } catch {
        caller.resume(returning: .failure(error))
      }
    }
  }

  /// Makes later calls wait for a result.
  public func holds() {
    if let all = rules.firstIndex(where: { $0.comparing == 0 }) {
      rules[all].isHeld = true
    } else {
      rules.append(Rule(isHeld: true))
    }
  }

  /// Makes later calls with certain arguments wait for a result.
  public func holds(comparing count: Int, _ accepts: @escaping (Arguments) -> Bool) {
    rules.append(Rule(comparing: count, accepts: accepts, isHeld: true))
  }

  /// Records a call of an asynchronous function and returns its result.
  public func call(_ arguments: Arguments) async throws(Failure) -> Value {
    record(arguments)
    if let request { return try await request(arguments) }
    let rule = indexOfRule(for: arguments)
    if let rule, let result = rules[rule].takeResult() { return try result.get() }
    if rule == nil {
      if let fallback { return try fallback(arguments) }
      TaskMonitor.current?.report("`\(name)` was called without a result: add `given \(name) returns …`")
    }
    let caller = Caller(arguments)
    waiting.append(caller)
    return try await caller.wait().get()
  }

  /// Records a call of a synchronous function and returns its result.
  ///
  /// - Parameter other: The result if a test has set none.
  public func answer(_ arguments: Arguments, otherwise other: @autoclosure () -> Value) throws(Failure) -> Value {
    record(arguments)
    isQuery = Value.self != Void.self
    if let query { return try query(arguments) }
    guard let rule = indexOfRule(for: arguments) else { return try fallback?(arguments) ?? other() }
    return try rules[rule].takeResult()?.get() ?? other()
  }

  /// Passes the calls to a function instead of answering them.
  func forward(to request: @escaping @MainActor (Arguments) async throws(Failure) -> Value) { self.request = request }

  /// Passes the calls to a function instead of answering them.
  func forward(toQuery query: @escaping @MainActor (Arguments) throws(Failure) -> Value) { self.query = query }

  public func forgetCalls() { (calls, callNumbers) = ([], []) }

  func repeatsNextAnswer() {
    for index in rules.indices {
      let results = rules[index].results
      rules[index].results = results.filter { $0 != nil }.prefix(1)
      if rules[index].results.isEmpty { rules[index].results = results.prefix(1) }
    }
  }

  func repeatAnswer() {
    guard let first = waiting.first, let rule = indexOfRule(for: first.arguments),
      let result = rules[rule].results.last(where: { $0 != nil }) ?? nil
    else { return }
    waiting.removeFirst().resume(returning: result)
  }

  private func record(_ arguments: Arguments) {
    calls.append(arguments)
    callNumbers.append(CallNumber.next())
    TaskObservation.arrival?.reach()
  }

  private func indexOfRule(for arguments: Arguments) -> Int? {
    var found: Int?
    for (index, rule) in rules.enumerated() where rule.accepts(arguments) {
      if let best = found, rules[best].comparing > rule.comparing { continue }
      found = index
    }
    return found
  }

  /// Answers the waiting calls that a rule accepts. If none of them is left, the rule is for the later calls.
  private func answer(_ rule: Rule) {
    var accepted = waiting.indices.filter { rule.accepts(waiting[$0].arguments) }
    // The answer to a call of a cancelled run is late.
    let open = accepted.filter { !waiting[$0].isCancelled }
    if !open.isEmpty { accepted = open }
    let answered = zip(accepted, rule.results).compactMap { index, result in result.map { (waiting[index], index, $0) }
    }
    for (_, index, _) in answered.reversed() { waiting.remove(at: index) }
    let holdsTheRest = if case .some(nil) = rule.results.last { true } else { false }
    if accepted.count <= rule.results.count || holdsTheRest {
      var rest = rule
      rest.results = rule.results.dropFirst(accepted.count)
      if rest.results.isEmpty { rest.results = rule.results.suffix(1) }
      // A rule for all calls replaces the one before.
      if rule.comparing == 0 { rules.removeAll { $0.comparing == 0 } }
      rules.append(rest)
    }
    for (caller, _, result) in answered { caller.resume(returning: result) }
  }
}

/// The stub of a function whose calls may wait for a result.
@MainActor
protocol WaitingCalls {
  /// The function with its service: `session.signIn`.
  var name: String { get }
  var waitingCount: Int { get }
  /// Whether the function only returns a value, which it does for each computation that reads it.
  var isQuery: Bool { get }
  /// Makes later calls wait for a result.
  func holds()
  /// Makes later calls receive the result that a test has set for the next one.
  func repeatsNextAnswer()
  /// Resumes the first call that waits with the last result that a test has set.
  func repeatAnswer()
}
