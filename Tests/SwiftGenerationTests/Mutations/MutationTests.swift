import Foundation
import TestTags
import Testing

/// Tests that code of changed schemas compiles without warnings, that its laws hold, and that the evaluator and compiled
/// code agree on the examples.
///
/// Each mutant is a schema of this repository with some random changes that the checker accepts. The changes are made one
/// after the other. `VMGEN_MUTANTS=2000` tests 2,000 mutants, beginning with the seed `VMGEN_RANDOM_SEED`, and
/// runs the tests of one of `VMGEN_RANDOM_RUN_EVERY` batches. A failure shows the seed, the changes and the smallest schema
/// that was found to fail in this way with `VMGEN_RANDOM_REDUCTION` compilations.
@Suite(.tags(.compiles, .random), .serialized) struct MutationTests {
  private static let mutantCount = number("VMGEN_MUTANTS") ?? 16
  private static let seed = number("VMGEN_RANDOM_SEED") ?? 1
  private static let runEvery = number("VMGEN_RANDOM_RUN_EVERY") ?? 1
  private static let reductionLimit = number("VMGEN_RANDOM_REDUCTION") ?? 40
  private static let batchSize = 16

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test func mutantsThatFailedBeforePass() throws {
    let made = MutantBatch.make(of: FailedMutants.modules)
    #expect(made.rest.map(\.origin) == [])
    let outcome = try #require(made.batch).outcome(runs: true)
    #expect(outcome.failures.map(\.text) == [])
    #expect(outcome.agreedExamples >= FailedMutants.texts.count)
  }

  @Test func mutantsOfValidSchemasCompileAndBothSidesAgree() throws {
    let run = try MutationRun(seed: Self.seed, reductionLimit: Self.reductionLimit)
    try run.test(Self.mutantCount, batchSize: Self.batchSize, runEvery: Self.runEvery) { Issue.record("\($0)") }
    #expect(run.failureCount == 0)
    #expect(run.accepted > run.tried / 4)
  }
}
