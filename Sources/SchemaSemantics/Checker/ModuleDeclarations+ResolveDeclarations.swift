import VmgenSchemaSyntax

/// The second pass: the types of fields, associated values, parameters and samples.
extension ModuleDeclarations {
  func resolveDeclarations() {
    let created = viewModelsCreatedByEach()
    let made = viewModelsCreatedByThisModule(created)
    for syntax in syntaxes where isChecked(syntax) {
      for declaration in syntax.declarations {
        switch declaration {
        case .enumeration(let syntax) where isFirst(syntax.name): resolveEnum(syntax)
        case .model(let syntax) where isFirst(syntax.name): resolveModel(syntax)
        case .externType(let syntax) where isFirst(syntax.name): resolveExtern(syntax)
        case .function(let syntax): resolveFunction(syntax, named: syntax.name.text)
        case .sample(let syntax): resolveSample(syntax)
        case .service(let syntax): resolveService(syntax)
        case .viewModel(let syntax):
          resolveInputs(of: syntax, made)
          if isFirst(syntax.name) { resolveStatics(of: syntax) }
        default: break
        }
      }
    }
    computeConformances()
    checkKeys()
    checkContainment()
    checkServiceTypes()
    resolveTabs()
    closeServices(created)
    closeServicesOfTabs()
    resolveServiceContainers()
    resolveScreens()
  }

  /// Reports a protocol where the raw type of an enum is expected. Returns whether it did.
  private func reportConformance(of syntax: EnumSyntax, _ rawType: TypeSyntax) -> Bool {
    guard case .name(let name) = rawType.kind, types[name] == nil,
      ReservedNames.conformances[name] != nil || name == "Error"
    else { return false }
    let isIdentified = syntax.methods.contains { $0.form.isProperty && $0.name.text == "id" }
    let noun = syntax.isError ? "an `error`" : "an `enum`"
    report(
      .unknownConformance(name: name), at: rawType.range,
      help: isIdentified
        ? "remove it, and the property `id`: the values of \(noun) identify themselves"
        : "remove it; \(noun) conforms to protocols automatically",
      fixIt: isIdentified
        ? nil
        : Diagnostic.FixIt(
          range: SourceRange(
            file: rawType.range.file, lower: Int(syntax.name.range.upper), upper: Int(rawType.range.upper)),
          replacement: ""))
    return true
  }

  private func resolveEnum(_ syntax: EnumSyntax) {
    guard case .enumeration(var declaration)? = types[syntax.name.text]?.declaration else { return }
    if let rawType = syntax.rawType, !reportConformance(of: syntax, rawType) {
      let type = resolve(rawType)
      declaration.rawType = type
      if type != .string, type != .int, type != .unknown {
        let name = syntax.cases.first?.name.text ?? "a"
        report(
          .rawTypeKind(type: type), at: rawType.range,
          help: "use `String` or `Int`, or remove it, and write a property: "
            + "`var value: \(type) { switch self { case .\(name): … } }`")
        declaration.rawType = .unknown
      }
    }
    let reserved = syntax.rawType == nil ? ReservedNames.ofEnums : ReservedNames.ofRawEnums
    // Without cases it is a namespace of its functions and constants.
    if syntax.cases.isEmpty, syntax.rawType != nil || !syntax.methods.contains(where: \.form.isStatic) {
      report(.emptyEnum(name: syntax.name.text), at: syntax.name.range)
    }
    checkUnique(syntax.cases.map(\.name), as: "case", of: syntax.name.text)
    checkMethodNames(syntax.methods, beside: syntax.cases.map(\.name), of: syntax.name.text)
    declaration.methods = resolveMethods(syntax.methods, of: syntax.name.text, reserved: reserved)
    declaration.cases = syntax.cases.map { item in
      index?.define(
        .enumCase(type: syntax.name.text, name: item.name.text), at: item.name, type: .declared(syntax.name.text))
      checkMemberName(item.name, as: "case", reserved: reserved, owner: syntax.name.text)
      if item.name.text == "some" { report(.caseLikeNil(name: item.name.text), at: item.name.range) }
      return EnumCase(
        name: item.name.text, range: item.range, documentation: item.documentation,
        values: resolveParameters(item.values, of: item.name.text, hasDefaults: false))
    }
    tables.declare(syntax.name.text, as: .enumeration(declaration))
    if syntax.isError ? !syntax.cases.isEmpty : syntax.cases.contains(where: { $0.label != nil }) {
      tables.labeled.insert(syntax.name.text)
      tables.callGraph.add(.label(syntax.name.text))
    }
  }

