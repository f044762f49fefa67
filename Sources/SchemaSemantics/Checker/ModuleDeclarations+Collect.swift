import VmgenSchemaSyntax

/// The first pass: the names of all declarations, so that files can refer to each other in any order.
extension ModuleDeclarations {
  func collectDeclarations() {
    collectImports()
    for syntax in syntaxes {
      let module = module(of: syntax.file)
      guard module.map(isImported) ?? true else { continue }
      for declaration in syntax.declarations { collect(declaration, module) }
    }
    checkRouterName()
  }

  private func collect(_ declaration: DeclarationSyntax, _ module: String?) {
    switch declaration {
    case .importModule: break
    case .router(let syntax): declareRouter(syntax, module)
    case .service(let syntax): declareService(syntax, module)
    case .fake(let syntax): if module == nil { declareFake(syntax) }
    // The names of all types are collected first.
    case .serviceContainer: break
    case .enumeration(let syntax):
      let shape = EnumDeclaration(
        name: syntax.name.text, range: syntax.range, documentation: syntax.documentation,
        isError: syntax.isError, rawType: nil, cases: [], conformances: [])
      declareType(syntax.name, .enumeration(shape), module)
      declareMethods(syntax.methods, of: syntax.name, module)
    case .model(let syntax):
      let shape = ModelDeclaration(
        name: syntax.name.text, range: syntax.range, documentation: syntax.documentation,
        isExtern: syntax.isExtern, module: syntax.module?.text, fields: [], conformances: [])
      declareType(syntax.name, .model(shape), module, isGenerated: !syntax.isExtern)
      declareMethods(syntax.methods, of: syntax.name, module)
      if identityFields[syntax.name.text] == nil, let id = syntax.typeOfID {
        tables.identityFields[syntax.name.text] = id
      }
    case .externType(let syntax):
      let shape = ExternType(
        name: syntax.name.text, module: syntax.module?.text, range: syntax.range, documentation: syntax.documentation,
        conformances: [])
      declareType(syntax.name, .extern(shape), module, isGenerated: false)
    case .viewModel(let syntax):
      declareType(syntax.name, .viewModel(syntax.name.text), module)
      if viewModels[syntax.name.text] == nil {
        tables.viewModels[syntax.name.text] = ViewModelEntry(
          interface: ViewModelInterface(name: syntax.name.text, inputs: [], services: []), syntax: syntax,
          module: module)
      }
      declareMethods(syntax.functions, of: syntax.name, module)
    case .function(let syntax): declareFunction(syntax, module)
    case .sample(let syntax): declareSample(syntax, module)
    case .errorPolicy(let syntax): if module == nil { declareErrorPolicy(syntax) }
    }
  }

  private func declareType(
    _ name: Identifier, _ shape: SchemaSet.DeclaredType, _ module: String?, isGenerated: Bool = true
  ) {
    guard isNameable(name) else { return }
    if let first = typeOrService(named: name.text) {
      return reportDuplicate(name, first: first.range, module: first.module)
    }
    if case .viewModel = shape {
      index?.define(.viewModel(name.text), at: name)
    } else {
      index?.define(.type(name.text), at: name, type: .declared(name.text))
    }
    tables.types[name.text] = TypeEntry(declaration: shape, range: name.range, module: module)
    tables.typeNames.append(name.text)
    if module == nil { checkTypeName(name) }
  }

  /// Reports a name that a declared type cannot have.
  func checkTypeName(_ name: Identifier) {
    guard checkNotKeyword(name, as: "type") else { return }
    if let reason = ReservedNames.types[name.text] {
      report(.typeNameInUse(name: name.text, reason: reason), at: name.range, help: Type.advice[name.text])
    } else if startsLowerCase(name.text) {
      let replacement = capitalized(name.text)
      report(.lowerCaseType(name: name.text, replacement: replacement), at: name.range)
    }
  }

