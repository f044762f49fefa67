import VmgenSchemaSyntax

/// Checks the values in declarations: the bodies of functions, raw values, labels, samples, and the defaults of fields.
struct ValueChecker: DeclarationReader {
  let expressions: ExpressionChecker

  var declarations: ModuleDeclarations { expressions.declarations }
}

/// The values in declarations. Functions are checked first, because dependency graphs depend on their reads.
extension ValueChecker {
  func checkDeclarations() {
    checkConstants()
    for syntax in declarations.syntaxes where isChecked(syntax) {
      for declaration in syntax.declarations {
        switch declaration {
        case .function(let syntax): checkFunction(syntax, named: syntax.name.text)
        case .enumeration(let syntax) where isFirst(syntax.name):
          checkEnum(syntax)
          checkMethods(syntax.methods, of: syntax.name.text)
        case .model(let syntax) where isFirst(syntax.name):
          checkModel(syntax)
          checkMethods(syntax.methods, of: syntax.name.text)
        case .viewModel(let syntax) where isFirst(syntax.name): checkMethods(syntax.functions, of: syntax.name.text)
        case .sample(let syntax): if !syntax.isConstant { checkSample(syntax) }
        case .service(let syntax): checkService(syntax)
        default: break
        }
      }
    }
    declarations.refineServices()
    checkRecursion()
    checkSampleCycles()
    declarations.tables.callGraph.close()
    for (name, entry) in functions {
      let reads = callGraph.reads[.function(name)] ?? CallGraph.Reads()
      var declaration = entry.declaration
      declaration.reads = reads.parts
      declaration.needsContext = reads.needsContext
      declarations.tables.functions[name]?.declaration = declaration
    }
  }

  // MARK: Functions

  private func checkMethods(_ methods: [FunctionSyntax], of owner: String) {
    for syntax in methods { checkFunction(syntax, named: methodName(syntax.name.text, of: owner)) }
  }

  private func checkFunction(_ syntax: FunctionSyntax, named name: String) {
    guard var declaration = functions[name]?.declaration, functions[name]?.range == syntax.name.range else { return }
    declaration.parameters = expressions.checkDefaults(of: declaration.parameters, syntax.parameters)
    var environment = Environment(file: syntax.range.file)
    environment.hasContext = !syntax.form.isMutating
    environment.helpForContext =
      syntax.form.isMutating
      ? "add a parameter for the value, and pass it, such as `at now: Date` or `on today: Day`" : nil
    environment.caller = .function(name)
    environment.selfType = declaration.selfType
    environment.isStatic = declaration.form.isStatic
    if let owner = declaration.owner { expressions.enter(.declared(owner), &environment) }
    let body = expressions.in(environment)
    body.bind(declaration.parameters, syntax.parameters)
    if syntax.form.isMutating { expressions.session.contextFreeCalls.append((.function(name), syntax.name.range)) }
    declaration.body =
      syntax.form.isMutating
      ? body.inferMutatingBody(syntax.body, of: declaration.result, named: syntax.name)
      : body.check(syntax.body, as: declaration.result, isText: true)
    declarations.tables.functions[name]?.declaration = declaration
  }

  private func checkService(_ syntax: ServiceSyntax) {
    guard let entry = services[syntax.name.text], entry.range == syntax.name.range else { return }
    for (index, function) in syntax.functions.enumerated() {
      let parameters = expressions.checkDefaults(of: entry.declaration.functions[index].parameters, function.parameters)
      declarations.tables.services[syntax.name.text]?.declaration.functions[index].parameters = parameters
    }
  }

  // MARK: Models

