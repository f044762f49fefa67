import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension StepLowering {
  /// Returns a closure with the busy text of a command, if the text reads the parameters of the command.
  ///
  /// - Parameter failureType: The type of the errors of the command, as a value.
  mutating func busyText(of command: Command, failureType: SwiftExpression) -> SwiftExpression? {
    guard let busy = command.busy, command.isAsync, command.busyReadsParameters else { return nil }
    var names = names.at(.step(values: .placeholder))
    names.ownCommand = (command.name, failureType)
    let outer = lowering.names
    lowering.names = names
    defer { lowering.names = outer }
    return .closure(SwiftClosure(naming: "values", lowering.body(busy)))
  }
}

extension Command {
  /// Whether the busy text reads a parameter, so that it belongs to a run and not to the command.
  var busyReadsParameters: Bool {
    guard let busy else { return false }
    return parameters.contains { busy.mentions($0.name) }
  }
}