  private func declareService(_ syntax: ServiceSyntax, _ module: String?) {
    let name = syntax.name
    guard isNameable(name) else { return }
    if let first = typeOrService(named: name.text) {
      return reportDuplicate(name, first: first.range, module: first.module)
    }
    let declaration = ServiceDeclaration(
      name: name.text, range: syntax.range, documentation: syntax.documentation,
      refined: syntax.refined?.text, functions: [])
    index?.define(.service(name.text), at: name)
    tables.services[name.text] = ServiceEntry(
      declaration: declaration, syntax: syntax, range: name.range, module: module)
    if module == nil { checkTypeName(name) }
  }

  private func declareFake(_ syntax: FakeSyntax) {
    let name = syntax.name
    guard isNameable(name) else { return }
    if let first = typeOrService(named: name.text) {
      return reportDuplicate(name, first: first.range, module: first.module)
    }
    index?.define(.fake(name.text), at: name)
    tables.fakes[name.text] = FakeEntry(syntax: syntax, range: name.range)
    checkTypeName(name)
  }

  private func declareFunction(_ syntax: FunctionSyntax, _ module: String?) {
    let name = syntax.name
    guard isNameable(name) else { return }
    if let first = functions[name.text] {
      tables.functions[name.text]?.isAmbiguous = true
      // A call can mean this declaration, so it refers to this one, too.
      index?.define(.function(name.text), at: name)
      let isOverload = first.syntax.parameters.map(\.label?.text) != syntax.parameters.map(\.label?.text)
      return reportDuplicate(
        name, first: first.range, module: first.module,
        help: isOverload ? "rename one of them; labels do not distinguish functions" : nil)
    }
    if let first = samples[name.text] { return reportDuplicate(name, first: first.range, module: first.module) }
    let declaration = FunctionDeclaration(
      name: name.text, range: syntax.range, documentation: syntax.documentation, parameters: [],
      result: .unknown, body: TypedExpression(.invalid, .unknown, syntax.body.range), reads: [], needsContext: false)
    tables.functions[name.text] = FunctionEntry(
      declaration: declaration, syntax: syntax, range: name.range, module: module)
    tables.callGraph.add(.function(name.text))
    guard module == nil else { return }
    if library.candidates(named: name.text).contains(where: { $0.signature.form == .function })
      || CompileTimeLiteral(rawValue: name.text) != nil
    {
      report(.functionOfLanguage(name: name.text), at: name.range)
    } else {
      checkMemberName(name, as: "function", reserved: [], owner: "")
    }
  }

  /// Declares the methods and computed properties of a type as functions with the type's name before their own.
  private func declareMethods(_ methods: [FunctionSyntax], of owner: Identifier, _ module: String?) {
    guard types[owner.text]?.range == owner.range else { return }
    for syntax in methods where isNameable(syntax.name) {
      let name = methodName(syntax.name.text, of: owner.text)
      guard functions[name] == nil else { continue }
      let declaration = FunctionDeclaration(
        name: syntax.name.text, owner: owner.text, form: syntax.form, range: syntax.range,
        documentation: syntax.documentation, parameters: [], result: .unknown,
        body: TypedExpression(.invalid, .unknown, syntax.body.range), reads: [], needsContext: false)
      tables.functions[name] = FunctionEntry(
        declaration: declaration, syntax: syntax, range: syntax.name.range, module: module)
      tables.callGraph.add(.function(name))
    }
  }

  private func declareSample(_ syntax: SampleSyntax, _ module: String?) {
    let name = syntax.name
    guard isNameable(name) else { return }
    if let first = samples[name.text] { return reportDuplicate(name, first: first.range, module: first.module) }
    if let first = functions[name.text] { return reportDuplicate(name, first: first.range, module: first.module) }
    let sample = Sample(
      name: name.text, isConstant: syntax.isConstant, range: syntax.range, documentation: syntax.documentation,
      type: .unknown, value: TypedExpression(.invalid, .unknown, syntax.value.range))
    tables.samples[name.text] = SampleEntry(declaration: sample, syntax: syntax, range: name.range, module: module)
    if syntax.isConstant, ReservedNames.ofContext.contains(name.text) {
      report(.contextName(name: name.text, of: "constant"), at: name.range)
    }
    if module == nil { checkMemberName(name, as: syntax.isConstant ? "constant" : "sample", reserved: [], owner: "") }
  }

