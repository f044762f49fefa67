import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A step that only reads and writes the view model's own values, or the rest of a step whose value was the result of a
/// call. Consecutive changes form one transaction.
struct StepChange {
  let step: Step
  /// The Swift name of the local variable with the result of the call.
  let local: String?

  init(_ step: Step, local: String? = nil) {
    self.step = step
    self.local = local
  }

  /// Whether the change reads a local constant of that name, or changes a variable.
  func mentions(_ name: String) -> Bool {
    !isAssignmentOfLocal && step.mentions(name) || step.changes(variable: name)
  }

  /// Whether the change reads a derived value before its first nested change.
  var readsDerived: Bool { !isAssignmentOfLocal && step.readsDerivedItself }

  /// Whether the change only assigns the result of a call, which the call has read.
  private var isAssignmentOfLocal: Bool {
    if case .assign = step.kind { local != nil } else { false }
  }
}

extension Step {
  /// The constant that the step declares, if its value has no effect.
  var constant: (name: String, type: Type?, value: TypedExpression)? {
    guard case .constant(let name, let type, let value) = kind, let value = value.expression else { return nil }
    return (name, type, value)
  }

  /// Whether the step reads a local constant of that name, or changes a variable.
  func uses(_ name: String) -> Bool { mentions(name) || changes(variable: name) }

  /// Whether the step binds names for the steps after it.
  var bindsNames: Bool { constant != nil || isBindingGuard }

  /// Whether the step is a `throw`, or only decides whether there is one.
  var onlyThrows: Bool { mayThrowItself && !writesValues }

  /// Whether the step, which is a change, writes values.
  var writesValues: Bool {
    var writes = false
    forEachStep { writes = writes || $0.writesItself }
    return writes
  }

  /// Whether the step itself writes, not counting nested steps.
  var writesItself: Bool { facts.writtenStorage != nil }

  /// Whether the step reads a derived value before its first nested step.
  fileprivate var readsDerivedItself: Bool {
    var isFound = false
    SemanticNode.step(self).forEachChild { node in
      if case .expression(let expression) = node { isFound = isFound || expression.readsDerived }
    }
    return isFound
  }
}

extension SemanticTree {
  /// Whether the tree reads a derived value: a display, an intermediate value, or the public state of an edit, a draft
  /// or a command.
  var readsDerived: Bool {
    containsExpression { expression in
      switch expression.kind {
      case .reference(.derived), .reference(.storage(.child)), .facet: true
      default: false
      }
    }
  }
}

extension TypedExpression {
  /// A suitable name for a local constant of the value: the name of the member or field that the expression reads.
  var suggestedName: String? {
    switch kind {
    case .reference(let reference):
      switch reference {
      case .storage(.context): nil
      case .storage(let storage): storage.name
      case .derived(let id): id.name
      default: nil
      }
    case .field(_, let name): name
    case .label: "label"
    case .wrapped(let inner), .parenthesized(let inner), .optionalChain(_, let inner), .coalesce(let inner, _):
      inner.suggestedName
    default: nil
    }
  }
}
