import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A lowering of a child's construction to the closures of its rules.
struct ChildLowering {
  let child: any ChildMember
  /// The list, if there is a child for each of its elements.
  private let list: ListMember?
  /// The names in a closure with the parameter `values`.
  let names: ViewModelNames
  /// The inputs of the child's view model that change.
  private let variableInputs: Set<MemberID>
  private let usesServices: Bool

  init(_ child: any ChildMember, _ names: ViewModelNames) {
    self.child = child
    list = child as? ListMember
    self.names = names
    let interface = names.members.declarations.viewModels[child.viewModel]
    variableInputs = Set((interface?.inputs ?? []).filter { !$0.isConstant }.map(\.id))
    usesServices = interface?.services.isEmpty == false
  }

  /// Returns `{ values in HeaderViewModel(owner: values.inputs.owner, context: values.inputs.context) }`.
  func make(_ context: FileContext) -> SwiftClosure {
    closure(list == nil ? ["values"] : ["values", "element"], context) { lowering, unwrapped in
      var arguments = child.arguments.map { argument in
        SwiftArgument(swiftIdentifier(argument.input.name, .label), lowering.expression(argument.value))
      }
      if usesServices { arguments.append(SwiftArgument("services", names.value("services"))) }
      arguments.append(SwiftArgument("context", names.context))
      let made = SwiftExpression.text(swiftIdentifier(child.viewModel)).call(arguments)
      return [.value(mapped(made, unwrapped))]
    }
  }

  /// Returns `{ values in ChildIdentity(values.inputs.line.id) }`.
  func identity(_ context: FileContext) -> SwiftClosure {
    closure(["values"], context) { lowering, unwrapped in
      let parts = child.arguments.compactMap(\.identity).map {
        SwiftArgument(lowering.expression($0, isTyped: false))
      }
      let identity = SwiftExpression.text("ChildIdentity").call(parts)
      return [.value(mapped(identity, unwrapped.map { ($0.value, parts.isEmpty ? "_" : $0.name) }))]
    }
  }

  /// Returns `{ values, inputs in inputs.owner = values.inputs.owner … }`.
  func assign(_ context: FileContext) -> SwiftClosure {
    closure(list == nil ? ["values", "inputs"] : ["values", "element", "inputs"], context) {
      lowering, unwrapped in
      var statements: [SwiftStatement] = []
      for argument in child.arguments where variableInputs.contains(argument.input) {
        let place = SwiftExpression.text("inputs").member(swiftIdentifier(argument.input.name, .member))
        let block = lowering.block(argument.value, isTyped: true)
        statements += block.isValue ? [.assign(place, block.value)] : block.statements(to: .assign(place))
      }
      let context = SwiftStatement.assign(.text("inputs").member("context"), names.context)
      guard let unwrapped, !statements.isEmpty else { return statements + [context] }
      let name = swiftIdentifier(unwrapped.name)
      return [.when([SwiftCondition(unwrapping: name, unwrapped.value)], statements), context]
    }
  }

  /// Returns `{ values, inputs in values.inputs.settings = inputs.settings }`; nil if the child shares no values.
  func share() -> SwiftClosure? {
    var statements: [SwiftStatement] = []
    for argument in child.arguments {
      guard let path = argument.shared else { continue }
      let value = SwiftExpression.text("inputs").member(swiftIdentifier(argument.input.name, .member))
      statements += path.assignment(of: LoweredBlock(value), names)
    }
    guard let list else {
      return statements.isEmpty ? nil : SwiftClosure(["values", "inputs"], statements)
    }
    if let path = list.rows.shared, let input = list.sharedInput {
      let row = SwiftExpression.text("inputs").member(swiftIdentifier(input.name, .member))
      statements += path.change(names) { elements in
        [.assign(elements.index(list.rows.areValues ? "checked" : "id", .text("id")), row)]
      }
    }
    return statements.isEmpty ? nil : SwiftClosure(["values", "id", "inputs"], statements)
  }

  /// Returns a closure with the statements that `make` returns for the optional's value and the name of its wrapped
  /// value.
  private func closure(
    _ parameters: [String], _ context: FileContext,
    _ make: (inout SwiftLowering, (value: SwiftExpression, name: String)?) -> [SwiftStatement]
  ) -> SwiftClosure {
    var lowering = context.lowering(names)
    var unwrapped: (value: SwiftExpression, name: String)?
    if let single = child as? Child, let optional = single.optional {
      let value = lowering.expression(optional)
      let name = lowering.enter(single.parameter ?? "wrapped")
      lowering.parameterNames = [swiftIdentifier(name)]
      unwrapped = (value, name)
    }
    if let list { lowering.parameterNames = [list.value(of: .text("element")).flatText] }
    let statements = make(&lowering, unwrapped)
    return SwiftClosure(parameters, statements)
  }

  /// Returns `optional.map { name in value }`, or the value of a child that always exists.
  private func mapped(
    _ value: SwiftExpression, _ unwrapped: (value: SwiftExpression, name: String)?
  ) -> SwiftExpression {
    guard let unwrapped else { return value }
    let name = unwrapped.name == "_" ? "_" : swiftIdentifier(unwrapped.name)
    return unwrapped.value.member("map").call(trailing: SwiftClosure([name], [.value(value)]))
  }
}