  private func declareErrorPolicy(_ syntax: ErrorPolicySyntax) {
    if let first = errorPolicy?.syntax {
      reportRepeated(.errorPolicyTwice, at: syntax.keyword, after: first.keyword)
    } else {
      tables.errorPolicy = ErrorPolicyEntry(syntax: syntax)
    }
  }

  /// Returns the place and the module of a type or service.
  func typeOrService(named name: String) -> (range: SourceRange, module: String?)? {
    types[name].map { ($0.range, $0.module) } ?? services[name].map { ($0.range, $0.module) }
      ?? fakes[name].map { ($0.range, nil) }
  }

  /// Reports a type or service that has the name of a generated type.
  ///
  /// - Parameters:
  ///   - owner: The declaration that the type is generated for.
  ///   - reason: The label of the owner.
  func checkCompanion(_ name: String, of owner: SourceRange, _ reason: String) {
    guard let taken = typeOrService(named: name) else { return }
    report(.companionName(name: name), at: taken.range, labels: [Diagnostic.Label(range: owner, text: reason)])
  }

  func reportDuplicate(_ name: Identifier, first: SourceRange, module: String?, help: String? = nil) {
    if let module, self.module(of: name.range.file) != module {
      report(
        .declaredInModule(name: name.text, module: module), at: name.range,
        labels: [Diagnostic.Label(range: first, text: "declared here")])
    } else {
      reportRepeated(.duplicateDeclaration(name: name.text), at: name.range, after: first, help: help)
    }
  }
}

/// Imports.
extension ModuleDeclarations {
  func collectImports() {
    let modules = Set(sources.values.compactMap(\.module))
    for syntax in syntaxes {
      var seen: [String: SourceRange] = [:]
      for case .importModule(let statement) in syntax.declarations {
        let name = statement.module
        guard isNameable(name) else { continue }
        if let first = seen[name.text] {
          reportRepeated(
            .duplicateImport(module: name.text), at: statement.range, after: first, "imported",
            fixIt: Diagnostic.FixIt(range: statement.range, replacement: ""))
          continue
        }
        seen[name.text] = name.range
        index?.refer(to: .module(name.text), at: name.range)
        tables.imports[syntax.file, default: []].append(name.text)
        guard module(of: syntax.file) == nil, !modules.contains(name.text) else { continue }
        if Self.frameworks.contains(name.text) {
          report(
            .unknownModule(module: name.text), at: name.range,
            help:
              "remove it; generated code imports the modules that it needs, such as that of `extern T from \(name.text)`",
            fixIt: Diagnostic.FixIt(range: statement.range, replacement: ""))
          continue
        }
        let known = modules.sorted()
        let fallback =
          known.listed(after: "the known modules are") ?? "add the module to `modules` in `vmgen.json`"
        reportMissing(.unknownModule(module: name.text), name, among: known, else: fallback)
      }
    }
    closeImports()
  }

  /// Modules that Swift files often import but schemas never need.
  private static let frameworks: Set<String> = [
    "AppKit", "Combine", "Foundation", "Observation", "Swift", "SwiftData", "SwiftUI", "UIKit", "ViewModelCore",
    "ViewModelFormatting", "ViewModelRuntime", "ViewModelTesting",
  ]

  private func closeImports() {
    var imported: [String: Set<String>] = [:]
    var work: [String] = []
    for syntax in syntaxes {
      let names = imports[syntax.file] ?? []
      if let module = module(of: syntax.file) {
        imported[module, default: []].formUnion(names)
      } else {
        work += names
      }
    }
    while let module = work.popLast() {
      if tables.reachableModules.insert(module).inserted { work += imported[module] ?? [] }
    }
  }
}

extension ModelSyntax {
  /// The type of the field or computed property `id`.
  fileprivate var typeOfID: TypeSyntax? {
    fields.first { $0.name.text == "id" }?.type ?? methods.first { $0.form.isProperty && $0.name.text == "id" }?.result
  }
}
