import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that the Swift compiler accepts the code of long and deep expressions and of literals.
@Suite(.tags(.compiles)) struct TypeCheckingTests {
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

  @Test func aLiteralBeforeACoalescingOperatorIsAcceptedWhereAnOptionalIsExpected() throws {
    let schema = """
      model P { let b: String? = ["x"].first ?? ""; let c: [Int]? = [[1]].first ?? [] }
      enum Kind { case number(Int?), text(String?) }
      let shared: Int? = [1].first ?? 2
      func f(_ x: Int? = [1].first ?? 2) -> Int? = ["a": 1]["b"] ?? 3
      service Desk { func ask(_ x: Int?) async throws -> Int? }
      viewmodel Subject {
        input p: Int? = [1].first ?? 3
        input flag: Bool
        use desk: Desk
        state s: String? = ["x"].last ?? ""
        state list: [Int?] = [[1].first ?? 2, nil]
        state kind: Kind = .number([1].first ?? 2)
        edit e: Int? = [1].first ?? 2 as text
        display d: String? = ["x"].first ?? ""
        display g = f([1].first ?? 3) ?? 2
        display chosen: Int? = flag ? [1].first ?? 2 : nil
        display branch: Int? = if flag { [1].map { _ in 1 }.first ?? 2 } else { p }
        display sum: Int? = ([1] + [2]).first ?? 2
        display isSame = p == [1].first ?? 2
        command act(n: Int? = [1].first ?? 4) {
          let x: Int? = [1].first ?? 2
          kind = .text(["x"].first ?? "y")
          list.append([1].first ?? 3)
          s = try await desk.ask(x) == n ? nil : ["y"].first ?? ""
        }
        display all = "\\(e ?? 0) \\(s ?? "") \\(list.count) \\(shared ?? 0) \\(kind == .text(P().b))"
      }
      """
    let text = try Generation.text(schema, GenerationOptions(layers: [.model, .viewModel]))
    #expect(try Compilation.compile(["Subject.vmodel.swift": text], Self.setting) == "")
  }

  @Test func anOptionalColumnOfATableIsUnwrappedWhereARowHasAValue() throws {
    let schema = """
      func f(_ x: Int?) -> Int = x ?? 1
      viewmodel Subject {
        input n: Int
        input o: Int?
        display total = n + (o ?? 0)
        example "values" for (a, b: Int?) in [(1, nil), (2, 3), (2, [1].first ?? 2)] {
          given n = b ?? a
          given o = b
          expect total == (b ?? a) + (b ?? 0)
          expect o == b
          expect (if let b { b } else { 0 }) == f(b) || b == nil
          expect b.map { $0 + 1 } == o.map { $0 + 1 }
        }
      }
      """
    let text = try Generation.files(
      [("Subject.vmodel", schema)], GenerationOptions(layers: [.model, .viewModel, .tests]))
    let files = Dictionary(uniqueKeysWithValues: text.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    #expect(try Compilation.compile(files, Self.setting) == "")
  }

  /// Expressions whose types Swift would find only after thousands of attempts.
  private static let searches = [
    "[1].map { _ in [1, 2].filter { $0 > 1 }.map { n in o }.first ?? o }.first ?? [1, 2].filter { $0 > 1 }.map { n in o }.first ?? o",
    "[1].map { x in [2].map { y in [3].map { z in p }.first ?? p }.first ?? p }.first ?? p",
    "[1].map { x in [2].map { y in [3].map { z in x + y * z }.first ?? x }.first ?? 2 }.first ?? 3",
    "[1].map { x in [2].map { y in [3].map { z in x + y * z }.first ?? x }.last ?? 2 }.count",
    "p ?? p ?? p ?? p ?? p ?? p ?? p",
    "(flag ? xs.first : flag ? p : p) == xs.map { v in p }.filter { $0 != nil }.first ?? p",
    "[xs.map { _ in d }.first ?? 2.0, d + d] + [[1, 2].map { _ in d }.first ?? 1.5, d]",
    "[[1, 2], [3]].map { l in l.map { x in xs.map { y in x * y + 1 }.max() ?? 0 }.max() ?? 0 }.max() ?? 0",
  ]

  @Test func nestedClosuresAndCoalescingOperatorsNeedNoLongSearch() throws {
    let displays = Self.searches.enumerated().map { "  display value\($0) = \($1)" }.joined(separator: "\n")
    let schema = """
      viewmodel Subject {
        input o: String?
        input p: Int?
        input d: Double
        input xs: [Int]
        input flag: Bool
      \(displays)
      }
      """
    let text = try Generation.text(schema, GenerationOptions(layers: [.viewModel]))
    #expect(
      try Compilation.compile(["Subject.vmodel.swift": text], Self.setting, scopes: Compilation.expectedScopes) == "")
  }

  @Test func anOrdinaryClosureStatesNoTypes() throws {
    let schema = """
      viewmodel Subject {
        input xs: [Int?]
        display text = xs.map { $0.map { $0.formatted() } ?? "-" }.joined(separator: " ")
        display largest = xs.filter { $0 != nil }.map { ($0 ?? 0) * 2 }.max() ?? 0
      }
      """
    let text = try Generation.text(schema, GenerationOptions(layers: [.viewModel]))
    #expect(text.contains(#".map { $0.map { $0.formatted(in: inputs.context) } ?? "-" }"#))
    #expect(!text.contains("-> Int in"))
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
    #expect(text.contains("      case .c0:\n        fresh = 0\n"))
    #expect(try Compilation.typeCheck(["Subject.vmodel.swift": text], Self.setting) == "")
  }
}
