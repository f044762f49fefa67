@testable import VmgenSchemaSemantics

// Services, their containers, and the sources of loaded lists.
extension ModuleMaker {
  mutating func declareServices() {
    for index in 0..<(1 + random.random.number(2)) { declareService(index) }
  }

  private mutating func declareService(_ index: Int) {
    var names = RandomNames(isHard: typeNames.isHard)
    var service = Service(
      name: typeName("Service\(index)"), instance: functionName("service\(index)"), functions: [])
    for kind in [ServiceFunction.Kind.query, .request, .request, .stream]
      + (random.chance(2) ? [.query, .request] : [])
    {
      service.functions.append(function(kind, names.value("\(kind)Value", &random.random)))
    }
    for element in vocabulary.models where element.identity != nil {
      for kind in Source.Kind.allCases where random.chance(2) {
        let name = names.value("\(kind)Rows", &random.random)
        service.functions.append(source(kind, of: element, name))
        sources.append(Source(kind: kind, service: services.count, function: name, element: element))
      }
    }
    let lines = service.functions.map { SchemaPart(line(of: $0)).with(constructs(of: $0)) }
    add(SchemaPart(block: "service \(service.name)", lines, .service))
    services.append(service)
  }

  private mutating func function(_ kind: ServiceFunction.Kind, _ name: String) -> ServiceFunction {
    var made = ServiceFunction(name: name, parameters: [], kind: kind)
    for position in 0..<random.random.number(3) {
      guard let type = random.pick(vocabulary.valueTypes) else { continue }
      let label: String? = random.chance(3) ? "_" : random.chance(3) ? "of" : nil
      made.parameters.append((label, "value\(position)", type))
    }
    if kind != .request || !random.chance(4) { made.result = random.pick(vocabulary.valueTypes) }
    if kind != .query, !random.chance(3) {
      made.canThrow = true
      if random.chance(2) { made.error = random.pick(errors) }
    }
    return made
  }

  /// Returns a function for a rule of a list. The pages of two kinds are models of their own.
  private mutating func source(
    _ kind: Source.Kind, of element: Vocabulary.Model, _ name: String
  ) -> ServiceFunction {
    var made = ServiceFunction(name: name, parameters: [], kind: .request, result: .array(element.type))
    made.canThrow = !random.chance(3)
    if made.canThrow, random.chance(2) { made.error = random.pick(errors) }
    switch kind {
    case .number: made.parameters = [("at", "page", .int)]
    case .offset: made.parameters = [("_", "start", .int), ("_", "count", .int)]
    case .cursor, .more:
      made.parameters = [kind == .cursor ? ("after", "cursor", .optional(.string)) : ("_", "page", .int)]
      made.result = .declared(pageModel(of: element, kind).name)
    case .all: break
    case .local:
      made.kind = .query
      made.canThrow = false
      made.error = nil
    }
    return made
  }

  private mutating func pageModel(of element: Vocabulary.Model, _ kind: Source.Kind) -> Vocabulary.Model {
    let last: Vocabulary.Field =
      kind == .cursor ? .init(name: "cursor", type: .optional(.string)) : .init(name: "hasMore", type: .bool)
    let rows = Vocabulary.Field(name: "nodes", type: .array(element.type), isVariable: false, hasDefault: false)
    let model = Vocabulary.Model(name: typeName("Answer\(pageModels.count)"), fields: [rows, last])
    let lines = [
      SchemaPart("let nodes: [\(element.name)]"),
      SchemaPart("let \(last.name): \(last.type) = \(kind == .cursor ? "nil" : "false")"),
    ]
    add(SchemaPart(block: "model \(model.name)", lines, .model))
    pageModels.append(model)
    return model
  }

  func line(of function: ServiceFunction) -> String {
    let parameters = function.parameters.map { parameter in
      (parameter.label.map { "\($0) " } ?? "") + "\(parameter.name): \(parameter.type)"
    }
    let error = function.canThrow ? " throws" + (function.error.map { "(\($0.name))" } ?? "") : ""
    let effects = (function.kind == .request ? " async" : "") + error
    let result = function.result.map { " -> \(function.kind == .stream ? "stream " : "")\($0)" } ?? ""
    return "func \(function.name)(\(parameters.joined(separator: ", ")))\(effects)\(result)"
  }

  private func constructs(of function: ServiceFunction) -> Construct {
    switch function.kind {
    case .query: .query
    case .stream: function.canThrow ? .throwingStream : .stream
    case .request: function.error != nil ? .typedError : function.canThrow ? .throwingRequest : .request
    }
  }

  /// Returns a literal of a number of elements with different identities.
  mutating func elements(of model: Vocabulary.Model, _ count: Int, from first: Int = 1) -> String {
    "[" + (0..<count).map { element(of: model, first + $0) }.joined(separator: ", ") + "]"
  }

  /// Returns a literal of an element with the identity that belongs to a number.
  mutating func element(of model: Vocabulary.Model, _ number: Int) -> String {
    let values = model.fields.filter { !$0.hasDefault || random.chance(4) }.map { field -> String in
      if field.name == "id" { return "id: \(identity(model, number))" }
      return "\(field.name): \(random.constant(field.type) ?? "nil")"
    }
    return "\(model.name)(\(values.joined(separator: ", ")))"
  }

  func identity(_ model: Vocabulary.Model, _ number: Int) -> String {
    switch model.identity {
    case .string: "\"row \(number)\""
    case .uuid: "uuid(\"10000000-0000-0000-0000-\(String(repeating: "0", count: 11))\(number % 10)\")"
    default: String(number)
    }
  }

  mutating func declareContainers() {
    if random.chance(2) { add(SchemaPart("services \(typeName("AllServices"))", .container)) }
    if random.chance(3), let service = random.pick(services) {
      add(SchemaPart("services \(typeName("SomeServices")) { \(service.name), Navigator }", .containerWithList))
    }
  }
}
