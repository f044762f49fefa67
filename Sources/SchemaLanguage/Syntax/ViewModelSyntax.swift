/// `viewmodel V { … }`
public struct ViewModelSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var members: [MemberSyntax]
  public var trailingComments: [Comment]
}

public enum MemberSyntax: Sendable {
  case input(InputSyntax)
  case derived(DerivedSyntax)
  case custom(CustomSyntax)
  case example(ExampleSyntax)
}

/// `input x: T = default`, or `let x: T` for one that never changes.
public struct InputSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var isConstant: Bool
  public var name: Identifier
  public var type: TypeSyntax
  public var defaultValue: Expression?
}

/// `display x: T = …`, or `let x = …` for an intermediate value that is not shown.
public struct DerivedSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var isDisplay: Bool
  public var name: Identifier
  public var type: TypeSyntax?
  public var value: Expression
}

/// `custom f(params) -> T`
public struct CustomSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var parameters: [ParameterSyntax]
  public var result: TypeSyntax
}

/// `example "title" { given … expect … }`
public struct ExampleSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var title: Expression
  public var steps: [ExampleStepSyntax]
  public var trailingComments: [Comment]
}

public struct ExampleStepSyntax: Sendable {
  public enum Kind: Sendable {
    /// `given name = value`: an input, or a part of the context (`locale`, `calendar`, `timeZone`, `now`).
    case given(Identifier, Expression)
    /// `expect condition`
    case expect(Expression)
    /// `when name = value`: assigns an input after the view model was made.
    case when(Identifier, Expression)
  }
  public var trivia: Trivia
  public var range: SourceRange
  public var kind: Kind
}
