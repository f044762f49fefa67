import VmgenSchemaSyntax

/// Calls of the standard library: overload resolution and type variables.
///
/// Arguments with a type of their own are typed once, before an overload is chosen; literals and closures are typed
/// afterwards. Therefore the time for nested calls is linear in their length.
extension ExpressionChecker {
  /// Types `base.name(…)`.
  func inferMethod(
    of base: TypedExpression, _ call: CallSite
  ) -> TypedExpression {
    let (name, arguments, range) = (call.name, call.arguments, call.range)
    guard !base.type.hasUnknown, isNameable(name) else {
      inferUnused(arguments)
      return invalid(range)
    }
    if let copy = inferCopy(of: base, call) { return copy }
    if let method = method(name.text, of: base.type), !method.entry.declaration.form.isProperty {
      return callMethod(method, of: base, call)
    }
    if reportFraction(call, of: base) { return TypedExpression(.invalid, .date, range) }
    let base = asElements(base, for: name)
    let matching = candidates(for: name.text, on: base.type)
    let methods = matching.filter { $0.signature.isCalled }
    // `text.count()` means the property, not a method that needs arguments.
    let isProperty =
      arguments.isEmpty && methods.count < matching.count
      && !methods.contains { ArgumentMatching([], $0.signature.shapes).failure == nil }
    if !methods.isEmpty, !isProperty { return resolve(methods, base, call) }
    inferUnused(arguments)
    if !matching.isEmpty || fieldType(of: base.type, name.text) != nil || method(name.text, of: base.type) != nil {
      let parentheses = SourceRange(file: range.file, lower: Int(name.range.upper), upper: Int(range.upper))
      report(
        .notCallable(name: name.text), at: name.range,
        help: arguments.isEmpty ? nil : "it is a property, which has no arguments",
        fixIt: arguments.isEmpty ? Diagnostic.FixIt(range: parentheses, replacement: "") : nil)
    } else if !base.type.isOptional || !reportCalledProperty(name, of: base.type.unwrapped) {
      reportNoMember(base, name, call)
    }
    return invalid(range)
  }

  /// A candidate that has the labels of a call, or the reason that it does not.
  typealias Overload = (candidate: Candidate, matching: ArgumentMatching)

  /// Chooses one of `candidates` and types the call.
  func resolve(
    _ candidates: [Candidate], _ receiver: TypedExpression?, _ call: CallSite
  ) -> TypedExpression {
    if let calls = comparingTuples(call) {
      return calls.reduce(receiver) { resolve(candidates, $0, $1) } ?? invalid(call.range)
    }
    if let receiver, let other = opposite(of: call) {
      return resolve(self.candidates(for: other.name.text, on: receiver.type), receiver, other)
    }
    if reportOrder(call, of: receiver) { return invalid(call.range) }
    let takesClosure = candidates.contains { $0.signature.shapes.contains(where: \.isFunction) }
    let call = takesClosure ? comparingKeys(passingClosures(call)) : call
    let arguments = call.arguments
    var fitting: [Overload] = []
    var failing: [Overload] = []
    for candidate in candidates {
      let matching = ArgumentMatching(arguments, candidate.signature.shapes)
      if matching.failure == nil {
        fitting.append((candidate, matching))
      } else {
        failing.append((candidate, matching))
        offerLabels(of: candidate.signature.shapes.map { ($0.label, nil) }, in: arguments)
      }
    }
    var typed: [TypedExpression?] = arguments.map { _ in nil }
    if fitting.count > 1 {
      let isText = call.expected.isText && Self.textFunctions.contains(call.name.text)
      for (index, argument) in arguments.enumerated() where isSelfTyped(argument.value) {
        typed[index] = infer(argument.value, Expected(type: nil, isText: isText))
      }
      let narrowed = fitting.filter { fits($0, arguments, typed) }
      if narrowed.isEmpty, let likely = likelyStyle(fitting, arguments) {
        return apply(likely, to: receiver, call, typed)
      }
      if narrowed.isEmpty {
        reportNoOverload((fitting + failing).map(\.candidate), call, typed)
        return TypedExpression(.invalid, Self.commonResult(fitting.map(\.candidate)), call.range)
      }
      fitting = narrowed
      let common = Self.commonResult(fitting.map(\.candidate))
      if common == .unknown, typed.contains(where: { $0?.type == .unknown }) {
        // The mistake in an argument has been reported.
        inferUnused(zip(arguments, typed).filter { $1 == nil }.map(\.0))
        return invalid(call.range)
      }
      if fitting.count > 1 { narrowByClosures(&fitting, arguments, &typed) }
    }
    guard !fitting.isEmpty else {
      reportShape(failing, call)
      return TypedExpression(.invalid, Self.commonResult(candidates), call.range)
    }
    let best = fitting.count == 1 ? fitting[0] : preferred(fitting, call)
    return apply(best, to: receiver, call, typed)
  }

  /// Returns the overload that a call with a wrong style probably means: `n.formatted(.curency("EUR"))`. Returns nil if
  /// an overload takes something other than a style.
  private func likelyStyle(
    _ fitting: [Overload], _ arguments: [Argument]
  ) -> Overload? {
    let styles = fitting.compactMap { option -> Type? in
      let parameters = option.candidate.signature.parameters
      guard parameters.count == 1, case .builtIn(let name, _) = parameters[0].type else { return nil }
      return Self.opaqueTypes.contains(name) ? parameters[0].type : nil
    }
    guard styles.count == fitting.count, arguments.count == 1 else { return nil }
    guard let written = implicitName(arguments[0].value) else { return fitting.first }
    let near = styles.firstIndex { !boundedNearNames(to: written, among: staticNames(of: $0)).isEmpty }
    return fitting[near ?? 0]
  }

