import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `viewmodel.mustache`: a view model.
func viewModelData(_ members: ViewModelMembers, _ context: FileContext) -> MustacheValue {
  let viewModel = members.viewModel
  context.modules.insert(viewModel.library, inInterface: context.isExposed)
  let names = ViewModelNames(members)
  let generators = members.generators
  var rules = RuleDeclarations(names, StrictComparison(context.declarations), context)
  for generator in generators { generator.declareRules(&rules) }
  if viewModel.isStateful, viewModel.readsNow(context.declarations) {
    rules.declare("readsNow", type: "Bool", .text("true"))
  }
  var changes = ChangeDetection(names, comparison: rules.comparison)
  let statements = changes.statements()
  var scope = MemberScope(names, context)
  var data: MustacheObject = [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "documentation": documentation(viewModel.documentation),
    "isStateful": .bool(viewModel.isStateful),
    "errorPolicy": errorPolicyUse(viewModel, context),
    "customs": customsData(viewModel, scope.context),
    "services": UseGenerator(viewModel: viewModel).services(&scope),
    "focus": FocusGenerator(viewModel).fields,
    "screen": screenData(viewModel, scope.context),
    "statics": methodsData(viewModel.methods, of: viewModel.name, scope.context),
  ]
  let lists = propertyLists(of: generators, &scope)
  for (key, values) in lists { data.append(key, .list(values)) }
  data.append("hasInputs", .bool(lists.contains { $0.key == "inputs" && !$0.values.isEmpty }))
  addStorage(of: members, &scope, to: &data)
  addChildrenAndEvents(of: viewModel, &scope, to: &data)
  let observed = generators.flatMap(\.observedNames)
  data.append("keys", .list(observed.map { .string(swiftIdentifier($0)) }))
  let methods = Set(viewModel.derived.filter(\.isFunction).map(\.name))
  let keyPaths = observed.map { methods.contains($0) ? functionKeyPath($0) : swiftIdentifier($0) }
  data.append("keyPaths", .list(keyPaths.map { .string($0) }))
  let timed = members.timedProperties(among: observed)
  data.append(
    "timedProperties",
    timed.isEmpty ? .null : .expression(.array(timed.map { .text("." + swiftIdentifier($0, .member)) })))
  data.append("rules", .list(rules.data))
  data.append("changes", .statements(statements))
  data.append("comparisons", .list(comparisonData(changes.comparison, scope.context)))
  return .object(data)
}

/// Returns the properties of the members, by the section of the template that declares them.
private func propertyLists(
  of generators: [any MemberGenerator], _ scope: inout MemberScope
) -> [(key: String, values: [MustacheValue])] {
  var lists: [(key: String, values: [MustacheValue])] = []
  for generator in generators {
    guard let key = generator.key else { continue }
    let values = generator.properties(&scope)
    if let index = lists.firstIndex(where: { $0.key == key }) {
      lists[index].values += values
    } else {
      lists.append((key, values))
    }
  }
  return lists
}

private func addStorage(of members: ViewModelMembers, _ scope: inout MemberScope, to data: inout MustacheObject) {
  let stored = members.generators.flatMap { $0.storedValues(&scope) }
  let derived = members.generators.flatMap { $0.derivedValues(&scope) }
  data.append("stored", .list(stored.map(\.data)))
  data.append("hasStored", .bool(!stored.isEmpty))
  data.append("initialValues", members.initialValues.data(members, scope.context))
  data.append("createdStored", .optional(StoredValue.creation(of: stored)))
  data.append("derived", .list(derived.map { $0.data(members) }))
  data.append("hasDerived", .bool(!derived.isEmpty))
  data.append("valueMethods", .list(DisplayFunctionGenerator(derived: members.viewModel.derived).valueMethods(&scope)))
  data.append("computed", .list(members.generators.flatMap { $0.computedValues(&scope) }.map(\.data)))
}

private func addChildrenAndEvents(
  of viewModel: ViewModel, _ scope: inout MemberScope, to data: inout MustacheObject
) {
  let children = ChildGenerator(viewModel)
  data.append("hasChildren", .bool(!viewModel.childMembers.isEmpty))
  data.append("children", .list(children.accessors(&scope)))
  data.append("receptions", .list(children.receptionData(&scope)))
  data.append("hasEvents", .bool(!viewModel.events.isEmpty))
  data.append("areEventsHashable", .bool(viewModel.events.allSatisfy(\.isHashable)))
}

private func customsData(_ viewModel: ViewModel, _ context: FileContext) -> MustacheValue {
  guard !viewModel.customs.isEmpty else { return .null }
  return [
    "protocol": .string(swiftIdentifier(GeneratedName.customs(of: viewModel.name))),
    "functions": .list(
      viewModel.customs.map { custom in
        customData(custom, context)
      }),
  ]
}

/// Returns the template data of a view model's `custom`: `static func initials(of name: String) -> String`.
func customData(_ custom: Custom, _ context: FileContext) -> MustacheValue {
  [
    "documentation": documentation(custom.documentation),
    "name": .string(swiftIdentifier(custom.name)),
    "parameters": context.parametersData(custom.parameters),
    "effects": effectsData(isAsync: custom.isAsync, custom.failure, context),
    "result": custom.result.map { .string(context.shownType($0)) } ?? .null,
  ]
}

func comparisonData(_ comparison: StrictComparison, _ context: FileContext) -> [MustacheValue] {
  var comparison = comparison
  var data: [MustacheValue] = []
  var index = 0
  // The parts of a type can require functions of further types.
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

/// Returns the use of the module's error policy; null if the view model has no steps whose errors it handles.
private func errorPolicyUse(_ viewModel: ViewModel, _ context: FileContext) -> MustacheValue {
  guard let policy = context.declarations.errorPolicy else { return .null }
  let bodies = viewModel.commands.map(\.body) + viewModel.reactions.map(\.body)
  let loads = viewModel.lists.compactMap(\.load)
  let isUsed =
    bodies.contains(where: \.usesErrorPolicy) || loads.contains { policy.mayCatch($0.shape.failure) }
    || viewModel.follows.contains(where: \.usesErrorPolicy)
  guard isUsed else { return .null }
  return ["hasServices": .bool(!policy.services.isEmpty)]
}
