/// The faults that a test records, even if other tests run at the same time.
@MainActor
final class FaultRecorder {
  @TaskLocal fileprivate static var current: FaultRecorder?
  fileprivate(set) var faults: [ViewModelFault] = []

  fileprivate nonisolated init() {}
}

extension ViewModelFault {
  /// Returns the faults that are reported while `body` runs. They do not reach ``report``.
  ///
  /// ```swift
  /// let faults = ViewModelFault.recorded { viewModel.lines = [line, line] }
  /// #expect(faults == [.duplicateRows(viewModel: "OrderViewModel", list: "rows", ids: ["1"])])
  /// ```
  @MainActor
  public static func recorded(during body: () throws -> Void) rethrows -> [ViewModelFault] {
    try recording(body).faults
  }

  /// Returns the faults that are reported while `body` and the tasks that it starts run. They do not reach ``report``.
  @MainActor
  public static func recordedAsync(during body: () async throws -> Void) async rethrows -> [ViewModelFault] {
    try await recordingAsync(body).faults
  }

  /// Returns the result of `body` and the faults that are reported while it runs.
  @MainActor
  static func recording<Result>(_ body: () throws -> Result) rethrows -> (result: Result, faults: [ViewModelFault]) {
    let recorder = FaultRecorder()
    let result = try FaultRecorder.$current.withValue(recorder) { try body() }
    return (result, recorder.faults)
  }

  /// Returns the result of `body` and the faults that are reported while it and the tasks that it starts run.
  @MainActor
  static func recordingAsync<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> (result: Result, faults: [ViewModelFault]) {
    let recorder = FaultRecorder()
    let result = try await FaultRecorder.$current.withValue(recorder) { try await body() }
    return (result, recorder.faults)
  }

  /// Reports a fault of code without actor isolation: at once on the main actor, and later on another thread.
  nonisolated static func reportFromAnyThread(_ fault: ViewModelFault) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { send(fault) }
    } else {
      Task { @MainActor in send(fault) }
    }
  }

  /// Passes a fault to the test that records faults, or to ``report``.
  @MainActor
  static func send(_ fault: ViewModelFault) {
    if let recorder = FaultRecorder.current { recorder.faults.append(fault) } else { report(fault) }
  }
}
