/// SplitMix64. Source: [Steele, Lea and Flood, 2014](https://doi.org/10.1145/2660193.2660195)
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Numbers that the bytes of an input determine, for a fuzzer that changes the input.
package struct InputGenerator: RandomNumberGenerator {
  private var rest: ArraySlice<UInt8>

  package init(_ input: [UInt8]) { rest = input[...] }

  package var isAtEnd: Bool { rest.isEmpty }

  /// Returns two bytes of the input as the highest bits, which `Int.random(in:using:)` uses. The lowest are ones: it would
  /// call again and again for a number that ends in zeros.
  package mutating func next() -> UInt64 {
    let (high, low) = (UInt64(rest.popFirst() ?? 0), UInt64(rest.popFirst() ?? 0))
    return high << 56 | low << 48 | 0xFFFF_FFFF_FFFF
  }
}
