/// The largest schema file that is read: 16 MiB.
let maximumFileSize = 16 << 20

/// Returns the diagnostics about a file's bytes: encoding, NUL bytes, and controls that change the order in which text
/// is shown.
func checkText(of file: SourceFile) -> [Diagnostic] {
  let bytes = file.bytes
  var diagnostics: [Diagnostic] = []
  var isEncodingReported = false
  var isNULReported = false
  var index = 0
  let count = bytes.count
  while index < count {
    let byte = bytes[index]
    // Debug builds spend most time of this function here, and `&&` would call a closure.
    if byte < 0x80 {
      if byte != 0 {
        index += 1
        continue
      }
    }
    if byte == 0 {
      // A file in another encoding has many NUL bytes.
      if !isNULReported, !isEncodingReported {
        diagnostics.append(Diagnostic(.nulByte, at: SourceRange(file: file.id, lower: index, upper: index + 1)))
      }
      isNULReported = true
      index += 1
    } else if let (scalar, length) = decodeScalar(bytes, at: index) {
      if isTextDirectionControl(scalar), diagnostics.count <= maximumDiagnosticCount {
        let name = codePointName(scalar)
        let escape = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        diagnostics.append(
          Diagnostic(
            .textDirection(character: name, escape: escape),
            at: SourceRange(file: file.id, lower: index, upper: index + length)))
      }
      index += length
    } else {
      if !isEncodingReported {
        let name = "0x" + String(byte, radix: 16, uppercase: true)
        diagnostics.append(
          Diagnostic(.invalidUTF8(byte: name), at: SourceRange(file: file.id, lower: index, upper: index + 1)))
      }
      isEncodingReported = true
      index += 1
    }
  }
  return diagnostics
}

/// Whether a scalar changes the order in which editors show text (CVE-2021-42574).
private func isTextDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
  default: false
  }
}

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
