import VmgenSchemaSyntax

/// `restore query, order`
package struct Restore: CheckedMember {
  /// A value that is stored with the screen.
  package struct Value: Sendable {
    package var id: MemberID
    package var name: String { id.name }
    /// The type of the stored value: for an edit with a text, a `String`.
    package var type: Type
    /// The part of an edit that is stored: of an edit with a text the text, so that nothing that was typed is lost. It is
    /// nil for a member that is the value itself.
    package var part: EditPart?
  }

  package enum EditPart: String, Sendable {
    case text, value
  }

  package var id: MemberID
  package var range: SourceRange
  package var values: [Value]
}

extension ViewModel {
  /// The values that are stored with the screen; nil for a screen that is not restored.
  package var restoredValues: [Restore.Value]? {
    let restores = members.compactMap { if case .restore(let restore) = $0 { restore } else { nil } }
    return restores.isEmpty ? nil : restores.flatMap(\.values)
  }
}
