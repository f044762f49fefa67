/// The largest schema file that is read: 16 MiB.
let maximumFileSize = 16 << 20

/// What is wrong with a file's bytes, whatever they say: encoding, NUL bytes, text that reads in another order than it stands.
func checkText(of file: SourceFile) -> [Diagnostic] {
  let bytes = file.bytes
  var diagnostics: [Diagnostic] = []
  var isEncodingReported = false
  var isNULReported = false
  var index = 0
  let count = bytes.count
  while index < count {
    let byte = bytes[index]
    // A debug build spends its time here: no `&&`, whose closure would have to be called.
    if byte < 0x80 {
      if byte != 0 {
        index += 1
        continue
      }
    }
    if byte == 0 {
      // A file in another encoding is full of them.
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

/// The controls with which text shows in another order than the tool reads it (CVE-2021-42574).
private func isTextDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
  default: false
  }
}
