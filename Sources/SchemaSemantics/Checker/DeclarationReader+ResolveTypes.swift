import VmgenSchemaSyntax

/// Resolution of written types.
extension DeclarationReader {
  func resolve(_ syntax: TypeSyntax) -> Type {
    switch syntax.kind {
    case .missing: return .unknown
    case .name(let name): return resolveName(name, at: syntax.range)
    case .identity(let name): return resolveIdentity(of: name, at: syntax.range)
    case .array(let element): return .array(resolve(element))
    case .optional(let wrapped):
      let type = resolve(wrapped)
      if type.isOptional {
        report(
          .nestedOptional(type: text(at: wrapped.range)), at: syntax.range,
          fixIt: Diagnostic.FixIt(range: syntax.range, replacement: text(at: wrapped.range)))
        return type
      }
      return type == .unknown ? .unknown : .optional(type)
    case .set(let element):
      let type = resolveKey(element)
      return type == .unknown ? .unknown : .set(type)
    case .dictionary(let key, let value): return .dictionary(key: resolveKey(key), value: resolve(value))
    case .range(let bound, let isClosed):
      let type = resolve(bound)
      guard type.hasUnknown || type.isRangeBound else {
        report(.rangeBounds(type: type), at: bound.range)
        return .unknown
      }
      return type.hasUnknown ? .unknown : isClosed ? .closedRange(type) : .range(type)
    }
  }

  /// Returns the type of a dictionary's key or of a set's element. `checkKeys` checks whether it is hashable, after all
  /// types are resolved.
  private func resolveKey(_ syntax: TypeSyntax) -> Type {
    let type = resolve(syntax)
    if type != .unknown { declarations.pendingKeys.append((type, syntax.range)) }
    return type
  }

  /// Returns the type of a model's `id`: `OrderLine.ID`.
  private func resolveIdentity(of name: String, at range: SourceRange) -> Type {
    let owner = SourceRange(file: range.file, lower: Int(range.lower), upper: Int(range.lower) + name.utf8.count)
    let type = resolveName(name, at: owner)
    guard type != .unknown else { return .unknown }
    var id: Type?
    // The type of an `id` cannot refer to another `id`, which could refer to the first.
    if let field = declarations.identityFields[name], !field.isIdentity { id = resolve(field) }
    if id == nil {
      report(.noSuchMember(type: name, name: "ID"), at: range, help: "declare a field `id` in `\(name)`")
    }
    return id ?? .unknown
  }

  private func resolveName(_ name: String, at range: SourceRange) -> Type {
    // The value after `=` names the type: it is a reference, and reports its errors.
    if range.lower == range.upper { return constructedType(name, from: range.file) }
    if let type = Type.named[name] {
      index?.refer(to: .builtInType(name), at: range)
      return type
    }
    if let entry = types[name] {
      // The invalid declaration has been reported.
      if entry.module == nil, ReservedNames.types[name] != nil { return .unknown }
      if !isVisible(entry.module, from: range.file), let module = entry.module {
        report(.notImported(name: name, module: module), at: range, fixIt: importing(module, in: range.file))
        return .unknown
      }
      if case .viewModel = entry.declaration {
        index?.refer(to: .viewModel(name), at: range)
        report(.viewModelAsType(name: name), at: range)
        return .unknown
      }
      index?.refer(to: .type(name), at: range)
      return .declared(name)
    }
    if services[name] != nil || name == ServiceDeclaration.navigator {
      report(.serviceAsType(name: name), at: range)
      return .unknown
    }
    if let substitute = Type.substitutes[name] {
      report(
        .unknownType(name: name), at: range, suggestion: .write(substitute, at: range),
        alternatives: name == "TimeInterval" ? [duration(at: range)] : [])
      return .unknown
    }
    if let advice = Type.advice[name] {
      report(.unknownType(name: name), at: range, help: advice)
      return .unknown
    }
    let framework = FrameworkTypes.module(of: name)
    reportMissing(
      .unknownType(name: name), name, at: range, among: typeNames(visibleFrom: range.file),
      else: framework.map { "declare it: `extern \(name) from \($0)`" }
        ?? "declare it: `model \(name) { … }` or `extern \(name)`")
    return .unknown
  }

  /// Returns the type that a value creates, `Person` of `= Person(…)`; unknown for another name.
  private func constructedType(_ name: String, from file: SourceFile.ID) -> Type {
    if let type = Type.named[name] { return type }
    guard let entry = types[name], isVisible(entry.module, from: file) else { return .unknown }
    if case .viewModel = entry.declaration { return .unknown }
    return .declared(name)
  }

