import VmgenSchemaSyntax

/// Closures that name the parts of a pair: `items.enumerated().map { index, item in … }` and `scores.filter { $1 > 3 }`.
extension ExpressionChecker {
  /// Returns the type of the pair whose parts a closure reads as two parameters; nil for other closures.
  func pair(of closure: Closure, _ parameters: [Type]) -> Type? {
    guard parameters.count == 1, let type = parameters.first, type.partNames != nil else { return nil }
    return closure.parameters.isEmpty
      ? (closure.body.readsSecondParameter ? type : nil) : (closure.parameters.count == 2 ? type : nil)
  }

  /// Returns the name of the only parameter in generated code, such as `indexAndItem`; nil for `$0`.
  func nameOfPair(_ closure: Closure) -> String? {
    guard !closure.parameters.isEmpty else { return nil }
    let names = closure.parameters.map(\.text).filter { $0 != "_" }
    var name = names.count == 2 ? names[0] + "And" + capitalized(names[1]) : (names.first ?? "") + "Entry"
    while environment.local(name) != nil || environment.members[name] != nil { name += "Pair" }
    return lowerCamelCased(name)
  }

  func bindParts(_ names: [Identifier], of pair: Type, named whole: String) {
    let place = names[0].range
    bind(whole, pair, .local(whole), at: place, isMade: true)
    let value = TypedExpression(.reference(.local(whole)), pair, place)
    for (index, name) in names.enumerated() where name.text != "_" {
      checkNotKeyword(name, as: "parameter")
      let part = part(index, of: value, at: name.range)
      bind(name.text, part.type, .local(name.text), at: name.range)
      environment.locals[environment.locals.count - 1].meaning = part
    }
  }

  /// Returns the first or second part of a pair.
  func part(_ index: Int, of pair: TypedExpression, at range: SourceRange) -> TypedExpression {
    guard let name = pair.type.partNames?[index], let candidate = candidates(for: name, on: pair.type).first else {
      return invalid(range)
    }
    let call = BuiltInCall(id: candidate.builtIn.id, receiver: pair, arguments: [])
    return TypedExpression(.builtIn(call), candidate.substitution.applied(to: candidate.signature.result), range)
  }
}

extension Type {
  /// The names of the two parts of a numbered element, an entry of a dictionary, or two paired elements; nil for other
  /// types.
  var partNames: [String]? {
    switch self {
    case .builtIn("Numbered", _): ["offset", "element"]
    case .builtIn("KeyedValue", _): ["key", "value"]
    case .builtIn("Paired", _): ["first", "second"]
    default: nil
    }
  }
}

extension Expression {
  /// Whether the body of a closure reads `$1`.
  var readsSecondParameter: Bool {
    switch kind {
    case .closureParameter(let index): return index == 1
    case .closure(let closure): return !closure.parameters.isEmpty && closure.body.readsSecondParameter
    default:
      var reads = false
      forEachChild { if $0.readsSecondParameter { reads = true } }
      return reads
    }
  }
}
