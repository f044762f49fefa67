import VmgenSchemaEvaluation
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling
import VmgenSwiftGeneration

// The targets that need a schema without errors.
extension SchemaRun {
  func expectGeneratorLaws() throws(Violation) {
    guard let schemas = checked().schemas else { return }
    let files = try generated(schemas, GenerationOptions(layers: Set(Layer.allCases), testModule: "App"))
    for file in files {
      try require(String(validating: file.bytes, as: UTF8.self) != nil, "\(file.path) is not UTF-8")
    }
    guard let bytes = formatSchema(SyntaxTree(parsing: source)), bytes != source.bytes else { return }
    let run = SchemaRun(bytes)
    guard let formatted = run.checked().schemas else { throw Violation(text: "formatting causes errors") }
    // Tests contain source texts and line numbers.
    let options = GenerationOptions(layers: Set(Layer.allCases).subtracting([.tests, .preview, .canvas]))
    let (before, after) = (try generated(schemas, options), try run.generated(formatted, options))
    try require(before == after, "formatting changes the generated Swift")
  }

  private func generated(
    _ schemas: SchemaSet, _ options: GenerationOptions
  ) throws(Violation) -> [GeneratedFile] {
    do { return try generate(schemas, sources: [source], options: options) } catch {
      throw Violation(text: "generation fails: \(error)")
    }
  }

  func expectEvaluatorLaws() throws(Violation) {
    guard let schemas = checked().schemas else { return }
    for example in schemas.exampleCases.prefix(20) {
      let settings = ExampleSettings(recordsCoverage: true)
      let (first, second) = (example.result(in: schemas, settings), example.result(in: schemas, settings))
      try require(
        first.outcome.text == second.outcome.text,
        "two runs differ: \(first.outcome.text) and \(second.outcome.text)")
      if let coverage = first.coverage { _ = schemas.coverageReport(coverage) }
      _ = example.result(in: schemas, ExampleSettings(locale: "ar_EG", timeZone: "America/St_Johns"))
    }
  }
}

extension ExampleResult.Outcome {
  fileprivate var text: String {
    switch self {
    case .passed: "passed"
    case .notRun(let reason): "not run: \(reason)"
    case .failed(let failures): failures.map { "\($0.message) \($0.parts.map(\.value))" }.joined(separator: "; ")
    }
  }
}
