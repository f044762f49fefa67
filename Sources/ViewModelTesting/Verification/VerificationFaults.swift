import ViewModelRuntime

/// Returns the failures of a verification and of the faults that it causes.
@MainActor
func includingFaults(_ verify: () -> [String]) -> [String] {
  let (found, faults) = ViewModelFault.recording(verify)
  return found + faults.failures
}

/// Returns the failures of a verification and of the faults that it causes.
@MainActor
func includingAsyncFaults(_ verify: () async -> [String]) async -> [String] {
  let (found, faults) = await ViewModelFault.recordingAsync(verify)
  return found + faults.failures
}

extension [ViewModelFault] {
  /// A failure of a generated test for each fault.
  ///
  /// Repeated rows and pages are no failure: a verification varies values without regard to identities, and a stub
  /// returns the same page several times. Late inputs and calls are none either: a person can tap a row that disappears.
  var failures: [String] {
    filter { fault in
      switch fault {
      case .duplicateRows, .endlessPages, .inputAfterRelease, .callAfterClosing: false
      case .endlessUpdates, .conflictingUpdates, .endlessReactions, .endlessCommand, .sharedStream,
        .unusableTranslation, .truncatedRange, .unshownQuestion, .questionsWithoutContainer, .notificationOnOtherThread,
        .screenWithoutView, .unknownScreen:
        true
      }
    }.map { "\($0)" }
  }
}
