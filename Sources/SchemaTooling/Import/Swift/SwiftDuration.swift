/// Returns a duration of a schema for `for: .milliseconds(300)`, `nanoseconds: 2 * 1_000_000_000` or a number of seconds;
/// nil for one that is not constant.
func duration(_ tokens: ArraySlice<SwiftToken>) -> String? {
  var value = split(tokens).first ?? []
  var label: String?
  if value.dropFirst().first?.isSymbol(":") == true {
    label = value.first?.text
    value = value.dropFirst(2)
  }
  var unit = label == "nanoseconds" ? "nanoseconds" : "seconds"
  if let bracket = value.lastIndex(where: { $0.isSymbol("(") && $0.closing == value.endIndex - 1 }),
    bracket >= value.startIndex + 2, value[bracket - 2].isSymbol(".")
  {
    unit = value[bracket - 1].text
    let path: Set<String> = [
      "Duration", "DispatchQueue", "RunLoop", "SchedulerTimeType", "Stride", "DispatchTimeInterval",
    ]
    guard value[..<(bracket - 2)].allSatisfy({ $0.isSymbol(".") || path.contains($0.text) }) else { return nil }
    value = value[(bracket + 1)..<(value.endIndex - 1)]
  }
  guard let count = constantNumber(value) else { return nil }
  switch unit {
  case "seconds": return "\(numberText(count))s"
  case "milliseconds" where count == count.rounded(): return "\(numberText(count))ms"
  case "milliseconds": return "\(numberText(count / 1_000))s"
  case "microseconds": return "\(numberText(count / 1_000_000))s"
  case "nanoseconds": return "\(numberText(count / 1_000_000_000))s"
  default: return nil
  }
}

private func numberText(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}

/// Returns the value of numbers with `+ - * /` and conversions, such as `UInt64(0.5 * 1_000_000_000)`; nil for others.
private func constantNumber(_ tokens: ArraySlice<SwiftToken>) -> Double? {
  for signs in [["+", "-"], ["*", "/"]] {
    var index = tokens.endIndex - 1
    while index > tokens.startIndex {
      if let opening = tokens[tokens.startIndex..<index].lastIndex(where: { $0.closing == index }) {
        index = opening
      } else if signs.contains(tokens[index].text) {
        guard let left = constantNumber(tokens[..<index]), let right = constantNumber(tokens[(index + 1)...]) else {
          return nil
        }
        return result(of: tokens[index].text, left, right, isWhole: !tokens.contains { $0.text.contains(".") })
      }
      index -= 1
    }
  }
  guard let first = tokens.first else { return nil }
  if tokens.count == 1 { return first.kind == .number ? Double(first.text.filter { $0 != "_" }) : nil }
  let conversions: Set<String> = ["UInt64", "Int", "Int64", "Double", "TimeInterval"]
  let bracket = conversions.contains(first.text) ? tokens.dropFirst().first : first
  guard let bracket, bracket.isSymbol("("), bracket.closing == tokens.endIndex - 1 else { return nil }
  return constantNumber(tokens.drop { !$0.isSymbol("(") }.dropFirst().dropLast())
}

private func result(of sign: String, _ left: Double, _ right: Double, isWhole: Bool) -> Double? {
  switch sign {
  case "+": left + right
  case "-": left - right
  case "*": left * right
  // Swift would round.
  default: isWhole && !left.truncatingRemainder(dividingBy: right).isZero ? nil : left / right
  }
}
