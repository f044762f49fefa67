import ViewModelRuntime

/// The faults of one test, even if other tests run in parallel.
@MainActor
final class FaultLog {
  @TaskLocal private static var current: FaultLog?
  private var faults: [ViewModelFault] = []

  private static let installed: Void = {
    let usual = ViewModelFault.report
    ViewModelFault.report = { fault in
      if let current { current.faults.append(fault) } else { usual(fault) }
    }
  }()

  static func recording(_ body: () -> Void) -> [ViewModelFault] {
    _ = installed
    let log = FaultLog()
    $current.withValue(log, operation: body)
    return log.faults
  }

  static func recordingLater(_ body: () async -> Void) async -> [ViewModelFault] {
    _ = installed
    let log = FaultLog()
    await $current.withValue(log) { await body() }
    return log.faults
  }
}

/// Returns the faults that are reported while `body` runs.
@MainActor
func recordingFaults(_ body: () -> Void) -> [ViewModelFault] { FaultLog.recording(body) }

/// Returns the faults that are reported while `body` and its tasks run.
@MainActor
func recordingLaterFaults(_ body: () async -> Void) async -> [ViewModelFault] {
  await FaultLog.recordingLater(body)
}
