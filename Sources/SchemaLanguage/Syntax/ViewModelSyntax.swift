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
  case use(UseSyntax)
  case state(StateSyntax)
  case derived(DerivedSyntax)
  case edit(EditSyntax)
  case draft(DraftSyntax)
  case command(CommandSyntax)
  case follow(FollowSyntax)
  case reaction(ReactionSyntax)
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

/// `custom f(params) -> T`, a formula; with effects or without a result it is a step of a command.
public struct CustomSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var parameters: [ParameterSyntax]
  public var effects = EffectsSyntax()
  public var result: TypeSyntax?
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
    /// `given session.signIn returns value`, and the same after `when`.
    case stub(isGiven: Bool, ServicePlace, AnswerSyntax)
    /// `when age.text = "x"`, `when form.name = "x"`
    case write(Expression, Expression)
    /// `when signIn(code: "1")`
    case run(Expression)
    /// `when signIn answers "1"`, `when signIn confirms`, `when signIn declines`
    case reply(Identifier, QuestionReply)
    /// `when age begins`, `when age ends`: the view begins or ends editing it.
    case editing(Identifier, begins: Bool)
    /// `when clock += 0.5s`
    case clock(Expression)
    /// `when appear`, `when disappear`
    case appear
    case disappear
    /// `when commit form`, `when revert form`
    case commit(Identifier)
    case revert(Identifier)
    /// `expect navigator == [push HomeViewModel, pop]`
    case expectNavigation(Identifier, [NavigationSyntax])
  }
  public var trivia: Trivia
  public var range: SourceRange
  public var kind: Kind
}

/// `session.signIn`, in an example.
public struct ServicePlace: Sendable {
  public var use: Identifier
  public var function: Identifier
}

/// What a service's double is told to do.
public enum AnswerSyntax: Sendable {
  case returns(Expression?)
  case fails(Expression)
  /// Keeps its callers waiting until a later answer.
  case held
  /// Of a stream.
  case sends(Expression)
  case ends
}

/// What the view replies to a question of a command.
public enum QuestionReply: Sendable {
  case answers(Expression)
  case confirms
  case declines
}

/// `push HomeViewModel`, `pop`
public struct NavigationSyntax: Sendable {
  public var kind: Identifier
  public var viewModel: Identifier?
}
