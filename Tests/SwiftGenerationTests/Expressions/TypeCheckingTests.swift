import Testing

@testable import VmgenSwiftGeneration

/// Tests that the Swift compiler accepts the code of long and deep expressions and of literals.
@Suite struct TypeCheckingTests {
  private static let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)

  /// Returns the output of the compiler for a view model with one display.
  private func report(_ inputs: String, display: String) throws -> String {
    let schema = "viewmodel Subject {\n\(inputs)\n    display value = \(display)\n}\n"
    let files = try Generation.files([("Subject.vmodel", schema)], GenerationOptions(layers: [.viewModel]))
    return try Compilation.typeCheck(
      Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }),
      Self.setting)
  }

  @Test func aLongChainOfClosuresIsAccepted() throws {
    let chain = String(repeating: #".map { $0 + "0" }.filter { $0.count > 0 }"#, count: 20)
    #expect(try report("    input xs: [String]", display: "xs\(chain)") == "")
  }

  @Test func alternativesWithClosuresAreAccepted() throws {
    let alternatives = (1...5).map { "ds.first { $0 > Double(x) * 2 + \($0) }.map { $0 * 2 - 1.5 }" }
    let display = alternatives.joined(separator: " ?? ") + " ?? 0"
    #expect(try report("    input ds: [Double]\n    input x: Int", display: display) == "")
  }

  @Test(arguments: [
    "m > 1 && (flag ? 3 : 0.10) < -(1234567890123.45)",
    "-(flag ? 1.5 : -2) < -(flag ? -1 : 2.5)",
    "[3.0, -2.5].contains { $0 < -2.5 }",
    "[[3.0, -2.5]].contains { $0.contains { $0 < -2.5 } }",
    "([1.5, 2.5].max() ?? 0.5) < 2.5",
    "([1.5, 2.5].first?.rounded() ?? 0.5) < 2.5",
    "(2.5).clamped(to: 0.5...1.5) < 2.5",
  ])
  func comparisonsOfLiteralsAreAcceptedBesideADecimal(display: String) throws {
    #expect(try report("    input flag: Bool\n    input m: Decimal", display: "\(display) && m > 0") == "")
  }

  @Test func aSwitchOverAConstantIsAccepted() throws {
    let display = "switch 1e3 / 0.1 {\n      case 1.5: n\n      case 10000: n + 1\n      default: 0\n    }"
    #expect(try report("    input n: Int", display: display) == "")
  }

  @Test func theDeclaredTypeOfALetInACommandGivesLiteralsTheirType() throws {
    let schema = """
      service Desk {
          func count() async throws -> Int
          func last() -> Int
      }
      viewmodel Subject {
          input key: String
          input number: Int
          input price: Decimal
          use desk: Desk
          state prices: [String: Decimal] = [:]
          state numbers: [Int?] = []
          state nested: [[Decimal?]] = []
          state found: Int? = nil
          display text = "\\(prices.count) \\(numbers.count) \\(nested.count) \\(found ?? 0)"
          command fill {
              let written: [String: Decimal] = [key: 3]
              let fixed: [String: Decimal] = ["a": 3, "b": 0.10]
              let some: [Int?] = [number, nil, 3]
              let deep: [[Decimal?]] = [[3, price, nil], []]
              let none: [Int?] = []
              prices = number > 1 ? written : fixed
              numbers = some + none
              nested = deep
          }
          command find {
              let asked: Int? = try await desk.count()
              let last: Int? = desk.last()
              let either: Int? = number > 2 ? number : 1
              let limit: Decimal = if number > 2 { 3 } else { price }
              found = asked ?? last ?? either
              let copy: Int? = number
              if limit > 3 { found = copy ?? 4 }
          }
      }

      """
    let text = try Generation.text(schema, GenerationOptions(layers: [.model, .viewModel]))
    #expect(try Compilation.compile(["Subject.vmodel.swift": text], Self.setting) == "")
  }

  @Test func nestedInterpolationsAreAccepted() throws {
    let text = (1...10).reduce("a") { inner, depth in #""\#(depth) \(\#(inner))""# }
    #expect(try report("    input a: String", display: text) == "")
  }

  @Test func valuesOfADictionaryWithAKeyFromAnInputAreDecimals() throws {
    #expect(
      try report("    input k: String\n    input p: Bool", display: "(p ? [k: 3.5] : [:]).count") == "")
    let schema = """
      viewmodel Subject {
          input k: String
          state prices: [String: Decimal] = [:]
          state limits: [String: Decimal?] = [:]
          display doubled: [String: Decimal] = [k: 3]
          command reset {
              prices = [k: 3]
              limits = [k: 3]
          }
      }

      """
    let files = try Generation.files([("Subject.vmodel", schema)], GenerationOptions(layers: [.viewModel]))
    let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(try Compilation.typeCheck(Dictionary(uniqueKeysWithValues: texts), Self.setting) == "")
  }

  @Test func anArrayIsComparedWithAChoiceOfArrays() throws {
    #expect(try report("    input a: String\n    input p: Bool", display: "(p ? [a] : []) == [a]") == "")
  }

  @Test func negativeLiteralsCanBeComparedWithADecimal() throws {
    #expect(try report("    input total: Decimal", display: "-1.5 < 2.5 && -1.5 < total && total > -2") == "")
  }

  @Test func aNegativeWholeDecimalKeepsItsSign() throws {
    let text = try Generation.text(
      "viewmodel Subject {\n    input total: Decimal\n    display isLow = total < -2 || total == -12_000.0\n}\n",
      GenerationOptions(layers: [.viewModel]))
    #expect(text.contains("inputs.total < -2 || inputs.total == -12000"))
  }

  @Test func aSwitchOverManyCasesHasOneStatementForEach() throws {
    let cases = (0..<200).map { "    case c\($0) = \"\($0)\" as \"Case \($0)\"" }.joined(separator: "\n")
    let branches = (0..<200).map { "        case .c\($0): \($0)" }.joined(separator: "\n")
    let schema = """
      enum Code: String {
      \(cases.replacing(" as ", with: " // "))
      }
      viewmodel Subject {
          input code: Code
          display number = switch code {
      \(branches)
          }
      }

      """
    let files = try Generation.files([("Subject.vmodel", schema)], GenerationOptions(layers: [.model, .viewModel]))
    let text = String(decoding: try #require(files.first).bytes, as: UTF8.self)
    #expect(text.contains("        case .c0:\n          fresh = 0\n"))
    #expect(try Compilation.typeCheck(["Subject.vmodel.swift": text], Self.setting) == "")
  }
}
