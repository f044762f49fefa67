import VmgenSchemaSemantics

/// The placeholder of a type in the wording of a kind, such as `{type}`.
extension Type: ExpressibleByStringLiteral {
  package init(stringLiteral placeholder: String) { self = .declared(placeholder) }
}
