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
    let isOwnKind = environment.viewModel == type && interface.members == nil
    if name.text == DependencyGraph.validityName, isOwnKind ? environment.hasEdits : interface.hasEdits {
      return TypedExpression(.property(base, ViewModelProperty(name: name.text)), .bool, range)
    }
    guard let members = isOwnKind ? environment.members : interface.members else {
      // Another error, such as a view model of another module, can be the reason.
      if !declarations.sink.diagnostics.contains(where: { $0.kind.severity == .error }) {
        report(.rowTypeNotKnown(name: name.text, viewModel: type), at: name.range)
      }
      return invalid(range)
    }
    if case .overloads(let commands)? = members[name.text]?.kind {
      reportAmbiguous(name, commands)
      return invalid(range)
    }
    switch members[name.text]?.property {
    case .value(.unknown, nil)? where isOwnKind && members[name.text]?.type == nil:
      report(.rowTypeNotKnown(name: name.text, viewModel: type), at: name.range)
      return invalid(range)
    case .value(let type, let facet)?: return property(name, of: base, facet, type, at: range)
    case .child? where environment.position == .expectation:
      guard let member = members[name.text], let type = member.type else { break }
      let isList = if case .list = member.kind { true } else { false }
      return property(name, of: base, isList ? ViewModelProperty.rows : nil, type, at: range)
    case .child?:
      report(.childOfChild(name: name.text, viewModel: type), at: name.range)
    case .function?: report(.functionAsValue(name: name.text), at: name.range)
    case .event?:
      report(.noSuchMember(type: type, name: name.text), at: name.range, help: "react to the event: `on`")
    case .hidden?, nil:
      if reportsPrivate(name, of: type) { break }
      let known = members.filter { if case .event = $0.value.property { false } else { true } }.map(\.key)
      let shown = known.sorted().prefix(8).quoted
      reportMissing(
        .noSuchMember(type: type, name: name.text), name, among: known, of: type,
        else: known.isEmpty ? nil : "`\(type)` has " + shown + (known.count > 8 ? ", …" : ""))
    }
    return invalid(range)
  }

  /// Types the call of a display with parameters of another view model; returns nil for any other call.
  func inferDisplayCall(of base: TypedExpression, _ call: CallSite) -> TypedExpression? {
    guard case .declared(let viewModel) = base.type, let members = viewModels[viewModel]?.interface.members else {
      return nil
    }
    if reportsPrivate(call.name, of: viewModel) {
      inferUnused(call.arguments)
      return invalid(call.range)
    }
    guard let member = members[call.name.text], case .formula(let parameters, _) = member.kind else { return nil }
    let type = member.type ?? .unknown
    let display = property(call.name, of: base, nil, type, at: base.range.union(call.name.range))
    let values = checkArguments(of: call, parameters, passesDefaults: true)
    return TypedExpression(values.map { .derivedCall(display, $0) } ?? .invalid, type, call.range)
  }

  private func property(
    _ name: Identifier, of base: TypedExpression, _ facet: String?, _ type: Type, at range: SourceRange
  ) -> TypedExpression {
    if case .declared(let viewModel) = base.type, let id = memberID(name.text, of: viewModel) {
      index?.refer(to: .member(viewModel: viewModel, id), at: name.range, type: type)
    }
    return TypedExpression(.property(base, ViewModelProperty(name: name.text, facet: facet)), type, range)
  }

  private func memberID(_ name: String, of viewModel: String) -> MemberID? {
    viewModels[viewModel]?.syntax.memberID(name)
  }

  /// Returns the symbol of a case, which is an edit if the values are those of `focus`.
  func symbol(of item: EnumCase, in declaration: EnumDeclaration) -> Symbol {
    guard let viewModel = Type.viewModel(ofFocusField: declaration.name), let edit = memberID(item.name, of: viewModel)
    else { return .enumCase(type: declaration.name, name: item.name) }
    return .member(viewModel: viewModel, edit)
  }

  /// Types a facet of a member of another view model.
  private func inferFacet(of value: TypedExpression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    guard case .property(let base, let property) = value.kind, case .declared(let viewModel) = base.type,
      let member = viewModels[viewModel]?.interface.member(ofProperty: property.name), let facets = member.facets,
      // A member without a value has only facets.
      member.type == nil || facets.contains(name.text), let typed = facets.infer(name, range, in: self)
    else { return nil }
    if case .invalid = typed.kind { return typed }
    refer(toFacet: name, of: "\(viewModel).\(property.name)", as: typed)
    return TypedExpression(
      .property(base, ViewModelProperty(name: property.name, facet: name.text)), typed.type, range)
  }
}

extension ViewModelSyntax {
  /// Returns the identity of the first member with a name.
  func memberID(_ name: String) -> MemberID? {
    members.firstIndex { $0.node.declaredName?.text == name }.map(id)
  }
}
