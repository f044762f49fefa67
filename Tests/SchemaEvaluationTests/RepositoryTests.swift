import Foundation
import Testing

@testable import VmgenSchemaEvaluation

/// The generated tests of all of these examples pass, so a failure is a disagreement of the evaluator and the generator.
@Suite("The examples of this repository")
struct RepositoryTests {
  /// The number of examples that are not run. It may only fall.
  static let notRunLimit = 3
  /// The number of examples that run at least. Raise it with the number of examples.
  static let leastPassed = 1103

  @Test("No example fails, and only examples with custom members are not run")
  func examples() throws {
    var passed = 0
    var failures: [String] = []
    var notRun: [String: Int] = [:]
    for module in try RepositoryModule.all {
      for result in try module.results() {
        switch result.outcome {
        case .passed: passed += 1
        case .notRun(let reason): notRun[reason, default: 0] += 1
        case .failed(let failed): failures += failed.map { module.description(of: $0, in: result) }
        }
      }
    }
    let notRunCount = notRun.values.reduce(0, +)
    print("\(passed) examples passed, \(failures.count) failures, \(notRunCount) not run: \(notRun)")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(notRunCount <= Self.notRunLimit)
    #expect(passed >= Self.leastPassed)
    #expect(notRun.keys.allSatisfy { $0.hasPrefix("the custom member") })
  }
}

extension RepositoryModule {
  fileprivate func description(of failure: ExampleFailure, in result: ExampleResult) -> String {
    let parts = failure.parts.map { "\(text($0.range)) is \($0.value)" }
    return "\(place(failure.range)) \"\(result.title)\": \(text(failure.range)): \(failure.message) \(parts)"
  }
}
