import VmgenSchemaSyntax

package final class Reaction: Sendable {
  package enum Event: Sendable {
    /// The condition becomes true.
    case condition(TypedExpression)
    /// One of the values changes. The steps read the value before the change of the only value by the name, if any.
    case change([TypedExpression], from: String?)
    /// An interval has passed, while the condition is true.
    case every(TypedExpression, when: TypedExpression?)
    case lifecycle(LifecycleEvent)
    case received(ReceivedEvent)

    /// Whether the event is a change of values.
    var isChange: Bool {
      switch self {
      case .condition, .change: true
      default: false
      }
    }

    /// Whether the event happens without a call of the view or of a child.
    package var happensByItself: Bool {
      switch self {
      case .condition, .change, .every: true
      case .lifecycle, .received: false
      }
    }
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

extension Reaction: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch event {
    case .condition(let condition): condition.forEachRoot(visit)
    case .change(let values, _): values.forEachRoot(visit)
    case .every(let interval, let condition):
      interval.forEachRoot(visit)
      condition.forEachRoot(visit)
    case .lifecycle, .received: break
    }
    body.forEachRoot(visit)
  }
}

/// `event removed(id: OrderLine.ID)`
package struct Event: CheckedMember {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
  /// Whether all values can be compared.
  package var isHashable: Bool
}

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

extension ViewModel {
  /// The children whose events the view model receives. They exist while the view model runs, also if nothing reads them.
  package var emitters: [Child] {
    children.filter { child in
      reactions.contains { if case .received(let event) = $0.event { event.child == child.id } else { false } }
    }
  }
}

package final class Follow: Sendable {
  package let id: MemberID
  package let range: SourceRange
  package let documentation: Documentation
  package let target: StoragePath
  package let stream: ServiceCall
  /// The conditions while which the stream is followed. The arguments of the stream read their names.
  package let conditions: [TypedCondition]
  package let catches: [Catch]
  /// The steps that run when the stream has ended without an error; nil for none.
  package let end: CommandBody?
  /// Whether the error policy may handle an error that no clause catches.
  package let usesErrorPolicy: Bool

  package init(
    id: MemberID, range: SourceRange, documentation: Documentation, target: StoragePath, stream: ServiceCall,
    conditions: [TypedCondition] = [], catches: [Catch], end: CommandBody? = nil, usesErrorPolicy: Bool
  ) {
    self.id = id
    self.range = range
    self.documentation = documentation
    self.target = target
    self.stream = stream
    self.conditions = conditions
    self.catches = catches
    self.end = end
    self.usesErrorPolicy = usesErrorPolicy
  }
}

extension Follow {
  /// Whether an expression is the value that the stream stores, and not only a part of it or a result.
  package func stores(_ value: TypedExpression) -> Bool {
    var fields: [String] = []
    var base = value
    while case .field(let inner, let name) = base.kind { (base, fields) = (inner, [name] + fields) }
    guard case .reference(.storage(target.root)) = base.kind else { return false }
    return fields == target.steps.map(\.field)
  }
}

extension Follow: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    conditions.forEachRoot(visit)
    stream.arguments.forEachRoot(visit)
    catches.forEachRoot(visit)
    end?.forEachRoot(visit)
  }
}
