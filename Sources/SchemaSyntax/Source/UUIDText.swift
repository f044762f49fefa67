/// Returns whether a text has eight, four, four, four and twelve hexadecimal digits.
package func isUUID(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
    && parts.allSatisfy { part in
      part.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
      }
    }
}
