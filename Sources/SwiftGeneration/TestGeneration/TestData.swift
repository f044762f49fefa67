import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `tests.mustache`, without the header and imports of the file.
func testData(
  _ viewModels: [ViewModel], of schema: Schema, _ source: SourceFile, _ context: FileContext
) -> MustacheValue {
  let doubles = context.doubledServices(in: schema).map { doubleData($0, context) }
  let samples = codableSamples(of: schema, context)
  let isSwiftTesting = context.options.testing == .swiftTesting
  let containers = containerDoubles(of: schema, context)
  let lines = LineTable(source.bytes)
  let tests = viewModels.map { viewModelTestData($0, of: source, lines, context) }
  let routers = schema.declarations.compactMap { declaration -> Router? in
    if case .router(let router) = declaration, !router.links.isEmpty { router } else { nil }
  }
  if !tests.isEmpty || !samples.isEmpty || !doubles.isEmpty || !routers.isEmpty {
    context.modules.insert(isSwiftTesting ? "Testing" : "XCTest")
    context.modules.insert(ModuleUse.runtime)
    context.modules.insert(ModuleUse.testing)
  }
  if !containers.isEmpty {
    context.modules.insert(ModuleUse.runtime)
    context.modules.insert(ModuleUse.testing)
  }
  return [
    "isSwiftTesting": .bool(isSwiftTesting),
    "doubles": .list(doubles),
    "containers": .list(containers),
    "viewModels": .list(tests),
    "links": .list(
      routers.map { router in
        [
          "suite": .string(swiftIdentifier(GeneratedName.tests(of: router.name))),
          "member": .string(swiftIdentifier(lowerCamelCased(router.name), .member)),
        ]
      }),
    "samples": samples.isEmpty
      ? .null
      : [
        "suite": .string(typeName(ofSchemaAt: source.relativePath) + "SampleTests"),
        "checks": .list(samples.map { .string($0) }),
      ],
  ]
}

private func viewModelTestData(
  _ viewModel: ViewModel, of source: SourceFile, _ lines: LineTable, _ context: FileContext
) -> MustacheValue {
  var graph = GraphTable(viewModel, declarations: context.declarations)
  let undoubled = context.queryWithoutPlaceholder(of: viewModel)
  let examples =
    undoubled == nil ? ExampleTable(viewModel, of: source, lines: lines, context).entries(context) : []
  let paths = graph.paths()
  let tables = testTables(of: viewModel, &graph, context)
  func hasRows(_ label: String) -> MustacheValue {
    .bool(tables.contains { $0.label == label && !$0.rows.isEmpty })
  }
  let doubles = doublesData(viewModel, context)
  let models = codableInputs(of: viewModel, context)
  let skipped = skipped(viewModel, context)
  let isChecked = !examples.isEmpty && tables.contains { !$0.rows.isEmpty }
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "suite": .string(swiftIdentifier(GeneratedName.tests(of: viewModel.name))),
    "isStateful": .bool(viewModel.isStateful),
    "doubles": doubles,
    "hasTests": .bool(!examples.isEmpty || skipped != .null),
    "hasExamples": .bool(!examples.isEmpty),
    "examples": .list(examples),
    "graph": isChecked
      ? [
        "fresh": .expression(graph.fresh(hasDoubles: doubles != .null)),
        "hasPaths": .bool(!paths.isEmpty),
        "paths": .list(paths),
        "tables": .list(tables.map(\.data)),
        "hasEdits": hasRows("edits"),
        "hasDrafts": hasRows("drafts"),
        "hasCommands": hasRows("commands"),
        "hasLists": hasRows("lists"),
        "hasConstants": .bool(graph.hasConstants),
      ] : .null,
    "isScreen": .bool(viewModel.screen != nil && !examples.isEmpty),
    "models": examples.isEmpty || models.isEmpty ? .null : ["inputs": .list(models.map { .string($0) })],
    "skipped": skipped,
    "comparisons": .list(isChecked ? comparisonData(graph.comparison, context) : []),
  ]
}

/// A table with the rows of generated tests.
private struct TestTable {
  /// The argument label of the table.
  let label: String
  let rows: [MustacheValue]

  /// The labels, in the order of the parameters.
  static let labels = ["displays", "edits", "drafts", "commands", "lists"]

  var data: MustacheValue {
    ["label": .string(label), "isEmpty": .bool(rows.isEmpty), "entries": .list(rows)]
  }
}

/// Returns the tables with rows. The table of displays is always included.
private func testTables(
  of viewModel: ViewModel, _ graph: inout GraphTable, _ context: FileContext
) -> [TestTable] {
  let generators = memberGenerators(of: viewModel)
  var tables: [TestTable] = []
  for label in TestTable.labels {
    let rows = generators.filter { $0.testTable == label }.flatMap { $0.testRows(&graph, context) }
    if !rows.isEmpty || tables.isEmpty { tables.append(TestTable(label: label, rows: rows)) }
  }
  return tables
}

/// Returns the reason why the examples of a view model cannot run; null if they can.
private func skipped(_ viewModel: ViewModel, _ context: FileContext) -> MustacheValue {
  guard !viewModel.examples.isEmpty, let query = context.queryWithoutPlaceholder(of: viewModel) else { return .null }
  let reason =
    "no value of `\(query.type)` is known for `\(query.service).\(query.function)` to return: "
    + "test `\(viewModel.name)` by hand"
  // The reason follows `  @Test(.disabled(` or `    throw XCTSkip(`, and precedes the closing parentheses.
  let isShort = 18 + swiftString(reason).columns + 2 <= SwiftLayout().columns
  return ["isShort": .bool(isShort), "reason": .literal(reason)]
}

/// Returns the inputs whose values can round-trip through JSON.
private func codableInputs(of viewModel: ViewModel, _ context: FileContext) -> [String] {
  viewModel.inputs.filter { isCodableModel($0.type, context) }.map { swiftIdentifier($0.name, .member) }
}

private func codableSamples(of schema: Schema, _ context: FileContext) -> [String] {
  schema.declarations.compactMap { declaration in
    guard case .sample(let sample) = declaration, isCodableModel(sample.type, context) else { return nil }
    return "\(sample.type.swiftText).\(swiftIdentifier(sample.name, .member))"
  }
}

private func isCodableModel(_ type: Type, _ context: FileContext) -> Bool {
  switch type {
  case .optional(let inner), .array(let inner): return isCodableModel(inner, context)
  case .declared(let name):
    guard case .model(let model)? = context.declarations.types[name] else { return false }
    return model.conformances.isSuperset(of: [.codable, .equatable])
  default: return false
  }
}

/// Returns `Contacts` for `Contacts.vmodel`, and `A_Row` for `A/Row.vmodel`.
private func typeName(ofSchemaAt path: String) -> String {
  let stem = path.hasSuffix(".vmodel") ? path.dropLast(7) : path[...]
  var name = ""
  for byte in stem.utf8 {
    let isLetter = (0x41...0x5A).contains(byte & 0xDF)
    let isDigit = (0x30...0x39).contains(byte)
    name += isLetter || isDigit ? String(UnicodeScalar(byte)) : "_"
  }
  if let first = name.utf8.first, (0x30...0x39).contains(first) { name = "_" + name }
  return capitalized(name)
}
