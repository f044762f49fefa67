import VmgenSchemaSyntax

/// Array and dictionary literals, and the bounds of ranges.
extension ExpressionChecker {
  func inferArray(_ elements: [Expression], _ range: SourceRange, _ expected: Expected) -> TypedExpression {
    let collection = expected.type?.unwrapped
    switch collection {
    case .array(let element)?, .set(let element)?:
      guard let collection, !element.hasVariables, element != .unknown else { break }
      let typed = elements.map { check($0, as: element, isText: expected.isText) }
      return TypedExpression(.array(typed), collection, range)
    default: break
    }
    if elements.isEmpty {
      if case .array(.unknown)? = expected.type?.unwrapped {
        return TypedExpression(.array([]), .array(.unknown), range)
      }
      if let type = expected.type, !type.hasVariables { return mismatchedLiteral("[]", type, range) }
      report(.emptyCollectionNeedsType(literal: "[]"), at: range)
      return invalid(range)
    }
    let joined = join(
      elements.map { Branch($0, environment.locals) }, Expected(type: nil, isText: expected.isText), kind: "element")
    return TypedExpression(.array(joined.values), joined.type == .unknown ? .unknown : .array(joined.type), range)
  }

  func inferDictionary(
    _ entries: [(key: Expression, value: Expression)], _ range: SourceRange, _ expected: Expected
  ) -> TypedExpression {
    checkUniqueKeys(entries.map(\.key))
    if case .dictionary(let key, let value)? = expected.type?.unwrapped, !key.hasVariables, !value.hasVariables {
      let typed = entries.map {
        (key: check($0.key, as: key), value: check($0.value, as: value, isText: expected.isText))
      }
      return TypedExpression(.dictionary(typed), .dictionary(key: key, value: value), range)
    }
    if entries.isEmpty {
      if let type = expected.type, !type.hasVariables { return mismatchedLiteral("[:]", type, range) }
      report(
        .emptyCollectionNeedsType(literal: "[:]"), at: range,
        help: "declare the type: `display x: [String: Int] = [:]`"
      )
      return invalid(range)
    }
    let keys = join(entries.map { Branch($0.key, environment.locals) }, .anything, kind: "key")
    let values = join(
      entries.map { Branch($0.value, environment.locals) }, Expected(type: nil, isText: expected.isText), kind: "value")
    guard keys.type != .unknown, values.type != .unknown else { return invalid(range) }
    if !conforms(keys.type, to: .hashable) {
      report(.keyNotHashable(type: keys.type), at: entries[0].key.range)
      return invalid(range)
    }
    let typed = zip(keys.values, values.values).map { (key: $0, value: $1) }
    return TypedExpression(.dictionary(typed), .dictionary(key: keys.type, value: values.type), range)
  }

  private func mismatchedLiteral(_ literal: String, _ type: Type, _ range: SourceRange) -> TypedExpression {
    if type.hasUnknown { return invalid(range) }
    report(
      .typeMismatch(expected: type.description, found: literal), at: range, help: "write a value of type `\(type)`")
    return TypedExpression(.invalid, type, range)
  }

  /// Reports duplicate literal keys, for which Swift stops the program at run time.
  private func checkUniqueKeys(_ keys: [Expression]) {
    var first: [String: SourceRange] = [:]
    for key in keys {
      let spelling: String
      switch key.kind {
      case .integer(let text): spelling = text
      case .string(let literal):
        guard let text = literal.plainText else { continue }
        spelling = "\"\(text)\""
      case .implicitMember(let name): spelling = ".\(name.text)"
      default: continue
      }
      if let range = first[spelling] {
        reportRepeated(.duplicateDictionaryKey(key: spelling), at: key.range, after: range, "used")
      } else {
        first[spelling] = key.range
      }
    }
  }

  /// Types `Set<T>()`, `[T]()` or `[K: V]()`.
  func inferEmptyCollection(_ syntax: TypeSyntax, _ range: SourceRange) -> TypedExpression {
    let type = resolve(syntax)
    switch type {
    case .set(let key), .dictionary(let key, _):
      if key != .unknown, !conforms(key, to: .hashable) { report(.keyNotHashable(type: key), at: range) }
    default: break
    }
    return emptyCollection(type, range)
  }

  private func emptyCollection(_ type: Type, _ range: SourceRange) -> TypedExpression {
    if type.hasUnknown { return TypedExpression(.invalid, type, range) }
    if case .dictionary = type { return TypedExpression(.dictionary([]), type, range) }
    return TypedExpression(.array([]), type, range)
  }

