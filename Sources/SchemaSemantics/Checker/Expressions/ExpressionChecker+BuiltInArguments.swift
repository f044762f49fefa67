import VmgenSchemaSyntax

/// The arguments of a chosen built-in function.
extension ExpressionChecker {
  /// Types the call of an overload.
  ///
  /// - Parameter typed: The arguments that were typed to choose the overload.
  func apply(
    _ overload: Overload, to receiver: TypedExpression?, _ call: CallSite, _ typed: [TypedExpression?]
  ) -> TypedExpression {
    let (candidate, matching) = overload
    let (name, arguments, expected) = (call.name, call.arguments, call.expected)
    let signature = candidate.signature
    var substitution = candidate.substitution
    // The type of a static member or function determines the type: `.plain` needs no type where a style is expected.
    let isText = expected.isText && Self.textFunctions.contains(name.text)
    let passesText = expected.isText && Self.mappingMethods.contains(name.text)
    var values = typed
    bindLiterals(arguments, to: signature, matching, &substitution)
    bindInitialNumber(arguments, to: signature, matching, expected.type?.unwrapped, &substitution)
    // Arguments with a type of their own are typed first, and closures last, because the types of their parameters
    // depend on the other arguments.
    for pass in [ArgumentPass.typed, .literal, .closure] {
      for (index, positions) in matching.positions.enumerated() {
        let parameter = signature.parameters[index]
        for position in positions where self.pass(of: arguments[position].value) == pass {
          if let type = expected.type?.unwrapped,
            needsResult(arguments[position].value, as: parameter.type, of: signature)
          {
            bindResult(of: signature, to: type, &substitution)
          }
          let wanted = substitution.applied(to: parameter.type)
          if pass == .closure, case .function(let inputs, _) = wanted.unwrapped,
            inputs.contains(where: \.hasVariables), values.contains(where: { $0?.hasInvalid == true })
          {
            // The mistake in the argument that determines the type has been reported.
            values[position] = untyped(arguments[position].value)
            continue
          }
          values[position] = argument(
            arguments[position].value, typed[position], as: wanted, &substitution, isText: isText || passesText,
            in: Self.textFunctions.contains(name.text) ? .expression : .data)
          if index == 0, let format = candidate.builtIn.format {
            checkLiteral(arguments[position].value, as: format)
          }
        }
      }
    }
    if !checkConstraints(candidate, substitution, name.range) {
      return TypedExpression(.invalid, resolvedType(signature.result, substitution), call.range)
    }
    var result = substitution.applied(to: signature.result)
    if result.hasVariables, let wanted = expected.type, substitution.unify(result, with: wanted) {
      result = substitution.applied(to: signature.result)
    }
    if result.hasVariables { result = .unknown }
    noteUse(of: candidate.builtIn, name.range)
    if let receiver, case .array = signature.result { checkLength(ofRange: receiver, visitedBy: name.text) }
    let built = signature.parameters.enumerated().map { index, parameter -> BuiltInArgument in
      let given = matching.positions[index].compactMap { values[$0] }
      if parameter.isVariadic { return .variadic(given) }
      if let value = given.first { return .value(value) }
      return .defaulted(parameter.defaultArgument(as: substitution.applied(to: parameter.type), at: name.range))
    }
    return TypedExpression(
      .builtIn(BuiltInCall(id: candidate.builtIn.id, receiver: receiver, arguments: built)), result, call.range)
  }

  /// Methods whose result consists of the results of their closure.
  static let mappingMethods: Set<String> = ["map", "compactMap", "flatMap"]

  private enum ArgumentPass { case typed, literal, closure }

  private func pass(of expression: Expression) -> ArgumentPass {
    switch contextualLiteral(of: expression) {
    case nil: .typed
    case .closure: .closure
    default: .literal
    }
  }

  /// Whether the expected type of the call decides the type of an argument: of a case without its type as the result of a
  /// closure, or of `[]`, `[:]` and `nil` for a value of the result's type.
  private func needsResult(_ argument: Expression, as type: Type, of signature: Signature) -> Bool {
    if returnsCase(argument) { return true }
    guard case .variable = type, type == signature.result else { return false }
    return switch contextualLiteral(of: argument) {
    case .array, .dictionary, .nilLiteral: true
    default: false
    }
  }

