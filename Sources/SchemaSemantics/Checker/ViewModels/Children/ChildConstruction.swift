import VmgenSchemaSyntax

/// The parts of a child's value: `HeaderViewModel(owner: owner)`, or `readme.map { ReadmeViewModel(readme: $0) }`.
struct ChildConstruction {
  /// The name of the view model.
  var name: Identifier
  var arguments: [Argument]
  /// The whole construction.
  var range: SourceRange
  /// The optional before `.map`, and the name of the closure's parameter; nil for a child that always exists.
  var optional: (value: Expression, parameter: Identifier?)?
}

extension ChildSyntax {
  /// The construction of the view model; nil if the value has another form.
  var construction: ChildConstruction? {
    if let plain = value.construction { return plain }
    guard case .call(let callee, let arguments) = value.kind, case .member(let base, let map) = callee.kind,
      map.text == "map", arguments.count == 1, case .closure(let closure) = arguments[0].value.kind,
      closure.parameters.count <= 1, var made = closure.body.construction
    else { return nil }
    made.optional = (base, closure.parameters.first)
    return made
  }
}

extension ListSyntax {
  /// The construction of a row's view model; nil if the row has another form.
  var construction: ChildConstruction? { row.construction }
}

extension MemberSyntax {
  /// The construction of a child or of a list's rows.
  var construction: ChildConstruction? {
    switch self {
    case .child(let child): child.construction
    case .list(let list): list.construction
    default: nil
    }
  }
}

extension Expression {
  fileprivate var construction: ChildConstruction? {
    guard case .call(let callee, let arguments) = kind, case .name(let name) = callee.kind,
      name.first?.isUppercase == true
    else {
      return nil
    }
    return ChildConstruction(name: Identifier(text: name, range: callee.range), arguments: arguments, range: range)
  }
}
