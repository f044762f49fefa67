import VmgenSchemaTooling

/// Reduces a mutant while it fails in the same way.
struct MutantReduction {
  private(set) var module: MutatedModule
  private let failure: MutantBatch.Failure

  init(_ module: MutatedModule, _ failure: MutantBatch.Failure) {
    self.module = module
    self.failure = failure
  }

  private func fails(_ module: MutatedModule) throws -> Bool {
    guard let batch = MutantBatch.make(of: [module]).batch else { return false }
    return try batch.outcome(runs: failure.stage == .tests || failure.stage == .verdicts).failures.contains {
      $0.stage == failure.stage && $0.symptom == failure.symptom
    }
  }

  /// Removes items, the largest first, until each further removal ends the failure.
  ///
  /// - Parameter limit: The number of compilations.
  mutating func run(limit: Int) throws {
    var attempts = 0
    var isSmaller = true
    while isSmaller, attempts < limit {
      isSmaller = false
      let places = module.trees.enumerated().flatMap { file, tree in
        tree.root.descendants.filter(\.kind.isItem).map { (file, $0.range.bytes) }
      }.sorted { $0.1.count > $1.1.count }
      for (file, range) in places where attempts < limit {
        let smaller = module.replacing([.init(range: range, text: "")], in: file)
        guard smaller.isAccepted else { continue }
        attempts += 1
        if try fails(smaller) {
          module = smaller
          isSmaller = true
          break
        }
      }
    }
  }
}
