import VmgenSchemaSyntax

/// `use session: Session`
package struct Use: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  /// The service's name; `Navigator` is built in.
  package var service: String
}

/// `state x: T = v`
package struct StateMember: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var type: Type
  package var value: TypedExpression
}

package struct Edit: Sendable {
  package indirect enum Storage: Sendable {
    case path(StoragePath, default: TypedExpression?)
    case own(TypedExpression)
  }
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var storage: Storage
  /// The type of the edited value.
  package var type: Type
  /// The format of the edit's text, or nil for an edit without text.
  package var text: EditText?
  package var trims: Bool
  package var debounce: TypedExpression?
  /// The requirements in source order.
  package var requirements: [EditRequirement]
  package var check: EditCheck?
}

package enum EditText: Sendable {
  case string, integer, double, decimal, url, uuid
  /// A date with a pattern.
  case date(String)
  /// A day with a pattern, or in the locale's own format.
  case day(String?)
  case duration
  /// An enum, by label or by case name.
  case choice
  /// An optional value, which is nil if the text is empty.
  indirect case optional(EditText)
  /// A value whose path has optional steps. The edit is disabled while one of them is nil.
  indirect case present(EditText)
  /// Closures that format the value and parse the text. `parse` returns an optional, which is nil if the text is
  /// invalid.
  case custom(format: TypedExpression, parse: TypedExpression)
}

package struct EditRequirement: Sendable {
  /// The condition. It reads the pending values of its edit and of other edits by `Reference.pending`.
  package var condition: TypedExpression
  package var message: TypedExpression
  /// Whether the condition reads only its own edit. Only such a rule rejects text.
  package var isOwn: Bool
}

/// `check await names.isFree(name) after 0.5s else "…"`
package final class EditCheck: Sendable {
  package let call: ServiceCall
  package let delay: TypedExpression?
  package let message: TypedExpression

  package init(call: ServiceCall, delay: TypedExpression? = nil, message: TypedExpression) {
    self.call = call
    self.delay = delay
    self.message = message
  }
}

/// `draft form = user`
package final class Draft: Sendable {
  package let id: MemberID
  package var name: String { id.name }
  package let range: SourceRange
  package let documentation: Documentation
  package let source: StoragePath
  package let type: Type

  package init(id: MemberID, range: SourceRange, documentation: Documentation, source: StoragePath, type: Type) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.source = source
    self.type = type
  }
}

package final class Command: Sendable {
  package enum Policy: String, Sendable, CaseIterable {
    case drop, queue, restart, parallel
  }
  package let id: MemberID
  package var name: String { id.name }
  package let range: SourceRange
  package let documentation: Documentation
  package let parameters: [Parameter]
  package let gate: TypedExpression?
  package let busy: TypedExpression?
  package let policy: Policy
  /// The group of commands of which at most one runs at a time; nil for a command without a group.
  package let group: String?
  package let body: CommandBody
  /// The errors that the command fails with: those that its steps throw and its `catch` clauses do not catch.
  package let failure: Failure
  /// Whether a step awaits. Otherwise the command has finished when its call returns.
  package let isAsync: Bool
  /// Whether a step presents a question to the user.
  package let asks: Bool
  /// Whether the command keeps the errors that its clauses do not catch from the error policy.
  package let keepsErrors: Bool

  package init(
    id: MemberID, range: SourceRange, documentation: Documentation, parameters: [Parameter],
    gate: TypedExpression? = nil, busy: TypedExpression? = nil, policy: Policy, group: String? = nil, body: CommandBody,
    failure: Failure,
    isAsync: Bool, asks: Bool, keepsErrors: Bool = false
  ) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.parameters = parameters
    self.gate = gate
    self.busy = busy
    self.policy = policy
    self.group = group
    self.body = body
    self.failure = failure
    self.isAsync = isAsync
    self.asks = asks
    self.keepsErrors = keepsErrors
  }
}

package struct CommandBody: Sendable {
  package var steps: [Step]
  package var catches: [Catch]
  /// Whether the error policy of the module handles errors that the clauses do not catch.
  package var usesErrorPolicy = false
}

package struct Catch: Sendable {
  /// The patterns. They are empty for a clause that catches every error, which its steps read as the local `error`.
  package var patterns: [TypedPattern]
  /// The type of the errors that the clause catches, or nil if it can be any error.
  package var error: String?
  package var steps: [Step]
}