  /// Types `Set()`, whose elements have the expected type; returns nil for another call.
  func inferEmptySet(_ callee: Expression, _ range: SourceRange, _ expected: Expected) -> TypedExpression? {
    guard callee.isNameOfSet, types["Set"] == nil, environment.local("Set") == nil else { return nil }
    if let type = expected.type?.unwrapped, case .set = type, !type.hasVariables { return emptyCollection(type, range) }
    report(.emptyCollectionNeedsType(literal: "Set()"), at: range, help: "write the type of the elements: `Set<…>()`")
    return invalid(range)
  }

  func inferRange(_ operation: BinaryOperation, expecting expected: Expected) -> TypedExpression {
    let (left, symbol, right, range) = (operation.left, operation.symbol, operation.right, operation.range)
    var wanted: Type?
    switch expected.type?.unwrapped {
    case .range(let bound)?, .closedRange(let bound)?: wanted = bound.hasVariables ? nil : bound
    default: break
    }
    let branches = [Branch(left, environment.locals), Branch(right, environment.locals)]
    let bounds = join(branches, Expected(type: wanted), kind: "bound")
    let isClosed = symbol.text == "..."
    guard bounds.type != .unknown else { return invalid(range) }
    guard bounds.type.isRangeBound else {
      report(.rangeBounds(type: bounds.type), at: range)
      return invalid(range)
    }
    return TypedExpression(
      .range(bounds.values[0], bounds.values[1], closed: isClosed),
      isClosed ? .closedRange(bounds.type) : .range(bounds.type), range)
  }

  /// Reports a range with constant bounds whose integers are too many for a function or a loop that visits each.
  func checkLength(ofRange range: TypedExpression, visitedBy name: String) {
    guard case .range(let lower, let upper, let isClosed) = range.bare.kind,
      case .integer(let first)? = ConstantEvaluator().value(of: lower),
      case .integer(let last)? = ConstantEvaluator().value(of: upper), first < last
    else { return }
    let (difference, overflows) = last.subtractingReportingOverflow(first)
    let limit = StandardLibrary.longestRange
    guard overflows || difference > (isClosed ? limit - 1 : limit) else { return }
    report(.rangeTooLong(range: text(at: range.bare.range), name: name), at: range.bare.range)
  }

  /// Types `(3...5).contains(value)`, in which the literal bounds take the type of the value. Returns nil for any other
  /// call.
  func inferContains(
    _ base: Expression, _ call: CallSite
  ) -> TypedExpression? {
    let (name, arguments, range) = (call.name, call.arguments, call.range)
    guard name.text == "contains", arguments.count == 1, arguments[0].label == nil, isSelfTyped(arguments[0].value),
      let literals = literalBounds(of: base)
    else { return nil }
    let value = infer(arguments[0].value)
    let bound = value.type.unwrapped
    let fits = literals.allSatisfy { couldBe($0.literal, $0.bound, bound) }
    let interval = infer(base, fits ? Expected(type: .closedRange(bound)) : .anything)
    guard value.type != .unknown, let candidate = candidates(for: name.text, on: interval.type).first,
      let wanted = candidate.signature.parameters.first?.type
    else { return TypedExpression(.invalid, .bool, range) }
    let converted = convert(value, to: candidate.substitution.applied(to: wanted))
    return callBuiltIn(candidate, interval, [converted], named: name.range, at: range)
  }

