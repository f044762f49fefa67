import VmgenSchemaSyntax

/// A stored value, field or element that can be written.
struct WritableTarget {
  /// The stored value, up to the first element.
  var path: StoragePath
  /// The steps from the first element on.
  var parts: [CollectionChange.Part] = []
  /// The type of the last field, ignoring optional steps before it.
  var type: Type
  /// The range of the first optional step, if there is one.
  var chain: SourceRange?
  var isChained: Bool { chain != nil }
  /// The name of the last field; nil for a whole stored value.
  var lastField: String? {
    for case .field(let name, _) in parts.reversed() { return name }
    return path.steps.last?.field
  }
  /// Whether the target ends with an element of an array, which may be missing. As in Swift, a part of it is written without
  /// `?`; that of a value in a dictionary is not.
  var isElement: Bool {
    if case .element(let selector, _, _)? = parts.last { selector != .key } else { false }
  }
}

extension ExpressionChecker {
  /// Returns the target that an expression names, or nil after reporting the smallest part that cannot be written.
  ///
  /// - Parameter keys: The checker of the keys of elements, if it is another one.
  func writableTarget(
    _ expression: Expression, _ writer: WriterKind, keys: ExpressionChecker? = nil
  ) -> WritableTarget? {
    switch expression.kind {
    case .missing: return nil
    case .name(let name): return writableRoot(name, expression.range, writer)
    case .ownMember(let name):
      return outside(ofLocal: name, at: expression.range)?.writableRoot(name.text, name.range, writer)
    case .parenthesized(let inner): return writableTarget(inner, writer, keys: keys)
    case .member(let base, let name):
      guard !isFacetWritten(base, name), !isFocusOfChild(base, name), !isReadOnlyPropertyWritten(expression),
        let target = writableTarget(base, writer, keys: keys)
      else { return nil }
      if target.type.isOptional, !base.isChainMark, !target.isElement,
        fieldType(of: target.type.unwrapped, name.text) != nil
      {
        if case .name(let local) = base.kind, reportElement(local, name, target.type) { return nil }
        reportMemberOfOptional(name.text, of: target, base, at: name.range)
        return nil
      }
      return writableStep(target, name, base)
    case .optionalChain(let base):
      guard var target = writableTarget(base, writer, keys: keys) else { return nil }
      if target.isElement, !target.type.isOptional { return target }
      let mark = SourceRange(
        file: expression.range.file, lower: Int(base.range.upper), upper: Int(expression.range.upper))
      guard target.type.isOptional else {
        if target.type != .unknown {
          report(.chainOnValue(type: target.type), at: mark, fixIt: Diagnostic.FixIt(range: mark, replacement: ""))
        }
        return target.type == .unknown ? target : nil
      }
      target.chain = target.chain ?? base.range
      return target
    case .call(let callee, _):
      report(.notAPath(what: "the result of a call"), at: callee.range, help: writer.helpForCall)
    case .index(let base, let arguments) where writer.hasVariables || writer == .view:
      guard let target = writableTarget(base, writer, keys: keys) else {
        inferUnused(arguments)
        return nil
      }
      return writableElement(target, base, arguments, at: expression.range, keys: keys)
    case .index(_, let arguments):
      report(
        .notAPath(what: "one of several elements"), at: arguments.first?.value.range ?? expression.range,
        help: writer.helpForIndex)
    default: report(.notAPath(what: "a value that is computed here"), at: expression.range)
    }
    return nil
  }

  /// Reports a part of an optional that is written without `?`.
  func reportMemberOfOptional(_ name: String, of target: WritableTarget, _ base: Expression, at range: SourceRange) {
    var help: String?
    if case .element(.key, _, _)? = target.parts.last {
      help =
        "write `?`, which changes nothing for a key without a value, or the value to begin with: `[key, default: …]`"
    }
    report(
      .memberOfOptional(name: name, type: target.type), at: range, help: help,
      fixIt: questionMark(after: base.range))
  }

  /// Returns the insertion of `?` between a value and its `.`, also in place of a space.
  func questionMark(after value: SourceRange) -> Diagnostic.FixIt {
    var end = Int(value.upper)
    while text(at: SourceRange(file: value.file, lower: end, upper: end + 1)) == " " { end += 1 }
    return Diagnostic.FixIt(
      range: SourceRange(file: value.file, lower: Int(value.upper), upper: end), replacement: "?")
  }