package struct Step: Sendable {
  package indirect enum Kind: Sendable {
    /// With the type that is written in the schema, if any.
    case constant(String, Type?, StepValue)
    /// `+=` and `-=` are resolved to plain assignments.
    case assign(StoragePath, StepValue)
    /// A change of a collection or of a part of one of its elements.
    case change(CollectionChange)
    case call(StepValue)
    /// `viewModel.signIn(code: …)`: runs another command, or the same command again after this run.
    case command(MemberID, [CallArgument])
    case navigate(Navigation)
    /// `settings.apply()`: runs a command of a child, if the child exists.
    case childCommand(MemberID, command: String, [CallArgument])
    /// `rows.refresh()`
    case list(MemberID, ListCommand, [CallArgument])
    /// `rows.remove(id) undo 5s { try await store.remove(id) }`: removes a row at once, and runs the steps after the period.
    case removal(MemberID, id: TypedExpression, period: TypedExpression, [Step])
    /// `emit removed(id: line.id)`
    case emit(event: MemberID, [CallArgument])
    case conditional([TypedCondition], then: [Step], else: [Step])
    /// The name of each element, the collection, and the steps for each element.
    case forEach(String, TypedExpression, [Step])
    /// Cancels the runs of a command.
    case cancel(MemberID)
    /// Reports the progress of the command that contains the step. Without a total, it is a fraction.
    case progress(MemberID, TypedExpression, of: TypedExpression?)
    /// Suspends the steps for a duration.
    case wait(TypedExpression)
    case confirm(Question)
    case prompt(String, Question)
    /// Binds the element whose button the user chooses.
    case choose(String, Question, QuestionElements)
    case commit(draft: MemberID)
    case revert(draft: MemberID)
    /// Invalidates the results of a `use`.
    case invalidate(MemberID)
    /// Closes the screen with a result.
    case finish(TypedExpression)
  }
  package var kind: Kind
  package var range: SourceRange
}

package indirect enum StepValue: Sendable {
  case expression(TypedExpression)
  case service(ServiceCall)
  /// A `custom` with effects, or without a result.
  case custom(MemberID, [CallArgument], isAsync: Bool, failure: Failure, result: Type?)
  /// A screen whose result the step waits for.
  case screen(Navigation)
}

package final class ServiceCall: Sendable {
  /// The `use` whose function is called.
  package let use: MemberID
  package let service: String
  package let function: String
  package let arguments: [CallArgument]
  package let kind: ServiceFunction.Kind
  package let failure: Failure
  package let result: Type?
  package let range: SourceRange

  package init(
    use: MemberID, service: String, function: String, arguments: [CallArgument], kind: ServiceFunction.Kind,
    failure: Failure, result: Type? = nil, range: SourceRange
  ) {
    self.use = use
    self.service = service
    self.function = function
    self.arguments = arguments
    self.kind = kind
    self.failure = failure
    self.result = result
    self.range = range
  }
}

/// `navigator.push(HomeViewModel(user: user))`
package struct Navigation: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case push, pop, popToRoot, present, cover, dismiss, resetRoot, open, finish
  }
  /// The `use` of the navigator.
  package var use: MemberID
  package var kind: Kind
  package var viewModel: ViewModelConstruction?
  /// The tabs of `resetRoot(main)`.
  package var tabs: TabsConstruction?
  /// The address of `open`.
  package var url: TypedExpression?
}

/// `main(user: user)`, the tabs of a router.
package struct TabsConstruction: Sendable {
  package var name: String
  package var arguments: [CallArgument]
  /// The services of the tabs' screens.
  package var services: [String]
}

/// `HomeViewModel(user: user)`
package struct ViewModelConstruction: Sendable {
  package var name: String
  package var arguments: [CallArgument]
}

package final class Follow: Sendable {
  package let id: MemberID
  package let range: SourceRange
  package let documentation: Documentation
  package let target: StoragePath
  package let stream: ServiceCall
  package let catches: [Catch]

  package init(
    id: MemberID, range: SourceRange, documentation: Documentation, target: StoragePath, stream: ServiceCall,
    catches: [Catch]
  ) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.target = target
    self.stream = stream
    self.catches = catches
  }
}

package final class Reaction: Sendable {
  package enum Event: Sendable {
    /// The condition becomes true.
    case condition(TypedExpression)
    /// One of the values changes.
    case change([TypedExpression])
    /// An interval has passed, while the condition is true.
    case every(TypedExpression, when: TypedExpression?)
    case lifecycle(LifecycleEvent)
    case received(ReceivedEvent)
  }
  package let id: MemberID
  package let range: SourceRange
  package let documentation: Documentation
  package let event: Event
  package let body: CommandBody
  package let isAsync: Bool

  package init(
    id: MemberID, range: SourceRange, documentation: Documentation, event: Event, body: CommandBody, isAsync: Bool
  ) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.event = event
    self.body = body
    self.isAsync = isAsync
  }
}
