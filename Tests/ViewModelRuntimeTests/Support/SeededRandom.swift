import Foundation

/// A small random number generator with a seed.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The numbers of the random sequences of a test: so many, or a multiple of it for a longer search for defects, which the
/// environment variable `VMGEN_RANDOM_SEQUENCES` contains.
func randomSequences(_ count: Int) -> Range<Int> {
  let factor = ProcessInfo.processInfo.environment["VMGEN_RANDOM_SEQUENCES"].flatMap { Int($0) } ?? 1
  return 0..<count * max(1, factor)
}
