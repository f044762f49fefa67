/// Makes mutants, compiles them in batches, and counts them.
final class MutationRun {
  private(set) var tried = 0
  private(set) var accepted = 0
  private var acceptedByName: [String: Int] = [:]
  private var compiled = 0
  private var ran = 0
  private var agreedExamples = 0
  private var laws = 0
  private(set) var failureCount = 0
  private var symptoms: Set<String> = []

  private let modules: [MutatedModule]
  private let seed: Int
  private let reductionLimit: Int

  init(seed: Int, reductionLimit: Int) throws {
    self.seed = seed
    self.reductionLimit = reductionLimit
    modules = try MutatedModule.repository()
  }

  var summary: String {
    let counts = acceptedByName.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return
      "\(modules.count) schemas from seed \(seed): \(tried) changes tried, \(accepted) accepted (\(counts)), \(compiled) mutants compiled, "
      + "\(ran) run, \(agreedExamples) verdicts of examples agree, \(laws) laws hold, \(failureCount) failures"
  }

  /// - Parameter report: Is called with the text of each failure.
  func test(_ count: Int, batchSize: Int, runEvery: Int, _ report: (String) -> Void) throws {
    var waiting: [MutatedModule] = []
    for number in 0..<count {
      waiting.append(mutant(seed + number))
      guard waiting.count >= batchSize || number == count - 1 else { continue }
      try test(all: waiting, runs: number / batchSize % runEvery == 0, report)
      waiting = []
      print(summary)
    }
  }

  /// Returns the mutant of a seed.
  func mutant(_ seed: Int) -> MutatedModule {
    var mutator = SchemaMutator(seed: seed, crossedWith: modules)
    // The smaller of two, because most of the time is spent on compiling.
    let choice = (mutator.pick(modules), mutator.pick(modules))
    var module = choice.0.size < choice.1.size ? choice.0 : choice.1
    module.seed = seed
    let limit = 2 + mutator.random.number(10)
    for _ in 0..<120 where module.changes.count < limit {
      guard let (name, changed) = mutator.mutate(module), changed.texts != module.texts else { continue }
      tried += 1
      guard changed.isAccepted else { continue }
      module = changed
      accepted += 1
      acceptedByName[name, default: 0] += 1
    }
    return module
  }

  private func test(_ batch: MutantBatch, runs: Bool, _ report: (String) -> Void) throws {
    let outcome = try batch.outcome(runs: runs)
    let isCompiled = !outcome.failures.contains { $0.stage == .compilation || $0.stage == .generation }
    if isCompiled {
      compiled += batch.mutants.count
      if runs { ran += batch.mutants.count }
      agreedExamples += outcome.agreedExamples
      laws += outcome.laws
    }
    for failure in outcome.failures where failure.mutant != nil || batch.mutants.count == 1 {
      try add(failure, of: batch.mutants[failure.mutant ?? 0], report)
    }
    let guilty = Set(outcome.failures.compactMap(\.mutant))
    // Code of the others was not compiled, or not run.
    if !isCompiled, batch.mutants.count > 1 {
      let others = batch.mutants.indices.filter { !guilty.contains($0) }.map { batch.mutants[$0] }
      let half = guilty.isEmpty ? others.count / 2 : others.count
      for part in [Array(others[..<half]), Array(others[half...])] where !part.isEmpty {
        try test(all: part, runs: runs, report)
      }
    } else if let failure = outcome.failures.first(where: { $0.mutant == nil }), batch.mutants.count > 1 {
      failureCount += 1
      report(failure.text)
    }
  }

  private func test(all mutants: [MutatedModule], runs: Bool, _ report: (String) -> Void) throws {
    var waiting = mutants
    while !waiting.isEmpty {
      let (batch, rest) = MutantBatch.make(of: waiting)
      guard let batch else { return }
      waiting = rest
      try test(batch, runs: runs, report)
    }
  }

  private func add(_ failure: MutantBatch.Failure, of mutant: MutatedModule, _ report: (String) -> Void) throws {
    failureCount += 1
    // One report for each kind of failure is enough.
    guard symptoms.insert(failure.symptom).inserted else { return }
    var reduction = MutantReduction(mutant, failure)
    try reduction.run(limit: reductionLimit)
    let schema = reduction.module.texts.joined(separator: "// next file\n").replacing(/\n\s*\n+/, with: "\n")
    report(
      "VMGEN_RANDOM_SEED=\(mutant.seed) VMGEN_MUTANTS=1: \(failure.stage): \(failure.text)\n\(schema)\n\(mutant.origin):\n\(mutant.changes.joined(separator: "\n"))"
    )
  }
}
