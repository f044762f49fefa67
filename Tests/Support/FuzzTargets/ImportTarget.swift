import VmgenMustache
import VmgenSchemaEvaluation
import VmgenSchemaTooling

extension FuzzTarget {
  /// Imports JSON, as samples and as a JSON Schema, with a key of it as the name of the file.
  static let importing = FuzzTarget("import", .json) { bytes throws(Violation) in
    guard let value = try? MustacheValue(json: bytes, keepsDigits: true) else { return }
    let name = importedModelName(ofFile: firstKey(value) ?? "Sample")
    if let schema = try? ImportedSchema.text(of: [value], named: name) { try expectImportLaws(schema) }
    if let schema = try? ImportedSchema.text(ofJSONSchema: value, named: name) { try expectImportLaws(schema) }
  }

  private static func firstKey(_ value: MustacheValue) -> String? {
    switch value {
    case .list(let items): items.first.flatMap(firstKey)
    case .object(let object): object.pairs.first?.key
    default: nil
    }
  }

  private static func expectImportLaws(_ schema: [UInt8]) throws(Violation) {
    let run = SchemaRun(schema)
    let result = run.checked()
    let diagnostics = run.parsed.diagnostics + result.diagnostics
    guard let schemas = result.schemas, diagnostics.isEmpty else {
      throw Violation(text: "the schema has \(diagnostics.map(\.message)): \(String(decoding: schema, as: UTF8.self))")
    }
    try require(formatSchema(SyntaxTree(parsing: run.source)) == schema, "the schema is not formatted")
    for example in schemas.exampleCases {
      let outcome = example.result(in: schemas, ExampleSettings()).outcome
      guard case .passed = outcome else { throw Violation(text: "the example of the sample is \(outcome)") }
    }
  }
}
