import VmgenSchemaSemantics

// Children: they are created when they are first read, and follow the values of their parent.
extension ViewModelInstance {
  /// Returns a child, or the rows of a list.
  func childValue(_ id: MemberID) throws -> Value {
    switch viewModel[id] {
    case .child(let child): try resolve(child).map { .viewModel($0) } ?? .none
    case .list(let list): .array(try rows(of: list).map { .viewModel($0) })
    default: throw missing(id.name)
    }
  }

  /// Returns a child that corresponds to the current values; nil while its optional is nil.
  private func resolve(_ child: Child) throws -> ViewModelInstance? {
    var scope = Scope()
    if let optional = child.optional {
      guard let wrapped = try evaluate(optional).unwrapped else {
        children[child.id]?.object?.end()
        children[child.id] = ChildSlot()
        return nil
      }
      if let name = child.parameter { scope.locals[name] = wrapped } else { scope.parameters = [wrapped] }
    }
    let identity = Value.array(try child.arguments.compactMap { try $0.identity.map { try evaluate($0, scope) } })
    if let slot = children[child.id], let object = slot.object {
      if slot.identity == identity {
        try object.pass(child.arguments, scope)
        return object
      }
      object.end()
      didWrite()
    }
    guard let declaration = world.schemas.viewModel(named: child.viewModel) else {
      throw missing(child.viewModel)
    }
    let object = try world.nesting { () -> ViewModelInstance in
      let object = ViewModelInstance(declaration, in: world, parent: self, place: child)
      children[child.id] = ChildSlot(object: object, identity: identity)
      try object.create(child.arguments, scope)
      return object
    }
    return object
  }

  /// Sets the initial inputs of a child or a row.
  func create(_ arguments: [Child.Argument], _ scope: Scope) throws {
    guard let parent else { return }
    for argument in arguments { passed[argument.input] = try parent.evaluate(argument.value, scope) }
    try initialize(passed)
  }

  /// Passes the inputs that have changed.
  func pass(_ arguments: [Child.Argument], _ scope: Scope) throws {
    guard let parent else { return }
    for argument in arguments where argument.shared == nil {
      let new = try parent.evaluate(argument.value, scope)
      guard new != passed[argument.input] else { continue }
      passed[argument.input] = new
      inputs[argument.input] = new
      didWrite()
    }
  }

  /// Updates the inputs of this view model, if it is a child or a row.
  func updateInputs() throws {
    guard let parent, place is Child, !parent.hasEnded, let id = place?.id else { return }
    _ = try parent.childValue(id)
  }

  /// Updates the children and rows that have been read.
  func updateChildren() throws {
    for child in viewModel.children where children[child.id] != nil { _ = try resolve(child) }
    for list in viewModel.lists { try updateRows(of: list) }
  }
}

// Children whose events the view model receives.
extension ViewModelInstance {
  /// Creates these children, and starts them.
  func startEmitters() throws {
    for child in viewModel.emitters { try resolve(child)?.start() }
  }
}

// Values that a child shares with its parent.
extension ViewModelInstance {
  /// The path of the parent that an input shares, and the list whose element it is.
  private func sharedPath(_ input: MemberID) -> StoragePath? {
    place?.arguments.first { $0.input == input }?.shared
  }

  private func sharedElement(_ input: MemberID) -> (list: ListMember, path: StoragePath)? {
    guard let list = place as? ListMember, list.sharedInput == input, let path = list.rows.shared else { return nil }
    return (list, path)
  }

  func sharedInput(_ input: MemberID) throws -> Value? {
    guard let parent else { return nil }
    if let path = sharedPath(input) { return try parent.read(path) }
    guard let (list, path) = sharedElement(input) else { return nil }
    let elements = try parent.read(path).array
    guard let index = try parent.index(of: rowID ?? .none, in: elements, list) else { return inputs[input] }
    return elements[index]
  }

  /// Writes a shared input to the parent. Returns false for an input that is not shared.
  func writeShared(_ value: Value, _ input: MemberID) throws -> Bool {
    guard let parent else { return false }
    if let path = sharedPath(input) {
      try parent.write(value, to: path)
      return true
    }
    guard let (list, path) = sharedElement(input) else { return false }
    inputs[input] = value
    try parent.change(path) { collection in
      var elements = try collection.array
      guard let index = try parent.index(of: rowID ?? .none, in: elements, list) else { return }
      elements[index] = value
      collection = .array(elements)
    }
    return true
  }

  /// Returns the index of the element of a row.
  private func index(of id: Value, in elements: [Value], _ list: ListMember) throws -> Int? {
    switch list.rows.identity {
    case .position: try elements.indices.contains(id.int) ? id.int : nil
    default: try elements.firstIndex { try evaluator.identity(of: $0) == id }
    }
  }
}
