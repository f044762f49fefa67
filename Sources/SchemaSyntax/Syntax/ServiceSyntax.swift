/// `service S { func … }`
package struct ServiceSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var functions: [ServiceFunctionSyntax]
}

/// `func signIn(login: String) async throws(SignInError) -> User`, or `func updates() -> stream User`.
package struct ServiceFunctionSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var parameters: [ParameterSyntax]
  package var effects: EffectsSyntax
  package var isStream: Bool
  package var result: TypeSyntax?
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
