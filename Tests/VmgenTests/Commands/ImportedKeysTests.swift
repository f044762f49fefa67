import Testing
import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// Tests that each key of JSON and of a JSON Schema is in the imported schema: as a member or in a comment.
@Suite struct ImportedKeysTests {
  private static let order = ##""Order": {"properties": {"id": {"type": "integer"}}, "required": ["id"]}"##

  @Test(arguments: [
    ##"{"$ref": "#/definitions/Order", "definitions": {\##(order)}}"##,
    ##"{"$ref": "#/$defs/Order", "type": "object", "$defs": {\##(order)}}"##,
    ##"{"allOf": [{"$ref": "#/$defs/Order"}], "$defs": {\##(order)}}"##,
    ##"{"anyOf": [{"$ref": "#/$defs/Order"}], "$defs": {\##(order)}}"##,
    ##"{"type": "array", "items": {"$ref": "#/$defs/Order"}, "$defs": {\##(order)}}"##,
    ##"{"title": "Order", "type": "array", "items": {"properties": {"id": {"type": "integer"}}, "required": ["id"]}}"##,
    ##"{"type": "object", "additionalProperties": {"$ref": "#/$defs/Order"}, "$defs": {\##(order)}}"##,
    ##"{"definitions": {\##(order)}}"##,
  ])
  func theRootOfAJSONSchemaCanBeOfAnyForm(_ json: String) throws {
    #expect(try Self.models(json) == "model Order {\n    let id: Int\n}\n")
  }

