import VmgenSchemaSyntax

/// Subscripts, whose result is optional.
extension ExpressionChecker {
  func inferIndex(_ base: TypedExpression, _ arguments: [Argument], _ range: SourceRange) -> TypedExpression {
    guard base.type != .unknown else {
      inferUnused(arguments)
      return invalid(range)
    }
    let name = Identifier(
      text: "subscript", range: SourceRange(file: range.file, lower: Int(base.range.upper), upper: Int(range.upper)))
    if let label = arguments.first?.label, label.text == "id", arguments.count == 1,
      case .array(let element) = base.type
    {
      if case .reference(.storage(.child(let list))) = base.kind,
        case .list(let shape)? = environment.members[list.name]?.kind
      {
        return row(arguments[0], of: shape, base, at: range)
      }
      guard let id = checkedID(of: element, at: label.range) else {
        inferUnused(arguments)
        return invalid(range)
      }
      return self.element(element, withID: check(arguments[0].value, as: id), of: base, range)
    }
    let matching = candidates(for: name.text, on: base.type).filter { $0.signature.parameters.first?.label == nil }
    if !matching.isEmpty { return resolve(matching, base, CallSite(of: name, arguments, at: range)) }
    inferUnused(arguments)
    if base.type.isOptional, !candidates(for: name.text, on: base.type.unwrapped).isEmpty {
      report(.memberOfOptional, at: name.range, ["name": "[…]", "type": "\(base.type)"])
    } else {
      report(.noIndex, at: name.range, ["type": "\(base.type)"])
    }
    return invalid(range)
  }

  /// Types `rows[id: 3]`, which an expectation reads.
  private func row(
    _ argument: Argument, of list: ListShape, _ base: TypedExpression, at range: SourceRange
  ) -> TypedExpression {
    guard environment.position == .expectation else {
      report(.rowByID, at: argument.label?.range ?? range, ["list": list.id.name])
      inferUnused([argument])
      return invalid(range)
    }
    guard case .array(let row) = base.type, let id = list.rows?.elementID else {
      inferUnused([argument])
      return invalid(range)
    }
    return element(row, withID: check(argument.value, as: id), of: base, range)
  }

  private func element(
    _ element: Type, withID id: TypedExpression, of base: TypedExpression, _ range: SourceRange
  ) -> TypedExpression {
    guard
      let entry = library.candidates(named: "subscript").first(where: { $0.signature.parameters.first?.label == "id" })
    else { return invalid(range) }
    let call = BuiltInCall(id: entry.builtIn.id, receiver: base, arguments: [.value(id)])
    return TypedExpression(.builtIn(call), element.asOptional, range)
  }
}