  /// Whether the result of a closure is a case without its type.
  func returnsCase(_ argument: Expression) -> Bool {
    guard case .closure(let closure) = argument.kind else { return false }
    if case .block(let body) = closure.body.kind, body.statements.count > 1 {
      return body.statements.contains { if case .result(let value) = $0.kind { isCase(value) } else { false } }
    }
    return isCase(closure.body)
  }

  private func isCase(_ value: Expression) -> Bool {
    switch value.kind {
    case .conditional(_, let then, let otherwise): isCase(then) && otherwise.map(isCase) ?? true
    case .match(_, let cases): cases.allSatisfy { isCase($0.body) }
    default: contextualLiteral(of: value) == .implicitMember
    }
  }

  private func bindResult(of signature: Signature, to type: Type, _ substitution: inout Substitution) {
    var bound = substitution
    if bound.unify(signature.result, with: type) { substitution = bound }
  }

  /// Binds a type variable to `Double` if one of its literals has a fraction: `max(1, 2.5)`.
  private func bindLiterals(
    _ arguments: [Argument], to signature: Signature, _ matching: ArgumentMatching, _ substitution: inout Substitution
  ) {
    guard arguments.count > 1, arguments.contains(where: { contextualLiteral(of: $0.value) == .decimal }) else {
      return
    }
    for (index, positions) in matching.positions.enumerated() {
      guard case .variable(let name) = signature.parameters[index].type, substitution[name] == nil else { continue }
      let sharing = matching.positions.indices.filter { signature.parameters[$0].type == .variable(name) }
      let all = sharing.flatMap { matching.positions[$0] }.map { contextualLiteral(of: arguments[$0].value) }
      if all.allSatisfy({ $0 == .integer || $0 == .decimal }), !positions.isEmpty {
        substitution.bind(name, to: .double)
      }
    }
  }

  /// Binds the type of the literal that a closure combines with each element, as in `reduce(0) { $0 + $1.price }`: to the
  /// expected type of the call, or to a type that the closure can return.
  private func bindInitialNumber(
    _ arguments: [Argument], to signature: Signature, _ matching: ArgumentMatching, _ expected: Type?,
    _ substitution: inout Substitution
  ) {
    guard case .variable(let name) = signature.result, substitution[name] == nil, arguments.count == 2,
      signature.parameters.count == 2, signature.parameters[0].type == signature.result,
      case .function(let inputs, signature.result) = signature.parameters[1].type,
      let initial = matching.positions[0].first, let combining = matching.positions[1].first
    else { return }
    guard let literal = contextualLiteral(of: arguments[initial].value), literal == .integer || literal == .decimal
    else {
      return
    }
    if let expected, expected.isNumber, couldBe(literal, arguments[initial].value, expected) {
      substitution.bind(name, to: expected)
    } else if literal == .integer, case .closure(let closure) = arguments[combining].value.kind {
      let known = substitution
      let type = numberType(of: closure) { type in
        var bound = known
        bound.bind(name, to: type)
        return inputs.map { bound.applied(to: $0) }
      }
      substitution.bind(name, to: type)
    }
  }

  private func resolvedType(_ type: Type, _ substitution: Substitution) -> Type {
    let result = substitution.applied(to: type)
    return result.hasVariables ? .unknown : result
  }

  private func argument(
    _ expression: Expression, _ typed: TypedExpression?, as wanted: Type, _ substitution: inout Substitution,
    isText: Bool, in place: ValuePlace
  ) -> TypedExpression {
    if case .function(let parameters, let result) = wanted.unwrapped {
      if let typed { return retyped(typed, from: parameters, to: result, &substitution) }
      return closureArgument(expression, from: parameters, to: result, &substitution, isText: isText)
    }
    guard wanted.hasVariables else {
      if let typed { return convert(typed, to: wanted, in: place) }
      return check(expression, as: wanted, isText: isText, in: place)
    }
    let value = typed ?? infer(expression, Expected(type: wanted, isText: isText))
    guard value.type != .unknown else { return value }
    if !Self.accepts(wanted, value.type, &substitution) {
      reportMismatch(value, substitution.applied(to: wanted), in: place)
      return value
    }
    let bound = substitution.applied(to: wanted)
    return bound.hasVariables ? value : convert(value, to: bound, in: place)
  }

