import VmgenSchemaSyntax

/// `event removed(id: OrderLine.ID)`
package struct Event: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
}

extension Event: CheckedMember {}

/// `on settings.removed(let id)`: an event of a child.
package struct ReceivedEvent: Sendable {
  /// A value of the event.
  package struct Value: Sendable {
    /// The name of the value in the event.
    package var parameter: String
    package var type: Type
    /// The name of the value in the steps; nil if they do not read it.
    package var name: String?
  }
  package var child: MemberID
  package var event: String
  package var values: [Value]
  /// The number of events that the child declares.
  package var eventCount: Int
  /// Whether the event is the selection of a row, which the list reports itself.
  package var isSelection: Bool

  /// The name of the event for the selection of a row.
  static let selection = "selected"
}
