/// `service S { … }`: what view models ask of the world.
public struct ServiceDeclaration: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var functions: [ServiceFunction]
}

public struct ServiceFunction: Sendable {
  public enum Kind: Sendable {
    /// Not async: answers at once, the same for the same arguments until it is asked again. It may stand in a display.
    case query
    case request
    /// Yields values one by one.
    case stream
  }
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var parameters: [Parameter]
  public var kind: Kind
  public var failure: Failure
  /// What it answers, or what its stream yields; nil for nothing.
  public var result: Type?
}

/// What a function throws, or a command that calls it fails with.
public enum Failure: Hashable, Sendable {
  case never
  /// `throws(E)` of a declared error.
  case declared(String)
  case any
}

extension Failure {
  /// What fails where both may.
  public func union(_ other: Failure) -> Failure {
    if self == other || other == .never { return self }
    return self == .never ? other : .any
  }
}

/// A type's name as that of a member: `URL` becomes `url`, `URLPath` `urlPath`, `Name` `name`. So a provider's member is
/// called after its service.
public func lowerCamelCased(_ name: String) -> String {
  let scalars = Array(name.unicodeScalars)
  var count = 0
  while count < scalars.count, scalars[count].properties.isUppercase { count += 1 }
  if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
  let head = String(String.UnicodeScalarView(scalars[..<max(count, 1)]))
  return head.lowercased() + String(String.UnicodeScalarView(scalars[max(count, 1)...]))
}
