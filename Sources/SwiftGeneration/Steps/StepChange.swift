import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A step that only reads and writes the view model's own values. Consecutive changes form one transaction.
indirect enum StepChange {
  case constant(String, Type?, TypedExpression)
  case assign(StoragePath, TypedExpression)
  /// The assignment of the result of a service or a custom, from the local variable of that Swift name.
  case take(StoragePath, local: String)
  /// A change of a collection. The local variable of that Swift name is the assigned value, if it is the result of a call.
  case change(CollectionChange, local: String?)
  case progress(command: String, TypedExpression, of: TypedExpression?)
  case commit(draft: String)
  case revert(draft: String)
  case invalidate(String)
  case conditional([TypedCondition], [StepChange], [StepChange])
  case forEach(String, TypedExpression, [StepChange])

  /// Creates a change, or returns nil for a step that calls a service, presents a question, navigates or suspends.
  init?(_ step: Step) {
    switch step.kind {
    case .constant(let name, let type, let value):
      guard let value = value.expression else { return nil }
      self = .constant(name, type, value)
    case .assign(let path, let value):
      guard let value = value.expression else { return nil }
      self = .assign(path, value)
    case .change(let change):
      if case .assign(let value) = change.action, value.expression == nil { return nil }
      self = .change(change, local: nil)
    case .progress(let command, let done, let total): self = .progress(command: command.name, done, of: total)
    case .commit(let draft): self = .commit(draft: draft.name)
    case .revert(let draft): self = .revert(draft: draft.name)
    case .invalidate(let use): self = .invalidate(use.name)
    case .conditional(let conditions, let then, let otherwise):
      let changes = (then.map { StepChange($0) }, otherwise.map { StepChange($0) })
      guard changes.0.allSatisfy({ $0 != nil }), changes.1.allSatisfy({ $0 != nil }) else { return nil }
      self = .conditional(conditions, changes.0.compactMap { $0 }, changes.1.compactMap { $0 })
    case .forEach(let name, let elements, let body):
      let changes = body.map { StepChange($0) }
      guard changes.allSatisfy({ $0 != nil }) else { return nil }
      self = .forEach(name, elements, changes.compactMap { $0 })
    case .call, .command, .childCommand, .list, .removal, .emit, .cancel, .navigate, .wait, .confirm, .prompt, .choose,
      .finish:
      return nil
    }
  }

  var writes: Bool {
    if case .constant = self { false } else { true }
  }

  /// The name of the constant that the step declares.
  var constant: String? {
    if case .constant(let name, _, _) = self { name } else { nil }
  }

  func mentions(_ name: String) -> Bool {
    switch self {
    case .constant(_, _, let value), .assign(_, let value): value.mentions(name)
    case .change(let change, _): change.mentions(name)
    case .progress(_, let done, let total): done.mentions(name) || total.mentions(name)
    case .take, .commit, .revert, .invalidate: false
    case .conditional(let conditions, let then, let otherwise):
      conditions.contains { $0.mentions(name) } || (then + otherwise).contains { $0.mentions(name) }
    case .forEach(_, let elements, let body):
      elements.mentions(name) || body.contains { $0.mentions(name) }
    }
  }
}

extension StepValue {
  /// The value as an expression, if evaluating it has no side effect. A query returns the same result for the same
  /// arguments.
  var expression: TypedExpression? {
    switch self {
    case .expression(let expression): return expression
    case .service(let call):
      guard call.kind == .query, call.failure == .never, let result = call.result else { return nil }
      return TypedExpression(.query(call), result, call.range)
    case .custom, .screen: return nil
    }
  }
}

extension SemanticTree {
  /// Whether the tree reads a local constant of that name.
  func mentions(_ name: String) -> Bool {
    containsExpression { if case .reference(.local(name)) = $0.kind { true } else { false } }
  }

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
    case .wrapped(let inner), .parenthesized(let inner), .optionalChain(_, let inner), .coalesce(let inner, _):
      inner.suggestedName
    default: nil
    }
  }
}
