/// SplitMix64, which produces the same numbers for a seed on every machine.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  /// Returns true with a probability of one in `count`.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
  mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
}
