import VmgenSchemaSyntax

/// Calls of Swift and Foundation that the language writes as a literal or a range.
extension ExpressionChecker {
  /// Reports the call of an initializer or function of Swift whose arguments give the code to write; returns nil for other
  /// calls.
  func inferSwiftCall(_ call: CallSite) -> TypedExpression? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }.joined(separator: ":")
    let found: (type: Type, code: String?)
    switch "\(call.name.text)(\(labels):)" {
    case "Date(timeIntervalSince1970:)": found = (.date, dateSince1970(call))
    case "URL(fileURLWithPath:)", "URL(filePath:)": found = (.url, fileURL(call))
    case "Data(_:)", "Data(repeating:count:)": return inferBytes(call)
    case "stride(from:to:by:)", "stride(from:through:by:)": found = (.array(.int), numbersOfStride(call))
    default: return nil
    }
    guard let code = found.code else { return nil }
    let kind: DiagnosticKind =
      call.name.text == "stride" ? .unknownName(name: "stride") : .typeNotConstructible(name: call.name.text)
    report(kind, at: call.name.range, suggestion: .write(code, at: call.range))
    return TypedExpression(.invalid, found.type, call.range)
  }

  /// Reports `Data([0xFF, 1])` and `Data(repeating: 0, count: 3)`; returns nil for other values.
  private func inferBytes(_ call: CallSite) -> TypedExpression? {
    var bytes: [UInt8]?
    if call.arguments.count == 2 {
      let count = integer(call.arguments[1].value).flatMap { (0...64).contains($0) ? $0 : nil }
      let byte = integer(call.arguments[0].value).flatMap { UInt8(exactly: $0) }
      bytes = byte.flatMap { byte in count.map { Array(repeating: byte, count: $0) } }
    } else if case .array(let elements) = call.arguments[0].value.kind {
      let numbers = elements.compactMap { integer($0).flatMap { UInt8(exactly: $0) } }
      bytes = numbers.count == elements.count && numbers.count <= 64 ? numbers : nil
    }
    guard let bytes else { return nil }
    let code = bytes.isEmpty ? "Data()" : "Data(base64: \"\(base64(bytes))\") ?? Data()"
    let shown = isWholeValue(at: call.range) ? code : "(\(code))"
    report(
      .noOverload(name: "Data", types: text(at: call.arguments[0].value.range)), at: call.name.range,
      suggestion: .write(shown, at: call.range, note: ", with the bytes as Base64"))
    return TypedExpression(.invalid, .data, call.range)
  }

  private func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[start + $1]) : 0) }
      let written = (0...group.count).map { String(digits[bits >> (18 - 6 * $0) & 63]) }
      return written.joined() + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }

  /// Returns `date("2022-12-01T00:00:00Z")` for a whole number of seconds.
  private func dateSince1970(_ call: CallSite) -> String? {
    integer(call.arguments[0].value).flatMap { CalendarReader.text(seconds: $0) }.map { "date(\"\($0)\")" }
  }

  /// Returns `url("file:///tmp/x")` for an absolute path.
  private func fileURL(_ call: CallSite) -> String? {
    guard case .string(let literal) = call.arguments[0].value.kind, let path = literal.plainText, path.hasPrefix("/"),
      !path.contains("%"), !path.contains("?"), !path.contains("#"), CompileTimeLiteral.url.accepts("file://\(path)")
    else { return nil }
    return "url(\"file://\(path)\")"
  }

  /// Returns the range with the numbers of a stride, which counts down by one, up by one, or between literals.
  private func numbersOfStride(_ call: CallSite) -> String? {
    let (start, end) = (call.arguments[0].value, call.arguments[1].value)
    let isOpen = call.arguments[1].label?.text == "to"
    guard let step = integer(call.arguments[2].value) else { return nil }
    if let first = integer(start), let last = integer(end), step != 0 {
      let code = numbers(from: first, isOpen ? last - step.signum() : last, by: step)
      // Before the steps of a loop, the closure is in parentheses.
      let end = Int(call.range.upper)
      let isHead = text(at: SourceRange(file: call.range.file, lower: end, upper: end + 2)) == " {"
      return isHead ? code?.replacing(" {", with: "({").replacing("}", with: "})") : code
    }
    if step == 1, isOpen, integer(start) == 0 { return "(0..<\(operand(at: end.range)))" }
    guard step == -1, !isOpen, integer(end) == 0, case .binary(let count, let sign, let one) = start.kind,
      sign.text == "-", integer(one) == 1
    else { return nil }
    return "(0..<\(operand(at: count.range))).reversed()"
  }

  private func numbers(from first: Int, _ last: Int, by step: Int) -> String? {
    guard max(abs(first), abs(last), abs(step)) < 1_000_000 else { return nil }
    let count = max(0, (last - first + step) / step)
    if step == 1 { return "(\(first)..<\(first + count))" }
    if step == -1 { return "(\(first - count + 1)..<\(first + 1)).reversed()" }
    let product = "$0 * \(step < 0 ? "(\(step))" : "\(step)")"
    return "(0..<\(count)).map { \(first == 0 ? product : "\(first) + \(product)") }"
  }

  /// The value of a literal, which can have a sign.
  private func integer(_ expression: Expression) -> Int? {
    switch expression.kind {
    case .integer(let digits) where digits.hasPrefix("0x"): Int(digits.dropFirst(2), radix: 16)
    case .integer, .prefix: Int(text(at: expression.range).replacing("_", with: ""))
    default: nil
    }
  }
}
