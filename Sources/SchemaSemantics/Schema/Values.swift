import VmgenSchemaSyntax

package struct Input: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  /// Whether the input never changes: `let x: T`.
  package var isConstant: Bool
  package var type: Type
  package var defaultValue: TypedExpression?
}

extension Input: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) { defaultValue.forEachRoot(visit) }
}

package struct Derived: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  /// Whether the value is a display. Otherwise it is an intermediate value.
  package var isDisplay: Bool
  /// What the reader of the value passes; empty for a single value.
  package var parameters: [Parameter] = []
  /// Whether the value depends on arguments, so that generated code has a method for it.
  package var isFunction: Bool { !parameters.isEmpty }
  /// Whether the value is a display with a property, which has one value at a time.
  package var isProperty: Bool { isDisplay && !isFunction }
  package var type: Type
  package var value: TypedExpression
  /// The method with the steps of `set` in Swift; nil for a value that is only read.
  package var setterMethod: String?
}

extension Derived: CheckedMember {
  package var comparedType: Type? { isProperty ? type : nil }

  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    parameters.compactMap(\.defaultValue).forEachRoot(visit)
    value.forEachRoot(visit)
  }
}

/// `state x: T = v`
package struct StateMember: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var type: Type
  package var value: TypedExpression
  /// Whether a `follow` with steps implies the state, which only its steps name.
  package var isImplied = false
}

extension StateMember: CheckedMember {
  package var initialValue: InitialValue? { InitialValue(storage: .state(id), type: type, value: value) }

  package func forEachChild(_ visit: (SemanticNode) -> Void) { value.forEachRoot(visit) }
}

package struct Custom: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
  package var isAsync = false
  package var failure = Failure.never
  /// The type of the result, or nil if the custom is called only for its effect.
  package var result: Type?
  /// Whether the custom can be called in expressions, not only in steps.
  package var isFormula: Bool { result != nil && !isAsync && failure == .never }
}

extension Custom: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    parameters.compactMap(\.defaultValue).forEachRoot(visit)
  }
}