  /// Converts the result of a closure that was typed during overload resolution.
  private func retyped(
    _ value: TypedExpression, from parameters: [Type], to result: Type, _ substitution: inout Substitution
  ) -> TypedExpression {
    guard case .closure(var closure) = value.kind, closure.body.type != .unknown else { return value }
    guard Self.accepts(substitution.applied(to: result), closure.body.type, &substitution) else {
      reportMismatch(closure.body, substitution.applied(to: result))
      return invalid(value.range)
    }
    let expectedResult = substitution.applied(to: result)
    if !expectedResult.hasVariables { closure.body = convert(closure.body, to: expectedResult) }
    return TypedExpression(.closure(closure), .function(parameters, closure.body.type), value.range)
  }

  /// Types an argument for a parameter that takes a closure.
  func closureArgument(
    _ expression: Expression, from parameters: [Type], to result: Type, _ substitution: inout Substitution,
    isText: Bool = false
  ) -> TypedExpression {
    switch expression.kind {
    case .parenthesized(let inner):
      return closureArgument(inner, from: parameters, to: result, &substitution, isText: isText)
    case .closure(let closure):
      return inferClosure(closure, from: parameters, to: result, at: expression.range, &substitution, isText: isText)
    case .missing: return invalid(expression.range)
    case .name(let name) where isFunction(name) && environment.local(name) == nil:
      let closure = closure(calling: name, parameters.count, at: expression.range)
      return inferClosure(closure, from: parameters, to: result, at: expression.range, &substitution, isText: isText)
    default:
      let value = infer(expression, .anything)
      if value.type != .unknown {
        report(
          .closureNeeded, at: expression.range,
          help: parameters.count == 1
            ? "write a closure in braces; its parameter `$0` is \(withArticle("`\(parameters[0])`"))" : nil)
      }
      return invalid(expression.range)
    }
  }

  /// Reports a type variable whose type does not satisfy its constraints, and returns false.
  @discardableResult
  func checkConstraints(
    _ candidate: Candidate, _ substitution: Substitution, _ range: SourceRange
  ) -> Bool {
    for (variable, constraint) in candidate.signature.constraints {
      guard let type = substitution[variable], !satisfies(type, constraint) else { continue }
      let isOrdered = constraint == .comparable || constraint == .numeric
      report(
        .constraintUnmet(name: candidate.signature.name, constraint: constraint.phrase, type: type), at: range,
        help: type.isOptional && isOrdered && satisfies(type.unwrapped, constraint)
          ? "provide a value for nil with `??`" : constraintHelp(candidate, type, constraint))
      return false
    }
    return true
  }

  /// Returns the help for a constraint that is not satisfied: another overload, or another result of the closure.
  private func constraintHelp(_ candidate: Candidate, _ type: Type, _ constraint: Signature.Constraint) -> String? {
    let name = candidate.signature.name
    if candidate.signature.shapes.contains(where: \.isFunction) {
      return "return a value that can be \(constraint.phrase)"
    }
    let takesClosure = library.candidates(named: name).contains { $0.signature.shapes.contains { $0.isFunction } }
    guard takesClosure, let field = model(type)?.fields.first(where: { satisfies($0.type, constraint) }) else {
      return nil
    }
    return "use a key: `\(name) { $0.\(field.name) }` or another field"
  }

  /// Records the parts of the context that a built-in function reads. Reports its use where no context is available.
  func noteUse(of builtIn: BuiltIn, _ range: SourceRange) {
    index?.refer(to: .builtIn(builtIn.id), at: range)
    guard !builtIn.reads.isEmpty else { return }
    if environment.hasContext {
      noteReads(CallGraph.Reads(parts: builtIn.reads, hasText: true))
    } else {
      report(.noContext(name: text(at: range)), at: range, help: environment.helpForContext)
    }
  }
}

extension Signature.Constraint {
  /// The constraint in words.
  var phrase: String {
    switch self {
    case .equatable: "compared with `==`"
    case .hashable: "a dictionary key"
    case .comparable: "ordered with `<`"
    case .numeric: "added"
    }
  }
}
