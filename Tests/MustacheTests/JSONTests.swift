import Testing

@testable import VmgenMustache

@Suite struct JSONTests {
  @Test(
    "values are parsed",
    arguments: [
      ("null", nil), (" true ", true), ("false", false), ("0", 0), ("-12", -12), ("9223372036854775807", .int(.max)),
      ("9223372036854775808", 9223372036854775808.0), ("-0", 0), ("1.5e3", 1500.0), ("-0.25", -0.25), ("1E-2", 0.01),
      (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"), (#""\u00e9\u2713\ud83d\uDE00é""#, "é✓😀é"), (#""""#, ""),
      (#""\u0000""#, "\0"), ("[]", []), ("[1 , [2],\t{}\n]", [1, [2], [:]]), ("{}", [:]),
      (#"{ "a" : 1 , "b":{"c":[null]} }"#, ["a": 1, "b": ["c": [nil]]]),
    ] as [(String, MustacheValue)])
  func reads(text: String, value: MustacheValue) throws {
    #expect(try MustacheValue(json: text) == value)
  }

  @Test func theLastOfEqualKeysReplacesTheFirst() throws {
    #expect(try MustacheValue(json: #"{"a":1,"b":2,"a":3}"#) == ["a": 3, "b": 2])
    let many = (0..<50).map { "\"k\($0 % 25)\":\($0)" }.joined(separator: ",")
    let expected = MustacheObject(pairs: (0..<25).map { ("k\($0)", .int($0 + 25)) })
    #expect(try MustacheValue(json: "{\(many)}") == .object(expected))
  }

  @Test(
    "invalid JSON is an error at its position",
    arguments: [
      ("", .unexpectedEnd, 1, 1), ("\n [1,", .unexpectedEnd, 2, 5), ("[1 2]", .expected("`,` or `]`"), 1, 4),
      ("[1,]", .expected("a value"), 1, 4), ("{\"a\" 1}", .expected("`:`"), 1, 6),
      ("{a:1}", .expected("a key in quotes"), 1, 2), ("{\"a\":1,}", .expected("a key in quotes"), 1, 8),
      ("{\"a\":1;", .expected("`,` or `}`"), 1, 7), ("nul", .expected("a value"), 1, 1),
      ("truex", .expected("the end of the text"), 1, 5), ("1 2", .expected("the end of the text"), 1, 3),
      ("'a'", .expected("a value"), 1, 1), ("01", .badNumber, 1, 1), ("-", .badNumber, 1, 1), ("1.", .badNumber, 1, 1),
      ("1e+", .badNumber, 1, 1), (".5", .expected("a value"), 1, 1), ("1e999", .numberOutOfRange, 1, 1),
      ("\"a", .unexpectedEnd, 1, 3), ("\"é\n\"", .controlCharacter, 1, 4), (#""\x""#, .badEscape, 1, 2),
      (#""\u12g4""#, .badEscape, 1, 2), (#""\u12"#, .unexpectedEnd, 1, 6), (#""\ud800""#, .loneSurrogate, 1, 2),
      (#""\udc00""#, .loneSurrogate, 1, 2), (#""\ud800\u0041""#, .loneSurrogate, 1, 2),
      ("\u{FEFF}1", .expected("a value"), 1, 1),
      (#""\"#, .unexpectedEnd, 1, 3),
    ] as [(String, JSONError.Kind, Int, Int)])
  func rejects(text: String, kind: JSONError.Kind, line: Int, column: Int) {
    let error = #expect(throws: JSONError.self) { try MustacheValue(json: text) }
    #expect(error?.kind == kind)
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    let error = #expect(throws: JSONError.self) { try MustacheValue(json: [0x22, 0xFF, 0x22]) }
    #expect(error?.description == "1:2: the text is not valid UTF-8")
  }

  @Test func aRepeatedKeyIsAnErrorIfTheCallerRejectsIt() throws {
    let text = Array(#"{"a": 1, "b": {"a": 2, "a": 3}}"#.utf8)
    #expect(try MustacheValue(json: text)["b"]?["a"] == .int(3))
    let error = #expect(throws: JSONError.self) { try MustacheValue(json: text, rejectsRepeatedKeys: true) }
    #expect(error?.description == "1:24: the object contains this key twice")
  }

  @Test(arguments: ["18446744073709551615", "-9223372036854775809"])
  func aWholeNumberBeyondIntKeepsItsDigitsIfTheCallerWantsThem(_ text: String) throws {
    let value = try MustacheValue(json: Array(text.utf8), keepsDigits: true)
    #expect(value == .largeInteger(text) && value.json == text && value.typeName == "number")
    #expect(try MustacheValue(json: text) == .double(Double(text) ?? 0))
    #expect(try MustacheValue(json: Array("1e30".utf8), keepsDigits: true) == .double(1e30))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func nestingBeyondTheLimitIsAnError(opener: String) {
    let error = #expect(throws: JSONError.self) { try MustacheValue(json: String(repeating: opener, count: 100_000)) }
    #expect(error?.kind == .nestedTooDeep(limit: JSONReader.nestingLimit))
  }

  @Test func aValueIsWrittenInTheOrderOfItsKeys() {
    let value: MustacheValue = [
      "b": [1, -2.5, nil, true], "a": ["empty": [:], "none": []], "text": "\"\\\n\r\t\u{1}é/",
      "infinite": .double(.infinity), "lambda": .lambda(MustacheLambda { _ in "" }),
    ]
    #expect(
      value.json == """
        {
          "b": [
            1,
            -2.5,
            null,
            true
          ],
          "a": {
            "empty": {},
            "none": []
          },
          "text": "\\"\\\\\\n\\r\\t\\u0001é/",
          "infinite": null,
          "lambda": "<lambda>"
        }
        """)
  }

  @Test(arguments: 0..<50)
  func writingAndReadingRoundTrip(seed: UInt64) throws {
    var random = Random(state: seed)
    let value = random.value(depth: 4)
    #expect(try MustacheValue(json: value.json) == value)
  }
}

extension Random {
  fileprivate mutating func value(depth: Int) -> MustacheValue {
    switch next(below: depth == 0 ? 5 : 7) {
    case 0: return nil
    case 1: return .bool(next(below: 2) == 0)
    case 2: return .int(next(below: 2000) - 1000)
    case 3: return .double(Double(next(below: 1000)) / 7 + 0.1)
    case 4: return .string(text())
    case 5: return .list((0..<next(below: 4)).map { _ in value(depth: depth - 1) })
    default:
      var object = MustacheObject()
      for _ in 0..<next(below: 5) { object[text()] = value(depth: depth - 1) }
      return .object(object)
    }
  }

  private mutating func text() -> String {
    let pieces = ["a", "\"", "\\", "\n", "é", "😀", "\u{1F}", "/", " ", "\0", "\u{2028}"]
    return (0..<next(below: 8)).map { _ in pieces[next(below: pieces.count)] }.joined()
  }
}
