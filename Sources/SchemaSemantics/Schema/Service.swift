import VmgenSchemaSyntax

/// `service S { … }`.
package struct ServiceDeclaration: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var functions: [ServiceFunction]
}

package struct ServiceFunction: Sendable {
  package enum Kind: Sendable {
    /// Not async: returns immediately, with the same result for the same arguments until it is invalidated. Displays
    /// can call it.
    case query
    case request
    /// Yields values one by one.
    case stream
  }
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
  package var kind: Kind
  package var failure: Failure
  /// What it answers, or what its stream yields; nil for nothing.
  package var result: Type?
}

/// What a function throws, or a command that calls it fails with.
package enum Failure: Hashable, Sendable {
  case never
  /// `throws(E)` of a declared error.
  case declared(String)
  case any
}

extension Failure {
  /// What fails where both may.
  package func union(_ other: Failure) -> Failure {
    if self == other || other == .never { return self }
    return self == .never ? other : .any
  }
}

/// A type's name as that of a member: `URL` becomes `url`, `URLPath` `urlPath`, `Name` `name`. So a provider's member
/// is
/// called after its service.
package func lowerCamelCased(_ name: String) -> String {
  let scalars = Array(name.unicodeScalars)
  var count = 0
  while count < scalars.count, scalars[count].properties.isUppercase { count += 1 }
  if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
  let head = String(String.UnicodeScalarView(scalars[..<max(count, 1)]))
  return head.lowercased() + String(String.UnicodeScalarView(scalars[max(count, 1)...]))
}
