import Foundation

/// A number of bytes, with the unit that leaves it between 1 and 1,000.
///
/// Foundation's own style calls 999 bytes "1 kB" on Linux and "999 bytes" on Apple's platforms.
struct ByteSize {
  private var units: ByteCountFormatStyle.Units
  private let count: Int64
  private let style: ByteCountFormatStyle.Style

  init(_ count: Int, inPowersOf1024: Bool) {
    // Foundation negates it.
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