  /// Suggests a duration, with the unit of a number after it: `Duration = 0.05s` for `TimeInterval = 0.05`. There is no
  /// fix-it for another value.
  private func duration(at range: SourceRange) -> Diagnostic.Suggestion {
    let type = "Duration"
    let rest = text(at: SourceRange(file: range.file, lower: Int(range.upper), upper: Int(range.upper) + 40))
    let line = rest.prefix { !$0.isNewline }
    let value = line.drop { $0 == "?" || $0 == " " }
    guard value.hasPrefix("=") else { return .write(type, at: range) }
    let number = value.dropFirst().drop { $0 == " " }.prefix { $0.isNumber || $0 == "." || $0 == "_" }
    let end = line[number.endIndex...].drop { $0 == " " }
    guard !number.isEmpty, end.hasPrefix("//") || end.first.map({ ")},;".contains($0) }) != false else {
      return Diagnostic.Suggestion(help: "write `\(type) = …s`, a value with its unit", fixIt: nil)
    }
    let code = line[..<number.endIndex]
    let place = SourceRange(file: range.file, lower: Int(range.lower), upper: Int(range.upper) + code.utf8.count)
    return .write("\(type)\(code)s", at: place)
  }

  /// Returns the names of the types that are visible in `file`.
  func typeNames(visibleFrom file: SourceFile.ID) -> [String] {
    declarations.typeListingCount += 1
    var names = Array(Type.named.keys)
    // A schema cannot name the types that view models make, such as `V.Field`.
    for (name, entry) in types where isVisible(entry.module, from: file) && !name.utf8.contains(UInt8(ascii: ".")) {
      if case .viewModel = entry.declaration { continue }
      names.append(name)
    }
    return names
  }

  /// Returns a fix-it that adds `import Module`.
  private func importing(_ module: String, in file: SourceFile.ID) -> Diagnostic.FixIt? {
    guard declarations.sources[file] != nil else { return nil }
    let start = SourceRange(file: file, lower: 0, upper: 0)
    return Diagnostic.FixIt(range: start, replacement: "import \(module)\n")
  }

  /// Reports keys of dictionaries and elements of sets that are not hashable.
  func checkKeys() {
    for (type, range) in declarations.pendingKeys where !conforms(type, to: .hashable) {
      report(.keyNotHashable(type: type), at: range)
    }
    declarations.pendingKeys = []
  }
}

extension TypeSyntax {
  fileprivate var isIdentity: Bool {
    switch kind {
    case .identity: true
    case .optional(let inner), .array(let inner), .set(let inner): inner.isIdentity
    case .dictionary(let key, let value): key.isIdentity || value.isIdentity
    case .range(let bound, _): bound.isIdentity
    case .name, .missing: false
    }
  }
}

/// The parameters, errors and `Sendable` requirements of functions, services and customs.
extension DeclarationReader {
  /// Resolves parameters or associated values. Their default values are checked later.
  ///
  /// - Parameter allowsErrors: Whether a parameter can have the type `Error`, whose values are errors of all types.
  func resolveParameters(
    _ parameters: [ParameterSyntax], of owner: String, hasDefaults: Bool, allowsErrors: Bool = false
  ) -> [Parameter] {
    checkUnique(parameters.compactMap(\.name), as: "parameter", of: owner)
    return parameters.enumerated().map { index, parameter in
      if let name = parameter.name, name.text != "_" {
        checkMemberName(name, as: "parameter", reserved: [], owner: owner)
      }
      let type = allowsErrors && isAnyError(parameter.type) ? .anyError : resolve(parameter.type)
      // `_: T` has neither label nor name.
      let name = parameter.name.flatMap { $0.text == "_" ? nil : $0.text }
      let label = parameter.label.flatMap { $0.text == "_" ? nil : $0.text }
      var result = Parameter(
        label: label, name: name ?? "value\(index + 1)", type: type,
        labelRange: label == nil ? nil : parameter.label?.range, nameRange: name == nil ? nil : parameter.name?.range)
      for name in [parameter.label, parameter.name].compactMap(\.self) where name.text != "_" {
        self.index?.define(.parameter(name.text, name.range), at: name, type: type)
      }
      if let value = parameter.defaultValue {
        if hasDefaults {
          result.defaultValue = TypedExpression(.invalid, type, value.range)
        } else {
          report(.carriedDefault(caseName: owner), at: value.range)
        }
      }
      return result
    }
  }

  func isAnyError(_ syntax: TypeSyntax) -> Bool {
    if case .name("Error") = syntax.kind { types["Error"] == nil } else { false }
  }

  /// Returns the failure of `throws(E)`, where `E` must be an `error`.
  func resolveFailure(_ syntax: ThrowsSyntax?) -> Failure {
    guard let syntax else { return .never }
    guard let error = syntax.error else { return .any }
    let type = resolve(error)
    if let declaration = enumeration(type), declaration.isError {
      return .declared(declaration.name)
    }
    if type != .unknown { report(.throwsNoError(type: type), at: error.range) }
    // The error that a case belongs to is then unknown, too.
    declarations.tables.hasUnknownErrors = true
    return .any
  }

  func checkSendable(_ type: Type, at range: SourceRange) {
    guard !conforms(type, to: .sendable) else { return }
    report(
      .notSendable(type: type), at: range,
      help: extern(in: type, lacking: .sendable).map { "declare it: `extern \($0): Sendable`" })
  }
}
