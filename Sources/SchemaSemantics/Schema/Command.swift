import VmgenSchemaSyntax

package final class Command: Sendable {
  package enum Policy: String, Sendable, CaseIterable {
    case drop, queue, restart, parallel
  }
  package let id: MemberID
  /// The name of its property in Swift, which no other member has: `load`, or `loadID` for `load(id:)` beside other
  /// commands with the name `load`.
  package var name: String { id.name }
  /// The name in schemas: `load`, or `load(id:)`.
  package let shownName: String
  /// The declared name, which is that of its method in Swift: `load`.
  package let methodName: String
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
  /// The property whose `set` has the steps; nil for a written command.
  package let property: String?

  package init(
    id: MemberID, shownName: String, methodName: String, range: SourceRange, documentation: Documentation,
    parameters: [Parameter],
    gate: TypedExpression? = nil, busy: TypedExpression? = nil, policy: Policy, group: String? = nil, body: CommandBody,
    failure: Failure,
    isAsync: Bool, asks: Bool, keepsErrors: Bool = false, property: String? = nil
  ) {
    self.id = id
    self.shownName = shownName
    self.methodName = methodName
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
    self.property = property
  }

  /// Returns the command with another condition and busy text.
  func replacing(gate: TypedExpression?, busy: TypedExpression?) -> Command {
    Command(
      id: id, shownName: shownName, methodName: methodName, range: range, documentation: documentation,
      parameters: parameters, gate: gate, busy: busy, policy: policy, group: group, body: body, failure: failure,
      isAsync: isAsync, asks: asks, keepsErrors: keepsErrors, property: property)
  }
}

/// A command of a child's view model.
package struct ChildCommand: Sendable {
  /// The identity in the child's view model.
  package let id: MemberID
  /// The name of its method.
  package let methodName: String
}

extension Command: CheckedMember {
  package var hasRules: Bool { true }

  package var comparedType: Type? { .bool }

  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    parameters.compactMap(\.defaultValue).forEachRoot(visit)
    gate.forEachRoot(visit)
    busy.forEachRoot(visit)
    body.forEachRoot(visit)
  }
}

package enum CommandFacet: String, Hashable, Sendable, CaseIterable {
  case canRun, isRunning, busyText, error, errorText, canCancel, progress, successCount
  case question, questionMessage, questionButtons, destructiveButtons
}

package struct CommandBody: Sendable {
  package var steps: [Step]
  package var catches: [Catch]
  /// Whether the error policy of the module handles errors that the clauses do not catch.
  package var usesErrorPolicy = false
}

extension CommandBody: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) {
    steps.forEachRoot(visit)
    catches.forEachRoot(visit)
  }
}

package struct Catch: Sendable {
  /// The patterns. They are empty for a clause that catches every error, or all errors of a type.
  package var patterns: [TypedPattern]
  /// The name by which the steps of a clause without patterns read the error.
  package var name = "error"
  /// The condition of the named error or of the only pattern.
  package var condition: TypedExpression?
  /// The type of the errors that the clause catches, or nil if it can be any error.
  package var error: String?
  package var steps: [Step]
}

extension Catch: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) {
    condition.forEachRoot(visit)
    steps.forEachRoot(visit)
  }
}
