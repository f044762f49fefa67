/// `service S { func … }`
package struct ServiceSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var functions: [ServiceFunctionSyntax]
}

/// `func signIn(login: String) async throws(SignInError) -> User`, or `func updates() -> stream User`.
package final class ServiceFunctionSyntax: Sendable {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let parameters: [ParameterSyntax]
  package let effects: EffectsSyntax
  package let isStream: Bool
  package let result: TypeSyntax?

  package init(
    documentation: [String], range: SourceRange, name: Identifier, parameters: [ParameterSyntax],
    effects: EffectsSyntax, isStream: Bool, result: TypeSyntax? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.parameters = parameters
    self.effects = effects
    self.isStream = isStream
    self.result = result
  }
}

/// The effects of a function: `async throws(E)`.
package struct EffectsSyntax: Sendable {
  package var isAsync = false
  package var throwing: ThrowsSyntax?
}

package struct ThrowsSyntax: Sendable {
  package var range: SourceRange
  /// The `E` of `throws(E)`; nil for `throws` alone.
  package var error: TypeSyntax?
}

/// `services AppServices`, or `services SignInServices { Session, Keychain }` for some services of the module.
package final class ServiceContainerSyntax: Sendable {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  /// The services in braces; nil for all services of the module.
  package let services: [Identifier]?

  package init(documentation: [String], range: SourceRange, name: Identifier, services: [Identifier]?) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.services = services
  }
}