  /// Returns the bounds of `3...5` and `(3..<5)` if both are literals of numbers.
  private func literalBounds(of base: Expression) -> [(bound: Expression, literal: ContextualLiteral)]? {
    switch base.kind {
    case .parenthesized(let inner): return literalBounds(of: inner)
    case .binary(let left, let symbol, let right) where symbol.text == "..." || symbol.text == "..<":
      let bounds = [left, right].compactMap { bound in
        contextualLiteral(of: bound).map { (bound: bound, literal: $0) }
      }
      return bounds.count == 2 && bounds.allSatisfy { $0.literal == .integer || $0.literal == .decimal } ? bounds : nil
    default: return nil
    }
  }
}

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
      return self.element(element, withID: check(arguments[0].value, as: id, in: .data), of: base, range)
    }
    if let element = inferElement(base, arguments, range) { return element }
    if reportForeignIndex(base, arguments, range) { return invalid(range) }
    let matching = candidates(for: name.text, on: base.type).filter { $0.signature.parameters.first?.label == nil }
    if !matching.isEmpty { return resolve(matching, base, CallSite(of: name, arguments, at: range)) }
    inferUnused(arguments)
    if base.type.isOptional, !candidates(for: name.text, on: base.type.unwrapped).isEmpty {
      report(.memberOfOptional(name: "[…]", type: base.type), at: name.range)
    } else {
      let isSet = if case .set = base.type { true } else { false }
      let help = isSet ? "read its elements in their order: `\(text(at: base.range)).elements[…]`" : nil
      report(.noIndex(type: base.type), at: name.range, help: help)
    }
    return invalid(range)
  }

  /// Types `counts[key, default: 0]`, the value of a key or a default; returns nil for another index.
  private func inferElement(
    _ base: TypedExpression, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard arguments.count == 2, arguments[1].label?.text == "default", case .dictionary(_, let value) = base.type else {
      return nil
    }
    let element = inferIndex(base, [arguments[0]], range)
    let alternative = check(arguments[1].value, as: value)
    return TypedExpression(.coalesce(element, alternative), value, range)
  }

  /// Reports `xs[0...1]` and `xs[safe: i]`. Returns false for other indices.
  private func reportForeignIndex(_ base: TypedExpression, _ arguments: [Argument], _ range: SourceRange) -> Bool {
    let shown = text(at: base.range)
    if arguments.count == 1, case .array = base.type, let label = arguments[0].label, label.text == "safe" {
      let place = SourceRange(
        file: range.file, lower: Int(label.range.lower), upper: Int(arguments[0].value.range.lower))
      _ = check(arguments[0].value, as: .int)
      report(
        .argumentLabel(found: "`safe:`", expected: "no label", name: "subscript"), at: label.range,
        help: "remove it; an element that is out of range is nil",
        fixIt: Diagnostic.FixIt(range: place, replacement: ""))
      return true
    }
    guard arguments.count == 1, case .array = base.type,
      case .binary(let lower, let sign, let upper) = arguments[0].value.kind, sign.text == "..." || sign.text == "..<"
    else { return false }
    let (first, last) = (operand(at: lower.range), operand(at: upper.range))
    let start = if case .integer("0") = lower.kind { "" } else { ".dropFirst(\(first))" }
    let isClosed = sign.text == "..."
    var length = (start.isEmpty ? last : "\(last) - \(first)") + (isClosed ? " + 1" : "")
    if let low = Int(first), let high = Int(last), low <= high, high < .max {
      length = "\(high - low + (isClosed ? 1 : 0))"
    }
    report(
      .typeMismatch(expected: .int, found: isClosed ? .closedRange(.int) : .range(.int)),
      at: arguments[0].value.range, suggestion: .write("\(shown)\(start).prefix(\(length))", at: range))
    return true
  }

  /// Types `rows[id: 3]`, which an expectation reads.
  private func row(
    _ argument: Argument, of list: ListShape, _ base: TypedExpression, at range: SourceRange
  ) -> TypedExpression {
    guard environment.position == .expectation else {
      report(.rowByID(list: list.id.name), at: argument.label?.range ?? range)
      inferUnused([argument])
      return invalid(range)
    }
    guard case .array(let row) = base.type, let id = list.rows?.elementID else {
      if list.rows != nil { report(.rowWithoutID(list: list.id.name), at: argument.label?.range ?? range) }
      inferUnused([argument])
      return invalid(range)
    }
    return element(row, withID: check(argument.value, as: id, in: .data), of: base, range)
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

/// Sets and dictionaries as arrays.
extension ExpressionChecker {
  /// Returns the elements of a set or range, or the entries of a dictionary, in their order if only arrays have a member;
  /// otherwise the value itself.
  func asElements(_ base: TypedExpression, for name: Identifier) -> TypedExpression {
    guard let element = elementType(of: base.type), candidates(for: name.text, on: base.type).isEmpty,
      !candidates(for: name.text, on: .array(element)).isEmpty
    else { return base }
    return elements(of: base, at: name.range)
  }

  /// Returns the type of the elements of a set or range, or of the entries of a dictionary; nil for other types.
  func elementType(of type: Type) -> Type? {
    switch type {
    case .set(let element): element
    case .range(.int), .closedRange(.int): .int
    case .dictionary(let key, let value): .builtIn("KeyedValue", [key, value])
    default: nil
    }
  }

  /// Returns the elements of a set or range, or the entries of a dictionary, in their order.
  ///
  /// - Parameter range: The code that reads them.
  func elements(of collection: TypedExpression, at range: SourceRange) -> TypedExpression {
    let arrays = library.candidates(named: "Array").filter { $0.signature.parameters.first?.type == collection.type }
    if let array = arrays.first {
      checkLength(ofRange: collection, visitedBy: text(at: range))
      return callBuiltIn(array, nil, [collection], named: range, at: collection.range)
    }
    let name = if case .set = collection.type { "elements" } else { "entries" }
    guard let elements = candidates(for: name, on: collection.type).first else { return collection }
    return callBuiltIn(elements, collection, named: range, at: collection.range)
  }
}
