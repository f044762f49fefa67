import Foundation
import TestTags
import Testing

/// Tests that the code of every random module that the checker accepts compiles without warnings, with all layers, and
/// that its generated tests pass without a fault.
///
/// `VMGEN_RANDOM_MODULES=300` tests 300 modules, beginning with the seed `VMGEN_RANDOM_SEED`, and runs the tests of one of
/// `VMGEN_RANDOM_RUN_EVERY` modules. A failure shows the seed and the smallest schema that was found to fail in this way
/// with `VMGEN_RANDOM_REDUCTION` compilations. `VMGEN_RANDOM_COVERAGE=1` prints how often each construct occurs. A run of
/// 60 modules or more also fails if a construct of the language occurs in none of them.
@Suite(.tags(.compiles, .random), .serialized) struct RandomModuleTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = number("VMGEN_RANDOM_MODULES") ?? 2
  private static let seed = number("VMGEN_RANDOM_SEED") ?? 1
  private static let runEvery = number("VMGEN_RANDOM_RUN_EVERY") ?? 2
  private static let reductionLimit = number("VMGEN_RANDOM_REDUCTION") ?? 150

  private static func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }

  @Test func randomModulesCompileAndTheirTestsPass() throws {
    var coverage = ConstructCoverage()
    var viewModels = 0
    var failed: [Int] = []
    var testedModules = 0
    for seed in Self.seed..<(Self.seed + Self.count) {
      let module = RandomModule(seed: seed)
      coverage.add(module)
      viewModels += module.viewModelCount
      let runsTests = seed % Self.runEvery == 0
      if runsTests { testedModules += 1 }
      guard let failure = try ModuleCompilation.failure(of: module, runsTests: runsTests) else { continue }
      failed.append(seed)
      var reduction = ModuleReduction(module, failure)
      try reduction.run(limit: Self.reductionLimit)
      let report = try Self.report(reduction.module, runsTests: failure.stage == .tests, failure)
      Issue.record("\(report)")
    }
    print(
      "\(Self.count) random modules from seed \(Self.seed), \(viewModels) view models, the tests of \(testedModules) modules"
        + " run, \(failed.count) modules fail: \(failed)")
    if Self.environment["VMGEN_RANDOM_COVERAGE"] != nil { print(coverage.table) }
    if Self.count >= 60 { #expect(coverage.missing == []) }
  }

  @Test func theSameSeedMakesTheSameModule() {
    #expect(RandomModule(seed: 3).sources.map(\.text) == RandomModule(seed: 3).sources.map(\.text))
  }

  private static func report(
    _ module: RandomModule, runsTests: Bool, _ failure: ModuleCompilation.Failure
  ) throws -> String {
    let last = try ModuleCompilation.failure(of: module, runsTests: runsTests) ?? failure
    let schema = module.sources.map { "// \($0.path)\n\($0.text)" }.joined()
    return "VMGEN_RANDOM_SEED=\(module.seed): \(last.description.prefix(6000))\n\(schema)"
  }
}