  /// Returns the command with the steps of `set`, for an assignment of the property; nil for any other target.
  func setter(of target: Expression) -> CommandShape? {
    var name = memberName(target)
    if case .ownMember(let member) = target.kind { name = member.text }
    guard let name, let setter = environment.members[name]?.writing.setter,
      case .command(let command)? = environment.members[setter]?.kind
    else { return nil }
    refer(toMember: name, at: target.range, type: environment.members[name]?.type)
    return command
  }

  /// Returns whether the written expression is a facet, which is reported: only a view writes `age.text`.
  private func isFacetWritten(_ base: Expression, _ name: Identifier) -> Bool {
    guard let owner = memberName(base), let member = environment.members[owner], let facets = member.facets else {
      return false
    }
    var help: String?
    if case .edit(let edit) = member.kind {
      if name.text == "value", edit.type != .unknown, fieldType(of: edit.type.unwrapped, "value") == nil {
        report(
          .noSuchMember(type: edit.type, name: "value"), at: name.range,
          suggestion: .write(owner, at: base.range.union(name.range), note: ", which is the value"))
        return true
      }
      if name.text == "text" { help = edit.isOwn ? "write its value: `\(owner) = …`" : edit.helpForBound }
    }
    guard member.call == .command || (member.writing.storage != nil && facets.names.contains(name.text)) else {
      return false
    }
    report(.notWritable(name: name.text, reason: "it is a status of `\(owner)`"), at: name.range, help: help)
    return true
  }

  /// Returns whether the written expression is a property of a service, which is reported: one with `set` is assigned by
  /// steps, and not as a part of a stored value.
  private func isReadOnlyPropertyWritten(_ target: Expression) -> Bool {
    guard let called = serviceProperty(named: target), let service = called.service else { return false }
    let isSettable = services[service]?.declaration.setter(of: called.name.text) != nil
    noteUse(.called, called.use)
    report(
      .notWritable(
        name: called.name.text, reason: isSettable ? "only steps assign a property of a service" : "it has no `set`"),
      at: called.name.range, help: isSettable ? nil : "declare it with `{ get set }` in `\(service)`")
    return true
  }

  /// Returns whether the written expression is the focus of a child, which is reported: only the child and a view move it.
  private func isFocusOfChild(_ base: Expression, _ name: Identifier) -> Bool {
    guard name.text == FocusMember.name, case .name(let owner) = base.kind, environment.local(owner) == nil,
      let child = environment.members[owner]?.childViewModel,
      viewModels[child]?.interface.members?[FocusMember.name]?.writing.storage?.isFocus == true
    else { return false }
    refer(toMember: owner, at: base.range)
    report(
      .notWritable(name: FocusMember.name, reason: "only `\(child)` moves its own focus"), at: name.range,
      help: "let a command of the child move it")
    return true
  }

  private func writableRoot(_ name: String, _ range: SourceRange, _ writer: WriterKind) -> WritableTarget? {
    if let local = environment.local(name) {
      if session.uninitialized.contains(local.number) {
        if session.uninitialized.noteUse(of: local.number) { report(.usedBeforeValue(name: name), at: range) }
        return nil
      }
      if writer.hasVariables, local.isVariable {
        guard local.closureDepth == environment.closures.count else {
          reportNotWritable(
            name, range, "a closure changes only its own variables", help: "write a loop: `for … in … { … }`")
          return nil
        }
        session.changedLocals.insert(local.number)
        refer(to: local, at: range)
        return WritableTarget(path: StoragePath(root: .variable(name), type: local.type), type: local.type)
      }
      session.usedLocals[local.number] = true
      reportConstant(local, range, writer)
      return nil
    }
    let member = environment.members[name]
    refer(toMember: name, at: range, type: member?.type)
    if writer == .body, member != nil {
      reportNotWritable(name, range, "a body changes only its own variables", help: "change it in a `command`")
      return nil
    }
    if environment.ambiguous.contains(name) { return nil }
    if writer == .body, isField(name) || name == "self" && environment.selfType != nil {
      let reason = "only a `mutating` method changes its value"
      reportNotWritable(name, range, reason, help: "write `mutating` before `func`, without a result")
      return nil
    }
    // The error of its value has been reported.
    if case .child? = member?.kind, member?.childViewModel == nil { return nil }
    if let writing = member?.writing {
      if let storage = writing.storage, writing.writers.contains(writer) {
        let type = member?.type ?? .unknown
        return WritableTarget(path: StoragePath(root: storage, type: type), type: type)
      }
      let writes = writer == .step || writer == .view
      let help = writes ? writing.stepHelp ?? writing.help : writing.help
      reportNotWritable(name, range, writing.reason, help: help ?? writer.help)
    } else if name == "error", environment.isUnavailable(name) {
      reportNotWritable(name, range, "it is an error", help: "store the text to display in a `state`")
    } else if let constant = samples[name], constant.declaration.isConstant, !environment.isUnavailable(name) {
      reportNotWritable(
        name, range, "it is a constant", help: "declare a `state` that starts with it: `state … = \(name)`",
        declared: constant.range)
    } else if Type.named[name] == nil, types[name] == nil, !isFunction(name), ContextPart(rawValue: name) == nil {
      reportUnknown(name, range)
    } else {
      reportNotWritable(name, range, "it is not a stored member", help: writer.help)
    }
    return nil
  }

