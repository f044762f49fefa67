@testable import VmgenSchemaSemantics

// Children, and what their parents read of them.
extension ViewModelMaker {
  mutating func addChildren() {
    guard !interface.role.isRow else { return }
    let parts = module.viewModels.filter { if case .child = $0.role { true } else { false } }
    guard let part = random.pick(parts), !interface.isPart || random.chance(3) else { return }
    if !random.chance(4) { addChild("section", part) }
    if random.chance(3) { addOptionalChild() }
  }

  private mutating func addChild(_ plain: String, _ part: Interface) {
    let child = name(plain)
    let values = arguments(of: part, scope: triggerScope)
    add(SchemaPart("child \(child) = \(part.name)(\(values.text))", .child).with(contentsOf: values.constructs))
    adopt(child, part, isOptional: false)
  }

  /// Adds a row as a child of an optional element.
  private mutating func addOptionalChild() {
    guard let part = random.pick(module.viewModels.filter { $0.role.isRow && !$0.editsElement }),
      let element = part.element
    else { return }
    let chosen = name("chosen")
    add(SchemaPart("state \(chosen): \(element.name)? = \(literal(of: element, 1).dropFirst().dropLast())", .state))
    let child = name("detail")
    let values = arguments(of: part, scope: triggerScope + [("$0", element.type)], element: "$0")
    add(SchemaPart("child \(child) = \(chosen).map { \(part.name)(\(values.text)) }", .optionalChild))
    adopt(child, part, isOptional: true)
  }

  /// Returns the inputs of a view model, some of them shared with a path.
  ///
  /// - Parameter element: The text of the first input, for rows.
  mutating func arguments(
    of part: Interface, scope: [(name: String, type: Type)], element: String? = nil, canShare: Bool = true
  ) -> (text: String, constructs: [Construct]) {
    var texts: [String] = []
    var constructs: [Construct] = []
    for (index, input) in part.inputs.enumerated() {
      if index == 0, let element {
        texts.append("\(input.name): \(element)")
        continue
      }
      if input.hasDefault, random.chance(2) { continue }
      let shared = sources.filter { $0.type == input.type && !$0.text.contains("?") }
      if canShare, element == nil, input.isShared, random.chance(2), let place = random.pick(shared) {
        texts.append("\(input.name): $\(place.text)")
        constructs = [.childBinding]
      } else {
        texts.append("\(input.name): \(scoped(scope) { $0.value(input.type, 1) })")
      }
    }
    return (texts.joined(separator: ", "), constructs)
  }

  private mutating func adopt(_ child: String, _ part: Interface, isOptional: Bool) {
    children.append((child, part, isOptional))
    for index in part.services where !interface.services.contains(index) { interface.services.append(index) }
    let dot = isOptional ? "?." : "."
    for display in part.displays {
      let type = isOptional && !display.type.isOptional ? Type.optional(display.type) : display.type
      random.scope.append((child + dot + display.name, type))
    }
    if !part.edits.isEmpty, !isOptional { random.scope.append(("\(child).isValid", .bool)) }
  }
}

extension Interface {
  var isPart: Bool { if case .child = role { true } else { false } }
}

extension SchemaPart {
  func with(contentsOf more: [Construct]) -> SchemaPart {
    var part = self
    part.constructs += more
    return part
  }
}
