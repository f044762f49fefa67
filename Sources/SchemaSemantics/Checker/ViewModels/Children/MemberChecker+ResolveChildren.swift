import VmgenSchemaSyntax

/// Children: their view models, then the values of their inputs, which can read displays.
extension MemberChecker {
  func declareChildren(_ syntax: ViewModelSyntax) {
    for (id, child) in syntax.identified({ if case .child(let child) = $0 { child } else { nil } }) {
      let construction = child.construction
      let viewModel = construction.flatMap { self.viewModel(of: $0) }
      expressions.environment.declare(
        .child(ChildShape(id: id, viewModel: viewModel, isOptional: construction?.optional != nil)))
    }
  }

  /// Returns the name of a child's view model, or nil after reporting that it cannot be a child.
  func viewModel(of construction: ChildConstruction) -> String? {
    let name = construction.name
    guard let entry = viewModels[name.text], isVisible(entry.module, from: name.range.file) else {
      steps.reportNoViewModel(name)
      return nil
    }
    index?.refer(to: .viewModel(name.text), at: name.range)
    if entry.module != nil {
      report(.childOfModule, at: name.range, ["name": name.text])
      return nil
    }
    return name.text
  }

  func resolveChildren(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    for (id, child) in syntax.identified({ if case .child(let child) = $0 { child } else { nil } }) {
      guard let construction = child.construction else {
        if case .missing = child.value.kind { continue }
        let form = "child \(child.name.text) = HeaderViewModel(…)"
        report(.notAChild, at: child.value.range, ["form": form])
        continue
      }
      let result = resolveChild(child, id, construction)
      if let result { model.add(.child(result)) }
    }
  }

  private func resolveChild(
    _ child: ChildSyntax, _ id: MemberID, _ construction: ChildConstruction
  ) -> Child? {
    guard case .child(let shape)? = environment.members[child.name.text]?.kind, let viewModel = shape.viewModel,
      let interface = viewModels[viewModel]?.interface
    else {
      expressions.inferUnused(construction.arguments)
      return nil
    }
    var optional: TypedExpression?
    var parameter: String?
    let arguments = expressions.inScope { () -> [Child.Argument]? in
      if let (value, name) = construction.optional {
        let typed = expressions.infer(value)
        guard let wrapped = checkOptional(typed) else { return nil }
        optional = typed
        if let name {
          parameter = name.text
          let number = expressions.bind(name.text, wrapped, .local(name.text), at: name.range)
          expressions.session.usedLocals[number] = true
          expressions.environment.closures.append(.named)
        } else {
          expressions.environment.closures.append(.anonymous([wrapped]))
        }
      }
      defer { if construction.optional != nil { expressions.environment.closures.removeLast() } }
      return childArguments(construction, interface)
    }
    return arguments.map {
      Child(
        id: id, range: child.range, documentation: child.documentation, viewModel: viewModel, optional: optional,
        parameter: parameter, arguments: $0)
    }
  }

  /// Returns the wrapped type of the value before `.map`, or nil after reporting that it is not an optional.
  private func checkOptional(_ value: TypedExpression) -> Type? {
    if case .optional(let wrapped) = value.type { return wrapped }
    if value.type != .unknown {
      report(.typeMismatch, at: value.range, ["found": "\(value.type)", "expected": "\(value.type)?"])
    }
    return nil
  }

  func childArguments(
    _ construction: ChildConstruction, _ interface: ViewModelInterface
  ) -> [Child.Argument]? {
    var shared: [String: StoragePath] = [:]
    let plain = construction.arguments.map { argument -> Argument in
      guard case .prefix(let sign, let path) = argument.value.kind, sign.text == "$" else { return argument }
      var value = path
      if let label = argument.label {
        shared[label.text] = sharedPath(path, label, interface)
        // The error of the path has been reported.
        if shared[label.text] == nil { value = Expression(.missing(()), path.range) }
      }
      return Argument(label: argument.label, value: value, isTrailing: argument.isTrailing)
    }
    let parameters = interface.inputs.map {
      Parameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.defaultValue)
    }
    let name = construction.name
    if let passed = plain.first(where: { $0.label?.text == "services" || $0.label?.text == "context" }) {
      report(
        .extraArgument, at: passed.label?.range ?? passed.value.range, ["name": name.text],
        help: "remove it; services and context are passed automatically")
      return nil
    }
    let values = expressions.checkArguments(
      of: CallSite(of: name, plain, at: construction.range), parameters, shared: Set(shared.keys))
    return values?.compactMap { value in
      guard let input = interface.inputs.first(where: { $0.name == value.label }) else { return nil }
      return Child.Argument(
        input: input.id, value: value.value, shared: shared[input.name], identity: identity(of: value.value, input))
    }
  }

  /// Returns the path that a child shares with its parent.
  private func sharedPath(_ path: Expression, _ label: Identifier, _ interface: ViewModelInterface) -> StoragePath? {
    guard let target = expressions.writableTarget(path, .edit) else { return nil }
    expressions.environment.memberUse.note(.written, target.path.root.name)
    if let input = interface.inputs.first(where: { $0.name == label.text }), input.isConstant {
      report(.sharedConstant, at: label.range, ["input": label.text, "viewModel": interface.name])
      return nil
    }
    if let chain = target.chain {
      report(.notAPath, at: chain, ["what": "an optional value"], help: "share the value that contains it")
      return nil
    }
    return target.path
  }

  /// Returns the part of an argument that identifies a child: the `id` of a model, and the whole value of a constant.
  private func identity(of value: TypedExpression, _ input: Input) -> TypedExpression? {
    if input.isConstant { return conforms(input.type, to: .hashable) ? value : nil }
    guard conforms(value.type, to: .identifiable), let type = field("id", of: value.type) else { return nil }
    return TypedExpression(.field(value, "id"), type, value.range)
  }
}
