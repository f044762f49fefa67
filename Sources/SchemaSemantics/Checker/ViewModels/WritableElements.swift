import VmgenSchemaSyntax

/// Elements of collections as targets of writes, and the methods that change a collection.
extension ExpressionChecker {
  /// Returns the element of a collection that a subscript selects.
  func writableElement(
    _ target: WritableTarget, _ base: Expression, _ arguments: [Argument], at range: SourceRange,
    keys: ExpressionChecker?
  ) -> WritableTarget? {
    guard let collection = changedCollection(target, base, "[…]", at: range) else {
      inferUnused(arguments)
      return nil
    }
    let place = SourceRange(file: range.file, lower: Int(base.range.upper), upper: Int(range.upper))
    guard arguments.count == 1, let argument = arguments.first, !argument.isTrailing else {
      inferUnused(arguments)
      report(.noIndex(type: collection), at: place, help: "write `lines[i]`, `lines[id: x]` or `answers[key]`")
      return nil
    }
    var result = target
    let selector: CollectionChange.ElementSelector
    let key: Type
    switch (collection, argument.label?.text) {
    case (.array(let element), nil): (selector, key, result.type) = (.index, .int, element)
    case (.array(let element), "id"?):
      guard let id = checkedID(of: element, at: argument.label?.range ?? place) else {
        inferUnused(arguments)
        return nil
      }
      (selector, key, result.type) = (.id, id, element)
    case (.dictionary(let keyType, let value), nil): (selector, key, result.type) = (.key, keyType, value.asOptional)
    default:
      inferUnused(arguments)
      report(.noIndex(type: collection), at: place, help: "write `lines[i]`, `lines[id: x]` or `answers[key]`")
      return nil
    }
    let typed = (keys ?? self).check(argument.value, as: key, in: .data)
    if typed.hasInvalid { return nil }
    result.parts.append(.element(selector, typed, unwraps: target.unwraps))
    return result
  }

  /// Returns the type of the collection at a target, or nil after reporting another type.
  ///
  /// - Parameter member: The subscript or method that needs the collection.
  func changedCollection(
    _ target: WritableTarget, _ base: Expression, _ member: String, at range: SourceRange
  ) -> Type? {
    guard target.type != .unknown else { return nil }
    let place = SourceRange(file: range.file, lower: Int(base.range.upper), upper: Int(range.upper))
    switch target.type.unwrapped {
    case .array, .set, .dictionary:
      guard target.type.isOptional, !base.isChainMark, !target.isElement else { return target.type.unwrapped }
      reportMemberOfOptional(member, of: target, base, at: place)
      return nil
    default:
      if member == "[…]" {
        report(.noIndex(type: target.type), at: place)
      } else {
        let isSum = target.type == .string && member == "append" && !base.isChainMark
        let sum = isSum ? sum(base, text(at: place)) : nil
        report(
          .noSuchMember(type: target.type, name: member), at: place, help: sum == nil ? "it is not a collection" : nil,
          suggestion: sum.map { .write($0, at: base.range.union(range)) })
      }
      return nil
    }
  }

  /// Returns the step that adds a text to another: `text += "x"` for the call `.append("x")`.
  private func sum(_ base: Expression, _ call: String) -> String? {
    let labels = ["append(contentsOf: ", "append("]
    guard let start = labels.lazy.compactMap({ call.firstRange(of: $0)?.upperBound }).first, call.hasSuffix(")") else {
      return nil
    }
    return "\(text(at: base.range)) += \(call[start...].dropLast())"
  }

  /// Returns the type of the identities of an `Identifiable` type, or nil after reporting another type.
  func checkedID(of element: Type, at range: SourceRange) -> Type? {
    if let id = idType(of: element) { return id }
    if element != .unknown { report(.elementWithoutID(type: element), at: range) }
    return nil
  }

  /// Returns the type of the identities of an `Identifiable` type; nil for other types.
  func idType(of element: Type) -> Type? {
    if case .builtIn("KeyedValue", let parts) = element { return parts.first }
    guard element != .unknown, conforms(element, to: .identifiable) else { return nil }
    return fieldType(of: element, "id") ?? identityType(of: element)
  }

  // MARK: Methods

  /// Returns whether a call is the change of a collection. The methods of texts are not.
  func isChangedCollection(_ base: Expression, _ name: Identifier) -> Bool {
    Self.collectionForms[name.text] != nil && isStored(base)
  }

  /// Whether a place is stored in a local or a member, and is no text.
  private func isStored(_ base: Expression) -> Bool {
    guard base.isPlace else { return false }
    let root: String
    switch base.placeRoot.kind {
    case .name(let name):
      guard environment.local(name) == nil else { return true }
      root = name
    case .ownMember(let name): root = name.text
    default: return false
    }
    return environment.members[root]?.writing.storage != nil && placeType(base) != .string
  }

  /// Offers the methods that change the collection at a place, if an author is writing one.
  func offerChanges(named name: Identifier, of base: Expression) {
    guard isCompleted(name.text), isStored(base), let type = placeType(base)?.unwrapped else { return }
    switch type {
    case .array: index?.offer(["append", "insert", "move", "remove", "removeAll"], of: type.ownerName)
    case .set: index?.offer(["insert", "remove", "removeAll"], of: type.ownerName)
    case .dictionary: index?.offer(["removeAll"], of: type.ownerName)
    default: break
    }
  }

