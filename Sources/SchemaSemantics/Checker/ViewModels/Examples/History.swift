import VmgenSchemaSyntax

/// What an example records of a property: `isLoading.history == [false, true, false]`.
extension ExpressionChecker {
  /// Types `isLoading.history`; returns nil if the value may have a member with this name.
  func inferHistory(of value: TypedExpression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    guard name.text == "history", fieldType(of: value.type, name.text) == nil,
      candidates(for: name.text, on: value.type).isEmpty
    else { return nil }
    let property = recordedProperty(value)
    guard environment.position == .expectation else {
      guard property != nil else { return nil }
      report(.callsOutsideExample, at: name.range)
      return invalid(range)
    }
    guard let property, conforms(value.type, to: .equatable) else {
      guard let help = helpForHistory(of: value, property) else { return nil }
      report(.noSuchMember(type: value.type, name: name.text), at: name.range, help: help)
      return invalid(range)
    }
    return TypedExpression(.facet(.history(of: property)), .array(value.type), range)
  }

  /// Returns the property of the view model that a value is; nil for other values, and for those that tests cannot read.
  private func recordedProperty(_ value: TypedExpression) -> ViewModelProperty? {
    switch value.kind {
    case .facet(.isValid): return ViewModelProperty(name: DependencyGraph.validityName)
    case .facet(.member(let id, let facet)):
      if case .list(.items) = facet { return nil }
      return ViewModelProperty(name: id.name, facet: facet.name)
    case .reference(let reference):
      guard let name = reference.member?.name, case .value(_, let facet)? = environment.members[name]?.property else {
        return nil
      }
      return ViewModelProperty(name: name, facet: facet)
    default: return nil
    }
  }

  private func helpForHistory(of value: TypedExpression, _ property: ViewModelProperty?) -> String? {
    if property != nil { return "its values cannot be compared" }
    return switch value.kind {
    case .derivedCall: "an example records properties, which have one value at a time"
    case .property: "an example records the properties of its own view model"
    case .reference(.derived(let id)): "declare `\(id.name)` with `display`, so that views and examples can observe it"
    default: nil
    }
  }
}

extension Reference {
  /// The member of the view model; nil for other values.
  fileprivate var member: MemberID? {
    switch self {
    case .storage(let storage): storage.member
    case .derived(let id), .pending(let id): id
    default: nil
    }
  }
}

extension Sequence<ExampleStep> {
  /// The properties whose values the steps compare with `history`, each once.
  package var recordedProperties: [ViewModelProperty] {
    var properties: [ViewModelProperty] = []
    for step in self {
      step.forEachExpression { expression in
        guard case .facet(.history(let property)) = expression.kind, !properties.contains(property) else { return }
        properties.append(property)
      }
    }
    return properties
  }
}
