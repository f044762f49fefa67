import VmgenSchemaSyntax

/// Properties of other view models: `header.name`, `settings.note.text`, `settings.apply.isRunning`.
extension ExpressionChecker {
  /// Types `base.name` if the base is a view model, or a property of one that has facets; returns nil for other values.
  func inferProperty(_ base: TypedExpression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    if let facet = inferFacet(of: base, name, range) { return facet }
    guard case .declared(let type) = base.type, let interface = viewModels[type]?.interface,
      case .viewModel? = types[type]?.declaration
    else { return nil }
    guard isNameable(name) else { return invalid(range) }
    if name.text == DependencyGraph.validity, interface.hasEdits {
      return TypedExpression(.property(base, ViewModelProperty(name: name.text)), .bool, range)
    }
    guard let members = interface.members else { return invalid(range) }
    switch members[name.text] {
    case .value(let type)?: return property(base, name, nil, type, range)
    case .edit(let edit)?: return property(base, name, "value", edit.type, range)
    case .draft(let type)?: return property(base, name, "value", type, range)
    case .command?: return property(base, name, nil, .command, range)
    case .child?:
      report(.childOfChild, at: name.range, ["name": name.text, "viewModel": type])
    case .event?:
      report(.noSuchMember, at: name.range, ["type": type, "name": name.text], help: "react to the event: `on`")
    case nil:
      let known = members.filter { if case .event = $0.value { false } else { true } }.map(\.key)
      let shown = known.sorted().prefix(8).map { "`\($0)`" }.joined(separator: ", ")
      reportMissing(
        .noSuchMember, name.text, at: name.range, ["type": type, "name": name.text], among: known,
        else: known.isEmpty ? nil : "`\(type)` has " + shown + (known.count > 8 ? ", …" : ""))
    }
    return invalid(range)
  }

  private func property(
    _ base: TypedExpression, _ name: Identifier, _ facet: String?, _ type: Type, _ range: SourceRange
  ) -> TypedExpression {
    if case .declared(let viewModel) = base.type, let id = memberID(name.text, of: viewModel) {
      index.refer(to: .member(viewModel: viewModel, id), at: name.range, type: type)
    }
    return TypedExpression(.property(base, ViewModelProperty(name: name.text, facet: facet)), type, range)
  }

  private func memberID(_ name: String, of viewModel: String) -> MemberID? {
    viewModels[viewModel]?.syntax.memberID(name)
  }

  /// Types a facet of an edit, a draft or a command of another view model.
  private func inferFacet(of value: TypedExpression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    guard case .property(let base, let property) = value.kind, case .declared(let viewModel) = base.type,
      let member = viewModels[viewModel]?.interface.members?[property.name]
    else { return nil }
    switch member {
    case .edit(let edit):
      guard let facet = EditFacet(rawValue: name.text), facet != .text || edit.hasText else { return nil }
      return self.facet(base, property, facet.rawValue, facet.type, range)
    case .draft:
      return DraftFacet(rawValue: name.text).map { self.facet(base, property, $0.rawValue, .bool, range) }
    case .command(let command):
      guard let facet = CommandFacet(rawValue: name.text) else { return commandFacet(command, name, range) }
      // Reports errors such as the error of a command that never fails.
      let typed = commandFacet(command, name, range)
      if case .invalid = typed.kind { return typed }
      return self.facet(base, property, facet.rawValue, typed.type, range)
    case .value, .event, .child: return nil
    }
  }

  private func facet(
    _ base: TypedExpression, _ property: ViewModelProperty, _ facet: String, _ type: Type, _ range: SourceRange
  ) -> TypedExpression {
    TypedExpression(.property(base, ViewModelProperty(name: property.name, facet: facet)), type, range)
  }
}

extension ViewModelSyntax {
  /// Returns the identity of the first member with a name.
  func memberID(_ name: String) -> MemberID? {
    members.enumerated().first { $0.element.node.declaredName?.text == name }.map { $0.element.id(at: $0.offset) }
  }
}
