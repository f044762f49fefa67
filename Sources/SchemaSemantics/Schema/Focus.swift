import VmgenSchemaSyntax

/// The focus of a view model's edits. A view model has it if an edit says what Return does, or with `focus email on first
/// appear`.
package struct FocusMember: CheckedMember {
  package var id: MemberID
  package var range: SourceRange
  /// The type: an optional of the enum of the edits.
  package var type: Type
  /// The edits that can have the focus, in source order.
  package var fields: [MemberID]
  /// The edit that receives the focus when the view appears for the first time.
  package var first: MemberID?

  /// The name in expressions and steps.
  package static let name = "focus"
}

/// What the Return key does in the field of an edit.
package enum EditReturn: Sendable {
  /// The focus moves to an edit.
  case next(MemberID)
  /// Editing ends, and a command runs.
  case submit(MemberID)
}

extension Type {
  /// The enum of a view model's edits that can have the focus.
  package static func focusField(of viewModel: String) -> Type { .declared(viewModel + fieldEnding) }

  /// Returns the view model whose edits are the values of a type; nil for another type.
  static func viewModel(ofFocusField type: String) -> String? {
    type.hasSuffix(fieldEnding) ? String(type.dropLast(fieldEnding.count)) : nil
  }

  private static let fieldEnding = ".Field"
}
