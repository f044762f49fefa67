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
    case "stride(from:to:by:)", "stride(from:through:by:)": found = (.array(.int), numbersOfStride(call))
    default: return nil
    }
    guard let code = found.code else { return nil }
    let kind: DiagnosticKind =
      call.name.text == "stride" ? .unknownName(name: "stride") : .typeNotConstructible(name: call.name.text)
    report(kind, at: call.name.range, suggestion: .write(code, at: call.range))
    return TypedExpression(.invalid, found.type, call.range)
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
    case .integer, .prefix: Int(text(at: expression.range).replacing("_", with: ""))
    default: nil
    }
  }
}
