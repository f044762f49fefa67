import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The names in the expectations of an example, which read a view model through its interface.
struct TestNames: NameLookup {
  let context = SwiftExpression.text("viewModel").member("context")
  private let typeName: SwiftExpression
  let viewModel: ViewModel
  let declarations: SchemaSet
  /// The Swift code of the intermediate values, which are not part of the view model's interface.
  private var intermediates: [String: SwiftExpression] = [:]
  /// The view model in the test.
  private var base = SwiftExpression.text("viewModel")
  /// The stub of each function of the services that the view model uses, by service and function.
  private let stubs: [String: [String: String]]
  /// Whether an example has a table, whose rows are called `row`.
  private let hasTables: Bool
  private static let check = SwiftExpression.text("check")
  /// The values of the columns of a table and of constants, if the code has no names for them.
  var known = ExampleConstants()

  /// - Parameter lower: A function that translates an intermediate value to Swift.
  init(_ viewModel: ViewModel, _ declarations: SchemaSet, lower: (TypedExpression, TestNames) -> SwiftExpression) {
    self.viewModel = viewModel
    self.declarations = declarations
    typeName = .text(swiftIdentifier(viewModel.name))
    let services = viewModel.uses.map(\.service) + (declarations.viewModels[viewModel.name]?.services ?? [])
    var stubs: [String: [String: String]] = [:]
    for service in services where stubs[service] == nil {
      stubs[service] = declarations.services[service].map { DoubleNames.stubs(of: $0) }
    }
    self.stubs = stubs
    hasTables = viewModel.examples.flatMap(\.runs).contains { $0.table != nil }
    for node in viewModel.graph.nodes {
      guard case .member(let id) = node.id, case .derived(let derived)? = viewModel[id], !derived.isDisplay,
        !derived.isFunction
      else {
        continue
      }
      intermediates[node.name] = lower(derived.value, self).parenthesizedOperand
    }
  }

  func reference(_ reference: Reference) -> SwiftExpression {
    switch reference {
    case .storage(.context(let part)): context.member(part.rawValue)
    case .storage(.edit(let id)), .storage(.draft(let id)), .pending(let id): property(id.name).member("value")
    case .storage(.child(let id)) where isList(id): property(id.name).member("viewModels")
    case .storage(let storage): property(storage.name)
    case .derived(let id): intermediates[id.name] ?? property(id.name)
    case .local(let name), .carried(let name), .sample(let name): .text(swiftIdentifier(name))
    case .column(let name): .column(name)
    case .closureParameter(let index): .parameter(index)
    }
  }

  func meaning(of reference: Reference) -> TypedExpression? { known.meaning(of: reference) }

  func property(_ name: String) -> SwiftExpression { base.member(swiftIdentifier(name, .member)) }

  /// Returns `viewModel.rows.row(id: 3)?.viewModel`.
  func row(of list: MemberID, id: SwiftExpression) -> SwiftExpression {
    property(list.name).member("row").call(["id": id]).chained.member("viewModel")
  }

  func rowByID(of list: MemberID) -> ((SwiftExpression) -> SwiftExpression)? {
    { id in row(of: list, id: id).parenthesized }
  }

  private func isList(_ id: MemberID) -> Bool {
    if case .list? = viewModel[id] { true } else { false }
  }

  /// Returns the names of a child, whose properties are read through the view model.
  ///
  /// - Parameters:
  ///   - row: The view model of a row, an optional, if the child is one of a list.
  ///   - line: The line in the schema, for the failure message of a row that does not exist.
  func names(
    of child: MemberID, row: SwiftExpression?, _ viewModel: ViewModel, isChained: Bool, at line: Int
  ) -> TestNames {
    var names = TestNames(viewModel, declarations) { value, _ in SwiftExpression.text("()") }
    var property = property(child.name)
    if let row {
      property = .text("check").member("row").call([nil: row, "at": .text("\(line)")])
    }
    names.base = isChained ? property.chained : property
    return names
  }

  func facet(_ facet: Facet) -> SwiftExpression {
    switch facet {
    case .member(let id, .command(let facet)): property(id.name).facet(facet)
    case .member(let id, .list(.items)): viewModel.elements(property(id.name).member("items"), of: id)
    case .member(let id, let facet): property(id.name).member(facet.name)
    case .isValid: property(DependencyGraph.validityName)
    case .calls(let service, let function): calls(service, function).member("count")
    case .lastArgument(let service, let function, let parameter): lastArgument(parameter, service, function)
    case .arguments(let service, let function, let parameter): arguments(parameter, service, function)
    case .fakeState(let service, let fake, let state): self.state(state, of: fake, service)
    case .emissions(let event): Self.check.member("emissions").call(["of": .literal(event.name)])
    case .eventValues(let event, let parameter): eventValue(parameter, of: event, "values") { $0 }
    case .lastEventValue(let event, let parameter): eventValue(parameter, of: event, "last", \.unwrapped)
    case .history(let property): Self.check.member("history").call(["of": path(of: property)])
    }
  }

  /// Returns the statement that records the values of a property: `check.record(\LoginViewModel.isLoading, of: viewModel)`.
  func recording(_ property: ViewModelProperty) -> SwiftStatement {
    .value(Self.check.member("record").call([nil: path(of: property), "of": .text("viewModel")]))
  }

  /// Returns `\LoginViewModel.isLoading` or `\LoginViewModel.signIn.isRunning`.
  private func path(of property: ViewModelProperty) -> SwiftExpression {
    SwiftExpression.text("\\" + typeName.flatText).member(property)
  }

