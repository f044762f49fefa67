/// The names of temporary files: `.vmgen-`, a random number, its digest, and `.tmp`. No other program creates such a
/// name by chance, so a file with one can be removed without reading it.
package enum TemporaryName {
  private static let prefix = ".vmgen-"
  private static let suffix = ".tmp"

  /// Returns a new name.
  static func make() -> String {
    let number = UInt64.random(in: .min ... .max)
    return "\(prefix)\(hexadecimal(number))-\(hexadecimal(digest(number)))\(suffix)"
  }

  /// Whether vmgen made a name.
  package static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = UInt64(parts[0], radix: 16) else { return false }
    return parts[0] == hexadecimal(number) && parts[1] == hexadecimal(digest(number))
  }

  /// Returns SplitMix64's output for a number.
  private static func digest(_ number: UInt64) -> UInt64 {
    var value = number &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value &>> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value &>> 31)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
