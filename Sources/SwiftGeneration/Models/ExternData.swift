import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `externType.mustache` reads of an `extern` or an `extern model`: what the app's own type has to be. nil where
/// nothing is asked of it.
func externData(
  _ name: String, _ conformances: Conformances, fields: [Field], _ context: inout FileContext
) -> MustacheValue? {
  let protocols = conformances.protocolNames.map { $0 == "Codable" ? "Decodable & Encodable" : $0 }
  if protocols.isEmpty, fields.isEmpty { return nil }
  let type = swiftIdentifier(name)
  var checks: [MustacheValue] = []
  for field in fields {
    context.usePrivately(field.type)
    let path = field.isVariable ? "WritableKeyPath" : "KeyPath"
    checks.append(
      .string(
        context.layout.text(
          "let _: \(path)<\(type), \(field.type.swiftText)>",
          value: .text("\\." + swiftIdentifier(field.name, .member)), indentation: 2)))
  }
  return [
    "name": .string(type),
    "conformances": protocols.isEmpty
      ? .null
      : .string(
        context.layout.signature(
          "private nonisolated func checkConformances",
          [SwiftParameter("of value: \(type)")], " -> some \(protocols.joined(separator: " & ")) {")),
    "fields": .list(checks),
  ]
}
