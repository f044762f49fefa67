import Testing
import ViewModelRuntime

@testable import VmgenSchemaSemantics

/// Tests that the checker and the runtime have the same limits.
struct RuntimeLimitTests {
  @Test func aRangeThatTheCheckerAcceptsIsVisitedCompletely() {
    #expect(StandardLibrary.longestRange == Interval<Int>.longest)
  }
}