  /// Types a property, or an operator whose operands are typed.
  func callBuiltIn(
    _ candidate: Candidate, _ receiver: TypedExpression?, _ arguments: [TypedExpression] = [],
    named nameRange: SourceRange,
    at range: SourceRange
  ) -> TypedExpression {
    checkConstraints(candidate, candidate.substitution, nameRange)
    noteUse(of: candidate.builtIn, nameRange)
    let call = BuiltInCall(
      id: candidate.builtIn.id, receiver: receiver, arguments: arguments.map { .value($0) })
    return TypedExpression(
      .builtIn(call), candidate.substitution.applied(to: candidate.signature.result), range)
  }

  /// Functions whose arguments are localized if their result is.
  static let textFunctions: Set<String> = ["words", "plural", "ordinal"]

  // MARK: Choosing

  func isSelfTyped(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array, .dictionary, .closure, .missing: false
    default: contextualLiteral(of: expression) == nil
    }
  }

  func fits(_ overload: Overload, _ arguments: [Argument], _ typed: [TypedExpression?]) -> Bool {
    let (candidate, matching) = overload
    var substitution = candidate.substitution
    guard satisfied(candidate, substitution) else { return false }
    for (index, positions) in matching.positions.enumerated() {
      for position in positions {
        let parameter = substitution.applied(to: candidate.signature.parameters[index].type)
        if let value = typed[position] {
          guard Self.accepts(parameter, value.type, &substitution), satisfied(candidate, substitution) else {
            return false
          }
        } else if let literal = contextualLiteral(of: arguments[position].value),
          !couldBe(literal, arguments[position].value, parameter)
        {
          return false
        }
      }
    }
    return true
  }

  /// Returns whether the bound type variables satisfy the constraints.
  func satisfied(_ candidate: Candidate, _ substitution: Substitution) -> Bool {
    candidate.signature.constraints.allSatisfy { entry in
      substitution[entry.variable].map { satisfies($0, entry.constraint) } ?? true
    }
  }

  /// Types closures whose parameters are the same in every candidate, and keeps the candidates that accept their results.
  private func narrowByClosures(
    _ fitting: inout [Overload], _ arguments: [Argument],
    _ typed: inout [TypedExpression?]
  ) {
    for (position, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind, contextualLiteral(of: closure.body) == nil else {
        continue
      }
      let inputs = fitting.map { closureInputs($0.candidate, $0.matching, position) }
      guard let first = inputs[0], !first.contains(where: \.hasVariables), inputs.allSatisfy({ $0 == first }) else {
        continue
      }
      var substitution = Substitution()
      let value = inferClosure(
        closure, from: first, to: .variable("result"), at: argument.value.range, &substitution)
      typed[position] = value
      let taking = fitting.filter { fits($0, arguments, typed) }
      if !taking.isEmpty { fitting = taking }
    }
  }

  /// Returns the parameter types of a closure at `position`.
  private func closureInputs(_ candidate: Candidate, _ matching: ArgumentMatching, _ position: Int) -> [Type]? {
    guard let index = matching.positions.firstIndex(where: { $0.contains(position) }) else { return nil }
    let type = candidate.substitution.applied(to: candidate.signature.parameters[index].type)
    guard case .function(let inputs, _) = type.unwrapped else { return nil }
    return inputs
  }

  /// Returns whether a parameter accepts a value of the type, wrapped in an optional if needed.
  static func accepts(_ parameter: Type, _ type: Type, _ substitution: inout Substitution) -> Bool {
    var trial = substitution
    if trial.unify(parameter, with: type) {
      substitution = trial
      return true
    }
    guard case .optional(let wrapped) = parameter, !type.isOptional else { return false }
    return substitution.unify(wrapped, with: type)
  }

  /// Returns the candidate for which the fewest literals need a type other than their default.
  private func preferred(
    _ fitting: [Overload], _ call: CallSite
  ) -> Overload {
    var best = fitting[0]
    var bestScore = -1
    for option in fitting {
      var score = 0
      for (index, positions) in option.matching.positions.enumerated() {
        let type = option.candidate.signature.parameters[index].type
        for position in positions {
          switch contextualLiteral(of: call.arguments[position].value) {
          case .integer where type == .int: score += 2
          case .decimal where type == .double: score += 2
          default: break
          }
        }
      }
      if let wanted = call.expected.type {
        var trial = option.candidate.substitution
        if trial.unify(option.candidate.signature.result, with: wanted.unwrapped) { score += 3 }
      }
      if score > bestScore { (best, bestScore) = (option, score) }
    }
    return best
  }

  private static func commonResult(_ candidates: [Candidate]) -> Type {
    guard let first = candidates.first?.signature.result, !first.hasVariables,
      candidates.allSatisfy({ $0.signature.result == first })
    else { return .unknown }
    return first
  }
}

extension Signature {
  /// The parameters in the form that argument matching needs.
  var shapes: [ArgumentMatching.Shape] {
    parameters.map { parameter in
      var shape = ArgumentMatching.Shape(
        label: parameter.label, name: parameter.name, isOptional: parameter.defaultValue != nil || parameter.isVariadic,
        isVariadic: parameter.isVariadic)
      if case .function = parameter.type.unwrapped { shape.isFunction = true }
      return shape
    }
  }
}
