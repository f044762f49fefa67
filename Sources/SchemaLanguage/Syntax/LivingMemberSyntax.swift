/// `use session: Session`
public struct UseSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var service: Identifier
}

/// `state needsCode: Bool = false`
public struct StateSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var type: TypeSyntax?
  public var value: Expression
}

/// `edit age = $user.age as text { rules }`, or `edit username: String = "" { rules }`
public struct EditSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var type: TypeSyntax?
  public var value: EditValueSyntax
  public var text: EditTextSyntax?
  public var rules: [EditRuleSyntax]
  public var trailingComments: [Comment]
}

public enum EditValueSyntax: Sendable {
  /// `$user.city ?? ""`: a path, and what stands for a nil on its way.
  case path(Expression, default: Expression?)
  /// The first value of an edit of the view model's own.
  case own(Expression)
}

/// `as text`, `as text("MM/dd/yyyy")`, `as text(format: …, parse: …)`
public struct EditTextSyntax: Sendable {
  public var range: SourceRange
  public var arguments: [Argument]
}

public struct EditRuleSyntax: Sendable {
  public indirect enum Kind: Sendable {
    case trim
    /// `debounce 0.5s`
    case debounce(Expression)
    /// `require condition else "message"`; a range stands for being in it.
    case require(Expression, message: Expression)
    /// `check await names.isFree(name) after 0.5s else "message"`
    case check(StepValueSyntax, after: Expression?, message: Expression)
  }
  public var trivia: Trivia
  public var range: SourceRange
  public var kind: Kind
}

/// `draft form = user`
public struct DraftSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var source: Expression
}

/// `command c(params) when gate busy "…" policy { steps } catch … { steps }`
public struct CommandSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var parameters: [ParameterSyntax]
  public var gate: Expression?
  public var busy: Expression?
  /// `drop`, `queue`, `restart` or `parallel`, as written.
  public var policy: Identifier?
  public var steps: StepsSyntax
  public var catches: [CatchSyntax]
}

/// `follow user from profiles.updates() catch { steps }`
public struct FollowSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var target: Expression
  public var stream: Expression
  public var catches: [CatchSyntax]
}

/// `on condition { steps }`, `on appear { steps }`, `on disappear { steps }`
public struct ReactionSyntax: Sendable {
  public enum Event: Sendable {
    case condition(Expression)
    case appear
    case disappear
  }
  public var trivia: Trivia
  public var range: SourceRange
  public var event: Event
  public var steps: StepsSyntax
  public var catches: [CatchSyntax]
}
