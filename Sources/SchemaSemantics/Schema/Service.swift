import VmgenSchemaSyntax

/// `service S { … }`.
package struct ServiceDeclaration: Sendable {
  /// The name of the built-in service for navigation in a `use`.
  package static let navigator = "Navigator"

  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  /// The service whose functions the service also has.
  var refined: String?
  /// The own functions, and then those of the refined service.
  package var functions: [ServiceFunction]
}

package struct ServiceFunction: Sendable {
  package enum Kind: Sendable {
    /// A synchronous function that returns the same result for the same arguments until it is invalidated. Displays can
    /// call it.
    case query
    case request
    /// A function that returns a stream of values.
    case stream
  }

  /// What a function does for a property: `var isOn: Bool { get set }`.
  package enum Accessor: Hashable, Sendable {
    case getter
    case setter(of: String)
  }
  package var name: String
  /// The service that declares the function.
  var service: String
  /// A name that no other function of the service has: the name, or for functions with different labels the name with
  /// the labels, `loginEmail`.
  package var distinctName: String
  /// The name in messages: the name, or for functions with different labels `login(email:)`.
  package var shownName: String
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
  package var kind: Kind
  package var failure: Failure
  /// The type of the result or of the stream's elements, or nil if there is no result.
  package var result: Type?
  /// Nil for a `func`.
  package var accessor: Accessor?
}

extension ServiceFunction {
  package var isSetter: Bool { if case .setter? = accessor { true } else { false } }

  /// Whether the function only returns a value, which it does for each computation that reads it.
  package var isQuery: Bool { kind == .query && result != nil }
}

extension ServiceDeclaration {
  /// Returns the function that assignments of a property call; nil for one without `set`.
  package func setter(of property: String) -> ServiceFunction? {
    functions.first { $0.accessor == .setter(of: property) }
  }

  /// Returns the function with a name that no other function of the service has.
  package func function(distinctlyNamed name: String) -> ServiceFunction? {
    functions.first { $0.distinctName == name }
  }
}

/// The errors that a function throws, or that a command fails with.
package enum Failure: Hashable, Sendable {
  case never
  /// `throws(E)` of a declared error.
  case declared(String)
  case any
}

extension Failure {
  /// Returns the failure of two operations together.
  package func union(_ other: Failure) -> Failure {
    if self == other || other == .never { return self }
    return self == .never ? other : .any
  }
}

/// `use session: Session`
package struct Use: CheckedMember {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  /// The service's name; `Navigator` is built in.
  package var service: String
}

package final class ServiceCall: Sendable {
  /// The `use` whose function is called.
  package let use: MemberID
  package let service: String
  package let function: String
  package let distinctName: String
  package let shownName: String
  package let arguments: [CallArgument]
  package let kind: ServiceFunction.Kind
  package let failure: Failure
  package let result: Type?
  package let accessor: ServiceFunction.Accessor?
  package let range: SourceRange

  package init(
    use: MemberID, service: String, function: ServiceFunction, arguments: [CallArgument], range: SourceRange
  ) {
    self.use = use
    self.service = service
    self.function = function.name
    distinctName = function.distinctName
    shownName = function.shownName
    self.arguments = arguments
    kind = function.kind
    failure = function.failure
    result = function.result
    accessor = function.accessor
    self.range = range
  }
}

/// Returns the name of a member for a type: `url` for `URL`, `urlPath` for `URLPath`, `name` for `Name`. A provider's
/// property is named after its service in this way.
package func lowerCamelCased(_ name: String) -> String {
  let scalars = Array(name.unicodeScalars)
  var count = 0
  while count < scalars.count, scalars[count].properties.isUppercase { count += 1 }
  if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
  let head = String(String.UnicodeScalarView(scalars[..<max(count, 1)]))
  return head.lowercased() + String(String.UnicodeScalarView(scalars[max(count, 1)...]))
}

/// Returns the name of a member for one that begins in upper case: `maxCount` for `MAX_COUNT`, `name` for `Name`.
package func memberCased(_ name: String) -> String {
  let words = name.split(separator: "_")
  guard words.count > 1, !name.contains(where: \.isLowercase) else { return lowerCamelCased(name) }
  return words[0].lowercased() + words.dropFirst().map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
}

/// A container with services of the module, which an app hands to its view models.
package struct ServiceContainer: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  /// The names of the services, in the order of the list, or sorted.
  package var services: [String]
}
