import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct LiteralTests {
  /// Returns the value of `sample x: T = …`.
  private func value(_ text: String) -> Expression.Kind? {
    let result = parse("sample x: T = \(text)\n")
    guard result.diagnostics.isEmpty, case .sample(let sample)? = result.syntax.declarations.first else { return nil }
    return sample.value.kind
  }

  private func string(_ text: String) -> String? {
    guard case .string(let literal)? = value(text) else { return nil }
    return literal.plainText
  }

  /// Returns the codes of the diagnostics.
  private func mistakes(_ text: String) -> [String] {
    parse("sample x: T = \(text)\n").diagnostics.map(\.kind.code)
  }

  @Test(
    "integers keep their digits",
    arguments: [
      ("0", "0"), ("007", "007"), ("1_000_", "1000"), ("0xFF", "0xFF"), ("0b10_10", "0b1010"), ("0o17", "0o17"),
      ("9223372036854775807", "9223372036854775807"),
    ])
  func integers(text: String, digits: String) {
    guard case .integer(let found)? = value(text) else {
      Issue.record("\(text) is not an integer")
      return
    }
    #expect(found == digits)
  }

  @Test(arguments: ["-9223372036854775808", "-0x8000000000000000"])
  func theSmallestIntegerIsAValidLiteral(text: String) {
    #expect(mistakes(text) == [])
  }

  @Test(
    "malformed numbers",
    arguments: [
      ("9223372036854775808", "VM0120"), ("- 9223372036854775808", "VM0124"), ("1e400", "VM0120"), ("1e-400", "VM0120"),
      ("0x", "VM0119"), ("0xG", "VM0119"), ("0b2", "VM0119"), (".5", "VM0119"), ("5sec", "VM0121"),
      ("1000001h", "VM0120"),
      ("1..5", "VM0123"),
    ])
  func malformed(text: String, code: String) {
    #expect(mistakes(text).contains(code))
  }

  @Test func decimalsAndDurationsKeepTheirText() {
    guard case .decimal("1.50")? = value("1.5_0"), case .decimal("1e3")? = value("1e3") else {
      Issue.record("the parsed syntax has another kind")
      return
    }
    guard case .duration("0.5", .seconds)? = value("0.5s"), case .duration("250", .milliseconds)? = value("250ms"),
      case .duration("2", .minutes)? = value("2m"), case .duration("1", .hours)? = value("1h")
    else {
      Issue.record("the parsed syntax has another kind")
      return
    }
    guard case .member? = value("1.description"), case .binary? = value("1...5") else {
      Issue.record("the parsed syntax has another kind")
      return
    }
  }

  @Test func escapesAreResolved() {
    #expect(string(#""a\n\t\r\0\\\"\'\u{1F600}b""#) == "a\n\t\r\0\\\"'😀b")
    #expect(string(##"#"a\n \#n "quoted""#"##) == "a\\n \n \"quoted\"")
    #expect(string(###"##"a"#b"##"###) == "a\"#b")
    #expect(string("\"\"") == "")
  }

  @Test func multiLineStringsAreUnindented() {
    let quotes = "\"\"\""
    #expect(string("\(quotes)\n  one\n    two\n\n  three\n  \(quotes)") == "one\n  two\n\nthree")
    #expect(string("\(quotes)\r\n  one\r\n  two\r\n  \(quotes)") == "one\ntwo")
    #expect(string("\(quotes)\n  one \\\n  two\n  \(quotes)") == "one two")
    #expect(string("\(quotes)\n\(quotes)") == "")
    #expect(string("\(quotes)\n\n\(quotes)") == "")
    #expect(string("\(quotes)\n  say \"hi\" \\\(quotes)\n  \(quotes)") == "say \"hi\" \"\"\"")
    #expect(string("#\(quotes)\n\\n \\#n\n\(quotes)#") == "\\n \n")
  }

  @Test func interpolationsContainAnyExpressionIncludingStrings() {
    guard case .string(let literal)? = value(#""a \(f("b \(c)", [1])) d""#) else {
      Issue.record("the parsed syntax has another kind")
      return
    }
    #expect(literal.segments.count == 3)
    #expect(literal.plainText == nil)
    guard case .string(let raw)? = value(##"#"\(a) \#(a)"#"##) else {
      Issue.record("the parsed syntax has another kind")
      return
    }
    #expect(raw.segments.count == 2)
  }

  @Test func namesContainLettersOfAnyScriptAndCanBeQuoted() {
    guard case .name("größe")? = value("größe"), case .name("名前")? = value("名前"), case .name("if")? = value("`if`")
    else {
      Issue.record("the parsed syntax has another kind")
      return
    }
    #expect(value("🙂") == nil)
    #expect(value("`a b`") == nil)
  }
}
