import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The conditions of a `follow` in the closures of its rule, which do not share names.
extension Follow {
  /// The condition while which the stream is followed; nil for always.
  var condition: TypedExpression? {
    guard let first = conditions.first else { return nil }
    let plain = conditions.compactMap { if case .expression(let value) = $0 { value } else { nil } }
    if plain.count == conditions.count {
      return plain.dropFirst().reduce(plain.first) { all, next in
        all.map { TypedExpression(.and($0, next), .bool, next.range) }
      }
    }
    if conditions.count == 1, case .unwrap(_, let value) = first {
      let none = TypedExpression(.nilLiteral(()), value.type, value.range)
      return TypedExpression(.equal(value, none, negated: true), .bool, value.range)
    }
    return choice { TypedExpression(.boolean($0), .bool, stream.range) }
  }

  /// Returns an optional with an argument of the stream, which is nil while the conditions do not hold; nil for an
  /// argument that does not read a name of the conditions.
  func bound(_ argument: TypedExpression) -> TypedExpression? {
    guard conditions.contains(where: { $0.names.contains { argument.mentions($0) } }) else { return nil }
    if conditions.count == 1, case .unwrap(let name, let value) = conditions[0],
      case .reference(.local(name)) = argument.kind
    {
      return value
    }
    let type = Type.optional(argument.type)
    return choice { holds in
      TypedExpression(holds ? .wrapped(argument) : .nilLiteral(()), type, argument.range)
    }
  }

  /// Returns an `if` with the conditions, without the names that it does not read.
  private func choice(_ value: (Bool) -> TypedExpression) -> TypedExpression {
    let then = value(true)
    var rest: [TypedCondition] = []
    for condition in conditions.reversed() {
      let unused = condition.names.filter { !then.mentions($0) && !rest.mentions($0) }
      rest.insert(condition.dropping(Set(unused)), at: 0)
    }
    return TypedExpression(.conditional(rest, then: then, else: value(false)), then.type, then.range)
  }
}
