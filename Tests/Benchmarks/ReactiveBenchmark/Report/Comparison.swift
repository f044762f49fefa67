/// What all runs came to so far.
struct Comparison {
  let shapes: [String]
  private var rounds: [Run: [Measurement]] = [:]

  init(shapes: [String]) { self.shapes = shapes }

  /// Runs each once, by turns, so that a busy moment slows no one contender alone.
  mutating func runAll() throws {
    for shape in shapes {
      for tier in Tier.allCases {
        for kind in Kind.allCases {
          let run = Run(shape: shape, kind: kind, tier: tier)
          if let measurement = try run.measureApart() { rounds[run, default: []].append(measurement) }
        }
      }
    }
  }

  /// A contender's rounds; of `@Observable`, which has no bindings, those of what it has instead: Observation.
  func rounds(_ shape: String, _ kind: Kind, _ tier: Tier) -> [Measurement] {
    rounds[Run(shape: shape, kind: kind, tier: tier)]
      ?? (tier == .bound ? rounds[Run(shape: shape, kind: kind, tier: .observed)] : nil) ?? []
  }

  /// Our time, over that of a peer: of each round, in which the two ran within seconds of one another, and of those the median.
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
