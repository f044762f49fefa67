import VmgenSchemaSyntax

/// The arguments that select calls of a service's function in examples: `api.page(number: 2)`.
extension ExpressionChecker {
  /// Checks the arguments. Those with a label can be left out, and `_` stands for any value.
  ///
  /// - Returns: The values that are compared, by the names of their parameters.
  func checkMatching(_ arguments: [Argument], _ parameters: [Parameter], of function: Identifier) -> [CallArgument] {
    var matching: [CallArgument] = []
    var rest = parameters[...]
    for argument in arguments {
      let label = argument.label?.text
      guard let index = rest.firstIndex(where: { $0.label == label }) else {
        if let label, let unlabeled = rest.firstIndex(where: { $0.label == nil && $0.name == label }) {
          reportLabel(of: argument, before: rest[..<unlabeled], of: function, isAlone: arguments.count == 1)
          rest = rest[(unlabeled + 1)...]
        } else {
          reportUnmatched(argument, parameters, of: function)
        }
        continue
      }
      let parameter = rest[index]
      referToLabel(argument.label, of: parameter)
      rest = rest[(index + 1)...]
      if argument.value.isAnyValue { continue }
      let value = check(argument.value, as: parameter.type)
      if !conforms(parameter.type, to: .equatable) {
        report(.notEquatable(type: parameter.type), at: argument.value.range, help: "write `_` for any value")
      }
      matching.append(CallArgument(label: parameter.name, value: value))
    }
    return matching
  }

  /// Reports the name of a parameter as a label that it does not have.
  ///
  /// - Parameters:
  ///   - others: The parameters between that of the argument before and the named one.
  ///   - isAlone: Whether there is no other argument.
  private func reportLabel(
    of argument: Argument, before others: ArraySlice<Parameter>, of function: Identifier, isAlone: Bool
  ) {
    guard let label = argument.label else { return }
    inferUnused([argument])
    let code = others.filter { $0.label == nil }.map { _ in "_, " }.joined() + text(at: argument.value.range)
    report(
      .noSuchParameter(function: function.text, name: label.text), at: label.range,
      help: "write `\(isAlone ? "\(function.text)(\(code))" : code)`; the parameter has no label",
      fixIt: Diagnostic.FixIt(range: label.range.union(argument.value.range), replacement: code))
  }

  private func reportUnmatched(_ argument: Argument, _ parameters: [Parameter], of function: Identifier) {
    let known = parameters.map { ($0.label ?? "_") + ":" }
    let range = argument.label?.range ?? argument.value.range
    inferUnused([argument])
    if offerLabels(of: parameters.map { ($0.label, $0.type) }, in: [argument]) { return }
    let order = known.listed(after: "the parameters are in this order:")
    if let label = argument.label?.text, parameters.contains(where: { $0.label == label }) {
      return report(.argumentOrder(label: label, name: function.text), at: range, help: order)
    }
    reportMissing(
      .noSuchParameter(function: function.text, name: argument.label?.text ?? text(at: range)),
      argument.label?.text ?? "", at: range, among: parameters.compactMap(\.label),
      else: order ?? "it has no parameters")
  }
}

extension Expression {
  /// The member in `{ $0.email }` or `{ call in call.email }`.
  var selectedMember: Identifier? {
    guard case .closure(let closure) = kind, case .member(let base, let name) = closure.body.kind else { return nil }
    switch base.kind {
    case .closureParameter(0): return name
    case .name(let parameter): return closure.parameters.map(\.text) == [parameter] ? name : nil
    default: return nil
    }
  }
}
