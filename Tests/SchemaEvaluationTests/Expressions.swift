import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSchemaEvaluation

/// Checks a schema, and requires that it has no error.
func checked(_ text: String, _ path: String = "Test.vmodel") throws -> (schemas: SchemaSet, sources: [SourceFile]) {
  let source = SourceFile(id: SourceFile.ID(0), path: path, relativePath: path, bytes: Array(text.utf8))
  let parsed = parseSchema(source)
  let result = checkSchemas([parsed.syntax], sources: [source], syntaxErrors: parsed.diagnostics)
  let errors = result.diagnostics.filter { $0.kind.severity == .error }
  try #require(errors.isEmpty, "\(errors.map(\.message))")
  return (try #require(result.schemas), [source])
}

/// Returns the value of an expression of a type, as a schema writes it.
func value(of expression: String, as type: String, _ declarations: String = "") throws -> String {
  let (schemas, _) = try checked("\(declarations)\nfunc tested() -> \(type) = \(expression)\n")
  let body = try #require(schemas.functions["tested"]?.body)
  return try ExpressionEvaluator(schemas).value(body).literal
}
