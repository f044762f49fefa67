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

  /// The stub of each function of a service: `signInStub`, or with more underscores where something in the service is called so.
  static func stubs(of service: ServiceDeclaration) -> [String: String] {
    var taken = Set(service.functions.map(\.name))
    for function in service.functions { taken.formUnion(function.parameters.map(\.name)) }
    var stubs: [String: String] = [:]
    for function in service.functions {
      var name = function.name + "Stub"
      while taken.contains(name) { name += "_" }
      stubs[function.name] = name
    }
    return stubs
  }

  /// `SignInCall`: the arguments of a call, where there are several.
  static func call(of function: ServiceFunction) -> String { capitalized(function.name) + "Call" }
}
