/// Returns the scalar that begins at `index` and its length in bytes, or nil if the bytes are not valid UTF-8.
func decodeScalar(_ bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
  let first = UInt32(bytes[index])
  if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
  let length: Int
  var value: UInt32
  let least: UInt32
  switch first {
  case 0xC2...0xDF: (length, value, least) = (2, first & 0x1F, 0x80)
  case 0xE0...0xEF: (length, value, least) = (3, first & 0x0F, 0x800)
  case 0xF0...0xF4: (length, value, least) = (4, first & 0x07, 0x10000)
  default: return nil
  }
  guard index + length <= bytes.count else { return nil }
  for next in index + 1..<index + length {
    guard bytes[next] & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(bytes[next] & 0x3F)
  }
  guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
  return (scalar, length)
}

/// Returns a scalar's code point as text: `U+202E`.
func codePointName(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
}
