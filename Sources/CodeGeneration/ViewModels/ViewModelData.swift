import VmgenMustache
import VmgenSchemaLanguage

/// What `viewmodel.mustache` reads of a view model.
func viewModelData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime, inInterface: context.isExposed)
  let names = ViewModelNames(ViewModelMembers(viewModel, context.declarations))
  var settle = SettleBody(
    viewModel, names: names, declarations: context.declarations, layout: context.layout, indentation: 6)
  let settleText = settle.text()
  let derived = viewModel.derived.map { derivedData($0, names, &context) }
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "documentation": documentation(viewModel.documentation),
    "customs": customsData(viewModel, &context),
    "inputs": .list(viewModel.inputs.map { inputData($0, &context) }),
    "initializer": .string(initializer(viewModel, &context)),
    "initialState": .string(initialState(viewModel, context)),
    "displays": .list(displaysData(viewModel.derived.filter(\.isDisplay), &context)),
    "keys": .list(keys(of: viewModel).map { .string(swiftIdentifier($0)) }),
    "keysFitOneLine": .bool(keys(of: viewModel).reduce(8) { $0 + $1.columns + 2 } <= context.layout.columns),
    "hasDerived": .bool(!derived.isEmpty),
    "derived": .list(derived),
    "settle": .string(settleText),
    "comparisons": .list(comparisonData(settle.comparison, &context)),
  ]
}

/// What can be observed, in the order of the schema: inputs, the context, displays.
func keys(of viewModel: ViewModel) -> [String] {
  viewModel.inputs.filter { !$0.isConstant }.map(\.name) + ["context"]
    + viewModel.derived.filter(\.isDisplay).map(\.name)
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

private func displaysData(_ displays: [Derived], _ context: inout FileContext) -> [MustacheValue] {
  displays.enumerated().map { index, display in
    // One without documentation stands close to the one before.
    let isApart = index == 0 || !display.documentation.isEmpty || !displays[index - 1].documentation.isEmpty
    return displayData(display, isApart: isApart, &context)
  }
}

private func displayData(
  _ display: Derived, isApart: Bool, _ context: inout FileContext
) -> MustacheValue {
  let name = swiftIdentifier(display.name)
  let member = swiftIdentifier(display.name, .member)
  let head = "\(context.access)var \(name): \(context.shownType(display.type)) {"
  let body = "viewModelState[.\(member), self].\(member)"
  let line = "\(head) \(body) }"
  return [
    "name": .string(name),
    "member": .string(member),
    "type": .string(context.shownType(display.type)),
    "blankBefore": .bool(isApart),
    "getter": .string(line.count + 2 <= context.layout.columns ? line : "\(head)\n  \(body)\n}"),
    "documentation": documentation(display.documentation),
  ]
}

private func derivedData(
  _ derived: Derived, _ names: ViewModelNames, _ context: inout FileContext
) -> MustacheValue {
  var lowering = context.lowering(names)
  lowering.use(derived.type)
  let fresh = lowering.binding("fresh", type: derived.type.swiftText, derived.value)
  context.note(lowering)
  return [
    "name": .string(swiftIdentifier(derived.name)),
    "member": .string(swiftIdentifier(derived.name, .member)),
    "type": .string(derived.type.swiftText),
    "fresh": .string(context.layout.text(fresh, indentation: 8)),
    "documentation": derived.isDisplay ? .null : documentation(derived.documentation),
  ]
}

private func initializer(_ viewModel: ViewModel, _ context: inout FileContext) -> String {
  var parameters: [SwiftParameter] = []
  for input in viewModel.inputs {
    var value: SwiftExpression?
    if let defaultValue = input.defaultValue {
      var lowering = context.lowering(PlainNames())
      value = lowering.expression(defaultValue)
      context.note(lowering, inInterface: true)
    }
    parameters.append(SwiftParameter("\(swiftIdentifier(input.name)): \(input.type.swiftText)", default: value))
  }
  parameters.append(SwiftParameter("context: DisplayContext", default: .text(".current")))
  return context.layout.signature(context.access + "init", parameters, " {", indentation: 2)
}

private func initialState(_ viewModel: ViewModel, _ context: FileContext) -> String {
  let inputs = viewModel.inputs.map { input in
    SwiftArgument(swiftIdentifier(input.name, .label), .text(swiftIdentifier(input.name)))
  }
  let arguments = inputs + [SwiftArgument("context", .text("context"))]
  let values = SwiftExpression.text("CurrentValues").call([
    SwiftArgument("inputs", .text("Inputs").call(arguments))
  ])
  let state = SwiftExpression.text("ViewModelState").call([SwiftArgument(nil, values)])
  return context.layout.text("viewModelState", value: state, indentation: 4)
}

private func customsData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue {
  guard !viewModel.customs.isEmpty else { return .null }
  return [
    "protocol": .string(swiftIdentifier(viewModel.name + "Customs")),
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
  let result = custom.result.map { context.shownType($0) } ?? "Void"
  return context.layout.signature(
    head + swiftIdentifier(custom.name), parameters, " -> " + result + tail, indentation: indentation)
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
