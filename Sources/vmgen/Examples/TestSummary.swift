import VmgenSchemaEvaluation

/// The number of examples by their results.
struct TestSummary: Equatable {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var notRun = 0
  /// The number of failures of all failed examples.
  private(set) var failureCount = 0
  /// The number of examples that did not run because of errors in the schemas.
  private(set) var affectedByErrors = 0

  var count: Int { passed + failed + notRun + affectedByErrors }

  mutating func add(affectedByErrors count: Int) { affectedByErrors += count }

  mutating func add(_ result: ExampleResult) {
    switch result.outcome {
    case .passed: passed += 1
    case .failed(let failures):
      failed += 1
      failureCount += failures.count
    case .notRun: notRun += 1
    }
  }

  /// `12 examples passed, 1 failed, 2 were not run`
  var line: String {
    if count == 0 { return "the schemas have no examples" }
    var text = "\(passed) \(passed == 1 ? "example" : "examples") passed"
    if failed > 0 { text += ", \(failed) failed" }
    if notRun > 0 { text += ", \(notRun) \(notRun == 1 ? "was" : "were") not run" }
    if affectedByErrors > 0 { text += ", \(affectedByErrors) did not run because of errors" }
    return text
  }
}
