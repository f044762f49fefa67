import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns the Swift code of an operand. Preceding statements are added to ``prelude``.
  ///
  /// - Parameter isTyped: Whether Swift can infer the type from the context.
  mutating func value(_ expression: TypedExpression, isTyped: Bool = false, hint: String? = nil) -> SwiftExpression {
    let value = wholeValue(expression, isTyped: isTyped, hint: hint)
    return value.weight > SwiftExpression.weightLimit ? separated(value, expression.type, hint: hint) : value
  }

  /// Returns the Swift code of an expression as the value of a statement, regardless of the effort of type inference.
  mutating func wholeValue(
    _ expression: TypedExpression, isTyped: Bool = false, hint: String? = nil
  ) -> SwiftExpression {
    if let path = names.path(expression) { return path }
    let isWhole = statesTypes == nil
    if isWhole { statesTypes = expression.needsStatedTypes }
    defer { if isWhole { statesTypes = nil } }
    if let module = expression.type.moduleOfValues { use(module: module) }
    switch expression.kind {
    case .facet(let facet): return besideLocals(names.facet(facet))
    case .query(let call): return query(call)
    case .matchedCalls(let service, let function, let arguments):
      let matching = matching(arguments, of: function, in: service)
      return names.facet(.calls(service: service, function: function)).call(trailing: matching)
    case .property(let base, let property): return self.property(of: base, property)
    case .integer(let value): return .text(integerLiteral(value))
    case .double(let text): return .text(doubleLiteral(text))
    case .decimal(let text): return decimalLiteral(text, isTyped: isTyped)
    case .boolean(let value): return .text(value ? "true" : "false")
    case .nilLiteral: return ascribed(.nil, expression.type, unless: isTyped)
    case .string(let string): return self.string(string.segments, isLocalized: string.isLocalized)
    case .duration(let seconds, let attoseconds): return durationLiteral(seconds, attoseconds, isTyped: isTyped)
    case .date(let seconds, let nanoseconds): return dateLiteral(seconds, nanoseconds)
    case .day(let year, let month, let day): return dayLiteral(year, month, day)
    case .url(let text): return runtimeLiteral("URL", text)
    case .newID: return names.newID
    case .uuid(let text): return runtimeLiteral("UUID", text)
    case .array(let elements): return array(elements, expression.type, isTyped: isTyped)
    case .dictionary(let pairs): return dictionary(pairs, expression.type, isTyped: isTyped)
    case .tuple(let parts): return .tuple(parts.map { concealed(value($0), $0) })
    case .reference(.storage(.context(.now))) where names.followsTime: return now(every: .second)
    case .reference(let reference): return self.reference(reference, isTyped: isTyped)
    case .field(let base, let name): return field(of: base, name)
    case .label(let base): return label(of: base)
    case .optionalChain(let base, let chain): return optionalChain(base, chain, type: expression.type)
    case .chained: return isInChain ? .hole(.chainRoot) : .parameter(0)
    case .builtIn(let call): return builtIn(call)
    case .function(let name, let arguments): return function(name, arguments)
    case .derivedCall(let formula, let arguments): return wholeValue(formula).call(self.arguments(arguments))
    case .custom(let custom, let arguments): return names.custom(custom.name).call(self.arguments(arguments))
    case .construct(let model, let arguments):
      noteModule(ofType: model)
      if let copy = copy(of: model, arguments) { return copy }
      return .text(swiftIdentifier(model)).call(self.arguments(arguments))
    case .enumCase(let type, let name, let arguments):
      return enumCase(type, name, arguments, isTyped: isTyped && expression.type != .anyError)
    case .allCases(let type):
      noteModule(ofType: type)
      return .text(swiftIdentifier(type)).member("allCases")
    case .fromRawValue(let type, let rawValue):
      noteModule(ofType: type)
      return .text(swiftIdentifier(type)).call(["rawValue": value(rawValue, isTyped: true)])
    case .closure(let closure): return .closure(self.closure(closure, type: expression.type))
    case .wrapped(let inner): return wrapped(inner, isTyped: isTyped, hint: hint)
    case .parenthesized(let inner):
      if !isTyped, let promoted = inner.promotedValue { return ascribed(value(promoted), inner.type, unless: false) }
      return wholeValue(inner, isTyped: isTyped, hint: hint)
    case .conditional, .match, .binding, .sequence, .steps: return hoisted(expression, hint: hint)
    case .invalid, .passed: return .text("()")
    case .ternary, .equal, .and, .or, .not, .coalesce, .errorAs, .range: return operators(expression, isTyped: isTyped)
    }
  }

  private mutating func operators(_ expression: TypedExpression, isTyped: Bool) -> SwiftExpression {
    switch expression.kind {
    case .errorAs(let error, let type):
      noteModule(ofType: type)
      return .binary(value(error), "as?", .text(swiftIdentifier(type)))
    case .ternary(let condition, let then, let otherwise):
      return ternary(condition, then, otherwise, expression.type, isTyped: isTyped)
    case .equal(let left, let right, let negated):
      // Swift infers the type of one operand from the other.
      let (first, second) =
        isUntypedLiteral(left) && !isUntypedLiteral(right) && !right.needsContext ? (true, false) : (false, true)
      return .binary(
        compared(left, with: right, isTyped: first), negated ? "!=" : "==", compared(right, with: left, isTyped: second)
      )
    case .and(let left, let right): return .binary(value(left), "&&", value(right))
    case .or(let left, let right): return .binary(value(left), "||", value(right))
    case .not(let operand): return .prefix("!", value(operand))
    case .coalesce(let left, let right):
      return .binary(stated(left) ?? value(left), "??", stated(right) ?? value(right, isTyped: true))
    case .range(let lower, let upper, let closed):
      use(module: ModuleUse.core)
      return .binary(value(lower), closed ? "...|" : "..<|", value(upper))
    default: return .text("()")
    }
  }

  /// Returns an operand of `??` or `==` with its type; nil if Swift finds the type without a long search.
  private mutating func stated(_ operand: TypedExpression) -> SwiftExpression? {
    guard statesTypes == true, operand.searchesTypes, !operand.needsContext, operand.type.hasSwiftName else {
      return nil
    }
    use(operand.type)
    return ascribed(value(operand), operand.type, unless: false).parenthesized
  }

  /// Returns an operand of a comparison. Swift does not promote an operand beside a property of a collection literal to
  /// an optional (`["x", name].last != name`), so its type is stated.
  private mutating func compared(
    _ operand: TypedExpression, with other: TypedExpression, isTyped: Bool
  ) -> SwiftExpression {
    guard let promoted = operand.promoted(besides: other) else {
      return stated(operand) ?? value(operand, isTyped: isTyped)
    }
    return ascribed(value(promoted, isTyped: true), operand.type, unless: false)
  }

  /// Returns an operand of a comparison as an argument.
  mutating func argument(
    _ operand: TypedExpression, comparedWith other: TypedExpression, isTyped: Bool
  ) -> SwiftExpression {
    guard let promoted = operand.promoted(besides: other) else { return expression(operand, isTyped: isTyped) }
    return ascribed(expression(promoted), operand.type, unless: false)
  }

  private mutating func ternary(
    _ condition: TypedExpression, _ then: TypedExpression, _ otherwise: TypedExpression, _ type: Type, isTyped: Bool
  ) -> SwiftExpression {
    let test = value(condition)
    if !isTyped, type.hasSwiftName,
      then.isCollectionLiteral || otherwise.isCollectionLiteral || then.needsContext && otherwise.needsContext
    {
      let choice = SwiftExpression.ternary(test, value(then, isTyped: true), value(otherwise, isTyped: true))
      return ascribed(choice, type, unless: false)
    }
    // Swift infers the type of one operand from the other.
    let thenIsTyped = isTyped || isUntypedLiteral(then) && !isUntypedLiteral(otherwise)
    let first = value(then, isTyped: thenIsTyped)
    return .ternary(test, first, value(otherwise, isTyped: isTyped || !thenIsTyped))
  }

  /// Whether Swift must infer the type from the context.
  private func isUntypedLiteral(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .nilLiteral, .enumCase: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    case .wrapped(let inner), .parenthesized(let inner): isUntypedLiteral(inner)
    default: false
    }
  }

  /// Returns a function that compares the arguments of a call: `{ $0.number == 2 }`.
  mutating func matching(_ arguments: [CallArgument], of function: String, in service: String) -> SwiftClosure {
    comparing(arguments.map { ($0.label ?? "", expression($0.value)) }, of: function, in: service)
  }

  /// Returns a closure that compares arguments of a call with values: `{ $0.number == 2 }`.
  func comparing(
    _ values: [(name: String, value: SwiftExpression)], of function: String, in service: String
  ) -> SwiftClosure {
    let declared = environment.declarations.services[service]?.function(distinctlyNamed: function)
    // A stub stores a single argument directly, and several arguments as a tuple.
    let isOnly = declared?.parameters.count == 1
    let conditions = values.map { name, value -> SwiftExpression in
      let call = SwiftExpression.parameter(0)
      return .binary(isOnly ? call : call.member(swiftIdentifier(name, .member)), "==", value)
    }
    let all = conditions.dropFirst().reduce(conditions.first ?? .text("true")) { .binary($0, "&&", $1) }
    return SwiftClosure([], [.value(all)])
  }

  /// Returns the call of a query: `services.session.knownUser(login: …)`.
  private mutating func query(_ call: ServiceCall) -> SwiftExpression {
    self.call(call, of: names.service(call.service), arguments(call.arguments))
  }

  /// Returns the call of a service's function, or the use of its property: `service.isOn = true`.
  func call(_ call: ServiceCall, of service: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftExpression {
    switch call.accessor {
    case .getter?: service.member(swiftIdentifier(call.function, .member))
    case .setter(let property)?:
      .binary(service.member(swiftIdentifier(property, .member)), "=", arguments.first?.value ?? .text("()"))
    case nil: service.member(swiftIdentifier(call.function, .member)).call(arguments)
    }
  }

  mutating func reference(_ reference: Reference, isTyped: Bool = false) -> SwiftExpression {
    if let meaning = names.meaning(of: reference) {
      let isPromoted = !isTyped && meaning.promotedValue != nil
      return ascribed(value(meaning, isTyped: isTyped || isPromoted), meaning.type, unless: !isPromoted)
    }
    switch reference {
    case .local("self"): return .text("self")
    case .local(let name), .carried(let name):
      guard let local = locals[name] else { return names.reference(reference) }
      return .text(swiftIdentifier(local))
    case .closureParameter(let index):
      highestParameter = max(highestParameter, index)
      return index < parameterNames.count ? .text(parameterNames[index]) : .parameter(index)
    case .sample(let name):
      guard let sample = environment.declarations.samples[name] else { return names.reference(reference) }
      noteModule(of: sample.range)
      if sample.isConstant { return constant(sample) }
      let member = swiftIdentifier(name, .member)
      if isTyped, case .declared = sample.type { return .text("." + member) }
      return .text(sample.type.swiftText).member(member)
    default: return besideLocals(names.reference(reference))
    }
  }

  /// Returns a member of the view model, with `self` if a local value hides it.
  private func besideLocals(_ member: SwiftExpression) -> SwiftExpression {
    guard let name = member.firstName, locals.contains(swiftName: name) else { return member }
    return member.ofSelf
  }

  /// Returns a constant of a file: `SchemaConstants.us`, in its module if that is another one.
  private func constant(_ constant: Sample) -> SwiftExpression {
    let namespace = GeneratedName.constants
    let module = environment.module(of: constant.range)
    let base = module.map { SwiftExpression.text($0).member(namespace) } ?? .text(namespace)
    return base.member(swiftIdentifier(constant.name, .member))
  }

  private mutating func property(of base: TypedExpression, _ property: ViewModelProperty) -> SwiftExpression {
    value(base).member(property)
  }

  private mutating func field(of base: TypedExpression, _ name: String) -> SwiftExpression {
    if case .declared(let type) = base.type { noteModule(ofType: type) }
    return value(base).member(swiftIdentifier(name, .member))
  }

  /// Returns the copy of a model whose other fields keep their values: `line.with(quantity: 2)`; nil for other arguments.
  /// With few fields, an initializer is shorter than the function.
  private mutating func copy(of model: String, _ arguments: [CallArgument]) -> SwiftExpression? {
    guard modules.copiesModels else { return nil }
    let originals = arguments.map { argument -> TypedExpression? in
      guard case .field(let base, argument.label) = argument.value.kind, base.type == .declared(model) else {
        return nil
      }
      return base
    }
    let kept = originals.compactMap(\.self)
    guard kept.count > 2, kept.count < arguments.count, let base = kept.first, kept.allSatisfy({ base.isSame(as: $0) })
    else { return nil }
    let original = value(base)
    modules.insertCopy(of: model)
    return original.member(ModelCopy.function).call(
      zip(arguments, originals).filter { $0.1 == nil }.map { argument, _ in
        let value = value(argument.value, isTyped: true)
        // The parameters are optional, so that nil would keep the value.
        let isWrapped = if case .wrapped = argument.value.kind { true } else { false }
        let canBeNil = argument.value.type.isOptional && !isWrapped
        return SwiftArgument(
          argument.label.map { swiftIdentifier($0, .label) }, canBeNil ? .text(".some").call(value) : value)
      })
  }

  private mutating func label(of base: TypedExpression) -> SwiftExpression {
    let receiver = value(base)
    guard case .declared(let type) = base.type else { return names.context.member("text").call(["of": receiver]) }
    noteModule(ofType: type)
    return receiver.member("label").call(["in": names.context])
  }

  private mutating func enumCase(
    _ type: String, _ name: String, _ arguments: [CallArgument], isTyped: Bool
  ) -> SwiftExpression {
    noteModule(ofType: type)
    let member = swiftIdentifier(name, .member)
    // An implicit `.none` could be that of `Optional`.
    let isImplicit = isTyped && name != "none"
    let base: SwiftExpression = isImplicit ? .text("." + member) : .text(swiftIdentifier(type)).member(member)
    return arguments.isEmpty ? base : base.call(self.arguments(arguments))
  }

  /// Returns a value that becomes an optional. Swift would give a literal before `??` optional elements.
  private mutating func wrapped(_ inner: TypedExpression, isTyped: Bool, hint: String?) -> SwiftExpression {
    if inner.losesTypeByPromotion { return ascribed(value(inner), inner.type, unless: false) }
    return wholeValue(inner, isTyped: isTyped, hint: hint)
  }

  mutating func arguments(_ arguments: [CallArgument]) -> [SwiftArgument] {
    arguments.map { argument in
      SwiftArgument(
        argument.label.map { swiftIdentifier($0, .label) },
        value(argument.value, isTyped: true, hint: argument.label))
    }
  }

  private mutating func function(_ name: String, _ arguments: [CallArgument]) -> SwiftExpression {
    let function = environment.declarations.functions[name]
    if let function, let owner = function.owner { return method(function, of: owner, arguments) }
    var passed = self.arguments(arguments)
    if let function {
      noteModule(of: function.range)
      if function.takesContext { passed.append(SwiftArgument("in", names.context)) }
    }
    return .text(swiftIdentifier(name)).call(passed)
  }

  /// Returns a call of a method, or a read of a computed property. One that reads the context is a function in Swift.
  private mutating func method(
    _ function: FunctionDeclaration, of owner: String, _ arguments: [CallArgument]
  ) -> SwiftExpression {
    noteModule(ofType: owner)
    let isStatic = function.form.isStatic
    guard let base = isStatic ? .text(swiftIdentifier(owner)) : arguments.first.map({ value($0.value) }) else {
      return .text("()")
    }
    let member = base.member(swiftIdentifier(function.name, .member))
    var passed = self.arguments(Array(arguments.dropFirst(isStatic ? 0 : 1)))
    if function.takesContext { passed.append(SwiftArgument("in", names.context)) }
    return function.form.isProperty && !function.takesContext ? member : member.call(passed)
  }

  /// Records the module of a declared type whose member is used, because the file has to import it.
  mutating func noteModule(ofType name: String) {
    if let module = environment.module(ofType: name) { use(module: module) }
  }

  mutating func noteModule(of range: SourceRange) {
    if let module = environment.module(of: range) { use(module: module) }
  }
}

extension TypedExpression {
  /// The value that a folded `if` or `?:` in parentheses promotes to an optional; nil for every other expression.
  ///
  /// Without the removed branch, Swift cannot infer that the value is an optional, so the type is explicit.
  var promotedValue: TypedExpression? {
    switch kind {
    case .wrapped(let inner): inner
    case .parenthesized(let inner): inner.promotedValue
    default: nil
    }
  }
}

extension TypedExpression {
  /// The value that Swift does not promote to an optional beside another operand; nil if it needs no stated type.
  fileprivate func promoted(besides other: TypedExpression) -> TypedExpression? {
    guard let promoted = promotedValue, !promoted.isChoice, other.readsCollectionLiteral else { return nil }
    return promoted
  }
}

extension FunctionDeclaration {
  /// Whether the function has the display context as a parameter.
  package var takesContext: Bool { needsContext || !reads.isEmpty }
}
