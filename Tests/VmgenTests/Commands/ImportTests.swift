import Foundation
import Snapshots
import Testing
import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// Tests the schemas that `vmgen import` writes for samples.
@Suite struct ImportTests {
  private static let users = """
    [
      {
        "login": "ada", "id": 1, "html_url": "https://example.com/ada", "default": "x", "plan": null, "tags": [],
        "created_at": "2011-01-25T18:44:36Z", "born": "2000-02-29", "score": 1, "odd": 1, "2x": "a", "self": "b",
        "billing": {"city": "Bonn", "zip": "1"}, "shipping": {"city": "Bonn", "zip": "1"}, "meta": {},
        "repos": [{"name": "r", "private": false, "forks_url": "https://example.com/{id}"}], "gaps": [1, null],
        "counts": {"2024-01-01": 5, "2024-01-02": 6}, "Data": {"init": "q \\"\\\\(x)\\" \\u200b"},
        "token": "7b0c4f0e-5b7e-4b36-9f62-0d7f1fd1c6aa", "not_a_day": "2023-02-29"
      },
      {
        "login": "bob", "id": 2, "html_url": "https://example.com/bob", "default": "y", "plan": null, "tags": [],
        "created_at": "2011-01-25T18:44:36.123+01:00", "born": "2000-02-28", "score": 1.5, "odd": "s", "2x": "a",
        "self": "b", "billing": {"city": "Bonn", "zip": "1"}, "shipping": {"city": "Bonn", "zip": "1"}, "meta": {},
        "repos": [], "gaps": [], "counts": {}, "Data": {"init": ""}, "bio": "hi",
        "token": "7b0c4f0e-5b7e-4b36-9f62-0d7f1fd1c6aa", "not_a_day": "2023-02-28"
      }
    ]
    """

  @Test func samplesBecomeModelsAndAViewModel() async throws {
    let folder = try TemporaryFolder(["users.json": Self.users])
    let run = try await Tool.run("import", "json", "users.json", in: folder)
    try expectSnapshot(run.description, "import-json")
  }

  @Test func theExampleOfTheWrittenSchemaPassesAndTheSchemaIsFormatted() async throws {
    let folder = try TemporaryFolder(["users.json": Self.users])
    let run = try await Tool.run("import", "json", "users.json", "--output", "User.vmodel", in: folder)
    #expect(run.output == "wrote User.vmodel\n", "\(run)")
    let test = try await Tool.run("test", "User.vmodel", in: folder)
    #expect(test.status == 0 && test.description.contains("1 example passed"), "\(test)")
    #expect(try await Tool.run("format", "--check", "User.vmodel", in: folder).status == 0)
  }

