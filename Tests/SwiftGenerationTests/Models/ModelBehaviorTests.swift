import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests generated models at run time, in particular that encoded values round-trip.
@Suite(.tags(.compiles)) struct ModelBehaviorTests {
  private static let claims = [
    // Default values are used, and null differs from a missing key.
    #"decode("{\"id\":1,\"class_name\":\"c\"}") == full"#,
    #"decode("{\"id\":1,\"class_name\":\"c\",\"limit\":null}")?.limit == .some(nil)"#,
    #"decode("{\"id\":1,\"class_name\":\"c\",\"note\":null,\"tags\":null}") == full"#,
    #"decode("{\"class_name\":\"c\"}") == nil"#,
    // Encoded values round-trip.
    "again(full) == full", "again(other) == other", "again(Kind.b(1, note: nil)) == Kind.b(1, note: nil)",
    "again(Raw.second) == Raw.second", "again(Day(literal: \"2024-02-29\")) == Day(literal: \"2024-02-29\")",
    // The JSON keys are those of the schema.
    #"String(decoding: try JSONEncoder().encode(["k": full]), as: UTF8.self).contains("\"class_name\":\"c\"")"#,
    // Literals have exact values.
    #"full.price == Decimal(string: "0.1")"#,
    #"full.precise == Decimal(string: "1234567890123456789012345678901234567.8")"#,
    #"full.small == Decimal(string: "1234567890123456789.0123456789012345")"#,
    "full.placed == Date(timeIntervalSince1970: 1_709_208_000.5)", "full.early.timeIntervalSince1970 == -0.25",
    "full.wait == .milliseconds(1500)", "full.long == .seconds(3600)", "Full.sample.price == Decimal(string: \"0.3\")",
    "Full.sample.placed == full.placed", "full.rate == 255",
    // Labels use the context.
    #"Raw.first.label(in: .example) == "First one""#, #"Kind.b(2, note: nil).label(in: .example) == "B 2""#,
    #"Failure.offline.localizedDescription == "You are offline""#,
    #"DisplayContext.example.translated.map { Raw.first.label(in: $0) } == "FIRST""#,
  ]

  @Test func generatedModelsBehaveAsDocumented() throws {
    let schema = """
      enum Raw: String {
        case first = "1" "First one"
        case second
      }

      enum Kind {
        case a
        case b(Int, note: String?) "B \\(verbatim "2")"
      }

      error Failure {
        case offline "You are offline"
      }

      model Full {
        let id: Int
        var limit: Int? = 3
        var note: String?
        var tags: [String] = []
        var price: Decimal = 0.10
        var precise: Decimal = 1234567890123456789012345678901234567.8
        var small: Decimal = 1234567890123456789.0123456789012345
        var placed: Date = date("2024-02-29T12:00:00.5Z")
        var early: Date = date("1969-12-31T23:59:59.75Z")
        var wait: Duration = 1.5s
        var long: Duration = 1h
        var rate: Double = 0xFF
        let `class`: String key "class_name"
      }

      sample sample: Full = Full(id: 2, price: 0.3, placed: date("2024-02-29T12:00:00.5Z"), class: "s")
      """
    let main = """
      import Foundation
      import ViewModelRuntime

      func again<Value: Codable>(_ value: Value) -> Value? {
        (try? JSONEncoder().encode([value])).flatMap { try? JSONDecoder().decode([Value].self, from: $0) }?.first
      }
      func decode(_ text: String) -> Full? { try? JSONDecoder().decode(Full.self, from: Data(text.utf8)) }
      extension DisplayContext {
        var translated: DisplayContext? {
          var context = self
          context.localization = .lookup { key, _ in key == "First one" ? "FIRST" : nil }
          return context
        }
      }
      let full = Full(id: 1, class: "c")
      let other = Full(id: 2, limit: nil, note: "n", tags: ["a"], price: 2, class: "d")
      \(Self.claims.enumerated().map { "if !(\($1)) { print(\($0)) }" }.joined(separator: "\n"))
      """
    let generated = try Generation.text(schema)
    let outcome = try Compilation.run(["main.swift": main, "Shop.vmodel.swift": generated])
    let failed = outcome.split(separator: "\n").map { line in Int(line).map { Self.claims[$0] } ?? String(line) }
    #expect(failed == [])
  }
}