  private func reportConstant(_ local: Environment.Local, _ range: SourceRange, _ writer: WriterKind) {
    var help = helpForHidden(local.name, at: local.range)
    let word = writer.hasVariables && help == nil ? local.letKeyword : nil
    if writer.hasVariables, word == nil, local.startedCall == nil {
      help = help ?? "change a variable that starts with it: `var … = \(local.name)`"
    }
    report(
      .notWritable(name: local.name, reason: "it is a constant"), at: range,
      labels: [Diagnostic.Label(range: local.range, text: "declared here")], help: help,
      suggestion: word.map { .write("var", at: $0) })
  }

  /// Returns the help for a parameter or a named value that is written in place of a member with its name.
  private func helpForHidden(_ name: String, at declaration: SourceRange) -> String? {
    guard environment.members[name]?.writing.storage != nil else { return nil }
    if text(at: declaration) == "catch" { return "rename the member: in a `catch`, `\(name)` is the caught error" }
    return "write `self.\(name)` for the member that it hides, or rename it"
  }

  private func reportNotWritable(
    _ name: String, _ range: SourceRange, _ reason: String, help: String? = nil, declared: SourceRange? = nil
  ) {
    report(
      .notWritable(name: name, reason: reason), at: range,
      labels: declared.map { [Diagnostic.Label(range: $0, text: "declared here")] } ?? [], help: help)
  }

  private func writableStep(_ target: WritableTarget, _ name: Identifier, _ base: Expression) -> WritableTarget? {
    guard isNameable(name) else { return nil }
    let owner = target.type.unwrapped
    guard owner != .unknown else { return nil }
    guard let field = model(owner)?.fields.first(where: { $0.name == name.text }) else {
      if fieldType(of: owner, name.text) != nil || !candidates(for: name.text, on: owner).isEmpty {
        report(.notWritable(name: name.text, reason: "it is computed"), at: name.range)
      } else {
        reportNoMember(TypedExpression(.invalid, owner, base.range), name)
      }
      return nil
    }
    guard field.isVariable else {
      report(
        .letWritten(name: name.text, type: owner), at: name.range,
        labels: [Diagnostic.Label(range: field.range, text: "declared here")])
      return nil
    }
    referToField(name, of: owner, field.type)
    var result = target
    result.type = field.type
    guard target.parts.isEmpty else {
      result.parts.append(.field(name.text, unwraps: target.unwraps))
      return result
    }
    result.path.append(name.text, field.type)
    return result
  }
}

extension WriterKind {
  /// The help for writing to the result of a call.
  var helpForCall: String? {
    switch self {
    case .binding: "bind only the path, and compute other values in a `display`"
    case .copy: "store the value in a `state`, and use that as the source"
    case .step, .body, .view: nil
    }
  }

  /// The help for writing one element of a collection.
  var helpForIndex: String {
    switch self {
    case .binding:
      "show the elements as rows, `list rows of RowViewModel(row: $0) in $rows`, and edit the input of the row; "
        + "or copy the element to a `state`, edit that, and write the element in a command"
    case .copy: "copy the element to a `state`, use that here, and write the element in a command"
    case .step, .body, .view: "write the element"
    }
  }

  var help: String {
    switch self {
    case .binding, .copy: "use an input, a state, or a `var` field of one"
    case .step: "assign a value that it depends on: a state, an input, or an edit"
    case .body: "declare a variable that starts with it, and change that"
    case .view: "write an edit, a draft or an input"
    }
  }
}

extension Expression {
  /// Whether the expression ends with the `?` of a chain.
  var isChainMark: Bool {
    switch kind {
    case .optionalChain: true
    case .parenthesized(let inner): inner.isChainMark
    default: false
    }
  }
}
