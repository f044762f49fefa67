/// The measurements of all runs so far.
struct Comparison {
  let shapes: [String]
  private var rounds: [Run: [Measurement]] = [:]

  init(shapes: [String]) { self.shapes = shapes }

  /// Runs each contender once. Contenders alternate, so that load on the machine does not affect only one of them.
  mutating func runAll() throws {
    for shape in shapes {
      for tier in Tier.allCases {
        for kind in Kind.allCases {
          let run = Run(shape: shape, kind: kind, tier: tier)
          if let measurement = try run.measureInSeparateProcess() { rounds[run, default: []].append(measurement) }
        }
      }
    }
  }

  /// Returns the rounds of a contender. `@Observable` has no bindings, so the rounds with Observation take their place.
  func rounds(_ shape: String, _ kind: Kind, _ tier: Tier) -> [Measurement] {
    rounds[Run(shape: shape, kind: kind, tier: tier)]
      ?? (tier == .bound ? rounds[Run(shape: shape, kind: kind, tier: .observed)] : nil) ?? []
  }

  /// Returns the ratio of vmgen's time to that of another contender: the median of the ratios of the rounds, in each of
  /// which the two ran shortly after each other.
  func ratio(_ shape: String, to peer: Kind, _ tier: Tier) -> Double? {
    zip(rounds(shape, .vmgen, tier), rounds(shape, peer, tier)).map { $0.times.median / $1.times.median }.quantile(0.5)
  }
}

extension [Double] {
  var median: Double { quantile(0.5) ?? .nan }

  func quantile(_ part: Double) -> Double? {
    isEmpty ? nil : sorted()[Swift.min(Int(Double(count) * part), count - 1)]
  }
}
