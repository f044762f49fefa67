import ViewModelRuntime

/// The faults of one test, though others run beside it.
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

/// The faults that are reported while `body` runs.
@MainActor
func recordingFaults(_ body: () -> Void) -> [ViewModelFault] { FaultLog.recording(body) }

/// The faults that are reported while `body` runs, and by what it began.
@MainActor
func recordingLaterFaults(_ body: () async -> Void) async -> [ViewModelFault] {
  await FaultLog.recordingLater(body)
}
