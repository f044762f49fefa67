import VmgenSchemaSyntax

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
  /// The closure that changes each typed text.
  package var transform: TypedExpression?
  package var debounce: TypedExpression?
  /// The requirements in source order.
  package var requirements: [EditRequirement]
  package var check: EditCheck?
  /// What Return does in the field of the edit; nil if it ends editing.
  package var onReturn: EditReturn?
}

extension Edit: CheckedMember {
  package var boundPaths: [StoragePath] {
    if case .path(let path, _) = storage { [path] } else { [] }
  }

  package var hasRules: Bool { true }

  // An edit is compared like an optional, which also contains a value of the type.
  package var comparedType: Type? { .optional(type) }

  package var initialValue: InitialValue? {
    if case .own(let value) = storage { InitialValue(storage: .edit(id), type: type, value: value) } else { nil }
  }

  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch storage {
    case .own(let value): value.forEachRoot(visit)
    case .path(_, let fallback): fallback.forEachRoot(visit)
    }
    text?.closures.forEachRoot(visit)
    transform.forEachRoot(visit)
    debounce.forEachRoot(visit)
    for requirement in requirements {
      requirement.condition.forEachRoot(visit)
      requirement.message.forEachRoot(visit)
    }
    guard let check else { return }
    check.call.arguments.forEachRoot(visit)
    check.delay.forEachRoot(visit)
    check.message.forEachRoot(visit)
  }
}

extension Edit {
  /// Whether some text or value of the edit is invalid.
  package var canBeInvalid: Bool { !requirements.isEmpty || check != nil || text?.canReject == true }
}

package enum EditFacet: String, Hashable, Sendable, CaseIterable {
  case text, error, isValid, touched, isChecking, isPending, isEnabled
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

extension EditText {
  /// Whether some text represents no value.
  fileprivate var canReject: Bool {
    switch self {
    case .string: false
    case .optional(let inner), .present(let inner): inner.canReject
    case .integer, .double, .decimal, .url, .uuid, .date, .day, .duration, .choice, .custom: true
    }
  }

  /// The closures of `as text(format: …, parse: …)`.
  var closures: [TypedExpression] {
    switch self {
    case .custom(let format, let parse): [format, parse]
    case .optional(let inner), .present(let inner): inner.closures
    default: []
    }
  }
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