  private func resolveModel(_ syntax: ModelSyntax) {
    guard case .model(var declaration)? = types[syntax.name.text]?.declaration else { return }
    checkUnique(syntax.fields.map(\.name), as: "field", of: syntax.name.text)
    checkMethodNames(syntax.methods, beside: syntax.fields.map(\.name), of: syntax.name.text)
    declaration.methods = resolveMethods(syntax.methods, of: syntax.name.text, reserved: ReservedNames.ofModels)
    if syntax.isExtern, let first = syntax.methods.first {
      report(.externMethod(name: first.name.text), at: first.name.range)
    }
    declaration.fields = syntax.fields.map { field in
      if !syntax.isExtern {
        checkMemberName(field.name, as: "field", reserved: ReservedNames.ofModels, owner: syntax.name.text)
      }
      let type = resolve(field.type)
      index?.define(.field(type: syntax.name.text, name: field.name.text), at: field.name, type: type)
      var result = Field(
        name: field.name.text, range: field.range, documentation: field.documentation,
        isVariable: field.isVariable, type: type)
      if let value = field.defaultValue {
        // Calls of the initializer can be checked before the value.
        let id = TypedExpression(.newID(()), .uuid, value.range)
        result.defaultValue = value.isNewID ? id : TypedExpression(.invalid, type, value.range)
      } else if field.isVariable, type.isOptional, !syntax.isExtern {
        // As in Swift, a `var` of an optional type has the default nil.
        result.defaultValue = TypedExpression(.nilLiteral(()), type, field.type.range.end)
      }
      return result
    }
    declaration.conformances = resolveConformances(
      syntax.conformances, known: syntax.isExtern ? Array(ReservedNames.conformances.keys) : ["Identifiable"])
    tables.declare(syntax.name.text, as: .model(declaration))
    if declaration.conformances.contains(.identifiable) { tables.identifiable.insert(syntax.name.text) }
  }

  private func checkMethodNames(_ methods: [FunctionSyntax], beside others: [Identifier], of owner: String) {
    guard !methods.isEmpty else { return }
    var seen: Set<String> = []
    let distinct = others.filter { seen.insert($0.text).inserted }
    checkUnique(distinct + methods.map(\.name), as: "member", of: owner) {
      let fields = distinct.map { NamedDeclaration(name: $0, noun: "field", parameters: nil) }
      return renaming(
        fields
          + methods.map {
            NamedDeclaration(
              name: $0.name, noun: $0.form.isProperty ? "property" : "method",
              parameters: $0.form.isProperty ? nil : $0.parameters)
          })
    }
  }

  private func resolveExtern(_ syntax: ExternTypeSyntax) {
    guard case .extern(var declaration)? = types[syntax.name.text]?.declaration else { return }
    declaration.conformances = resolveConformances(
      syntax.conformances, known: Array(ReservedNames.conformances.keys))
    tables.declare(syntax.name.text, as: .extern(declaration))
  }

  private func resolveConformances(_ names: [Identifier], known: [String]) -> Conformances {
    var result = Conformances(rawValue: 0)
    var seen: [String: SourceRange] = [:]
    for name in names where isNameable(name) {
      if let first = seen[name.text] {
        reportRepeated(.duplicateConformance(name: name.text), at: name.range, after: first)
        continue
      }
      seen[name.text] = name.range
      guard known.contains(name.text), let conformance = ReservedNames.conformances[name.text] else {
        reportConformance(name, in: names, known: known)
        continue
      }
      result.formUnion(conformance)
    }
    return result
  }

