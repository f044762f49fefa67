/// `use session: Session`
package final class UseSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let service: Identifier

  package init(documentation: [String], range: SourceRange, name: Identifier, service: Identifier) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.service = service
  }
}

/// `state needsCode: Bool = false`
package final class StateSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let type: TypeSyntax?
  package let value: Expression
  /// The stream whose last value the state has, for a `follow` with steps.
  package let stream: Expression?

  package init(
    documentation: [String], range: SourceRange, name: Identifier, type: TypeSyntax? = nil, value: Expression,
    stream: Expression? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.type = type
    self.value = value
    self.stream = stream
  }
}

/// `edit age = $user.age as text { rules }`, or `edit username: String = "" { rules }`
package final class EditSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let type: TypeSyntax?
  package let value: EditValueSyntax
  package let text: EditTextSyntax?
  package let rules: [EditRuleSyntax]

  package init(
    documentation: [String], range: SourceRange, name: Identifier, type: TypeSyntax? = nil, value: EditValueSyntax,
    text: EditTextSyntax? = nil, rules: [EditRuleSyntax]
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.type = type
    self.value = value
    self.text = text
    self.rules = rules
  }

  package var itemRanges: [SourceRange] { rules.map(\.range) }
}

package indirect enum EditValueSyntax: Sendable {
  /// `$user.city ?? ""`: a path, and the value for a nil on the path.
  case path(Expression, default: Expression?)
  /// The initial value of an edit that stores its own value.
  case own(Expression)
}

/// `as text`, `as text("MM/dd/yyyy")`, `as text(format: …, parse: …)`
package struct EditTextSyntax: Sendable {
  package var range: SourceRange
  package var arguments: [Argument]
}

package struct EditRuleSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case trim
    /// `transform { $0.uppercased() }`: a function of the typed text.
    case transform(Expression)
    /// `debounce 0.5s`
    case debounce(Expression)
    /// `require condition else "message"`.
    case require(Expression, message: Expression)
    /// `check await names.isFree(name) after 0.5s else "message"`
    case check(StepValueSyntax, after: Expression?, message: Expression)
    /// `next password`
    case next(Identifier)
    /// `submit logIn`
    case submit(Identifier)
  }
  package var range: SourceRange
  package var kind: Kind
}

/// `draft form = user`
package final class DraftSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let source: Expression

  package init(documentation: [String], range: SourceRange, name: Identifier, source: Expression) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.source = source
  }
}

/// `command c(params) when gate busy "…" policy exclusive group throws { steps } catch … { steps }`
package final class CommandSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let parameters: [ParameterSyntax]
  /// The type of the value that the steps return; nil for none.
  package let result: TypeSyntax?
  package let gate: Expression?
  package let busy: Expression?
  /// The range of `busy "…"`; nil if the keyword is missing.
  package let busyClause: SourceRange?
  /// `drop`, `queue`, `restart` or `parallel`, as written.
  package let policy: Identifier?
  package let exclusive: ExclusiveSyntax?
  /// The range of `throws`, which excludes the command from the error policy.
  package let keepsErrors: SourceRange?
  package let steps: StepsSyntax
  package let catches: [CatchSyntax]
  /// The property whose `set` has the steps; nil for a written command.
  package let property: String?

  package init(
    documentation: [String], range: SourceRange, name: Identifier, parameters: [ParameterSyntax],
    result: TypeSyntax? = nil, gate: Expression? = nil, busy: Expression? = nil,
    busyClause: SourceRange? = nil, policy: Identifier? = nil, exclusive: ExclusiveSyntax? = nil,
    keepsErrors: SourceRange? = nil, steps: StepsSyntax, catches: [CatchSyntax], property: String? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.parameters = parameters
    self.result = result
    self.gate = gate
    self.busy = busy
    self.busyClause = busyClause
    self.policy = policy
    self.exclusive = exclusive
    self.keepsErrors = keepsErrors
    self.steps = steps
    self.catches = catches
    self.property = property
  }

  package var blocks: [StepsSyntax] { [steps] + catches.map(\.steps) }
}

/// `exclusive`, `exclusive navigation`
package struct ExclusiveSyntax: Sendable {
  package var range: SourceRange
  /// The name of the group, or nil for the group without a name.
  package var group: Identifier?
}

/// `follow user from profiles.updates() catch { steps } end { steps }`
package final class FollowSyntax: MemberNode {
  package let documentation: [String]
  package let range: SourceRange
  /// The path that gets the values of the stream, or their name in the steps.
  package let target: Expression
  package let stream: Expression
  /// The conditions after `when`, without which the stream is always followed. The arguments of the stream read their
  /// names.
  package let conditions: [Condition]
  /// The steps that run for each value; nil if the values are only stored.
  package let steps: StepsSyntax?
  package let catches: [CatchSyntax]
  /// The steps after the end of the stream; nil for none.
  package let end: EndSyntax?

  package init(
    documentation: [String], range: SourceRange, target: Expression, stream: Expression, conditions: [Condition] = [],
    steps: StepsSyntax? = nil, catches: [CatchSyntax], end: EndSyntax? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.target = target
    self.stream = stream
    self.conditions = conditions
    self.steps = steps
    self.catches = catches
    self.end = end
  }

  package var blocks: [StepsSyntax] { [steps, end?.steps].compactMap(\.self) + catches.map(\.steps) }
}

/// `end { steps }`: what a `follow` does after its stream has ended without an error.
package struct EndSyntax: Sendable {
  package var range: SourceRange
  package var steps: StepsSyntax
}

/// An event in the life of a screen. The raw value is its text in a schema.
package enum LifecycleEvent: String, CaseIterable, Hashable, Sendable {
  case firstAppear = "first appear"
  case appear, disappear, foreground, background

  /// The number of words in a schema.
  package var wordCount: Int { self == .firstAppear ? 2 : 1 }
}

/// `on condition { steps }`, `on change of query { steps }`, `every 1s { steps }`, `on appear { steps }`,
/// `on start { steps }`,
/// `on child.event(let value) { steps }`
package final class ReactionSyntax: MemberNode {
  package enum Event: Sendable {
    case condition(Expression)
    /// The values after `change of`, and the name after `from`, for the value before the change.
    case change([Expression], from: Identifier?)
    /// The interval, and the condition after `when`.
    case every(Expression, when: Expression?)
    case lifecycle(LifecycleEvent)
    /// `on start`, with the range of `start`: the view model is created.
    case start(SourceRange)
    /// `settings.removed(let id)`: the pattern names the child and its event. Without values, an event has the form of a
    /// condition.
    case received(Pattern)
  }
  package let documentation: [String]
  package let range: SourceRange
  package let event: Event
  package let steps: StepsSyntax
  package let catches: [CatchSyntax]
  /// The stream of the `follow` with the steps; nil for another reaction.
  package let followed: Expression?

  package init(
    documentation: [String], range: SourceRange, event: Event, steps: StepsSyntax, catches: [CatchSyntax],
    followed: Expression? = nil
  ) {
    self.followed = followed
    self.documentation = documentation
    self.range = range
    self.event = event
    self.steps = steps
    self.catches = catches
  }

  package var blocks: [StepsSyntax] { [steps] + catches.map(\.steps) }
}
