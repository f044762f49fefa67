/// `use session: Session`
public struct Use: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  /// The service's name; `Navigator` is built in.
  public var service: String
}

/// `state x: T = v`
public struct StateMember: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var type: Type
  public var value: TypedExpression
}

/// A place that can be written: `user.address?.city`.
public struct WritablePath: Hashable, Sendable {
  public enum Root: Hashable, Sendable {
    case input(String)
    case state(String)
    case draft(String)
    /// An edit of the view model's own, or one bound to a path: written as a person would write it.
    case edit(String)
  }
  public var root: Root
  /// Of the member at its root.
  public var rootType: Type
  public var steps: [DependencyGraph.Leaf.Step]
  /// Of the value at its end, an optional where a step on the way may be nil.
  public var type: Type
}

public struct Edit: Sendable {
  public enum Storage: Sendable {
    case path(WritablePath, default: TypedExpression?)
    case own(TypedExpression)
  }
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var storage: Storage
  /// Of the value that is edited.
  public var type: Type
  /// How its text is written and read; nil for one that has no text.
  public var text: EditText?
  public var trims: Bool
  public var debounce: TypedExpression?
  /// In the order written.
  public var requirements: [EditRequirement]
  public var check: EditCheck?
}

public enum EditText: Sendable {
  case string, integer, double, decimal, url, uuid
  /// By pattern.
  case date(String)
  /// By pattern, or as the locale writes a day.
  case day(String?)
  case duration
  /// An enum, by label or by name.
  case choice
  /// Empty text is nil.
  indirect case optional(EditText)
  /// A nil on the way of the path disables it.
  indirect case present(EditText)
  /// One's own: closures of the value and of the text; `parse` gives an optional, nil where the text means nothing.
  case custom(format: TypedExpression, parse: TypedExpression)
}

public struct EditRequirement: Sendable {
  /// Reads the edit, and other edits in a rule across fields, by what is pending in them: `Reference.pending`.
  public var condition: TypedExpression
  public var message: TypedExpression
  /// Whether it reads nothing but the edit itself: only such a rule refuses a text.
  public var isOwn: Bool
}

/// `check await names.isFree(name) after 0.5s else "…"`
public struct EditCheck: Sendable {
  public var call: ServiceCall
  public var delay: TypedExpression?
  public var message: TypedExpression
}

/// `draft form = user`
public struct Draft: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var source: WritablePath
  public var type: Type
}

public struct Command: Sendable {
  public enum Policy: String, Sendable, CaseIterable {
    case drop, queue, restart, parallel
  }
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var parameters: [Parameter]
  public var gate: TypedExpression?
  public var busy: TypedExpression?
  public var policy: Policy
  public var body: CommandBody
  /// What it fails with: what its steps throw and its `catch` clauses leave.
  public var failure: Failure
  /// Whether a step waits: one that does not is over when its call returns.
  public var isAsync: Bool
  /// Whether a step asks the view.
  public var asks: Bool
}

public struct CommandBody: Sendable {
  public var steps: [Step]
  public var catches: [Catch]
}

public struct Catch: Sendable {
  /// Empty for one that takes every error, which its steps read as the local `error`.
  public var patterns: [TypedPattern]
  /// The error type that the patterns are of, or `error` is; nil where any error may come.
  public var error: String?
  public var steps: [Step]
}

public struct Step: Sendable {
  public indirect enum Kind: Sendable {
    case constant(String, StepValue)
    /// `+=` and `-=` are resolved: the value says it all.
    case assign(WritablePath, StepValue)
    case call(StepValue)
    /// `viewModel.signIn(code: …)`: another command, or the same once more when this run is over.
    case command(String, [CallArgument])
    case navigate(Navigation)
    case conditional([TypedCondition], then: [Step], else: [Step])
    case confirm(TypedExpression)
    case prompt(String, TypedExpression)
    case commit(draft: String)
    case revert(draft: String)
    /// The `use` whose answers are asked for anew.
    case invalidate(String)
  }
  public var kind: Kind
  public var range: SourceRange
}

public enum StepValue: Sendable {
  case expression(TypedExpression)
  case service(ServiceCall)
  /// A `custom` with effects, or without a result.
  case custom(String, [CallArgument], isAsync: Bool, failure: Failure, result: Type?)
}

public struct ServiceCall: Sendable {
  /// The name of the `use`.
  public var use: String
  public var service: String
  public var function: String
  public var arguments: [CallArgument]
  public var kind: ServiceFunction.Kind
  public var failure: Failure
  public var result: Type?
  public var range: SourceRange
}

/// `navigator.push(HomeViewModel(user: user))`
public struct Navigation: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case push, pop, popToRoot, present, dismiss, resetRoot
  }
  /// The name of the `use`.
  public var use: String
  public var kind: Kind
  public var viewModel: ViewModelConstruction?
}

/// `HomeViewModel(user: user)`
public struct ViewModelConstruction: Sendable {
  public var name: String
  public var arguments: [CallArgument]
}

public struct Follow: Sendable {
  public var range: SourceRange
  public var documentation: Documentation
  public var target: WritablePath
  public var stream: ServiceCall
  public var catches: [Catch]
}

public struct Reaction: Sendable {
  public enum Event: Sendable {
    /// Once the condition becomes true.
    case condition(TypedExpression)
    case appear
    case disappear
  }
  public var range: SourceRange
  public var documentation: Documentation
  public var event: Event
  public var body: CommandBody
  public var isAsync: Bool
}