  private func checkModel(_ syntax: ModelSyntax) {
    guard case .model(var declaration)? = types[syntax.name.text]?.declaration else { return }
    // The fields and their default values are in one file.
    lazy var environment = defaultEnvironment(of: declaration)
    for (index, field) in syntax.fields.enumerated() {
      if let value = field.defaultValue {
        if syntax.isExtern { report(.externDetail(detail: "default"), at: value.range) }
        environment.createsIDs = value.isNewID
        let typed = expressions.in(environment).check(value, as: declaration.fields[index].type)
        declaration.fields[index].defaultValue = typed
      }
      if let key = field.key {
        if syntax.isExtern { report(.externDetail(detail: "key"), at: key.range) }
        declaration.fields[index].key = plainKey(key)
      }
    }
    checkKeyNames(declaration, syntax)
    if identifiable.contains(syntax.name.text) { checkIdentity(declaration, syntax) }
    declarations.tables.declare(syntax.name.text, as: .model(declaration))
  }

  private func defaultEnvironment(of model: ModelDeclaration) -> Environment {
    var environment = expressions.defaultEnvironment(model.range.file, siblings: model.fields.map(\.name), "field")
    expressions.enter(.declared(model.name), &environment)
    return environment
  }

  private func plainKey(_ key: Expression) -> String? {
    if case .string(let literal) = key.kind, let text = literal.plainText, !text.isEmpty { return text }
    if key.isMissing { return nil }
    report(.keyNotPlain, at: key.range)
    return nil
  }

  private func checkKeyNames(_ model: ModelDeclaration, _ syntax: ModelSyntax) {
    guard model.fields.contains(where: { $0.key != nil }) else { return }
    var first: [String: Int] = [:]
    for (index, field) in model.fields.enumerated() {
      let key = field.key ?? field.name
      guard let other = first[key] else {
        first[key] = index
        continue
      }
      // A duplicate field name is reported elsewhere.
      if model.fields[other].name == field.name { continue }
      let written = syntax.fields[index]
      let first = syntax.fields[other]
      reportRepeated(
        .duplicateKey(key: key), at: written.key?.range ?? written.name.range,
        after: first.key?.range ?? first.name.range, "used")
    }
  }

  private func checkIdentity(_ model: ModelDeclaration, _ syntax: ModelSyntax) {
    let range = syntax.conformances.first { $0.text == "Identifiable" }?.range ?? syntax.name.range
    let property = computedIdentity(of: .declared(model.name))
    let field = model.fields.first { $0.name == "id" }
    guard let type = field?.type ?? property?.entry.declaration.result,
      let declared = field?.range ?? property?.entry.range
    else {
      report(.identifiableWithoutID(name: model.name), at: range)
      return
    }
    if !conforms(type, to: .hashable) {
      report(
        .identityNotHashable(type: type), at: range,
        labels: [Diagnostic.Label(range: declared, text: "`id` is declared here")])
    }
    // `Identifiable` reads the property without a context.
    if let property { expressions.session.contextFreeCalls.append((.function(property.name), declared)) }
  }

  // MARK: Constants and samples

  /// Checks the constants of the files, each after those that it reads, because their types can follow from their values.
  private func checkConstants() {
    var syntaxes: [SampleSyntax] = []
    for file in declarations.syntaxes {
      for case .sample(let syntax) in file.declarations where syntax.isConstant { syntaxes.append(syntax) }
    }
    guard !syntaxes.isEmpty else { return }
    let numbers = Dictionary(zip(syntaxes.map(\.name.text), syntaxes.indices), uniquingKeysWith: { first, _ in first })
    let links = syntaxes.map { FreeNames.of($0.value, among: numbers) }
    let (order, cycles) = orderAndCycles(count: syntaxes.count, successors: { links[$0] })
    for cycle in cycles {
      let names = cycle.path.map { syntaxes[$0].name }
      report(
        .derivedCycle(name: names[0].text, path: Cycle.text(names.map(\.text))), at: names[0].range,
        help: "write one of the values directly")
    }
    for index in order { checkConstant(syntaxes[index]) }
  }

