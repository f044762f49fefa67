import Foundation

/// A number of bytes in the unit in which it is from 1 to 1,000.
///
/// Foundation's own style formats 999 bytes as "1 kB" on Linux and as "999 bytes" on Apple platforms.
struct ByteSize {
  private var units: ByteCountFormatStyle.Units
  private let count: Int64
  private let style: ByteCountFormatStyle.Style

  init(_ count: Int, inPowersOf1024: Bool) {
    // Foundation negates the number.
    self.count = max(Int64(count), -Int64.max)
    style = inPowersOf1024 ? .memory : .file
    let kilo: Int64 = inPowersOf1024 ? 1024 : 1000
    units = self.count.magnitude < kilo ? .bytes : [.kb, .mb, .gb, .tb, .pb, .eb]
  }

  func formatted(in locale: Locale) -> String {
    count.formatted(
      .byteCount(style: style, allowedUnits: units, spellsOutZero: false, includesActualByteCount: false).locale(locale)
    )
  }
}
