import VmgenSchemaSyntax

/// Calls of Swift and Foundation that a schema has in another form, which a fix writes.
extension ExpressionChecker {
  /// What to write instead of a call of a calendar. `{0}` is the first argument.
  private static let calendarCalls: [String: String] = [
    "isDateInToday(_:)": "{0}.isToday", "isDateInTomorrow(_:)": "{0}.isTomorrow",
    "isDateInYesterday(_:)": "{0}.isYesterday", "isDateInWeekend(_:)": "{0}.isWeekend",
    "isDate(_:inSameDayAs:)": "{0}.isSameDay(as: {1})", "startOfDay(for:)": "{0}.startOfDay",
    "component(_:from:)": "{1}{0}", "date(byAdding:value:to:)": "{2}.adding({0}: {1})",
  ]

  private static let dateParts: Set<String> = [".year", ".month", ".day", ".hour", ".minute", ".second", ".weekday"]
  private static let addedUnits = [
    ".year": "years", ".month": "months", ".weekOfYear": "weeks", ".day": "days", ".hour": "hours",
    ".minute": "minutes", ".second": "seconds",
  ]

  /// Reports a call of the current calendar, `Calendar.current.isDateInToday(date)`, with what to write instead. Returns
  /// false for other calls.
  func reportCalendarCall(
    of base: Expression, _ name: Identifier, _ arguments: [Argument], at range: SourceRange
  ) -> Bool {
    guard case .member(let root, let instance) = base.kind, case .name("Calendar") = root.kind,
      ["current", "autoupdatingCurrent"].contains(instance.text), types["Calendar"] == nil
    else { return false }
    let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard var code = Self.calendarCalls["\(name.text)(\(labels))"] else { return false }
    for (index, argument) in arguments.enumerated() {
      let written = text(at: argument.value.range)
      var value = code.hasPrefix("{\(index)}") ? operand(at: argument.value.range) : written
      if index == 0, name.text == "component", !Self.dateParts.contains(written) { return false }
      if index == 0, name.text == "date" {
        guard let unit = Self.addedUnits[written] else { return false }
        value = unit
      }
      code = code.replacing("{\(index)}", with: value)
    }
    report(.unknownName(name: "Calendar"), at: root.range, suggestion: .write(code, at: range))
    inferUnused(arguments.filter { if case .implicitMember = $0.value.kind { false } else { true } })
    return true
  }

  /// Reports `Task.sleep(for: .seconds(2))`, with the step that waits. Returns false for another call, and for a duration
  /// that is not known.
  func reportPause(_ callee: Expression, _ arguments: [Argument], _ step: StepValueSyntax) -> Bool {
    guard case .member(let base, let name) = callee.kind, case .name("Task") = base.kind, name.text == "sleep",
      types["Task"] == nil, arguments.count == 1, let duration = duration(of: arguments[0])
    else { return false }
    report(.unknownName(name: "Task"), at: base.range, suggestion: .write("wait \(duration)", at: step.range))
    return true
  }

  private func duration(of argument: Argument) -> String? {
    switch (argument.label?.text, argument.value.kind) {
    case ("for", .call(let unit, let counts)) where counts.count == 1: duration(unit, counts[0].value)
    case ("nanoseconds", _): number(argument.value).map { "\(Self.shown($0 / 1_000_000_000))s" }
    default: nil
    }
  }

  private func duration(_ unit: Expression, _ count: Expression) -> String? {
    let name: String? =
      switch unit.kind {
      case .implicitMember(let name): name.text
      case .member(let type, let name): text(at: type.range) == "Duration" ? name.text : nil
      default: nil
      }
    switch (name, number(count)) {
    case ("seconds", let number?): return "\(Self.shown(number))s"
    case ("seconds", nil): return "Duration(seconds: \(text(at: count.range)))"
    case ("milliseconds", let number?) where number == number.rounded(): return "\(Self.shown(number))ms"
    case ("milliseconds", let number?): return "\(Self.shown(number / 1_000))s"
    default: return nil
    }
  }

  /// Returns the value of a number, and of a product of numbers.
  private func number(_ expression: Expression) -> Double? {
    switch expression.kind {
    case .integer(let text), .decimal(let text): return Double(text.filter { $0 != "_" })
    case .parenthesized(let inner): return number(inner)
    case .binary(let left, let sign, let right) where sign.text == "*":
      return number(left).flatMap { left in number(right).map { left * $0 } }
    case .call(let callee, let arguments) where arguments.count == 1 && text(at: callee.range) == "UInt64":
      return number(arguments[0].value)
    default: return nil
    }
  }

  private static func shown(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
