import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `tests.mustache`, without the header and imports of the file.
func testData(
  _ viewModels: [ViewModel], of schema: Schema, _ source: SourceFile, _ context: FileContext
) -> MustacheValue {
  let doubles = context.doublesAndFakes(in: schema)
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
    "recordsFailures": .bool(!isSwiftTesting && tests.contains { $0["examples"] != .null }),
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
  var graph = GraphTable(viewModel, context)
  let undoubled = context.queryWithoutPlaceholder(of: viewModel)
  let examples =
    undoubled == nil ? ExampleTable(viewModel, of: source, lines: lines, context).list(context) : .null
  let tables = examples == .null ? [] : testTables(of: viewModel, &graph, context)
  let doubles = doublesData(viewModel, context)
  let skipped = skipped(viewModel, context)
  let isChecked = examples != .null && !(tables.isEmpty && viewModel.screen == nil)
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "suite": .string(swiftIdentifier(GeneratedName.tests(of: viewModel.name))),
    "doubles": doubles,
    "hasTests": .bool(examples != .null || skipped != .null),
    "examples": examples,
    "graph": isChecked
      ? [
        "fresh": .expression(graph.fresh(hasDoubles: doubles != .null)),
        "tables": .list(tables.map(\.data)),
        "hasConstants": .bool(graph.hasConstants),
      ] : .null,
    "skipped": skipped,
    "comparisons": .list(isChecked ? comparisonData(graph.comparison, context) : []),
  ]
}

/// A table of generated tests.
private struct TestTable {
  /// The argument label of the table.
  let label: String
  let rows: [SwiftExpression]

  /// The labels of the members' tables, in the order of the parameters.
  static let memberLabels = ["displays", "edits", "drafts", "commands", "lists"]

  var data: MustacheValue { ["label": .string(label), "rows": .expression(.array(rows))] }
}

/// Returns the tables with rows, in the order of the parameters. There are none for a view model without members.
private func testTables(
  of viewModel: ViewModel, _ graph: inout GraphTable, _ context: FileContext
) -> [TestTable] {
  let paths = graph.paths()
  let generators = memberGenerators(of: viewModel)
  let members = TestTable.memberLabels.map { label in
    let rows = generators.filter { $0.testTable == label }.flatMap { $0.testRows(&graph, context) }
    return TestTable(label: label, rows: rows)
  }
  let models = codableInputs(of: viewModel, context).map { name in
    SwiftExpression.text(".init").call(.text("\\." + name))
  }
  let tables = (members + [TestTable(label: "models", rows: models)]).filter { !$0.rows.isEmpty }
  return tables.isEmpty || paths.isEmpty ? tables : [TestTable(label: "paths", rows: paths)] + tables
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
    guard case .sample(let sample) = declaration, !sample.isConstant, isCodableModel(sample.type, context) else {
      return nil
    }
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
