import VmgenMustache

/// The error of a filter for an unsupported value.
package struct FilterError: Error, Equatable, CustomStringConvertible {
  package let filter: String
  package let typeName: String

  package var description: String { "`\(filter)` takes a string, not a \(typeName)" }
}

/// The filters that templates may use: `{{ name | swiftIdentifier }}`.
package let swiftFilters: [String: Filter] = [
  "swiftString": filter("swiftString", swiftString),
  "swiftIdentifier": filter("swiftIdentifier") { swiftIdentifier($0) },
  "swiftMember": filter("swiftMember") { swiftIdentifier($0, .member) },
  "docComment": filter("docComment") { docComment([$0]) },
]

private func filter(_ name: String, _ body: @escaping @Sendable (String) -> String) -> Filter {
  { value in
    switch value {
    case .string(let text): .string(body(text))
    case .text(let value): .string(body(value.text))
    case .int(let number): .string(body(String(number)))
    default: throw FilterError(filter: name, typeName: value.typeName)
    }
  }
}