  private func checkConstant(_ syntax: SampleSyntax) {
    let name = syntax.name.text
    guard let entry = samples[name], entry.range == syntax.name.range else { return }
    var environment = Environment(file: syntax.range.file)
    environment.isConstant = true
    let checker = expressions.in(environment)
    let count = declarations.sink.diagnostics.count
    let value =
      syntax.type == nil ? checker.infer(syntax.value) : checker.check(syntax.value, as: entry.declaration.type)
    reportFirstID(after: count)
    if syntax.type == nil {
      expressions.checkStorable(value.type, at: syntax.value.range)
      declarations.tables.samples[name]?.declaration.type = value.type
      index?.define(.sample(name), at: syntax.name, type: value.type)
    }
    declarations.tables.samples[name]?.declaration.value = value
  }

  /// Removes all reports of new identifiers except the first, which stands for all elements of a constant.
  private func reportFirstID(after count: Int) {
    let code = DiagnosticKind.newID(in: "constant").code
    guard declarations.sink.diagnostics[count...].count(where: { $0.kind.code == code }) > 1 else { return }
    var isFirst = true
    for diagnostic in declarations.sink.take(after: count) where isFirst || diagnostic.kind.code != code {
      if diagnostic.kind.code == code { isFirst = false }
      report(diagnostic)
    }
  }

  private func checkSample(_ syntax: SampleSyntax) {
    let name = syntax.name.text
    guard let entry = samples[name], entry.range == syntax.name.range else { return }
    checkStaticName(syntax.name, of: entry.declaration.type)
    var environment = Environment(file: syntax.range.file)
    environment.hasSamples = true
    expressions.enter(entry.declaration.type, &environment)
    let value = expressions.in(environment).check(syntax.value, as: entry.declaration.type)
    declarations.tables.samples[name]?.declaration.value = value
  }

  /// Checks the name of a sample, which becomes a static member of its type and must differ from the existing members.
  private func checkStaticName(_ name: Identifier, of type: Type) {
    let declaration = enumeration(type)
    let item = declaration?.cases.first { $0.name == name.text }
    let isTaken =
      if let declaration {
        item != nil || name.text == "allCases" && declaration.conformances.contains(.caseIterable)
      } else {
        type.isOptional && (name.text == "none" || name.text == "some")
      }
    guard isTaken else { return }
    report(
      .generatedName(kind: "a sample", owner: "\(type)", name: name.text), at: name.range,
      labels: item.map { [Diagnostic.Label(range: $0.range, text: "the case is declared here")] } ?? [])
  }

  private func checkSampleCycles() {
    let names = samples.filter { !$0.value.declaration.isConstant }.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let links = names.map { name in
      (samples[name]?.declaration.value.samplesNamed ?? []).compactMap { numbers[$0] }
    }
    for cycle in orderAndCycles(count: names.count, successors: { links[$0] }).cycles {
      let path = cycle.path.map { names[$0] }
      guard let range = samples[path[0]]?.range else { continue }
      report(.sampleCycle(name: path[0], path: Cycle.text(path)), at: range)
    }
  }

  // MARK: Recursion

  private func checkRecursion() {
    let nodes = callGraph.nodes
    let numbers = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    let links = nodes.map { node in (callGraph.calls[node] ?? []).compactMap { numbers[$0.callee] } }
    for cycle in orderAndCycles(count: nodes.count, successors: { links[$0] }).cycles {
      reportRecursion(cycle.path.map { nodes[$0] })
    }
  }

  private func reportRecursion(_ cycle: [CallGraph.Node]) {
    var labels: [Diagnostic.Label] = []
    var first: SourceRange?
    for (index, node) in cycle.enumerated() {
      let next = cycle[(index + 1) % cycle.count]
      guard let call = callGraph.calls[node]?.first(where: { $0.callee == next }) else { continue }
      if first == nil {
        first = call.range
      } else {
        labels.append(
          Diagnostic.Label(range: call.range, text: "`\(Self.shown(node))` reads `\(Self.shown(next))` here"))
      }
    }
    guard let first else { return }
    let names = cycle.map(Self.shown)
    report(.recursion(name: "`\(names[0])`", path: Cycle.text(names)), at: first, labels: Cycle.bounded(labels))
  }

  private static func shown(_ node: CallGraph.Node) -> String {
    switch node {
    case .function(let name): name
    case .label(let name): "\(name).label"
    }
  }
}
