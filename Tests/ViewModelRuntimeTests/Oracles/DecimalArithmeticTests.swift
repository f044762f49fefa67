import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

/// Compares decimal arithmetic with that of Python, which `Tests/Oracles/decimals.py` writes to a table.
@Suite struct DecimalArithmeticTests {
  @Test func resultsAgreeWithPython() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(contentsOf: root.appending(path: "Oracles/decimals.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count > 500)
    for row in rows {
      let first = try #require(Decimal(strict: row[1]), "\(row)")
      let result = try #require(Self.result(row[0], first, row[2]), "\(row)")
      // Foundation rounds a sum with more than 38 digits to 36 or more.
      let units: Decimal = row[0] == "+" || row[0] == "-" ? 100 : 1
      #expect(Self.agrees(result, row[3], within: units), "\(row) \(result)")
    }
  }

  private static func result(_ operation: String, _ first: Decimal, _ operand: String) -> Decimal? {
    guard let second = Decimal(strict: operand) else { return nil }
    switch operation {
    case "+": return first +| second
    case "-": return first -| second
    case "*": return first *| second
    case "/": return first /| second
    case "%": return first %| second
    case "pow": return Int(operand).map { first.power($0) }
    default:
      guard let rule = rules[operation], let decimals = Int(operand) else { return nil }
      return first.rounded(decimals, rule)
    }
  }

  private static let rules: [String: FloatingPointRoundingRule] = [
    "rounded up": .up, "rounded down": .down, "rounded towardZero": .towardZero,
    "rounded awayFromZero": .awayFromZero, "rounded toNearestOrEven": .toNearestOrEven,
    "rounded toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
  ]

  /// Whether a result equals the expected one, or, if Python rounded that, differs by at most some units of its last digit.
  private static func agrees(_ result: Decimal, _ expected: String, within units: Decimal) -> Bool {
    guard expected.hasPrefix("~"), let value = Decimal(strict: String(expected.dropFirst())) else {
      return Decimal(strict: expected) == result
    }
    return (result - value).magnitude <= Decimal(sign: .plus, exponent: value.exponent, significand: units)
  }
}
