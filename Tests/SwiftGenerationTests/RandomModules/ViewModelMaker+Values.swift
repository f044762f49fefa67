@testable import VmgenSchemaSemantics

// Inputs, constants, states, services, derived values and customs.
extension ViewModelMaker {
  mutating func addValues() {
    addUses()
    addInputs()
    if !isLeaf, random.chance(2) {
      let type = valueType()
      let constant = name("fixed")
      add(SchemaPart("let \(constant): \(type)", .constant))
      interface.inputs.append((constant, type, false, false))
      random.scope.append((constant, type))
    }
    for index in 0..<(1 + number(3)) { addState("stored\(index)") }
    addKeptState()
    if case .row = interface.role {} else { addCollectionState() }
    addDraft()
    addQueries()
  }

  private var isLeaf: Bool { if case .leaf = interface.role { true } else { false } }

  private mutating func addUses() {
    let isScreen = interface.isScreen
    for (index, service) in module.services.enumerated() where isScreen || random.chance(2) {
      add(SchemaPart("use \(service.instance): \(service.name)", .use))
      interface.services.append(index)
    }
    if isScreen { add(SchemaPart("use navigator: Navigator", .use)) }
  }

  private mutating func addInputs() {
    switch interface.role {
    case .row(let element, _): addInput("item", element.type)
    case .leaf:
      addInput("part", oneOf([.int, .string, .bool]))
      if random.chance(2) { addInput("query", .optional(.string), hasDefault: true) }
      return
    case .picker: interface.result = random.chance(2) ? .string : valueType()
    case .child, .screen: break
    }
    for index in 0..<(1 + number(2)) { addInput("value\(index)", valueType(), hasDefault: random.chance(2)) }
    if case .child = interface.role, let type = module.externTypes.first {
      addInput("token", .optional(type), hasDefault: true)
      add(SchemaPart("display \(name("hasToken")) = \(interface.inputs.last?.name ?? "token") != nil", .display))
    }
    guard case .screen = interface.role, let element = random.pick(elements) else { return }
    addInput("items", .array(element.type))
    guard let input = interface.inputs.last else { return }
    collections.append((input.name, element, true))
    // Steps change the elements, so that no two have the same identity.
    sources.removeAll { $0.text == input.name }
  }

  var elements: [Vocabulary.Model] { module.vocabulary.models.filter { $0.identity != nil } }

  private mutating func addInput(_ plain: String, _ type: Type, hasDefault: Bool = false) {
    let input = name(plain)
    let value = hasDefault ? " = \(constant(type))" : ""
    add(SchemaPart("input \(input): \(type)\(value)", hasDefault ? .inputWithDefault : .input))
    interface.inputs.append((input, type, hasDefault, true))
    random.scope.append((input, type))
    // A row does not replace its element, because the element's identity would change.
    if module.vocabulary.model(type)?.identity == nil { sources.append(Place(text: input, type: type)) }
    sources += fields(of: input, type, 2)
  }

  /// Returns the paths of the fields of a value that can change.
  func fields(of base: String, _ type: Type, _ depth: Int) -> [Place] {
    let isOptional = type.isOptional
    guard depth > 0, let model = module.vocabulary.model(isOptional ? type.unwrapped : type) else { return [] }
    return model.fields.filter(\.isVariable).flatMap { field -> [Place] in
      let path = base + (isOptional ? "?." : ".") + field.name
      return [Place(text: path, type: field.type)] + fields(of: path, field.type, depth - 1)
    }
  }

  private mutating func addState(_ plain: String) {
    let type = valueType()
    let state = name(plain)
    let value = constant(type)
    let isAnnotated = random.chance(2) || value.hasPrefix(".") || value.hasPrefix("[") || value == "nil"
    add(SchemaPart("state \(state)\(isAnnotated || type.isOptional ? ": \(type)" : "") = \(value)", .state))
    guard
      isAnnotated || [.int, .string, .bool].contains(type) || type.isOptional || module.vocabulary.model(type) != nil
        || module.vocabulary.enumeration(type) != nil
    else { return }
    random.scope.append((state, type))
    sources += [Place(text: state, type: type)] + fields(of: state, type, 2)
    restored.append(state)
  }

  /// Adds a state whose value an example knows.
  private mutating func addKeptState() {
    let type = valueType()
    let state = name("kept")
    let command = name("keep")
    add(SchemaPart("state \(state): \(type) = \(constant(type))", .state))
    add(
      SchemaPart(
        block: "command \(command)(newValue: \(type))", [SchemaPart("\(state) = newValue", .assignment)], .command,
        .parameters))
    random.scope.append((state, type))
    keptStates.append((state, type, command))
    interface.commands.append((command, [("newValue", type)]))
  }

