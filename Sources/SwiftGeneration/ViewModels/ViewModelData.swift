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
  var settle = SettleBody(viewModel, names: names, comparison: rules.comparison)
  let settleBody = settle.body()
  let derived = derivedData(names, &context)
  let keys = keys(of: viewModel)
  var shown = ShownProperties(members)
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "documentation": documentation(viewModel.documentation),
    "customs": customsData(viewModel, &context),
    "isStateful": .bool(viewModel.isStateful),
    "services": servicesData(members, &context),
    "inputs": .list(viewModel.inputs.map { inputData($0, &context) }),
    "startsAtOnce": .bool(viewModel.startsAtOnce),
    "drafts": .list(viewModel.drafts.map { draftData($0, members, &context) }),
    "edits": .list(viewModel.edits.map { editData($0, members, &context) }),
    "states": .list(viewModel.states.map { shown.stateData($0, &context) }),
    "displays": .list(viewModel.derived.filter(\.isDisplay).map { shown.displayData($0, &context) }),
    "validity": viewModel.edits.isEmpty ? .null : shown.validityData(),
    "commands": .list(viewModel.commands.map { shown.commandData($0, names, &context) }),
    "appearances": .list(viewModel.reactions.compactMap { appearanceData($0, names, &context) }),
    "keys": .list(keys.map { .string(swiftIdentifier($0)) }),
    "stored": .list(storedData(members, &context)),
    "hasStored": .bool(viewModel.keeps),
    "hasDerived": .bool(!derived.isEmpty),
    "derived": .list(derived),
    "rules": .list(rules.data),
    "changes": .statements(settleBody),
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
  var defaultValue: SwiftExpression?
  if let value = input.defaultValue {
    var lowering = context.lowering(PlainNames())
    defaultValue = lowering.expression(value)
    context.note(lowering, inInterface: true)
  }
  return [
    "name": .string(swiftIdentifier(input.name)),
    "member": .string(swiftIdentifier(input.name, .member)),
    "label": .string(swiftIdentifier(input.name, .label)),
    "type": .string(context.shownType(input.type)),
    "defaultValue": .optional(defaultValue),
    "keyword": input.isConstant ? "let" : "var",
    "isConstant": .bool(input.isConstant),
    "documentation": documentation(input.documentation),
  ]
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
    "composition": .expression(all),
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
        customData(custom, &context)
      }),
  ]
}

/// What templates read of a `custom` of a view model: `static func initials(of name: String) -> String`.
func customData(_ custom: Custom, _ context: inout FileContext) -> MustacheValue {
  [
    "documentation": documentation(custom.documentation),
    "name": .string(swiftIdentifier(custom.name)),
    "parameters": context.parametersData(custom.parameters),
    "effects": effectsData(isAsync: custom.isAsync, custom.failure, &context),
    "result": custom.result.map { .string(context.shownType($0)) } ?? .null,
  ]
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
    let body = comparison.body(for: type)
    data.append([
      "type": .string(swiftIdentifier(type)),
      "body": .statements(body),
    ])
  }
  return data
}
