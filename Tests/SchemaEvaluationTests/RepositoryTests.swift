import Foundation
import Testing

@testable import VmgenSchemaEvaluation

@Suite("The examples of this repository")
struct RepositoryTests {
  @Test("No example fails, and the number of those that are not run only falls")
  func examples() throws {
    var (passed, failed) = (0, 0)
    var notRun: [String: Int] = [:]
    for module in try RepositoryModule.all {
      for result in try module.results() {
        switch result.outcome {
        case .passed: passed += 1
        case .notRun(let reason):
          notRun[reason, default: 0] += 1
          print("NOTRUN \(module.place(result.range)) \(result.title): \(reason)")
        case .failed(let failures):
          failed += 1
          for failure in failures {
            let parts = failure.parts.map { "\(module.text($0.range)) is \($0.value)" }.joined(separator: ", ")
            print("FAILED \(module.place(failure.range)) \(result.title): \(module.text(failure.range)): \(failure.message) [\(parts)]")
          }
        }
      }
    }
    print("passed \(passed), failed \(failed), not run \(notRun.values.reduce(0, +)): \(notRun)")
    #expect(failed == 0)
  }
}