  func service(_ name: String) -> SwiftExpression {
    .text("doubles").member(swiftIdentifier(lowerCamelCased(name), .member))
  }

  /// Returns the double of a service: `doubles.sessionDouble`.
  func double(of service: String) -> SwiftExpression {
    .text("doubles").member(DoubleNames.member(of: service))
  }

  /// Returns the stub of a function: `doubles.sessionDouble.signInStub`.
  func stub(_ service: String, _ function: String) -> SwiftExpression {
    stubs[service]?[function].map { double(of: service).member($0) } ?? double(of: service)
  }

  /// Returns the name that a function has in the schema: `session.signIn`.
  func schemaName(of function: String, in service: String) -> String {
    let use = viewModel.uses.first { $0.service == service }?.name ?? lowerCamelCased(service)
    let shown = declarations.services[service]?.function(distinctlyNamed: function)?.shownName
    return "\(use).\(shown ?? function)"
  }

  /// Returns a state of the fake of a service: `MemoryStore.answering(doubles.storeDouble).items`.
  func state(_ state: MemberID, of fake: String, _ service: String) -> SwiftExpression {
    self.fake(fake, service).member(swiftIdentifier(state.name, .member))
  }

  /// Returns the fake that answers the calls of a service.
  func fake(_ name: String, _ service: String) -> SwiftExpression {
    .text(swiftIdentifier(name)).member("answering").call(double(of: service))
  }

  private func calls(_ service: String, _ function: String) -> SwiftExpression {
    stub(service, function).member("calls")
  }

  /// Returns the arguments of a parameter in all calls: `doubles.sessionDouble.signInStub.calls.map(\.login)`.
  private func arguments(_ name: String, _ service: String, _ function: String) -> SwiftExpression {
    let calls = calls(service, function)
    let parameters = declarations.services[service]?.function(distinctlyNamed: function)?.parameters ?? []
    guard parameters.count > 1 else { return calls }
    return calls.member("map").call(.text("\\." + swiftIdentifier(name, .member)))
  }

  /// Returns the last argument of a parameter: `doubles.sessionDouble.signInStub.calls.last?.login`.
  private func lastArgument(_ name: String, _ service: String, _ function: String) -> SwiftExpression {
    let last = calls(service, function).member("last")
    let parameters = declarations.services[service]?.function(distinctlyNamed: function)?.parameters ?? []
    // A stub stores a single argument directly, and several arguments as a tuple.
    if parameters.count > 1 { return last.chained.member(swiftIdentifier(name, .member)).closedChain }
    guard parameters.first?.type.isOptional == true else { return last }
    return .binary(last, "??", .nil)
  }

  /// Returns a value of the last event, `check.last("submitted", "id", as: Int.self)`, or the values of all.
  private func eventValue(
    _ parameter: String, of id: MemberID, _ method: String, _ type: (Type) -> Type
  ) -> SwiftExpression {
    guard let event = viewModel.events.first(where: { $0.id == id }),
      let index = event.parameters.firstIndex(where: { $0.name == parameter })
    else { return .nil }
    let label = event.parameters[index].label ?? (event.parameters.count > 1 ? ".\(index)" : "")
    let type = type(event.parameters[index].type).swiftText
    return Self.check.member(method).call([
      SwiftArgument(.literal(event.name)), SwiftArgument(.literal(label)), SwiftArgument("as", .text(type + ".self")),
    ])
  }

  func custom(_ name: String) -> SwiftExpression { typeName.member(swiftIdentifier(name, .member)) }

  func isTaken(_ name: String) -> Bool { isReserved(name) }

  func isReserved(_ name: String) -> Bool {
    name == "viewModel" || name == "check" || name == "doubles" || (name == "row" && hasTables)
  }
}

/// The values that code for an example contains instead of their names.
struct ExampleConstants {
  /// The values of the columns of a table, if the code is for a single row.
  var columns: [String?: TypedExpression] = [:]
  /// The values of the constants that are known before the view model is created.
  var constants: [String: TypedExpression] = [:]

  init(columns: [String?: TypedExpression] = [:], of steps: [ExampleStep] = []) {
    self.columns = columns
    for case .constant(let name, _, let value, isGiven: true) in steps.map(\.kind) { constants[name] = value }
  }

  func meaning(of reference: Reference) -> TypedExpression? {
    switch reference {
    case .column(let name): columns[name]
    case .local(let name): constants[name]
    default: nil
    }
  }
}

/// The names in `given` values, which cannot read the view model.
struct GivenNames: NameLookup {
  let context = SwiftExpression.text("context")
  /// The values of the columns of a table and of constants, if the code has no names for them.
  var known = ExampleConstants()

  func meaning(of reference: Reference) -> TypedExpression? { known.meaning(of: reference) }

  func reference(_ reference: Reference) -> SwiftExpression { PlainNames().reference(reference) }

  func isTaken(_ name: String) -> Bool { isReserved(name) }

  func isReserved(_ name: String) -> Bool {
    ["context", "viewModel", "check", "doubles", "row"].contains(name)
  }
}

extension SwiftExpression {
  /// The expression, in parentheses unless it is a name, a literal or a call.
  fileprivate var parenthesizedOperand: SwiftExpression {
    switch kind {
    case .binary, .ternary, .prefix, .closure: parenthesized
    default: self
    }
  }
}
