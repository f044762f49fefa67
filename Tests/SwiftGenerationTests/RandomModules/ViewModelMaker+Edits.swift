@testable import VmgenSchemaSemantics

// Edits with their texts and rules.
extension ViewModelMaker {
  mutating func addEdits() {
    if case .row(_, let edits) = interface.role, !edits { return }
    addPlainEdit()
    let bases = interface.inputs.filter { $0.isShared && !$0.hasDefault }.map(\.name) + drafts.map(\.name)
    let bound = sources.filter { place in
      bases.contains { place.text.hasPrefix($0 + ".") || place.text.hasPrefix($0 + "?.") }
    }
    for index in 0..<(1 + number(3)) {
      if let place = random.pick(bound), !place.text.contains("[") { addBoundEdit("bound\(index)", place) }
    }
    for index in 0..<number(3) { addOwnEdit("typed\(index)") }
  }

  /// Adds an edit whose value an example knows.
  private mutating func addPlainEdit() {
    let edit = name("plain")
    add(SchemaPart("edit \(edit): String = \"\"", .ownEdit))
    if random.chance(4) {
      add(SchemaPart("focus \(edit) on first appear", .focus))
      random.scope.append(("(focus == .\(edit))", .bool))
    }
    random.scope.append((edit, .string))
    plainEdits.append(edit)
    restored.append(edit)
    interface.edits.append(edit)
  }

  private mutating func addBoundEdit(_ plain: String, _ place: Place) {
    let edit = name(plain)
    var line = "edit \(edit) = $\(place.text)"
    var constructs: [Construct] = [place.text.contains("?.") ? .editOptionalPath : .boundEdit]
    var type = place.type
    if case .optional(let wrapped) = type, random.chance(2) {
      line += " ?? \(constant(wrapped))"
      constructs.append(.editDefault)
      type = wrapped
    }
    finish(edit, line, type, constructs)
  }

  private mutating func addOwnEdit(_ plain: String) {
    let edit = name(plain)
    let type =
      oneOf([.int, .string, .double, .decimal, .bool, .date, .day, .optional(.int), .url, .duration])
    let value = random.chance(3) && type.isOptional ? "" : " = \(constant(type))"
    finish(edit, "edit \(edit): \(type)\(value)", type, [.ownEdit])
  }

  private mutating func finish(_ edit: String, _ line: String, _ type: Type, _ constructs: [Construct]) {
    var part = SchemaPart(line + text(of: type))
    part.constructs = constructs + textConstructs(part.opening)
    let rules = rules(of: edit, type, hasText: type == .string || part.opening.contains(" as text"))
    if !rules.isEmpty {
      part.opening += " {"
      part.parts = rules
      part.closing = "}"
    }
    add(part)
    random.scope += [(edit, type), ("\(edit).isValid", .bool), ("\(edit).touched", .bool)]
    if type == .string || part.opening.contains(" as text") {
      random.scope.append(("\(edit).error", .optional(.string)))
    }
    interface.edits.append(edit)
    if constructs.contains(.ownEdit) { restored.append(edit) }
  }

  private mutating func text(of type: Type) -> String {
    switch type.isOptional ? type.unwrapped : type {
    case .string: ""
    case .date where random.chance(2): " as text(\"MM/dd/yyyy\")"
    case .int where random.chance(4): " as text(format: { \"\\($0)\" }, parse: { Int($0) })"
    case .int, .double, .decimal, .duration, .url, .uuid, .day: random.chance(3) ? "" : " as text"
    case .declared where random.chance(2): " as text"
    default: ""
    }
  }

  private func textConstructs(_ line: String) -> [Construct] {
    if line.contains(" as text(format") { return [.editConversion] }
    if line.contains(" as text(\"") { return [.editPattern] }
    return line.contains(" as text") ? [.editText] : []
  }

  private mutating func rules(of edit: String, _ type: Type, hasText: Bool) -> [SchemaPart] {
    let outer = random.scope
    defer { random.scope = outer }
    random.scope.append((edit, type))
    var rules: [SchemaPart] = []
    if hasText, random.chance(3) { rules.append(SchemaPart("trim", .trim)) }
    if hasText, random.chance(4) { rules.append(SchemaPart("debounce 0.3s", .debounce)) }
    if hasText, random.chance(4) { rules.append(SchemaPart("next \(plainEdits[0])", .returnNext)) }
    if random.chance(2) { rules.append(SchemaPart("require \(value(.bool)) else \(value(.string, 1))", .require)) }
    if type == .int || type == .optional(.int), random.chance(2) {
      rules.append(SchemaPart("require 0...150 else \"Enter a number\"", .requireRange))
    }
    for index in interface.services where random.chance(3) {
      let service = module.services[index]
      let checks = service.functions.filter { $0.kind == .request && $0.result == .bool }
      guard let function = random.pick(checks), let values = random.arguments(function.callParameters, 1) else {
        continue
      }
      let call = "\(function.canThrow ? "try " : "")await \(service.instance).\(function.name)(\(values))"
      let delay = random.chance(2)
      rules.append(
        SchemaPart("check \(call)\(delay ? " after 0.5s" : "") else \"Not allowed\"", delay ? .checkDelay : .check))
    }
    return rules
  }
}