  @Test func severalFilesAreSamplesOfOneModelWithTheGivenName() async throws {
    let folder = try TemporaryFolder(["a.json": #"{"id": 1}"#, "b.json": #"{"id": 2.5, "name": "b"}"#])
    let run = try await Tool.run("import", "json", "a.json", "b.json", "--name", "Thing", in: folder)
    #expect(run.output == "model Thing {\n    let id: Double\n    let name: String?\n}\n", "\(run)")
  }

  @Test func manyObjectsOfOneShapeAreADictionary() async throws {
    func regions(_ count: Int) -> String {
      "{" + (1...count).map { #""eu-\#($0)": {"title": "x"}"# }.joined(separator: ", ") + "}"
    }
    let folder = try TemporaryFolder(["a.json": #"{"many": \#(regions(8)), "few": \#(regions(2))}"#])
    let run = try await Tool.run("import", "json", "a.json", in: folder)
    #expect(run.output.contains("// A guess: the keys look like data.\n    let many: [String: Many]\n"), "\(run)")
    #expect(run.output.contains("let few: Few\n"), "\(run)")
  }

  @Test(arguments: [
    ("broken", ["json", "broken.json"]), ("empty", ["json", "empty.json"]), ("numbers", ["json", "numbers.json"]),
    ("mixed", ["json", "mixed.json"]), ("repeated", ["json", "repeated.json"]),
    ("missing", ["json", "missing.json"]), ("kind", ["yaml", "numbers.json"]), ("operands", ["json"]),
    ("exists", ["json", "good.json", "--output", "Kept.vmodel"]),
  ])
  func mistakesAreReported(_ name: String, _ words: [String]) async throws {
    let folder = try TemporaryFolder([
      "broken.json": "{\n  \"a\": 1,\n}\n", "empty.json": "", "numbers.json": "[1, 2]",
      "mixed.json": "[{\"a\": 1}, 5]", "repeated.json": "{\"id\": 1,\n  \"id\": \"x\"}", "good.json": "{\"a\": \"b\"}",
      "Kept.vmodel": "kept",
    ])
    let before = try folder.state()
    let run = try await Tool.run(["import"] + words, in: folder)
    try expectSnapshot(run.description, "import-error-\(name)")
    #expect(try folder.state() == before)
  }

  @Test func theExtensionOfTheFilesIsTheForm() async throws {
    let folder = try TemporaryFolder(["a.json": "{\"a\": \"b\"}", "A.swift": "struct A { let name: String }\n"])
    let samples = try await Tool.run("import", "a.json", in: folder)
    #expect(samples.output.contains("model A {\n    let a: String\n"), "\(samples)")
    let code = try await Tool.run("import", "A.swift", in: folder)
    #expect(code.output.contains("model A {\n    let name: String\n"), "\(code)")
    let both = try await Tool.run("import", "A.swift", "a.json", in: folder)
    #expect(both.description.contains("`import` reads `json`, `jsonschema` or `swift`, not `A.swift`"), "\(both)")
  }

  @Test func aJSONSchemaBecomesModels() async throws {
    let folder = try TemporaryFolder([
      "order.schema.json": """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "type": "object",
        "properties": {
          "id": {"type": "string", "format": "uuid", "description": "The number\\nof the order."},
          "placed_at": {"type": "string", "format": "date-time"},
          "status": {"enum": ["open", "paid"], "default": "open"},
          "note": {"type": ["string", "null"]},
          "address": {"$ref": "#/$defs/PostalAddress"},
          "shipTo": {"anyOf": [{"$ref": "#/$defs/PostalAddress"}, {"type": "null"}]},
          "items": {"type": "array", "items": {"allOf": [{"$ref": "#/$defs/Base"}, {"properties": {"sku": {"type": "string"}}}]}},
          "prices": {"type": "object", "additionalProperties": {"type": "number"}},
          "parent": {"$ref": "#/$defs/Node"}, "other": {"oneOf": [{"type": "string"}, {"type": "integer"}]},
          "outside": {"$ref": "other.json#/A"}, "open": {}
        },
        "required": ["id", "placed_at", "status", "address", "items", "prices"],
        "$defs": {
          "PostalAddress": {"type": "object", "properties": {"city": {"type": "string", "minLength": 1}}, "required": ["city"]},
          "Base": {"type": "object", "properties": {"count": {"type": "integer"}}, "required": ["count"]},
          "Node": {"type": "object", "properties": {"name": {"type": "string"}, "next": {"$ref": "#/$defs/Node"}}}
        }
      }
      """
    ])
    let run = try await Tool.run("import", "jsonschema", "order.schema.json", in: folder)
    try expectSnapshot(run.description, "import-jsonschema")
    try folder.write(run.output, to: "Order.vmodel")
    #expect(try await Tool.run("test", "Order.vmodel", in: folder).status == 0)
    #expect(try await Tool.run("format", "--check", "Order.vmodel", in: folder).status == 0)
  }

  @Test func referencesThatMultiplyAreReadOnce() async throws {
    // Each definition contains the next one ten times: 10^18 values if references were copied.
    let definitions = (0..<18).map { level in
      let fields = (0..<10).map { "\"f\($0)\": {\"$ref\": \"#/$defs/D\(level + 1)\"}" }.joined(separator: ", ")
      return "\"D\(level)\": {\"type\": \"object\", \"properties\": {\(fields)}}"
    }
    let end = "\"D18\": {\"type\": \"string\"}"
    let json =
      "{\"properties\": {\"a\": {\"$ref\": \"#/$defs/D0\"}}, \"$defs\": {\((definitions + [end]).joined(separator: ", "))}}"
    let folder = try TemporaryFolder(["bomb.json": json])
    let run = try await Tool.run("import", "jsonschema", "bomb.json", "--output", "Bomb.vmodel", in: folder)
    #expect(run.status == 0, "\(run)")
    let schema = try folder.text("Bomb.vmodel")
    #expect(schema.contains("model D17 {") && schema.contains("let f9: String?"), "\(schema)")
    #expect(!schema.contains("is omitted"), "\(schema)")
  }

  @Test(
    arguments: [
      (##"{"$ref": "#/$defs/Missing"}"##, "the file has no definition #/$defs/Missing"),
      (##"{"$ref": "other.json#/A"}"##, "its reference leads out of the file"),
      (##"{"prefixItems": [{"type": "string"}, {"type": "integer"}]}"##, "it is a tuple, whose items differ in type"),
      (##"{"type": "array", "prefixItems": [{}]}"##, "it is a tuple, whose items differ in type"),
      (##"{"const": {"a": 1}}"##, "it has one value, which is no scalar"),
      (##"{"$ref": "#/properties/x"}"##, "its type contains itself"),
    ] as [(String, String)])
  func aKeyOfAJSONSchemaIsOmittedForItsReason(_ schema: String, _ reason: String) throws {
    let text = try Self.models(##"{"properties": {"x": \##(schema), "y": {"type": "integer"}}}"##)
    #expect(text.contains(#"// The key "x" is omitted, because \#(reason)"#), "\(text)")
  }

  @Test(
    arguments: [
      (##"{"type": "string", "default": "a"}"##, #"let x: String = "a""#), (##"{"const": 5}"##, "// Always: 5."),
      (##"{"type": ["integer", "null"], "default": 3}"##, "let x: Int? = 3"),
      (##"{"type": "number", "default": 1}"##, "let x: Double = 1"),
      (##"{"type": "boolean", "default": true}"##, "= true"),
      (##"{"enum": ["a", "b-c"], "default": "b-c"}"##, "let x: X = .bC"),
      (##"{"type": "string", "format": "date", "default": "2024-02-29"}"##, #"let x: Day = day("2024-02-29")"#),
      (##"{"type": "array", "items": {"type": "string"}, "default": []}"##, "let x: [String] = []"),
      (##"{"type": "array", "items": {"type": "string"}, "default": ["a"]}"##, #"// The default is: [ "a" ]."#),
      (##"{"type": "integer", "default": "many"}"##, #"// The default is: "many"."#),
      (##"{"enum": ["a", null]}"##, "let x: X?"), (##"{"enum": [1, 2]}"##, "is omitted"),
      (##"{"type": "integer", "enum": [1, 2]}"##, "// One of: 1, 2."),
    ] as [(String, String)])
  func aValueOfAJSONSchemaIsUsedOrStated(_ schema: String, _ line: String) throws {
    let text = try Self.models(##"{"properties": {"x": \##(schema), "y": {"type": "integer"}}}"##)
    #expect(text.contains(line), "\(text)")
  }

  @Test func aJSONSchemaThatContainsItselfInAnArrayIsOneModel() throws {
    let text = try Self.models(
      ##"{"title": "Node", "properties": {"kids": {"type": "array", "items": {"$ref": "#"}}, "next": {"$ref": "#"}}}"##)
    #expect(text.contains("let kids: [Node]?"), "\(text)")
    #expect(text.contains(#"// The key "next" is omitted, because its type contains itself"#), "\(text)")
    #expect(text.split(separator: "model ").count == 2, "\(text)")
  }

  @Test func objectsOfAJSONSchemaThatAreAlternativesAreOneModel() throws {
    let text = try Self.models(
      ##"""
      {"properties": {"id": {"type": "integer"}}, "required": ["id"], "oneOf": [
        {"properties": {"kind": {"const": "circle"}, "radius": {"type": "number"}}, "required": ["kind", "radius"]},
        {"$ref": "#/$defs/Square"}],
       "$defs": {"Square": {"properties": {"kind": {"const": "square"}, "side": {"type": "number"}}, "required": ["kind"]}}}
      """##)
    #expect(
      text == """
        model Sample {
            // A guess: the JSON Schema has several objects, which are one model here.
            let id: Int
            let kind: Kind
            let radius: Double?
            let side: Double?
        }

        model Square {
            let kind: SquareKind
            let side: Double?
        }

        enum Kind: String {
            case circle
            case square
        }

        enum SquareKind: String {
            case square
        }

        """)
  }

  /// Returns the models of a JSON Schema, which have no findings.
  private static func models(_ json: String) throws -> String {
    let bytes = try ImportedSchema.text(ofJSONSchema: MustacheValue(json: json), named: "Sample")
    let file = SourceFile(id: SourceFile.ID(0), path: "Sample.vmodel", relativePath: "Sample.vmodel", bytes: bytes)
    let parsed = parseSchema(file)
    let diagnostics = parsed.diagnostics + checkSchemas([parsed.syntax], sources: [file]).diagnostics
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.kind.message))\n\(text)")
    return text
  }

  @Test(arguments: ["http://a:port/x", "https://a%zz/", "http://u@a:1:2"])
  func anAddressThatFoundationRejectsIsAText(_ address: String) throws {
    let text = try ImportedSchema.text(of: [MustacheValue(json: #"{"a": "\#(address)"}"#)], named: "Sample")
    #expect(String(decoding: text, as: UTF8.self).contains("let a: String\n"))
    #expect(URL(string: address) == nil)
  }

  @Test func aLongKeyHasAShorterName() async throws {
    let key = String(repeating: "a", count: 100_000)
    let folder = try TemporaryFolder(["a.json": #"{"\#(key)": {"b": 1}}"#])
    let run = try await Tool.run("import", "json", "a.json", "--output", "A.vmodel", in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(try await Tool.run("test", "A.vmodel", in: folder).status == 0)
  }

  @Test func arraysThatAreNestedDeeperThanATypeAreOmitted() throws {
    let json = #"{"a": \#(String(repeating: "[", count: 80))1\#(String(repeating: "]", count: 80)), "b": "c"}"#
    let text = try String(
      decoding: ImportedSchema.text(of: [MustacheValue(json: json)], named: "Sample"), as: UTF8.self)
    #expect(text.contains(#"// The key "a" is omitted, because its arrays are nested too deep."#), "\(text)")
    #expect(text.contains("viewmodel SampleViewModel"), "\(text)")
  }

  @Test func nestingWithoutEndIsReported() async throws {
    let folder = try TemporaryFolder(["deep.json": String(repeating: "[", count: 100_000)])
    let run = try await Tool.run("import", "json", "deep.json", in: folder)
    #expect(run.status == 1 && run.error.contains("nested more than 500 deep"), "\(run)")
  }

  /// The law of the import: a schema for any sample has no findings and is formatted.
  @Test(arguments: 0..<60)
  func everySampleHasASoundSchema(_ seed: UInt64) throws {
    var samples = RandomSamples(seed: seed)
    let json = samples.object(depth: 3)
    let sample = try MustacheValue(json: json)
    guard let text = try? ImportedSchema.text(of: [sample], named: "Sample") else { return }
    let file = SourceFile(id: SourceFile.ID(0), path: "Sample.vmodel", relativePath: "Sample.vmodel", bytes: text)
    let parsed = parseSchema(file)
    let diagnostics = parsed.diagnostics + checkSchemas([parsed.syntax], sources: [file]).diagnostics
    let schema = String(decoding: text, as: UTF8.self)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.kind.message))\n\(json)\n\(schema)")
    #expect(formatSchema(SyntaxTree(parsing: file)) == text)
  }
}

/// Random JSON, with keys and texts that are difficult to name and to quote.
private struct RandomSamples {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private static let keys = [
    "id", "name", "self", "init", "default", "case", "Type", "hashValue", "CodingKeys", "description", "2x", "", "é",
    "html_url", "URL", "a-b", "a b", "a\\\"b", "model", "input", "Data", "String", "Int", "Date", "error", "2024-01-01",
    "12", "\\n", "_", "__proto__", "encode", "rawValue", "items", "Sample", "sample", "true", "nil", "Result", "Self",
    "some", "any", "let", "viewmodel", "example", "key", "url", "date", "context", "Identifiable", "Optional",
    "\\u0000",
  ]
  private static let texts = [
    "", "a", "a\\\"b", "\\\\(x)", "\\u200b", "\\u0000", "é", "2024-02-29", "2023-02-29", "2024-02-29T12:00:00Z",
    "2024-02-29T24:00:00Z", "https://example.com", "https://", "https://a b", "http://[", "https://a:b", "\\n",
    "7b0c4f0e-5b7e-4b36-9f62-0d7f1fd1c6aa", "\\u202e", "\\ud83d\\ude00",
  ]

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func object(depth: Int) -> String {
    let members = (0..<below(9)).map { _ in "\"\(Self.keys[below(Self.keys.count)])\": \(value(depth: depth))" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth > 0 ? 9 : 6) {
    case 0: "null"
    case 1: ["true", "false"][below(2)]
    case 2: ["0", "-1", "9223372036854775807", "9223372036854775808"][below(4)]
    case 3: ["1.5", "-0.0", "1e300", "1E-7"][below(4)]
    case 4, 5: "\"\(Self.texts[below(Self.texts.count)])\""
    case 6: "[" + (0..<below(4)).map { _ in value(depth: depth - 1) }.joined(separator: ", ") + "]"
    default: object(depth: depth - 1)
    }
  }
}
