import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What the doubles of services and their members are called.
enum DoubleNames {
  /// `SessionDouble`. The navigator's comes with the runtime.
  static func type(of service: String) -> String { swiftIdentifier(service + "Double") }

  /// `sessionDouble`, beside `session`, which shows no more than the service.
  static func member(of service: String) -> String { lowerCamelCased(service) + "Double" }

  /// `LoginViewModelDoubles`
  static func container(of viewModel: String) -> String { swiftIdentifier(viewModel + "Doubles") }

  /// `signInStub`, or with more underscores where something in the service is called so.
  static func stub(of function: ServiceFunction, in service: ServiceDeclaration) -> String {
    var taken = Set(service.functions.map(\.name))
    for other in service.functions { taken.formUnion(other.parameters.map(\.name)) }
    var name = function.name + "Stub"
    while taken.contains(name) { name += "_" }
    return name
  }

  /// `SignInCall`: the arguments of a call, where there are several.
  static func call(of function: ServiceFunction) -> String { capitalized(function.name) + "Call" }
}
