/// Reduces a random module while it fails in the same way.
struct ModuleReduction {
  private(set) var module: RandomModule
  /// Returns whether a smaller module fails in the same way.
  private let fails: (RandomModule) throws -> Bool

  init(_ module: RandomModule, fails: @escaping (RandomModule) throws -> Bool) {
    self.module = module
    self.fails = fails
  }

  init(_ module: RandomModule, _ failure: ModuleCompilation.Failure) {
    // What the failures of all reduced modules have in common.
    let (stage, symptom) = (failure.stage, Self.symptom(of: failure))
    self.init(module) { smaller in
      guard let found = try ModuleCompilation.failure(of: smaller, runsTests: stage == .tests) else { return false }
      return found.stage == stage && Self.symptom(of: found) == symptom
    }
  }

  /// The first message, without places, names and numbers, which change when parts are removed.
  static func symptom(of failure: ModuleCompilation.Failure) -> String {
    guard failure.stage == .compilation else { return failure.stage.rawValue }
    let message = failure.output.split(separator: "\n").first { $0.contains("error: ") } ?? ""
    let text = message.split(separator: "error: ", maxSplits: 1).last ?? ""
    return String(text).replacing(/'[^']*'|[0-9]+/, with: "_")
  }

  /// Removes parts, the largest first, until each further removal ends the failure.
  ///
  /// - Parameter limit: The number of compilations, so that a reduction ends soon.
  mutating func run(limit: Int) throws {
    var attempts = 0
    var isSmaller = true
    while isSmaller, attempts < limit {
      isSmaller = false
      var index = 0
      var paths = module.removableParts
      while index < paths.count, attempts < limit {
        let smaller = module.without(paths[index])
        attempts += 1
        if smaller.files.joined().isEmpty == false, try fails(smaller) {
          module = smaller
          paths = module.removableParts
          isSmaller = true
        } else {
          index += 1
        }
      }
    }
  }
}
