import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `viewmodel.mustache` reads of a view model.
func viewModelData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime, inInterface: context.isExposed)
  let members = ViewModelMembers(viewModel, context.declarations)
  let names = ViewModelNames(members)
  var rules = RuleDeclarations(names, StrictComparison(context.declarations), context)
  rules.declareAll()
  context = rules.context
  var settle = SettleBody(
    viewModel, names: names, comparison: rules.comparison, layout: context.layout, indentation: 6)
  let settleText = settle.text()
  let derived = derivedData(names, &context)
  let keys = keys(of: viewModel)
  var shown = ShownProperties(members)
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "documentation": documentation(viewModel.documentation),
    "customs": customsData(viewModel, &context),
    "isLiving": .bool(viewModel.isLiving),
    "services": servicesData(members, &context),
    "inputs": .list(viewModel.inputs.map { inputData($0, &context) }),
    "initializer": .string(initializer(members, &context)),
    "initialState": .string(initialState(members, context)),
    "startsAtOnce": .bool(viewModel.startsAtOnce),
    "drafts": .list(viewModel.drafts.map { draftData($0, members, &context) }),
    "edits": .list(viewModel.edits.map { editData($0, members, &context) }),
    "states": .list(viewModel.states.map { shown.stateData($0, &context) }),
    "displays": .list(viewModel.derived.filter(\.isDisplay).map { shown.displayData($0, &context) }),
    "validity": viewModel.edits.isEmpty ? .null : shown.validityData(context),
    "commands": .list(viewModel.commands.map { shown.commandData($0, names, &context) }),
    "appearances": .list(viewModel.reactions.compactMap { appearanceData($0, names, &context) }),
    "keys": .list(keys.map { .string(swiftIdentifier($0)) }),
    "keysFitOneLine": .bool(keys.reduce(8) { $0 + $1.columns + 2 } <= context.layout.columns),
    "stored": .list(storedData(members, &context)),
    "hasStored": .bool(viewModel.keeps),
    "hasDerived": .bool(!derived.isEmpty),
    "derived": .list(derived),
    "rules": .list(rules.texts.map { .string($0) }),
    "settle": .string(settleText),
    "comparisons": .list(comparisonData(settle.comparison, &context)),
  ]
}

/// What can be observed: inputs, the context, then what is kept, edited, shown and done, each in the order of the schema.
func keys(of viewModel: ViewModel) -> [String] {
  viewModel.inputs.filter { !$0.isConstant }.map(\.name) + ["context"] + viewModel.drafts.map(\.name)
    + viewModel.edits.map(\.name) + viewModel.states.map(\.name) + viewModel.derived.filter(\.isDisplay).map(\.name)
    + (viewModel.edits.isEmpty ? [] : [DependencyGraph.validity]) + viewModel.commands.map(\.name)
}

private func inputData(_ input: Input, _ context: inout FileContext) -> MustacheValue {
  [
    "name": .string(swiftIdentifier(input.name)),
    "member": .string(swiftIdentifier(input.name, .member)),
    "type": .string(context.shownType(input.type)),
    "keyword": input.isConstant ? "let" : "var",
    "isConstant": .bool(input.isConstant),
    "documentation": documentation(input.documentation),
  ]
}

private func initializer(_ members: ViewModelMembers, _ context: inout FileContext) -> String {
  var parameters: [SwiftParameter] = []
  for input in members.viewModel.inputs {
    var value: SwiftExpression?
    if let defaultValue = input.defaultValue {
      var lowering = context.lowering(PlainNames())
      value = lowering.expression(defaultValue)
      context.note(lowering, inInterface: true)
    }
    parameters.append(SwiftParameter("\(swiftIdentifier(input.name)): \(input.type.swiftText)", default: value))
  }
  if !members.services.isEmpty { parameters.append(SwiftParameter("services: any Services")) }
  parameters.append(SwiftParameter("context: DisplayContext", default: .text(".current")))
  return context.layout.signature(context.access + "init", parameters, " {", indentation: 2)
}

private func initialState(_ members: ViewModelMembers, _ context: FileContext) -> String {
  let viewModel = members.viewModel
  let inputs = viewModel.inputs.map { input in
    SwiftArgument(swiftIdentifier(input.name, .label), .text(swiftIdentifier(input.name)))
  }
  let arguments = inputs + [SwiftArgument("context", .text("context"))]
  var values = [SwiftArgument("inputs", .text("Inputs").call(arguments))]
  if !members.services.isEmpty { values.append(SwiftArgument("services", .text("services"))) }
  let state = SwiftExpression.text(viewModel.isLiving ? "LivingViewModelState" : "ViewModelState").call([
    SwiftArgument(nil, .text("CurrentValues").call(values))
  ])
  return context.layout.text("viewModelState", value: state, indentation: 4)
}

/// What it asks of the world; null where it asks nothing.
private func servicesData(_ members: ViewModelMembers, _ context: inout FileContext) -> MustacheValue {
  guard !members.services.isEmpty else { return .null }
  for service in members.services {
    if let range = context.declarations.services[service]?.range, let module = context.environment.module(of: range) {
      context.modules.insert(module, inInterface: context.isExposed)
    }
  }
  let providers = members.services.map { ServiceDeclaration.providerName(of: $0) }
  let all = providers.dropFirst().reduce(SwiftExpression.text(providers[0])) { .binary($0, "&", .text($1)) }
  let ownServices = Set(members.viewModel.uses.map(\.service))
  return [
    "declaration": .string(
      context.layout.text("\(context.access)typealias Services", value: all, indentation: 2)),
    "isShared": .bool(ownServices != Set(members.services)),
  ]
}

private func customsData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue {
  guard !viewModel.customs.isEmpty else { return .null }
  return [
    "protocol": .string(swiftIdentifier(viewModel.name + "Customs")),
    "areFormulas": .bool(viewModel.customs.allSatisfy(\.isFormula)),
    "functions": .list(
      viewModel.customs.map { custom in
        [
          "documentation": documentation(custom.documentation),
          "signature": .string(signature(of: custom, head: "static func ", tail: "", indentation: 2, &context)),
        ]
      }),
  ]
}

/// `static func initials(of name: String) -> String`
func signature(
  of custom: Custom, head: String, tail: String, indentation: Int, _ context: inout FileContext
) -> String {
  let parameters = custom.parameters.map { parameter in
    SwiftParameter("\(parameter.swiftNames): \(context.shownType(parameter.type))")
  }
  let effects = effects(isAsync: custom.isAsync, custom.failure, &context)
  return context.layout.signature(
    head + swiftIdentifier(custom.name), parameters, effects + resultClause(custom.result, &context) + tail,
    indentation: indentation)
}

func comparisonData(_ comparison: StrictComparison, _ context: inout FileContext) -> [MustacheValue] {
  var comparison = comparison
  var data: [MustacheValue] = []
  var index = 0
  // A type's parts may ask for functions of further types.
  while index < comparison.types.count {
    let type = comparison.types[index]
    index += 1
    guard context.comparedTypes.insert(type).inserted else { continue }
    let body = comparison.body(for: type, columns: context.layout.columns - 2)
    data.append([
      "type": .string(swiftIdentifier(type)),
      "body": .string(context.layout.text(body, indentation: 2)),
    ])
  }
  return data
}
