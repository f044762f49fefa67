import DocumentationPages
import Foundation
import Testing
@_spi(Generated) import ViewModelFormatting
import VmgenSchemaSemantics

@testable import VmgenSchemaEvaluation

/// Compares the evaluator with Python's decimal arithmetic and with Babel's formats. The scripts in `Tests/Oracles` write
/// the tables.
@Suite struct OracleTests {
  @Test func decimalsAgreeWithPython() throws {
    let rules = ["up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero"]
    let operators = [("sum", "+"), ("difference", "-"), ("product", "*"), ("quotient", "/"), ("remainder", "%")]
    var schema = "func power(_ a: Decimal, _ n: Int) -> Decimal = pow(a, n)\n"
    for rule in rules { schema += "func \(rule)(_ a: Decimal, _ n: Int) -> Decimal = a.rounded(n, .\(rule))\n" }
    for (name, sign) in operators { schema += "func \(name)(_ a: Decimal, _ b: Decimal) -> Decimal = a \(sign) b\n" }
    let program = try OracleProgram(schema)
    var functions = ["pow": "power"]
    for (name, sign) in operators { functions[sign] = name }
    for rule in rules { functions["rounded \(rule)"] = rule }
    for row in try oracleTable("decimals.tsv") {
      let function = try #require(functions[row[0]], "\(row)")
      let operand: Value = Int(row[2]).map { .int($0) } ?? .decimal(0)
      let second = Decimal(strict: row[2]).map { Value.decimal($0) }
      let isDecimal = operators.contains { $0.1 == row[0] }
      let locals = ["a": Value(Decimal(strict: row[1]).map { .decimal($0) }), "n": operand, "b": Value(second)]
      let value = try program.value(function, locals)
      #expect(isDecimal || second != nil)
      // Foundation rounds a sum with more than 38 digits to 36 or more.
      let units: Decimal = row[0] == "+" || row[0] == "-" ? 100 : 1
      #expect(value.agrees(withDecimal: row[3], within: units), "\(row) \(value)")
    }
  }

  #if os(Linux)
    /// On Linux, Foundation contains its own ICU; on other platforms, the system provides the locale data.
    @Test func formatsAgreeWithBabel() throws {
      let program = try OracleProgram(Self.formats)
      var kinds: Set<String> = []
      for row in try oracleTable("localized-formats.tsv") {
        let expected = row.count > 4 ? row[4] : row[3]
        guard let (function, locals) = Self.call(row[0], row[2]) else { continue }
        kinds.insert(row[0])
        let text = try program.value(function, locals, locale: row[1])
        #expect(text == .string(expected), "\(row)")
      }
      #expect(kinds.count == 13, "\(kinds)")
    }

    private static let formats = """
      func integer(_ n: Int) -> String = n.formatted()
      func decimals(_ d: Decimal) -> String = d.formatted(.decimals(2))
      func percent(_ d: Decimal) -> String = d.formatted(.percent.decimals(0))
      func EUR(_ d: Decimal) -> String = d.formatted(.currency("EUR"))
      func USD(_ d: Decimal) -> String = d.formatted(.currency("USD"))
      func JPY(_ d: Decimal) -> String = d.formatted(.currency("JPY"))
      func dateShort(_ now: Date) -> String = now.formatted(date: .short)
      func dateMedium(_ now: Date) -> String = now.formatted(date: .medium)
      func dateLong(_ now: Date) -> String = now.formatted(date: .long)
      func dateFull(_ now: Date) -> String = now.formatted(date: .full)
      func timeShort(_ now: Date) -> String = now.formatted(time: .short)
      func timeMedium(_ now: Date) -> String = now.formatted(time: .medium)
      func pattern0(_ now: Date) -> String = now.formatted("EEEE d MMMM y")
      func pattern1(_ now: Date) -> String = now.formatted("EEE, MMM d")
      func pattern2(_ now: Date) -> String = now.formatted("h:mm a")
      func pattern3(_ now: Date) -> String = now.formatted("yyyy-MM-dd")
      func and(_ items: [String]) -> String = items.formatted(.and)
      func or(_ items: [String]) -> String = items.formatted(.or)
      func relativeSecond(_ now: Date, _ n: Int) -> String = now.adding(seconds: n).formatted(.relative)
      func relativeMinute(_ now: Date, _ n: Int) -> String = now.adding(minutes: n).formatted(.relative)
      func relativeHour(_ now: Date, _ n: Int) -> String = now.adding(hours: n).formatted(.relative)
      func relativeDay(_ now: Date, _ n: Int) -> String = now.adding(days: n).formatted(.relative)
      func relativeWeek(_ now: Date, _ n: Int) -> String = now.adding(weeks: n).formatted(.relative)
      func relativeMonth(_ now: Date, _ n: Int) -> String = now.adding(months: n).formatted(.relative)
      func relativeYear(_ now: Date, _ n: Int) -> String = now.adding(years: n).formatted(.relative)
      func compact(_ n: Int) -> String = n.formatted(.compact)

      """
      + templates.map {
        "func \($0)(_ now: Date, _ a: Int, _ b: Int) -> String = "
          + "(now.adding(minutes: a)...now.adding(minutes: b)).formatted(template: \"\($0)\")\n"
      }.joined() + units.map { "func \($0)(_ x: Double) -> String = x.formatted(.\($0))\n" }.joined()

