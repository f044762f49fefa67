import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `externType.mustache`: the conformances and fields that an `extern` or an `extern model`
/// requires of the app's own type; nil if there are no requirements.
func externData(
  _ name: String, _ conformances: Conformances, fields: [Field], _ context: FileContext
) -> MustacheValue? {
  let protocols = conformances.protocolNames.map { $0 == "Codable" ? "Decodable & Encodable" : $0 }
  if protocols.isEmpty, fields.isEmpty { return nil }
  let type = swiftIdentifier(name)
  var checks: [MustacheValue] = []
  for field in fields {
    context.use(field.type)
    checks.append([
      "keyPath": field.isVariable ? "WritableKeyPath" : "KeyPath",
      "type": .string(field.type.swiftText),
      "member": .string(swiftIdentifier(field.name, .member)),
    ])
  }
  return [
    "name": .string(type),
    "conformances": protocols.isEmpty ? .null : .string(protocols.joined(separator: " & ")),
    "fields": .list(checks),
  ]
}
