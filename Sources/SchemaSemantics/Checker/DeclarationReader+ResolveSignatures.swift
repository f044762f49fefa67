import VmgenSchemaSyntax

/// The parameters, errors and `Sendable` requirements of functions, services and customs.
extension DeclarationReader {
  /// Resolves parameters or associated values. Their default values are checked later.
  func resolveParameters(_ parameters: [ParameterSyntax], of owner: String, hasDefaults: Bool) -> [Parameter] {
    checkUnique(parameters.compactMap(\.name), as: "parameter", of: owner)
    return parameters.enumerated().map { index, parameter in
      if let name = parameter.name, name.text != "_" {
        checkMemberName(name, as: "parameter", reserved: [], owner: owner)
      }
      let type = resolve(parameter.type)
      // `_: T` has neither label nor name.
      let name = parameter.name.flatMap { $0.text == "_" ? nil : $0.text }
      let label = parameter.label.flatMap { $0.text == "_" ? nil : $0.text }
      var result = Parameter(label: label, name: name ?? "value\(index + 1)", type: type)
      if let value = parameter.defaultValue {
        if hasDefaults {
          result.defaultValue = TypedExpression(.invalid, type, value.range)
        } else {
          report(.carriedDefault, at: value.range, ["case": owner])
        }
      }
      return result
    }
  }

  /// Returns the failure of `throws(E)`, where `E` must be an `error`.
  func resolveFailure(_ syntax: ThrowsSyntax?) -> Failure {
    guard let syntax else { return .never }
    guard let error = syntax.error else { return .any }
    let type = resolve(error)
    if let declaration = enumeration(type), declaration.isError {
      return .declared(declaration.name)
    }
    if type != .unknown { report(.throwsNoError, at: error.range, ["type": "\(type)"]) }
    // The error that a case belongs to is then unknown, too.
    declarations.hasUnknownErrors = true
    return .any
  }

  func checkSendable(_ type: Type, at range: SourceRange) {
    guard !conforms(type, to: .sendable) else { return }
    report(
      .notSendable, at: range, ["type": "\(type)"],
      help: extern(in: type, lacking: .sendable).map { "declare it: `extern \($0): Sendable`" })
  }
}
