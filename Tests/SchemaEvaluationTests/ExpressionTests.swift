import Testing
import VmgenSchemaSemantics

@testable import VmgenSchemaEvaluation

@Suite("The evaluation of expressions")
struct ExpressionTests {
  @Test("Every entry of the standard library has a meaning, and every meaning an entry")
  func meaningsAreComplete() {
    let signatures = Set(StandardLibrary.all.map(\.signature))
    #expect(signatures == Set(BuiltInTable.shared.meanings.keys))
  }

  @Test(
    "Integer arithmetic returns the nearest integer where Swift traps",
    arguments: [
      ("2 + 3 * 4", "14"), ("7 / 2", "3"), ("-7 % 3", "-1"), ("9223372036854775807 + 1", "9223372036854775807"),
      ("-9223372036854775807 - 2", "-9223372036854775808"), ("9223372036854775807 * -2", "-9223372036854775808"),
      ("(-9223372036854775807 - 1) / -1", "9223372036854775807"), ("(-9223372036854775807 - 1) % -1", "0"),
      ("5 / 0", "0"), ("5 % 0", "5"), ("abs(-9223372036854775807 - 1)", "9223372036854775807"),
      ("pow(10, 30)", "9223372036854775807"), ("Int(1e300)", "9223372036854775807"),
    ])
  func integers(expression: String, expected: String) throws {
    #expect(try value(of: expression, as: "Int") == expected)
  }

  @Test(
    "Decimals keep their digits",
    arguments: [("0.1 + 0.2", "0.3"), ("1 / 0", "0"), ("1.10 * 3", "3.3")])
  func decimals(expression: String, expected: String) throws {
    #expect(try value(of: expression, as: "Decimal") == expected)
  }

  @Test(
    "Texts are combined, cut and formatted",
    arguments: [
      (#""a\(1 + 1)b""#, #""a2b""#), (#""abc".prefix(-1)"#, #""""#), (#"1234567.formatted()"#, #""1,234,567""#),
      (#"words("a", nil, "b")"#, #""a b""#), (#"plural(1, one: "1 star", other: "stars")"#, #""1 star""#),
      (#"[1, 2].map { "\($0 * 2)" }.joined(", ")"#, #""2, 4""#),
      (#"date("2026-05-01T08:30:00Z").formatted(time: .short)"#, #""8:30 AM""#),
      (#"(9.5).formatted(.currency("EUR"))"#, #""€9.50""#),
    ])
  func texts(expression: String, expected: String) throws {
    #expect(try value(of: expression, as: "String") == expected)
  }

  @Test(
    "Collections have no bounds that trap",
    arguments: [
      ("[3, 1, 2].sorted()", "[1, 2, 3]"), ("[1, 2].dropFirst(9)", "[]"), ("(3..<1).map { $0 }", "[]"),
      ("[1, 2, 3].filter { n in n > 1 }", "[2, 3]"), ("(0..<3).reversed()", "[2, 1, 0]"),
    ])
  func collections(expression: String, expected: String) throws {
    #expect(try value(of: expression, as: "[Int]") == expected)
  }

  @Test("An index out of range is nil, and an optional of nil is not nil")
  func optionals() throws {
    #expect(try value(of: "[1][5]", as: "Int?") == "nil")
    #expect(try value(of: "[1].first", as: "Int?") == "1")
    #expect(try value(of: "[1].first.map { $0 + 1 } ?? 0", as: "Int") == "2")
    #expect(Value(wrapping: Value.none).unwrapped == Value.none)
    #expect(Value(wrapping: Value.none) != Value.none)
  }

  @Test("Bodies return from branches, and patterns bind and compare values")
  func bodies() throws {
    let declarations = """
      enum Ticket {
          case single
          case group(size: Int)
      }
      func text(of ticket: Ticket) -> String {
          switch ticket {
              case .single: return "One"
              case .group(size: 0): return "None"
              case .group(let size):
                  if size > 20 { return "Too many" }
                  let next = size + 1
                  return "\\(next)"
          }
      }
      """
    #expect(try value(of: "text(of: .single)", as: "String", declarations) == #""One""#)
    #expect(try value(of: "text(of: .group(size: 0))", as: "String", declarations) == #""None""#)
    #expect(try value(of: "text(of: .group(size: 30))", as: "String", declarations) == #""Too many""#)
    #expect(try value(of: "text(of: .group(size: 4))", as: "String", declarations) == #""5""#)
  }

  @Test("A case without a raw value has Swift's implicit one")
  func implicitRawValues() throws {
    let declarations = """
      enum Level: Int { case low, middle = 5, high }
      enum Shade: String { case light, dark = "DARK" }
      """
    #expect(try value(of: "Level.allCases.map { $0.rawValue }", as: "[Int]", declarations) == "[0, 5, 6]")
    #expect(try value(of: "Shade.allCases.map { $0.rawValue }", as: "[String]", declarations) == #"["light", "DARK"]"#)
    #expect(try value(of: "Level(rawValue: 6)", as: "Level?", declarations) == ".high")
  }

  @Test("Models have fields, copies, methods and labels")
  func models() throws {
    let declarations = """
      enum Size: Int {
          case small = 1 "Small"
          case big = 9
          var isBig: Bool { self == .big }
      }
      model Line: Identifiable {
          let id: Int
          var count: Int = 2
          var size: Size = .small
          func price(each: Int) -> Int { count * each }
          var label: String { size.label }
      }
      """
    #expect(try value(of: "Line(id: 1).price(each: 4)", as: "Int", declarations) == "8")
    #expect(try value(of: "Line(id: 1).with(count: 5).count", as: "Int", declarations) == "5")
    #expect(try value(of: "Line(id: 1, size: .big).label", as: "String", declarations) == #""Big""#)
    #expect(try value(of: "[Line(id: 7)][id: 7]?.size.rawValue", as: "Int?", declarations) == "1")
    #expect(try value(of: "Size.allCases.map { $0.isBig }", as: "[Bool]", declarations) == "[false, true]")
    #expect(try value(of: "Size(rawValue: 9)", as: "Size?", declarations) == ".big")
  }
}
