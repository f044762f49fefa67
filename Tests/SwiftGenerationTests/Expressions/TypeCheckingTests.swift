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
