import VmgenSchemaSyntax

/// Arguments of acts that are optional where the parameter is not: `when delete(items[0])`.
extension ExampleChecker {
  /// Checks an act whose optional arguments are unwrapped before it. The act fails if one of them is nil.
  ///
  /// - Parameter check: Checks the act with the names of the unwrapped values as arguments.
  func unwrappingArguments(
    of call: CallSite, _ parameters: [Parameter], _ check: (CallSite) -> ExampleStep.Kind?
  ) -> ExampleStep.Kind? {
    // The arguments of an act on a child read the view model with the example.
    let reader = isInChild ? acts : expressions
    let outer = reader.environment.locals
    defer { reader.environment.locals = outer }
    var call = call
    var unwrapped: [(name: String, value: TypedExpression)] = []
    for index in call.arguments.indices where isUnwrapped(call.arguments[index], parameters) {
      let argument = call.arguments[index].value
      let value = acts.infer(argument)
      let name = steps.freeName(unwrapped.isEmpty ? "value" : "value\(unwrapped.count + 1)")
      let number = reader.bind(name, value.type.unwrapped, .local(name), at: argument.range, isMade: true)
      reader.session.usedLocals[number] = true
      call.arguments[index].value = Expression(.name(name), argument.range)
      unwrapped.append((name, value))
    }
    return check(call).map { act in
      unwrapped.reversed().reduce(act) { .unwrapping($1.name, $1.value, text: text(at: $1.value.range), $0) }
    }
  }

  private func isUnwrapped(_ argument: Argument, _ parameters: [Parameter]) -> Bool {
    switch argument.value.kind {
    case .name, .ownMember, .member, .index, .optionalChain: break
    default: return false
    }
    guard let parameter = parameters.first(where: { $0.label == argument.label?.text }),
      !parameter.type.isOptional
    else { return false }
    let (found, hasErrors) = acts.trying({ acts.infer(argument.value) })
    return !hasErrors && found.type == .optional(parameter.type)
  }
}
