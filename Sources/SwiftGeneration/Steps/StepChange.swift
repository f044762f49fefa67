import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A step that only reads and writes the view model's own values: with those beside it, it is one change.
indirect enum StepChange {
  case constant(String, TypedExpression)
  case assign(StoragePath, TypedExpression)
  /// Of what a service or a custom answered, in a local of that Swift name.
  case take(StoragePath, local: String)
  case commit(draft: String)
  case revert(draft: String)
  case invalidate(String)
  case conditional([TypedCondition], [StepChange], [StepChange])

  /// nil for a step that reaches out of the view model, or waits.
  init?(_ step: Step) {
    switch step.kind {
    case .constant(let name, let value):
      guard let value = value.expression else { return nil }
      self = .constant(name, value)
    case .assign(let path, let value):
      guard let value = value.expression else { return nil }
      self = .assign(path, value)
    case .commit(let draft): self = .commit(draft: draft.name)
    case .revert(let draft): self = .revert(draft: draft.name)
    case .invalidate(let use): self = .invalidate(use.name)
    case .conditional(let conditions, let then, let otherwise):
      let changes = (then.map { StepChange($0) }, otherwise.map { StepChange($0) })
      guard changes.0.allSatisfy({ $0 != nil }), changes.1.allSatisfy({ $0 != nil }) else { return nil }
      self = .conditional(conditions, changes.0.compactMap { $0 }, changes.1.compactMap { $0 })
    case .call, .command, .navigate, .confirm, .prompt: return nil
    }
  }

  var writes: Bool {
    if case .constant = self { false } else { true }
  }

  /// The name that it gives a value.
  var constant: String? {
    if case .constant(let name, _) = self { name } else { nil }
  }

  func mentions(_ name: String) -> Bool {
    switch self {
    case .constant(_, let value), .assign(_, let value): value.mentions(name)
    case .take, .commit, .revert, .invalidate: false
    case .conditional(let conditions, let then, let otherwise):
      conditions.contains { $0.mentions(name) } || (then + otherwise).contains { $0.mentions(name) }
    }
  }
}

extension StepValue {
  /// The value, where getting it has no effect: a query answers the same for the same arguments.
  var expression: TypedExpression? {
    switch self {
    case .expression(let expression): return expression
    case .service(let call):
      guard call.kind == .query, call.failure == .never, let result = call.result else { return nil }
      return TypedExpression(.query(call), result, call.range)
    case .custom: return nil
    }
  }
}

extension SemanticTree {
  /// Whether it reads a local name.
  func mentions(_ name: String) -> Bool {
    containsExpression { if case .reference(.local(name)) = $0.kind { true } else { false } }
  }

  /// Whether it reads something that is derived: a display, or what a view sees of an edit, a draft or a command.
  var readsDerived: Bool {
    containsExpression { expression in
      switch expression.kind {
      case .reference(.derived), .facet: true
      default: false
      }
    }
  }
}

extension TypedExpression {
  /// A good name for its value: that of the member or field that it reads.
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
    case .wrapped(let inner), .parenthesized(let inner), .optionalChain(_, let inner), .coalesce(let inner, _):
      inner.suggestedName
    default: nil
    }
  }
}
