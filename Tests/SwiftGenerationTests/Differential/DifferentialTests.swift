import Foundation
import TestTags
import Testing

/// Tests that the evaluator and compiled code agree. `README.md` describes the test and its environment variables.
@Suite(.tags(.compiles, .random), .serialized) struct DifferentialTests {
  private static let seed = number("VMGEN_RANDOM_SEED") ?? 3
  private static let moduleCount = number("VMGEN_RANDOM_MODULES") ?? 1
  private static let exampleCount = number("VMGEN_RANDOM_EXAMPLES") ?? 4
  private static let sequenceCount = number("VMGEN_RANDOM_RUNS") ?? 24
  private static let expressionCount = number("VMGEN_RANDOM_EXPRESSIONS") ?? 2000
  private static let reductionLimit = number("VMGEN_RANDOM_REDUCTION") ?? 40

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test func randomExpressionsAgree() throws {
    for start in stride(from: 0, to: Self.expressionCount, by: 2000) {
      let count = min(2000, Self.expressionCount - start)
      let functions = try RandomFunctions(seed: Self.seed * 1_000_000 + start * 2, count: count)
      let module = try TracedModule(functions.texts)
      let found = try module.disagreements()
      print("\(functions.count) expressions in 6 contexts, \(found.count) examples differ")
      for name in Set(found.compactMap(\.function)).prefix(10) { try Self.reportParts(of: name, in: module, found) }
      let others = found.filter { $0.function == nil }
      if !others.isEmpty { Issue.record("\(others.map(\.description).joined(separator: "\n"))") }
    }
  }

  /// Reports the smallest part of a function's expression on which both sides disagree.
  private static func reportParts(of name: String, in module: TracedModule, _ found: [Disagreement]) throws {
    let parts = RandomFunctions(partsOf: name, in: module)
    let small = try TracedModule(parts.texts)
    let disagreement = try small.disagreements().first ?? found.first { $0.function == name }
    let path = try write(small.texts, name)
    let body = disagreement?.function.flatMap { function in
      small.texts.flatMap { $0.text.split(separator: "\n") }.first { $0.hasPrefix("func \(function)(") }
    }
    Issue.record("\(path): \(body ?? ""): \(disagreement?.description ?? name)")
  }

  @Test func randomSequencesAgree() throws {
    var count = 0
    for seed in Self.seed..<(Self.seed + Self.moduleCount) {
      let random = try RandomModule(seed: seed, exampleCount: Self.exampleCount).observed()
      let module = try TracedModule(random, sequences: Self.sequenceCount)
      count += module.sequences.count
      let found: [Disagreement]
      do {
        found = try module.disagreements()
      } catch let failure as TracedModule.CompilationFailure {
        // The other modules are independent of this one.
        try Self.report("\(failure)", random)
        continue
      }
      guard let first = found.first else { continue }
      let texts = found.prefix(20).map(\.description).joined(separator: "\n")
      try Self.report("\(found.count) sequences differ:\n\(texts)", random.reduced(first, limit: Self.reductionLimit))
    }
    print("\(count) sequences in \(Self.moduleCount) modules from seed \(Self.seed)")
  }

  private static func report(_ text: String, _ module: RandomModule) throws {
    let path = try write(module.sources, "module-\(module.seed)")
    Issue.record("VMGEN_RANDOM_SEED=\(module.seed), \(path): \(text)")
  }

  /// Writes the schema of a failure, and returns its path.
  private static func write(_ sources: [(path: String, text: String)], _ name: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "vmgen-differential-\(name).vmodel")
    try sources.map(\.text).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
