/// `service S { func … }`
public struct ServiceSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var functions: [ServiceFunctionSyntax]
  public var trailingComments: [Comment]
}

/// `func signIn(login: String) async throws(SignInError) -> User`, or `func updates() -> stream User`.
public struct ServiceFunctionSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var parameters: [ParameterSyntax]
  public var effects: EffectsSyntax
  public var isStream: Bool
  public var result: TypeSyntax?
}

/// What stands between a function's parameters and its result: `async throws(E)`.
public struct EffectsSyntax: Sendable {
  public var isAsync = false
  public var throwing: ThrowsSyntax?
}

public struct ThrowsSyntax: Sendable {
  public var range: SourceRange
  /// The `E` of `throws(E)`; nil for `throws` alone.
  public var error: TypeSyntax?
}
