import VmgenSchemaSyntax

/// The default values of parameters and fields, and the environments in which they are checked.
extension ExpressionChecker {
  /// Checks the defaults of parameters, which can read neither other parameters nor the context.
  func checkDefaults(of parameters: [Parameter], _ syntax: [ParameterSyntax]) -> [Parameter] {
    guard syntax.contains(where: { $0.defaultValue != nil }) else { return parameters }
    var result = parameters
    for (index, written) in syntax.enumerated() {
      guard let value = written.defaultValue, result[index].defaultValue != nil else { continue }
      let place = defaultEnvironment(written.range.file, siblings: parameters.map(\.name), "parameter")
      result[index].defaultValue = self.in(place).check(value, as: parameters[index].type)
    }
    return result
  }

  /// Returns the environment of a default, which cannot read sibling parameters or fields.
  func defaultEnvironment(
    _ file: SourceFile.ID, siblings: [String], _ kind: String, of owner: String = "default"
  ) -> Environment {
    var place = Environment(file: file)
    let reason = "the \(owner) cannot read another \(kind)"
    for name in siblings { place.outOfReach[name] = reason }
    return place
  }

  /// Sets the owner of an environment: inside a type, Swift resolves a name to a member before a function.
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
