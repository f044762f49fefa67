import VmgenSchemaSyntax

/// A change of a collection, or of a part of one of its elements: `order.lines[i].quantity = n`, `lines.append(x)`.
///
/// It has no effect if an element on the way to the changed value does not exist.
package final class CollectionChange: Sendable {
  /// A step from a stored value to the changed value, after ``path``.
  package indirect enum Part: Sendable {
    case element(ElementSelector, TypedExpression, isChained: Bool)
    /// A field of an element. The number of `?` before it counts the missing element and a nil.
    case field(String, unwraps: Int)
  }

  package enum ElementSelector: Sendable {
    /// `lines[i]`
    case index
    /// `lines[id: x]`
    case id
    /// `answers[key]`, in a dictionary
    case key
  }

  package indirect enum Action: Sendable {
    case assign(StepValue)
    case append(TypedExpression)
    case insert(TypedExpression, at: TypedExpression)
    case removeAt(TypedExpression)
    case removeID(TypedExpression)
    case removeAll
    case move(id: TypedExpression, before: TypedExpression)
  }

  /// The stored value before the first element.
  package let path: StoragePath
  package let parts: [Part]
  /// Whether a collection that a method changes may be nil.
  package let isChained: Bool
  package let action: Action

  package init(path: StoragePath, parts: [Part], isChained: Bool = false, action: Action) {
    self.path = path
    self.parts = parts
    self.isChained = isChained
    self.action = action
  }
}

extension CollectionChange: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) {
    for case .element(_, let key, _) in parts { visit(.expression(key)) }
    switch action {
    case .assign(let value): value.forEachRoot(visit)
    case .append(let value), .removeAt(let value), .removeID(let value): visit(.expression(value))
    case .insert(let value, let place), .move(let value, let place):
      visit(.expression(value))
      visit(.expression(place))
    case .removeAll: break
    }
  }
}

extension Step.Kind {
  /// Creates the assignment of a value to a stored value or to a part of an element.
  static func assign(_ target: WritableTarget, _ value: StepValue) -> Step.Kind {
    target.parts.isEmpty
      ? .assign(target.path, value)
      : .change(CollectionChange(path: target.path, parts: target.parts, action: .assign(value)))
  }
}
