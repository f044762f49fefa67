import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension LoweredBlock {
  /// Whether the value is a single expression and not a choice, which Swift does not allow as an argument.
  var isPlainValue: Bool {
    if case .value = tail { prelude.isEmpty } else { false }
  }
}

extension CollectionChange {
  /// A suitable name for a local constant of the assigned value.
  var suggestedName: String {
    for case .field(let name, _) in parts.reversed() { return name }
    return "element"
  }

  /// Whether Swift accesses the storage before it evaluates a key or a value: with the rules of a draft, or after `?.`.
  var isWrittenExclusively: Bool {
    path.isWrittenExclusively || unwraps > 0 || parts.contains { $0.unwraps > 0 }
  }

  /// The keys, then the arguments, in the order of ``statement(in:_:_:)``.
  var values: [TypedExpression] {
    var values: [TypedExpression] = []
    for case .element(_, let key, _) in parts { values.append(key) }
    if let value = assignedValue?.expression { values.append(value) }
    return values + action.arguments
  }

  /// Returns the change as a statement.
  ///
  /// - Parameters:
  ///   - place: The stored value.
  ///   - local: The Swift name of the assigned value, if it is the result of a call.
  ///   - lower: Returns the Swift code of a key or an argument, in the order of evaluation.
  func statement(
    in place: SwiftExpression, _ local: String? = nil, _ lower: (TypedExpression) -> SwiftExpression
  ) -> SwiftStatement {
    let place = parts.reduce(place) { place, part in
      switch part {
      case .element(let selector, let key, let unwraps): place.chained(unwraps).index(selector.label, lower(key))
      case .field(let name, let unwraps): place.chained(unwraps).member(swiftIdentifier(name, .member))
      }
    }
    let collection = place.chained(unwraps)
    let call = { (name: String, arguments: [SwiftArgument]) in
      SwiftStatement.value(collection.member(name).call(arguments))
    }
    switch action {
    case .assign(let value):
      if let local { return .assign(place, .text(local)) }
      return .assign(place, value.expression.map { assigned($0, lower) } ?? .text("()"))
    case .append(let value): return call("append", [SwiftArgument(lower(value))])
    case .insert(let value, let index):
      return call("insert", [SwiftArgument(lower(value)), SwiftArgument("checkedAt", lower(index))])
    case .removeAt(let index): return call("remove", [SwiftArgument("checkedAt", lower(index))])
    case .removeID(let id): return call("remove", [SwiftArgument("id", lower(id))])
    case .removeAll: return call("removeAll", [])
    case .insertMember(let value): return call("insert", [SwiftArgument(lower(value))])
    case .removeMember(let value): return call("remove", [SwiftArgument(lower(value))])
    case .call(let method, let arguments):
      let name = String(method.drop { $0 != "." }.dropFirst())
      let passed = arguments.map { SwiftArgument($0.label.map { swiftIdentifier($0, .label) }, lower($0.value)) }
      return call(swiftIdentifier(name, .member), passed)
    case .move(let id, let target):
      return call("move", [SwiftArgument("id", lower(id)), SwiftArgument("before", lower(target))])
    }
  }

  /// Returns an assigned value. A nil of an optional element is written as a value, because the subscript ignores nil.
  private func assigned(_ value: TypedExpression, _ lower: (TypedExpression) -> SwiftExpression) -> SwiftExpression {
    let lowered = lower(value)
    guard case .element(let selector, _, _)? = parts.last, selector != .key, value.type.isOptional else {
      return lowered
    }
    return .text(".some").call(lowered)
  }
}

extension CollectionChange.Part {
  fileprivate var unwraps: Int {
    switch self {
    case .element(_, _, let unwraps), .field(_, let unwraps): unwraps
    }
  }
}

extension SwiftExpression {
  /// Returns the expression before the given number of `?`.
  fileprivate func chained(_ count: Int) -> SwiftExpression { (0..<count).reduce(self) { base, _ in base.chained } }
}

extension CollectionChange.ElementSelector {
  /// The label of the subscript.
  fileprivate var label: String? {
    switch self {
    case .index: "checked"
    case .id: "id"
    case .key: nil
    }
  }
}
