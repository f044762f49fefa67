import Foundation

/// One contender with one kind of observer.
struct Run: Hashable {
  let shape: String
  let kind: Kind
  let tier: Tier
}

extension Run {
  init?(shape: String, kind: String, tier: String) {
    guard let kind = Kind(rawValue: kind), let tier = Tier(rawValue: tier) else { return nil }
    self.init(shape: shape, kind: kind, tier: tier)
  }

  @MainActor
  func measure(batches: Int) throws -> Measurement? {
    guard let registry = Registry.shapes.first(where: { $0.name == shape }) else { throw WrongArguments() }
    return try registry.measure(kind, tier, batches: batches)
  }

  /// Measures in a separate process. Returns nil if the contender does not support the tier.
  func measureInSeparateProcess() throws -> Measurement? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["measure", shape, kind.rawValue, tier.rawValue]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw RunFailed(run: self) }
    return Measurement(line: text.trimmingCharacters(in: .newlines))
  }
}

struct RunFailed: Error, CustomStringConvertible {
  let run: Run
  var description: String { "\(run.shape) \(run.kind) \(run.tier) failed" }
}