    private static let templates = ["yMMMd", "MMMd", "yMMM", "yMd", "MMMEd", "Hm", "hm"]

    private static let units = [
      "celsius", "fahrenheit", "kelvin", "kilometers", "meters", "centimeters", "millimeters", "miles", "yards", "feet",
      "inches", "nauticalMiles", "kilograms", "grams", "milligrams", "tonnes", "pounds", "ounces", "stones",
      "kilometersPerHour", "metersPerSecond", "milesPerHour", "knots",
    ]

    /// Returns the function and the arguments for a row; nil for plural categories, which no function returns.
    private static func call(_ kind: String, _ value: String) -> (String, [String: Value])? {
      let words = value.split(separator: " ").map(String.init)
      let number: () -> [String: Value] = { ["d": Value(Decimal(strict: words[0]).map { .decimal($0) })] }
      let date: [String: Value] = ["now": .date(OracleReader.instant)]
      switch kind {
      case "integer": return ("integer", ["n": .int(Int(value) ?? 0)])
      case "decimals(2)": return ("decimals", number())
      case "percent": return ("percent", number())
      case "currency": return (words[1], number())
      case "date", "time": return (kind + value.capitalized, date)
      case "pattern":
        let patterns = ["EEEE d MMMM y", "EEE, MMM d", "h:mm a", "yyyy-MM-dd"]
        return patterns.firstIndex(of: value).map { ("pattern\($0)", date) }
      case "list and", "list or":
        let items = value.split(separator: ",").map { Value.string(String($0)) }
        return (String(kind.dropFirst("list ".count)), ["items": .array(items)])
      case "relative":
        return ("relative" + words[1].capitalized, date.merging(["n": .int(Int(words[0]) ?? 0)]) { $1 })
      case "interval":
        let bounds = ["a": Value.int(Int(words[1]) ?? 0), "b": .int(Int(words[2]) ?? 0)]
        return (words[0], date.merging(bounds) { $1 })
      case "unit": return (words[1], ["x": .double(Double(words[0]) ?? 0)])
      case "compact": return ("compact", ["n": .int(Int(value) ?? 0)])
      default: return nil
      }
    }
  #endif
}

/// Returns the rows of a table, without its first line.
private func oracleTable(_ name: String) throws -> [[String]] {
  let table = try String(contentsOf: DocumentationPage.root.appending(path: "Tests/Oracles/\(name)"), encoding: .utf8)
  return table.split(separator: "\n").dropFirst().map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The functions of a schema.
private struct OracleProgram {
  let schemas: SchemaSet

  init(_ schema: String) throws { schemas = try checked(schema).schemas }

  func value(_ function: String, _ locals: [String: Value], locale: String = "en_US") throws -> Value {
    let body = try #require(schemas.functions[function]?.body, "\(function)")
    return try ExpressionEvaluator(schemas, OracleReader(locale: locale)).value(body, Scope(locals: locals))
  }
}

/// A reader with the context of the tables.
private struct OracleReader: MemberReader {
  let locale: String
  private let constants = ConstantReader()

  init(locale: String) { self.locale = locale }

  /// 2025-01-05T16:07:09Z, a Sunday.
  static let instant = Date(timeIntervalSince1970: 1_736_093_229)

  var context: DisplayContext {
    DisplayContext(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt, now: Self.instant)
  }

  func value(of storage: StorageReference) throws -> Value { try part(storage, of: context) }
  func value(ofDerived id: MemberID, _ arguments: [Value]) throws -> Value {
    try constants.value(ofDerived: id, arguments)
  }
  func pendingValue(of edit: MemberID) throws -> Value { try constants.pendingValue(of: edit) }
  func value(of facet: Facet) throws -> Value { try constants.value(of: facet) }
  func value(of property: ViewModelProperty, in object: Value, _ arguments: [Value]) throws -> Value {
    try constants.value(of: property, in: object, arguments)
  }
  func result(of query: ServiceCall, _ arguments: [String: Value]) throws -> Value {
    try constants.result(of: query, arguments)
  }
  func numberOfCalls(service: String, function: String, matching arguments: [String: Value]) throws -> Value {
    try constants.numberOfCalls(service: service, function: function, matching: arguments)
  }
  func newID() throws -> Value { try constants.newID() }
}

extension Value {
  /// Whether the value equals the expected one, or, if Python rounded that, differs by at most some units of its last
  /// digit.
  fileprivate func agrees(withDecimal expected: String, within units: Decimal) -> Bool {
    guard case .decimal(let result) = self else { return false }
    guard expected.hasPrefix("~"), let value = Decimal(strict: String(expected.dropFirst())) else {
      return Decimal(strict: expected) == result
    }
    return (result - value).magnitude <= Decimal(sign: .plus, exponent: value.exponent, significand: units)
  }
}
