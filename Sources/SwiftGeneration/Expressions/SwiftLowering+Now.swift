import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The current date in formulas, which are recomputed when their result can change.
extension SwiftLowering {
  /// Returns `context.moment` for an operand `now` of a comparison or a difference, whose next change the runtime knows.
  ///
  /// Returns nil for any other expression.
  func moment(_ expression: TypedExpression, in call: BuiltInCall) -> SwiftExpression? {
    guard names.followsTime, expression.isNow else { return nil }
    if call.comparesDates || call.isContainsOfDates { return names.context.member("moment") }
    return now(every: call.timeStep)
  }

  /// Returns `context.now(every: .minute)`: the formula is recomputed each minute.
  func now(every step: TimeStep) -> SwiftExpression {
    names.context.member("now").call([SwiftArgument("every", .text("." + step.rawValue))])
  }

  /// A unit of time after which the result of a built-in function can change.
  enum TimeStep: String {
    case second, minute, day
  }
}

extension TypedExpression {
  fileprivate var isNow: Bool {
    switch kind {
    case .reference(.storage(.context(.now))): true
    case .parenthesized(let inner): inner.isNow
    default: false
    }
  }
}

extension BuiltInCall {
  /// Whether the call compares or subtracts two dates.
  fileprivate var comparesDates: Bool {
    guard ["<", "<=", ">", ">=", "-"].contains(builtIn.name), receiver?.type == .date,
      case .value(let operand)? = arguments.first
    else { return false }
    return operand.type == .date && !(receiver?.isNow == true && operand.isNow)
  }

  fileprivate var isContainsOfDates: Bool {
    builtIn.name == "contains" && (receiver?.type == .closedRange(.date) || receiver?.type == .range(.date))
  }

  /// The unit in which the result changes if one of the dates is `now`. Functions that are not listed change each second.
  fileprivate var timeStep: SwiftLowering.TimeStep {
    switch builtIn.name {
    case "year", "month", "day", "weekday", "startOfDay", "startOfWeek", "startOfMonth", "startOfYear", "isWeekend",
      "isSameDay", "isSameWeek", "isSameMonth", "isSameYear", "days", "Day", "isToday", "isYesterday", "isTomorrow":
      .day
    case "hour", "minute": .minute
    case "formatted": formatStep
    default: .second
    }
  }

  /// The smallest component of a formatted date.
  private var formatStep: SwiftLowering.TimeStep {
    if builtIn.signature.contains("formatted(date:") { return timeStep(ofStyle: arguments.dropFirst().first) }
    if builtIn.signature.contains("formatted(time:") { return timeStep(ofStyle: arguments.first) }
    guard case .value(let value)? = arguments.first, case .string(let string) = value.kind else { return .second }
    var letters: [UInt8] = []
    for segment in string.segments {
      guard case .text(let text) = segment else { return .second }
      letters += text.utf8
    }
    if letters.contains(where: "sSA".utf8.contains) { return .second }
    return letters.contains(where: "hHkKjJCmabB".utf8.contains) ? .minute : .day
  }

  /// The smallest component of a time of day: only the short style has no seconds.
  private func timeStep(ofStyle argument: BuiltInArgument?) -> SwiftLowering.TimeStep {
    switch argument {
    case .value(let value)?, .defaulted(let value)?:
      guard case .builtIn(let style) = value.kind else { return .second }
      return style.builtIn.name == "none" ? .day : style.builtIn.name == "short" ? .minute : .second
    default: return .day
    }
  }
}
