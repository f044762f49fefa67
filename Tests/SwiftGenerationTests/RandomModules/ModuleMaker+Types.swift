@testable import VmgenSchemaSemantics

// Enums, errors, models, functions and samples.
extension ModuleMaker {
  mutating func declareTypes() {
    for index in 0..<(1 + random.random.number(3)) { declareEnumeration(index) }
    for index in 0..<(1 + random.random.number(2)) { declareError(index) }
    if random.chance(3) { declareExternType() }
    for index in 0..<(1 + random.random.number(2)) { declareModel(index, isIdentifiable: false) }
    for index in 0..<(1 + random.random.number(2)) { declareModel(index + 5, isIdentifiable: true) }
    for index in 0..<random.random.number(3) { declareFunction(index) }
    for index in 0..<(1 + random.random.number(2)) { declareSample(index) }
  }

  private mutating func cases(_ count: Int, hasValues: Bool) -> [Vocabulary.Case] {
    var names = RandomNames(isHard: typeNames.isHard)
    return (0..<count).map { index in
      var made = Vocabulary.Case(name: names.value("case\(index)", &random.random))
      if hasValues, index > 0, !random.chance(3) {
        made.values = [(random.chance(2) ? "amount" : nil, simpleType())]
        if random.chance(3) { made.values.append(("extra", simpleType())) }
      }
      return made
    }
  }

  private mutating func simpleType() -> Type {
    oneOf([.int, .string, .bool, .double, .optional(.string), .decimal, .array(.int)])
  }

  private func line(of made: Vocabulary.Case, rawValue: String = "", label: String?) -> String {
    let values = made.values.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }.joined(separator: ", ")
    return "case \(made.name)" + (values.isEmpty ? "" : "(\(values))") + rawValue + (label.map { " \"\($0)\"" } ?? "")
  }

  private mutating func declareEnumeration(_ index: Int) {
    let kind = random.random.number(3)
    let cases = cases(1 + random.random.number(4), hasValues: kind == 2)
    let rawType: Type? = kind == 1 ? (random.chance(2) ? .int : .string) : nil
    let made = Vocabulary.Enumeration(name: typeName("Kind\(index)"), cases: cases, rawType: rawType)
    let lines = cases.enumerated().map { offset, item in
      let rawValue =
        rawType == .int ? " = \(offset * 10 + 1)" : rawType == .string && offset == 1 ? " = \"raw text\"" : ""
      return SchemaPart(line(of: item, rawValue: rawValue, label: random.chance(2) ? "Label \(offset)" : nil))
    }
    let construct: Construct = kind == 0 ? .plainEnum : kind == 1 ? .rawEnum : .payloadEnum
    add(SchemaPart(block: "enum \(made.name)" + (rawType.map { ": \($0)" } ?? ""), lines, construct))
    random.vocabulary.enumerations.append(made)
  }

  private mutating func declareError(_ index: Int) {
    let made = Vocabulary.Enumeration(
      name: typeName("Problem\(index)"), cases: cases(2 + random.random.number(2), hasValues: true))
    let lines = made.cases.map { SchemaPart(line(of: $0, label: random.chance(2) ? "It failed" : nil)) }
    add(SchemaPart(block: "error \(made.name)", lines, .error))
    errors.append(made)
  }

  private mutating func declareExternType() {
    let name = typeName("Token")
    let made = """
      #access struct \(name): Hashable, Sendable, Codable {
        #access init() {}
      }

      """
    add(SchemaPart("extern \(name): Hashable, Sendable, Codable", .externType, swift: made))
    externTypes.append(.declared(name))
  }

  private mutating func declareModel(_ index: Int, isIdentifiable: Bool) {
    var names = RandomNames(isHard: typeNames.isHard)
    _ = names.value("id", &random.random)
    let identity: Type? = isIdentifiable ? random.pick([.int, .int, .string, .uuid]) : nil
    var fields: [Vocabulary.Field] = []
    var lines: [SchemaPart] = []
    if let identity {
      fields.append(.init(name: "id", type: identity, isVariable: false, hasDefault: false))
      lines.append(SchemaPart("let id: \(identity)", .identifiable, isRequired: true))
    }
    // A row edits a text and a number, and reads optional, nested and repeated values.
    let types: [Type] = [.string, .int, .optional(.string), .array(.string), .dictionary(key: .string, value: .int)]
    for position in 0..<(3 + random.random.number(5)) {
      let type =
        position < 2 ? types[position] : random.chance(2) ? random.pick(types) : random.pick(vocabulary.valueTypes)
      guard let type else { continue }
      let isVariable = position < 2 || !random.chance(4)
      let hasDefault = !random.chance(3)
      let name = names.value("field\(position)", &random.random)
      var line = "\(isVariable ? "var" : "let") \(name): \(type)"
      var part = SchemaPart(line)
      if hasDefault, let value = random.constant(type) {
        line += " = \(value)"
        part = SchemaPart(line, .defaultValue)
      }
      fields.append(.init(name: name, type: type, isVariable: isVariable, hasDefault: line.contains(" = ")))
      if random.chance(5) {
        part.opening += " key \"key-\(position)\""
        part = part.with(.jsonKey)
      }
      if vocabulary.model(type) != nil { part = part.with(.nestedModel) }
      lines.append(part)
    }
    let made = Vocabulary.Model(name: typeName(isIdentifiable ? "Element\(index)" : "Value\(index)"), fields: fields)
    add(SchemaPart(block: "model \(made.name)\(isIdentifiable ? ": Identifiable" : "")", lines, .model))
    random.vocabulary.models.append(made)
  }

  private mutating func declareFunction(_ index: Int) {
    guard let first = random.pick(vocabulary.valueTypes), let second = random.pick(vocabulary.valueTypes),
      let result = random.pick(vocabulary.valueTypes)
    else { return }
    let outer = random.scope
    random.scope = [("first", first), ("second", second)]
    defer { random.scope = outer }
    guard let value = random.value(result, 2) else { return }
    let name = functionName("compute\(index)")
    let line = "func \(name)(_ first: \(first), with second: \(second)) -> \(result) = \(value)"
    add(SchemaPart(line, .function))
    random.vocabulary.functions.append(
      .init(name: name, parameters: [(nil, first), ("with", second)], result: result))
  }

  private mutating func declareSample(_ index: Int) {
    guard let type = random.pick(vocabulary.models.map(\.type)),
      let value = random.constant(type)
    else { return }
    let name = functionName("sample\(index)")
    add(SchemaPart("sample \(name): \(type) = \(value)", .sample))
    samples.append((name, type))
  }
}
