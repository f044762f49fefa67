import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `preview.mustache`: the doubles of services, and a value and the examples of each view model; null
/// if there are none.
func previewData(_ schema: Schema, of source: SourceFile, _ context: FileContext) -> MustacheValue {
  guard !context.options.layers.isDisjoint(with: Layer.doubles) else { return .null }
  var viewModels: [MustacheValue] = []
  let lines = LineTable(source.bytes)
  let hasPreviews = !context.options.layers.isDisjoint(with: Layer.previews)
  var previewed: Set<String> = []
  for case .viewModel(let viewModel) in schema.declarations where hasPreviews {
    guard let data = previewData(viewModel, of: source, lines, context) else { continue }
    viewModels.append(data)
    previewed.insert(viewModel.name)
  }
  let recordings = recordingData(schema, previewed: previewed, context)
  // A schema that contains only services generates their doubles for the view models of other schemas.
  let doubles = context.doublesAndFakes(in: schema, isRecorded: context.options.layers.contains(.recording))
  let containers = containerDoubles(of: schema, context)
  guard !viewModels.isEmpty || !doubles.isEmpty || !containers.isEmpty || !recordings.isEmpty else { return .null }
  let hasExamples = schema.declarations.contains { declaration in
    if case .viewModel(let viewModel) = declaration { !viewModel.examples.isEmpty } else { false }
  }
  let usesStubs = schema.declarations.contains { declaration in
    if case .viewModel(let viewModel) = declaration { !context.services(of: viewModel).isEmpty } else { false }
  }
  let usesTesting = hasExamples || usesStubs || !doubles.isEmpty || !containers.isEmpty || !recordings.isEmpty
  let hasCanvas = context.options.layers.contains(.canvas) && hasExamples
  if let module = context.options.module(of: .viewModel) {
    context.modules.insert(module, inInterface: context.isExposed)
  }
  return [
    "imports": usesTesting
      ? .list(FileImports(ModuleUse.testing, inInterface: hasExamples, context).lines.map { .string($0) }) : .null,
    "doubles": .list(doubles),
    "containers": .list(containers),
    "viewModels": .list(viewModels),
    "recordings": .list(recordings),
    "isOnlyRecorded": .bool(viewModels.isEmpty && doubles.isEmpty && containers.isEmpty),
    "hasCanvas": .bool(hasCanvas),
  ]
}

private func previewData(
  _ viewModel: ViewModel, of source: SourceFile, _ lines: LineTable, _ context: FileContext
) -> MustacheValue? {
  guard context.queryWithoutPlaceholder(of: viewModel) == nil else { return nil }
  let doubles = doublesData(viewModel, context)
  let body = value(of: viewModel, hasDoubles: doubles != .null, context)
  let examples = ExampleTable(viewModel, of: source, lines: lines, context).previews(context)
  guard body != nil || !examples.isEmpty else { return nil }
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "doubles": doubles,
    "value": body.map { ["body": .statements($0)] } ?? .null,
    "isStateful": .bool(viewModel.isStateful),
    "hasExamples": .bool(!examples.isEmpty),
    "examples": .list(examples),
  ]
}

/// Returns the statements that create a view model with samples; nil if no value of an input is known.
private func value(
  of viewModel: ViewModel, hasDoubles: Bool, _ context: FileContext
) -> [SwiftStatement]? {
  var arguments: [SwiftArgument] = []
  for input in viewModel.inputs where input.defaultValue == nil {
    guard let value = previewValue(of: input.type, context) else { return nil }
    arguments.append(SwiftArgument(swiftIdentifier(input.name, .label), value))
  }
  let name = swiftIdentifier(viewModel.name)
  guard hasDoubles else { return [.value(.text(name).call(arguments))] }
  arguments.append(SwiftArgument("services", .text("doubles")))
  let doubles = SwiftExpression.text(DoubleNames.container(of: viewModel.name)).call()
  return [.bind("doubles", type: nil, doubles)] + answers(viewModel, context)
    + [.result(.text(name).call(arguments))]
}

/// Returns a statement for each stub whose result is known: `doubles.sessionDouble.knownUserStub.returns(User.ada)`.
private func answers(_ viewModel: ViewModel, _ context: FileContext) -> [SwiftStatement] {
  var statements: [SwiftStatement] = []
  for name in context.services(of: viewModel) {
    guard let service = context.declarations.services[name] else { continue }
    let stubs = DoubleNames.stubs(of: service)
    for function in service.functions where function.kind != .stream {
      guard let result = function.result, let value = previewValue(of: result, context) else { continue }
      let stub = SwiftExpression.text("doubles").member(DoubleNames.member(of: name))
        .member(stubs[function.distinctName] ?? function.name)
      statements.append(.value(stub.member("returns").call(value)))
    }
  }
  return statements
}