  private func reportConformance(_ name: Identifier, in names: [Identifier], known: [String]) {
    let isComputed = ReservedNames.conformances[name.text] != nil
    let fallback =
      name.text == "Comparable"
      ? "models have no order; sort by a field, as in `sorted { $0.title }`"
      : isComputed ? "remove it; models conform automatically" : "supported: " + known.sorted().quoted
    guard isComputed, name.text != "Comparable" else {
      return reportMissing(.unknownConformance(name: name.text), name, among: isComputed ? [] : known, else: fallback)
    }
    report(
      .unknownConformance(name: name.text), at: name.range, help: fallback,
      fixIt: Diagnostic.FixIt(range: rangeWithSeparator(of: name, in: names), replacement: ""))
  }

  /// Returns the range of a name in a list with the comma beside it, or with the colon before it.
  private func rangeWithSeparator(of name: Identifier, in names: [Identifier]) -> SourceRange {
    let (file, lower, upper) = (name.range.file, Int(name.range.lower), Int(name.range.upper))
    if let index = names.firstIndex(where: { $0.range == name.range }), names.count > 1 {
      return index > 0
        ? SourceRange(file: file, lower: Int(names[index - 1].range.upper), upper: upper)
        : SourceRange(file: file, lower: lower, upper: Int(names[1].range.lower))
    }
    let before = text(at: SourceRange(file: file, lower: max(lower - 20, 0), upper: lower)).utf8
    let colon = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }.count
    return SourceRange(file: file, lower: lower - colon, upper: upper)
  }

  /// - Parameter name: The name in the table of functions.
  private func resolveFunction(_ syntax: FunctionSyntax, named name: String) {
    guard let entry = functions[name], entry.range == syntax.name.range else { return }
    let parameters = resolveParameters(syntax.parameters, of: syntax.name.text, hasDefaults: true)
    tables.functions[name]?.declaration.parameters = parameters
    let owner = entry.declaration.owner.map { Type.declared($0) }
    let isOwner = if case .name("Self") = syntax.result.kind { owner != nil } else { syntax.form.isMutating }
    let result = isOwner ? owner ?? .unknown : resolve(syntax.result)
    index?.define(.function(name), at: syntax.name, type: result)
    tables.functions[name]?.declaration.result = result
  }

  /// Resolves the methods and computed properties of a type. Returns their names in the table of functions.
  private func resolveMethods(_ methods: [FunctionSyntax], of owner: String, reserved: Set<String>) -> [String] {
    methods.compactMap { syntax in
      let name = methodName(syntax.name.text, of: owner)
      checkMemberName(
        syntax.name, as: syntax.form.isProperty ? "property" : "method", reserved: reserved.union(["with"]),
        owner: owner)
      guard let entry = functions[name], entry.range == syntax.name.range else { return nil }
      resolveFunction(syntax, named: name)
      return name
    }
  }

  private func resolveStatics(of syntax: ViewModelSyntax) {
    let customs = syntax.writtenMembers.compactMap { if case .custom(let custom) = $0 { custom.name } else { nil } }
    checkMethodNames(syntax.functions, beside: customs, of: syntax.name.text)
    _ = resolveMethods(syntax.functions, of: syntax.name.text, reserved: ReservedNames.hidingInViewModels)
  }

  private func resolveSample(_ syntax: SampleSyntax) {
    guard let entry = samples[syntax.name.text], entry.range == syntax.name.range else { return }
    guard let written = syntax.type else { return }
    let type = resolve(written)
    index?.define(.sample(syntax.name.text), at: syntax.name, type: type)
    tables.samples[syntax.name.text]?.declaration.type = type
  }
}
