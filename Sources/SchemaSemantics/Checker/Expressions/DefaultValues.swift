import VmgenSchemaSyntax

/// The defaults of parameters and fields, and where they stand.
extension ExpressionChecker {
  /// The defaults of parameters, which see neither the other parameters nor a context.
  func checkDefaults(of parameters: [Parameter], _ syntax: [ParameterSyntax]) -> [Parameter] {
    guard syntax.contains(where: { $0.defaultValue != nil }) else { return parameters }
    var result = parameters
    for (index, written) in syntax.enumerated() {
      guard let value = written.defaultValue, result[index].defaultValue != nil else { continue }
      let place = defaultPlace(written.range.file, siblings: parameters.map(\.name), "parameter")
      result[index].defaultValue = inEnvironment(place) { check(value, as: parameters[index].type) }
    }
    return result
  }

  /// Where a default stands: nothing of what it is a default in can be named.
  func defaultPlace(
    _ file: SourceFile.ID, siblings: [String], _ kind: String, of owner: String = "default"
  ) -> Environment {
    var place = Environment(file: file)
    let reason = "a \(owner) cannot read another \(kind)"
    for name in siblings { place.outOfReach[name] = reason }
    return place
  }

  /// Puts an expression into a type's declaration: Swift takes a member for what is called, before a function.
  func enter(_ type: Type, _ place: inout Environment) {
    guard case .declared(let name) = type else { return }
    place.owner = name
    switch types[name]?.declaration {
    case .model(let model): place.hidingMembers = ReservedNames.insideModels.union(model.fields.map(\.name))
    case .enumeration(let declaration):
      place.hidingMembers = ReservedNames.ofEnums.union(declaration.cases.map(\.name))
    default: break
    }
  }
}