  /// Returns the type of a written place without recording a read; nil if a part of it is unknown.
  func placeType(_ place: Expression) -> Type? {
    switch place.kind {
    case .name(let name): environment.local(name)?.type ?? environment.members[name]?.type
    case .ownMember(let name): environment.members[name.text]?.type
    case .member(let base, let name): placeType(base).flatMap { fieldType(of: $0.unwrapped, name.text) }
    case .parenthesized(let inner): placeType(inner)
    case .optionalChain(let base): placeType(base)?.unwrapped
    case .index(let base, _):
      switch placeType(base)?.unwrapped {
      case .array(let element)?: element
      case .dictionary(_, let value)?: value
      default: nil
      }
    default: nil
    }
  }

  /// Types the call of a method that changes a collection: `lines.append(x)`.
  ///
  /// - Parameter keys: The checker of the keys and arguments, if it is another one.
  func checkCollectionChange(
    _ base: Expression, _ call: CallSite, _ writer: WriterKind, keys: ExpressionChecker? = nil, isText: Bool = false
  ) -> CollectionChange? {
    guard let target = writableTarget(base, writer, keys: keys),
      let collection = changedCollection(target, base, call.name.text, at: call.range)
    else {
      inferUnused(call.arguments)
      return nil
    }
    if target.path.root.member != nil { noteUse([.written, .called], target.path.root.name) }
    let action = (keys ?? self).collectionAction(call, on: collection, base, isText: isText)
    return action.map {
      CollectionChange(path: target.path, parts: target.parts, unwraps: target.unwraps, action: $0)
    }
  }

  private func collectionAction(
    _ call: CallSite, on collection: Type, _ base: Expression, isText: Bool
  ) -> CollectionChange.Action? {
    let (name, arguments) = (call.name, call.arguments)
    let labels = arguments.map { $0.isTrailing ? "" : $0.label?.text }
    let value = { (index: Int, type: Type) in self.check(arguments[index].value, as: type, isText: isText) }
    switch (collection, name.text, labels) {
    case (_, "removeAll", []): return .removeAll
    case (.set(let element), "insert", [nil]): return .insertMember(value(0, element))
    case (.set(let element), "remove", [nil]): return .removeMember(value(0, element))
    case (.array(let element), "append", [nil]):
      return reportsElements(arguments[0].value, of: element) ? nil : .append(value(0, element))
    case (.array(let element), "insert", [nil, "at"]): return .insert(value(0, element), at: value(1, .int))
    case (.array, "remove", ["at"]): return .removeAt(value(0, .int))
    case (.array(let element), "remove", ["id"]):
      if let id = checkedID(of: element, at: name.range) { return .removeID(value(0, id)) }
      inferUnused(arguments)
      return nil
    case (.array(let element), "move", ["id", "before"]):
      if let id = checkedID(of: element, at: name.range) {
        return .move(id: value(0, id), before: value(1, id.asOptional))
      }
      inferUnused(arguments)
      return nil
    default: break
    }
    inferUnused(arguments)
    for argument in arguments { noteNames(in: argument.value) }
    reportCollectionMethod(call, on: collection, base)
    return nil
  }

  /// Reports an array in place of one of its elements, `names.append(others)`. Returns false for other values.
  private func reportsElements(_ value: Expression, of element: Type) -> Bool {
    if case .array = element.unwrapped { return false }
    guard contextualLiteral(of: value) == nil, trying({ infer(value).type }).result == .array(element) else {
      return false
    }
    let found = infer(value)
    report(
      .typeMismatch(expected: element, found: found.type), at: value.range,
      help: "add the elements: `append(contentsOf: …)`",
      fixIt: Diagnostic.FixIt(range: value.range.start, replacement: "contentsOf: "))
    return true
  }
}

extension WritableTarget {
  /// The number of `?` between the target and a part of it: one for a missing element, and one for a nil.
  var unwraps: Int { (type.isOptional ? 1 : 0) + (isElement ? 1 : 0) }
}

extension Expression {
  /// Whether a chain of members and elements begins with a name.
  var isPlace: Bool {
    switch kind {
    case .name, .ownMember: true
    case .member(let base, _), .optionalChain(let base), .index(let base, _), .parenthesized(let base): base.isPlace
    default: false
    }
  }

  /// The name at the start of a place.
  var placeRoot: Expression {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .index(let base, _), .parenthesized(let base): base.placeRoot
    default: self
    }
  }

  /// A written place as a value: `lines[i].quantity` is read as `lines[i]?.quantity`.
  var readForm: Expression {
    switch kind {
    case .member(let base, let name):
      let read = base.readForm
      if case .index = base.kind {
        return Expression(.member(Expression(.optionalChain(read), base.range), name), range)
      }
      return Expression(.member(read, name), range)
    case .index(let base, let arguments):
      let read = base.readForm
      if case .index = base.kind {
        return Expression(.index(Expression(.optionalChain(read), base.range), arguments), range)
      }
      return Expression(.index(read, arguments), range)
    case .optionalChain(let base): return Expression(.optionalChain(base.readForm), range)
    case .parenthesized(let inner): return inner.readForm
    default: return self
    }
  }
}
