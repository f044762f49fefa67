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
  func now(every step: ResultChange.TimeStep) -> SwiftExpression {
    names.context.member("now").call(["every": .text("." + step.rawValue)])
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

  /// The unit in which the result changes if one of the dates is `now`.
  fileprivate var timeStep: ResultChange.TimeStep {
    switch builtIn.change {
    case .every(let step): step
    case .withPattern: timeStepOfPattern
    case .withTimeStyle(let index): timeStep(ofStyle: index < arguments.count ? arguments[index] : nil)
    }
  }

  /// The smallest component of a date with a pattern or template; a second if the pattern is not known.
  private var timeStepOfPattern: ResultChange.TimeStep {
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
  private func timeStep(ofStyle argument: BuiltInArgument?) -> ResultChange.TimeStep {
    switch argument {
    case .value(let value)?, .defaulted(let value)?:
      guard case .builtIn(let style) = value.kind else { return .second }
      return style.builtIn.name == "none" ? .day : style.builtIn.name == "short" ? .minute : .second
    default: return .day
    }
  }
}