  @Test func definitionsThatTheRootDoesNotContainAreImportedToo() throws {
    let text = try Self.models(
      ##"""
      {"properties": {"a": {"type": "string"}}, "definitions": {
        "Other": {"properties": {"b": {"type": "integer"}}}, "Color": {"enum": ["red", "blue"]}, "Code": {"type": "string"}}}
      """##)
    #expect(text.contains("model Sample {") && text.contains("model Other {") && text.contains("enum Color"), "\(text)")
    #expect(text.contains(#"// The definition "Code" is omitted, because it is no object."#), "\(text)")
  }

  @Test func keywordsBesideAReferenceAreKept() throws {
    let text = try Self.models(
      ##"{"$ref": "#/$defs/Order", "properties": {"own": {"type": "boolean"}}, "$defs": {\##(Self.order)}}"##)
    #expect(text.contains("let id: Int\n    let own: Bool?\n"), "\(text)")
  }

  @Test func aReferenceIsTheFragmentOfAURI() throws {
    let text = try Self.models(
      ##"""
      {"title": "Basket", "properties": {
        "line": {"$ref": "#/definitions/Order%20Line"}, "street": {"$ref": "#/definitions/Stra%C3%9Fe"},
        "path": {"$ref": "#/definitions/a%7E1b"}, "percent": {"$ref": "#/definitions/a%2525"}},
       "definitions": {
        "Order Line": {"properties": {"sku": {"type": "string"}}}, "Straße": {"properties": {"name": {"type": "string"}}},
        "a/b": {"properties": {"x": {"type": "string"}}}, "a%25": {"properties": {"y": {"type": "string"}}}}}
      """##)
    for line in ["line: OrderLine?", "street: Straße?", "path: AB?", "percent: A25?"] {
      #expect(text.contains("let " + line), "\(text)")
    }
    #expect(text.split(separator: "model ").count == 5 && !text.contains("omitted"), "\(text)")
  }

  @Test(arguments: [
    (#"{"id": 18446744073709551615}"#, "let id: Decimal\n"), (#"{"id": -9223372036854775809}"#, "let id: Decimal\n"),
    (#"[{"id": 1}, {"id": 9223372036854775808}]"#, "let id: Decimal\n"),
    (#"[{"id": 1.5}, {"id": 9223372036854775808}]"#, "let id: Decimal\n"),
    (#"{"id": 1234567890123456789}"#, "let id: Int\n"),
    (#"{"a": 1, "id": 123456789012345678901234567890123456789}"#, "more digits than a `Decimal`"),
    (#"{"n": "x", "id": 18446744073709551615}"#, "id: 18446744073709551615.0)"),
  ])
  func aWholeNumberBeyondIntKeepsItsDigits(_ json: String, _ line: String) throws {
    let text = try Self.sample(json)
    #expect(text.contains(line), "\(text)")
  }

  @Test func aMaximumBeyondIntMakesADecimal() throws {
    let text = try Self.models(#"{"properties": {"id": {"type": "integer", "maximum": 18446744073709551615}}}"#)
    #expect(text.contains("let id: Decimal?"), "\(text)")
  }

  @Test func lettersOutsideOfASCIIAreKeptInNames() throws {
    let text = try Self.sample(
      #"{"größe": 1, "año": 2024, "naïve": true, "имя": "x", "名前": "y", "ÜBER_ID": 2, "²": 3, "名": {"ß": 1}}"#)
    let lines = [
      "größe: Int\n", "año: Int\n", "naïve: Bool\n", "имя: String\n", "名前: String\n", #"überID: Int key "ÜBER_ID""#,
      #"Int key "²""#, "名: Item名\n", "ß: Int\n",
    ]
    for line in lines { #expect(text.contains(line), "\(text)") }
  }

  @Test(arguments: [
    ("movies", "movie"), ("cookies", "cookie"), ("series", "series"), ("statuses", "status"), ("news", "news"),
    ("categories", "category"), ("addresses", "address"), ("boxes", "box"), ("orderStatuses", "orderStatus"),
    ("order_movies", "order_movie"), ("People", "Person"), ("caches", "cache"), ("houses", "house"), ("uses", "use"),
    ("analysis", "analysis"), ("analyses", "analysis"), ("branches", "branch"), ("status", "status"), ("data", "data"),
    ("aliases", "alias"), ("URLs", "URL"), ("s", "s"), ("", ""),
  ])
  func anElementHasTheSingularName(_ plural: String, _ singular: String) {
    #expect(importedModelName(ofFile: plural) == singular)
  }

  @Test func anEnvelopeHasAViewModelForItsData() throws {
    let text = try Self.sample(#"{"data": [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Bob"}], "total": 2}"#)
    #expect(text.contains("given sampleData = SampleData(id: 1, name: \"Ada\")"), "\(text)")
    #expect(text.contains("expect nameText == \"Ada\""), "\(text)")
  }

  @Test func valuesWithoutACommonTypeAreInAComment() throws {
    let text = try Self.sample(#"{"a": 1, "b": [1, {"deep": {"key": 2}}]}"#)
    #expect(text.contains(#"// In JSON: [ 1, { "deep": { "key": 2 } } ]"#), "\(text)")
  }

  @Test func deepAndWideSamplesAreImported() throws {
    let deep = String(repeating: #"{"a":"#, count: 400) + "1" + String(repeating: "}", count: 400)
    #expect(try Self.sample(deep).split(separator: "model ").count == 400)
    let wide = (0..<300).map { #""k\#($0)": {"v\#($0)": \#($0)}"# }.joined(separator: ",")
    #expect(try Self.sample("{\(wide)}").split(separator: "model ").count == 301)
  }

  /// The law of the import: each key of a random JSON Schema is in the result.
  @Test(arguments: 0..<40)
  func eachKeyOfAJSONSchemaIsInTheResult(_ seed: UInt64) throws {
    var random = RandomJSONSchema(seed: seed)
    let json = random.document()
    let text = try Self.models(json)
    for key in random.keys { #expect(text.contains(key), "\(key) of \(json)\n\(text)") }
  }

  private static func models(_ json: String) throws -> String {
    try sound(
      ImportedSchema.text(ofJSONSchema: MustacheValue(json: Array(json.utf8), keepsDigits: true), named: "Sample"))
  }

  private static func sample(_ json: String) throws -> String {
    try sound(ImportedSchema.text(of: [MustacheValue(json: Array(json.utf8), keepsDigits: true)], named: "Sample"))
  }

  /// Returns the text of a schema, and expects that it has no findings.
  private static func sound(_ bytes: [UInt8]) -> String {
    let file = SourceFile(id: SourceFile.ID(0), path: "Sample.vmodel", relativePath: "Sample.vmodel", bytes: bytes)
    let parsed = parseSchema(file)
    let diagnostics = parsed.diagnostics + checkSchemas([parsed.syntax], sources: [file]).diagnostics
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.kind.message))\n\(text)")
    return text
  }
}

/// A random JSON Schema whose keys are unique words.
private struct RandomJSONSchema {
  private var state: UInt64
  private(set) var keys: [String] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func key() -> String {
    keys.append("key\(keys.count)x")
    return keys[keys.count - 1]
  }

  mutating func document() -> String {
    let root = object(depth: 2)
    let definitions = (0..<3).map { index in
      "\"D\(index)\": " + (below(3) == 0 ? #"{"type": "array", "items": \#(object(depth: 1))}"# : object(depth: 1))
    }
    return root.dropLast() + ", \"$defs\": {\(definitions.joined(separator: ", "))}}"
  }

  private mutating func object(depth: Int) -> String {
    let fields = (0..<(1 + below(4))).map { _ in "\"\(key())\": \(value(depth: depth))" }
    return "{\"type\": \"object\", \"properties\": {\(fields.joined(separator: ", "))}}"
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth > 0 ? 10 : 4) {
    case 0: #"{"type": "integer"}"#
    case 1: #"{"type": ["string", "null"]}"#
    case 2: "{}"
    case 3: ##"{"$ref": "#/$defs/D\##(below(4))"}"##
    case 4: #"{"type": "array", "items": \#(value(depth: depth - 1))}"#
    case 5: #"{"oneOf": [{"type": "string"}, \#(object(depth: depth - 1))]}"#
    case 6: #"{"anyOf": [\#(object(depth: depth - 1)), \#(object(depth: depth - 1))]}"#
    case 7: #"{"type": "object", "additionalProperties": \#(value(depth: depth - 1))}"#
    case 8: ##"{"allOf": [{"$ref": "#/$defs/D\##(below(3))"}, \##(object(depth: depth - 1))]}"##
    default: object(depth: depth - 1)
    }
  }
}
