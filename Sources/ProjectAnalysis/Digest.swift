/// A 128-bit digest, computed eight bytes at a time, which is fast even in unoptimized builds.
///
/// The digest detects accidental changes, not manipulation. It always detects a change within eight bytes, because each
/// step maps different words to different states, and different states to different states.
package struct Digest: Hashable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xD1B5_4A32_D192_ED03

  package init() {}

  /// Adds bytes and their count, so that two different sequences of additions never have the same input.
  package mutating func add(_ bytes: [UInt8]) {
    var first = first
    var second = second
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset &+ 8 <= buffer.count {
        Self.mix(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self), &first, &second)
        offset &+= 8
      }
      var rest: UInt64 = 0
      while offset < buffer.count {
        rest = rest &<< 8 | UInt64(buffer[offset])
        offset &+= 1
      }
      Self.mix(rest, &first, &second)
    }
    Self.mix(UInt64(bytes.count), &first, &second)
    self.first = first
    self.second = second
  }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  package mutating func add(_ number: UInt64) { Self.mix(number, &first, &second) }

  private static func mix(_ word: UInt64, _ first: inout UInt64, _ second: inout UInt64) {
    first = (first ^ word) &* 0x9E37_79B1_85EB_CA87
    first ^= first &>> 32
    second = (second &+ word) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second &>> 29
  }

  /// A short form of the digest. Different digests rarely have the same short form.
  package var short: UInt64 { first ^ second }

  /// The digest as 32 hexadecimal digits.
  package var text: String {
    [first, second].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
