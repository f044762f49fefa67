import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The names of the doubles of services and of their members.
enum DoubleNames {
  /// Returns the type of a service's double: `SessionDouble`. The runtime contains the double of the navigator.
  static func type(of service: String) -> String { swiftIdentifier(GeneratedName.double(of: service)) }

  /// Returns the property with a service's double: `sessionDouble`. The property `session` has only the members of the
  /// service.
  static func member(of service: String) -> String { GeneratedName.double(of: lowerCamelCased(service)) }

  /// Returns the type that contains the doubles of a view model's services: `LoginViewModelDoubles`.
  static func container(of viewModel: String) -> String { swiftIdentifier(GeneratedName.doubles(of: viewModel)) }

  /// Returns the name of each function's stub: `signInStub`, followed by underscores if a function or parameter of the
  /// service has that name.
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

  /// Returns the type alias for the arguments of a call with several parameters: `SignInCall`.
  static func call(of function: ServiceFunction) -> String { capitalized(function.name) + "Call" }
}
