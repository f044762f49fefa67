import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension Parameter {
  /// `name`, `_ name` or `label name`, as a parameter list declares them.
  var swiftNames: String { swiftNames(local: name) }

  /// The same where its body calls it by another name.
  func swiftNames(local name: String) -> String {
    guard let label else { return "_ " + swiftIdentifier(name) }
    if label == name { return swiftIdentifier(name, .parameter) }
    return "\(swiftIdentifier(label, .parameter)) \(swiftIdentifier(name))"
  }
}

extension [Parameter] {
  /// What the display context is called beside these parameters.
  var contextName: String {
    contains { $0.name == "context" } ? "displayContext" : "context"
  }
}

/// What templates read of a parameter.
///
/// - Parameters:
///   - names: its label and its name, as a parameter list declares them.
///   - defaultValue: null where a call has to pass it.
func parameterData(_ names: String, _ type: String, default defaultValue: SwiftExpression? = nil) -> MustacheValue {
  ["names": .string(names), "type": .string(type), "defaultValue": .optional(defaultValue)]
}

extension FileContext {
  /// What templates read of the parameters of a function that others see.
  mutating func parametersData(_ parameters: [Parameter]) -> MustacheValue {
    var data: [MustacheValue] = []
    for parameter in parameters {
      let type = shownType(parameter.type)
      data.append(
        parameterData(parameter.swiftNames, type, default: defaultValue(parameter.defaultValue, &self)))
    }
    return .list(data)
  }
}
