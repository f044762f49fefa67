import TestTags
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Tests that observers that change a view model during a notification never see or leave a mixed state.
@MainActor
@Suite(.tags(.random)) struct RandomReentrancyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func observersThatChangeTheTreeSeeAndLeaveOneState(seed: UInt64) {
    for sequence in 0..<25 as Range<UInt64> {
      let session = ChoreSession(seed: seed << 32 | sequence)
      let faults = ViewModelFault.recorded {
        for _ in 0..<12 where session.problems.isEmpty { session.step() }
      }.filter { fault in
        // An observer may call a command of a row that it has removed.
        if case .callAfterClosing = fault { false } else { true }
      }
      guard session.problems.isEmpty, faults.isEmpty else {
        Issue.record("seed \(seed), sequence \(sequence): \(session.problems) \(faults), log: \(session.log)")
        return
      }
    }
  }
}