  private mutating func addCollectionState() {
    guard let element = random.pick(elements), random.chance(2) else { return }
    let state = name("entries")
    add(SchemaPart("state \(state): [\(element.name)] = \(literal(of: element, 2))", .state))
    random.scope.append((state, .array(element.type)))
    collections.append((state, element, false))
  }

  mutating func literal(of element: Vocabulary.Model, _ count: Int, from first: Int = 1) -> String {
    var maker = module
    maker.random.random = random.random
    defer { random.random = maker.random.random }
    return maker.elements(of: element, count, from: first)
  }

  private mutating func addDraft() {
    let models = interface.inputs.filter { input in module.vocabulary.model(input.type) != nil }
    guard let source = models.first, !interface.role.isRow, random.chance(2) else { return }
    let draft = name("form")
    add(SchemaPart("draft \(draft) = \(source.name)", .draft))
    random.scope += [(draft, source.type), ("\(draft).isDirty", .bool), ("\(draft).hasConflict", .bool)]
    drafts.append((draft, source.type))
    sources += fields(of: draft, source.type, 2)
  }

  /// Adds calls of queries to the names that formulas read.
  private mutating func addQueries() {
    for index in interface.services {
      let service = module.services[index]
      for function in service.functions where function.kind == .query && function.parameters.count < 3 {
        guard let result = function.result, let values = random.arguments(function.callParameters, 1) else { continue }
        random.scope.append(("\(service.instance).\(function.name)(\(values))", result))
      }
    }
  }

  // MARK: Derived values

  mutating func addDerived(_ plain: String) {
    if random.chance(6) { return addFunction(plain) }
    let type = valueType()
    let isDisplay = !random.chance(3)
    let annotation = random.chance(2) || type.isOptional
    let text = value(type, 2 + number(2))
    let derived = name(plain)
    add(
      SchemaPart(
        "\(isDisplay ? "display" : "let") \(derived)\(annotation ? ": \(type)" : "") = \(text)",
        isDisplay ? .display : .letValue))
    random.scope.append((derived, type))
    if isDisplay { interface.displays.append((derived, type)) }
  }

  /// Adds a display or a `let` with a parameter, which later values call.
  private mutating func addFunction(_ plain: String) {
    let (type, passed) = (valueType(), valueType())
    let scope = random.scope
    let isDisplay = random.chance(2)
    let function = name(plain)
    let parameter = name("passed")
    random.scope.append((parameter, passed))
    let text = value(type, 2)
    random.scope = scope
    add(
      SchemaPart(
        "\(isDisplay ? "display" : "let") \(function)(of \(parameter): \(passed)) -> \(type) = \(text)",
        isDisplay ? .display : .letValue))
    random.scope.append(("\(function)(of: \(value(passed, 1)))", type))
  }

  mutating func addSinks() {
    let types: [Type] = [.int, .string, .optional(.string), .array(.string), .bool]
    for (index, type) in types.enumerated() where index < 2 || random.chance(2) {
      let sink = name("sink\(index)")
      add(SchemaPart("state \(sink): \(type) = \(constant(type))", .state))
      random.scope.append((sink, type))
      sinks.append(Place(text: sink, type: type))
    }
  }

  mutating func addCustoms() {
    let viewModel = interface.name
    if random.chance(4), let type = random.pick(module.vocabulary.models.map(\.type) + [.int, .string]) {
      let custom = name("worked")
      let made =
        "extension \(viewModel) {\n  #access static func \(custom)(of value: \(type)) -> \(type) { value }\n}\n"
      add(SchemaPart("custom \(custom)(of value: \(type)) -> \(type)", .custom, swift: made))
      add(SchemaPart("display \(name("result")): \(type) = \(custom)(of: \(value(type)))", .display))
    }
    if random.chance(4) {
      let custom = name("perform")
      let made = "extension \(viewModel) {\n  #access static func \(custom)(number: Int) async throws {}\n}\n"
      add(SchemaPart("custom \(custom)(number: Int) async throws", .customStep, swift: made))
      let step = SchemaPart("try await \(custom)(number: \(value(.int, 1)))", .tryCall)
      add(SchemaPart(block: "command \(name("start"))", [step], .command))
    }
  }
}

extension Interface.Role {
  var isRow: Bool { if case .row = self { true } else { false } }
}
