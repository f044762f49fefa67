/// Returns `name` with a capital first letter.
package func capitalized(_ name: String) -> String {
  var bytes = Array(name.utf8)
  guard let first = bytes.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
    return name.prefix(1).uppercased() + name.dropFirst()
  }
  bytes[0] = first - 32
  return String(decoding: bytes, as: UTF8.self)
}
