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
            .textDirection, at: SourceRange(file: file.id, lower: index, upper: index + length),
            ["character": name, "escape": escape]))
      }
      index += length
    } else {
      let arguments = ["byte": "0x" + String(byte, radix: 16, uppercase: true)]
      if !isEncodingReported {
        diagnostics.append(
          Diagnostic(.invalidUTF8, at: SourceRange(file: file.id, lower: index, upper: index + 1), arguments))
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
