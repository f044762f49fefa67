import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A step that only reads and writes the view model's own values: with those beside it, it is one change.
indirect enum StepChange {
  case constant(String, TypedExpression)
  case assign(WritablePath, TypedExpression)
  /// Of what a service or a custom answered, in a local of that Swift name.
  case take(WritablePath, local: String)
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
    case .commit(let draft): self = .commit(draft: draft)
    case .revert(let draft): self = .revert(draft: draft)
    case .invalidate(let use): self = .invalidate(use)
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

  func mentions(_ name: String) -> Bool {
    switch self {
    case .expression(let expression): expression.mentions(name)
    case .service(let call): call.arguments.contains { $0.value.mentions(name) }
    case .custom(_, let arguments, _, _, _): arguments.contains { $0.value.mentions(name) }
    }
  }
}

extension Step {
  /// Whether it reads a name that a step before it gave.
  func mentions(_ name: String) -> Bool {
    switch kind {
    case .constant(_, let value), .assign(_, let value), .call(let value): value.mentions(name)
    case .command(_, let arguments): arguments.contains { $0.value.mentions(name) }
    case .navigate(let navigation): navigation.viewModel?.arguments.contains { $0.value.mentions(name) } ?? false
    case .conditional(let conditions, let then, let otherwise):
      conditions.contains { $0.mentions(name) } || (then + otherwise).contains { $0.mentions(name) }
    case .confirm(let text), .prompt(_, let text): text.mentions(name)
    case .commit, .revert, .invalidate: false
    }
  }
}

extension TypedCondition {
  func mentions(_ name: String) -> Bool {
    var result = false
    forEachChild { result = result || $0.mentions(name) }
    return result
  }

  /// Whether it reads something that is derived.
  var readsDerived: Bool {
    var result = false
    forEachChild { result = result || $0.readsDerived }
    return result
  }

  /// Whether it reads anything of the view model.
  var readsMembers: Bool {
    var result = false
    forEachChild { result = result || $0.readsMembers }
    return result
  }
}

extension TypedExpression {
  func mentions(_ name: String) -> Bool {
    if case .reference(.local(name)) = kind { return true }
    var result = false
    forEachChild { result = result || $0.mentions(name) }
    return result
  }

  /// Whether it reads something that is derived: a display, or what a view sees of an edit, a draft or a command.
  var readsDerived: Bool {
    switch kind {
    case .reference(.derived), .facet: return true
    default: break
    }
    var result = false
    forEachChild { result = result || $0.readsDerived }
    return result
  }

  /// A good name for its value: that of the member or field that it reads.
  var suggestedName: String? {
    switch kind {
    case .reference(let reference):
      switch reference {
      case .input(let name), .derived(let name), .state(let name), .edit(let name), .draft(let name): name
      default: nil
      }
    case .field(_, let name): name
    case .wrapped(let inner), .parenthesized(let inner), .optionalChain(_, let inner), .coalesce(let inner, _):
      inner.suggestedName
    default: nil
    }
  }
}
