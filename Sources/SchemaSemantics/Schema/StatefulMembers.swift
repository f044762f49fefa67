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
  package enum Storage: Sendable {
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
  /// How its text is written and read; nil for one that has no text.
  package var text: EditText?
  package var trims: Bool
  package var debounce: TypedExpression?
  /// In the order written.
  package var requirements: [EditRequirement]
  package var check: EditCheck?
}

package enum EditText: Sendable {
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

package struct EditRequirement: Sendable {
  /// Reads the edit, and other edits in a rule across fields, by what is pending in them: `Reference.pending`.
  package var condition: TypedExpression
  package var message: TypedExpression
  /// Whether it reads nothing but the edit itself: only such a rule refuses a text.
  package var isOwn: Bool
}

/// `check await names.isFree(name) after 0.5s else "…"`
package struct EditCheck: Sendable {
  package var call: ServiceCall
  package var delay: TypedExpression?
  package var message: TypedExpression
}

/// `draft form = user`
package struct Draft: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var source: StoragePath
  package var type: Type
}

package struct Command: Sendable {
  package enum Policy: String, Sendable, CaseIterable {
    case drop, queue, restart, parallel
  }
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
  package var gate: TypedExpression?
  package var busy: TypedExpression?
  package var policy: Policy
  package var body: CommandBody
  /// What it fails with: what its steps throw and its `catch` clauses leave.
  package var failure: Failure
  /// Whether a step waits: one that does not is over when its call returns.
  package var isAsync: Bool
  /// Whether a step asks the user.
  package var asks: Bool
}

package struct CommandBody: Sendable {
  package var steps: [Step]
  package var catches: [Catch]
}

package struct Catch: Sendable {
  /// Empty for one that takes every error, which its steps read as the local `error`.
  package var patterns: [TypedPattern]
  /// The error type that the patterns are of, or `error` is; nil where any error may come.
  package var error: String?
  package var steps: [Step]
}

package struct Step: Sendable {
  package indirect enum Kind: Sendable {
    case constant(String, StepValue)
    /// `+=` and `-=` are resolved to plain assignments.
    case assign(StoragePath, StepValue)
    case call(StepValue)
    /// `viewModel.signIn(code: …)`: another command, or the same once more when this run is over.
    case command(MemberID, [CallArgument])
    case navigate(Navigation)
    case conditional([TypedCondition], then: [Step], else: [Step])
    case confirm(TypedExpression)
    case prompt(String, TypedExpression)
    case commit(draft: MemberID)
    case revert(draft: MemberID)
    /// The `use` whose results are invalidated.
    case invalidate(MemberID)
  }
  package var kind: Kind
  package var range: SourceRange
}

package enum StepValue: Sendable {
  case expression(TypedExpression)
  case service(ServiceCall)
  /// A `custom` with effects, or without a result.
  case custom(MemberID, [CallArgument], isAsync: Bool, failure: Failure, result: Type?)
}

package struct ServiceCall: Sendable {
  /// The `use`.
  package var use: MemberID
  package var service: String
  package var function: String
  package var arguments: [CallArgument]
  package var kind: ServiceFunction.Kind
  package var failure: Failure
  package var result: Type?
  package var range: SourceRange
}

/// `navigator.push(HomeViewModel(user: user))`
package struct Navigation: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case push, pop, popToRoot, present, dismiss, resetRoot
  }
  /// The `use`.
  package var use: MemberID
  package var kind: Kind
  package var viewModel: ViewModelConstruction?
}

/// `HomeViewModel(user: user)`
package struct ViewModelConstruction: Sendable {
  package var name: String
  package var arguments: [CallArgument]
}

package struct Follow: Sendable {
  package var id: MemberID
  package var range: SourceRange
  package var documentation: Documentation
  package var target: StoragePath
  package var stream: ServiceCall
  package var catches: [Catch]
}

package struct Reaction: Sendable {
  package enum Event: Sendable {
    /// Once the condition becomes true.
    case condition(TypedExpression)
    case appear
    case disappear
  }
  package var id: MemberID
  package var range: SourceRange
  package var documentation: Documentation
  package var event: Event
  package var body: CommandBody
  package var isAsync: Bool
}
