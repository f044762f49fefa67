import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension Type {
  /// The type's spelling in Swift.
  package var swiftText: String {
    switch self {
    case .string, .int, .double, .decimal, .bool, .date, .day, .timeZone, .duration, .url, .uuid, .data, .locale,
      .calendar, .variable, .unknown:
      description
    case .optional(.function(let parameters, let result)):
      "(\(Type.function(parameters, result).swiftText))?"
    case .optional(.anyError): "(any Error)?"
    case .optional(let wrapped): wrapped.swiftText + "?"
    case .array(let element): "[\(element.swiftText)]"
    case .set(let element): "Set<\(element.swiftText)>"
    case .dictionary(let key, let value): "[\(key.swiftText): \(value.swiftText)]"
    case .tuple(let parts): "(\(parts.map(\.swiftText).joined(separator: ", ")))"
    case .range(let bound), .closedRange(let bound): "Interval<\(bound.swiftText)>"
    case .declared(let name): Self.swiftText(ofDeclared: name)
    case .anyError: "any Error"
    case .builtIn(let name, let arguments):
      arguments.isEmpty
        ? Self.typesOfOptions[name] ?? name : "\(name)<\(arguments.map(\.swiftText).joined(separator: ", "))>"
    case .function(let parameters, let result):
      "(\(parameters.map(\.swiftText).joined(separator: ", "))) -> \(result.swiftText)"
    }
  }

  /// Returns the spelling of a declared type. The enum of the edits that can have the focus is nested in its view model.
  private static func swiftText(ofDeclared name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return swiftIdentifier(name) }
    return swiftIdentifier(String(name[..<dot])) + name[dot...]
  }

  /// The Swift types of options whose name in the schema language is different.
  private static let typesOfOptions = [
    "DateStyle": "DateFormatter.Style", "RoundingRule": "FloatingPointRoundingRule",
    "MeasurementSystem": "Locale.MeasurementSystem",
  ]

  /// Calls `visit` with the type itself and every type in it.
  func forEachPart(_ visit: (Type) -> Void) {
    _ = contains { part in
      visit(part)
      return false
    }
  }
}
