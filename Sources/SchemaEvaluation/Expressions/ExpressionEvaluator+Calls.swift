import Foundation
import VmgenSchemaSemantics

// Calls of functions, services and initializers.
extension ExpressionEvaluator {
  func call(_ expression: TypedExpression, _ scope: Scope) throws -> Value {
    switch expression.kind {
    case .builtIn(let call): return try value(of: call, expression.type, scope)
    case .function(let name, let arguments): return try result(of: name, arguments, scope)
    case .construct(let model, let arguments): return try construct(model, arguments, scope)
    case .enumCase(let type, let name, let arguments):
      return .enumCase(try enumValue(type, name, arguments, scope))
    case .allCases(let type): return .array(cases(of: type).map { .enumCase(EnumValue(type, $0.name)) })
    case .fromRawValue(let type, let rawValue):
      let wanted = try value(rawValue, scope)
      let found = try cases(of: type).first { try field("rawValue", of: .enumCase(EnumValue(type, $0.name))) == wanted }
      return found.map { .enumCase(EnumValue(type, $0.name)) } ?? .none
    case .query(let call): return try reader.result(of: call, arguments(of: call, scope))
    case .matchedCalls(let service, let function, let arguments):
      let declaration = try self.function(function, of: service)
      let matched = try named(arguments, declaration.parameters, scope, addsDefaults: false)
      return try reader.numberOfCalls(service: service, function: function, matching: matched)
    case .derivedCall(let formula, let arguments):
      let passed = { try arguments.map { try value($0.value, scope) } }
      switch formula.kind {
      case .reference(.derived(let id)): return try reader.value(ofDerived: id, passed())
      case .property(let base, let property): return try reader.value(of: property, in: value(base, scope), passed())
      default: throw missing("()")
      }
    case .custom(let id, _):
      throw EvaluationFailure.unsupported("the custom member `\(id.name)`, which is written in Swift")
    default: throw EvaluationFailure.unsupported("a new form of call")
    }
  }

  private func value(of call: BuiltInCall, _ type: Type, _ scope: Scope) throws -> Value {
    var values: [Value] = []
    if let receiver = call.receiver { values.append(try value(receiver, scope)) }
    for argument in call.arguments {
      switch argument {
      case .value(let given): values.append(try value(given, scope))
      case .variadic(let given): values.append(.array(try given.map { try value($0, scope) }))
      case .defaulted(let standard): values.append(try value(standard, Scope()))
      }
    }
    let operands = Operands(
      values: values, context: reader.context, apply: apply, order: keysPrecede, identity: identity)
    let result = try BuiltInTable.meaning(of: call.id)(operands)
    return result == .passed ? zero(of: type) : try budget.limited(result)
  }

  /// Returns the sum of no numbers.
  private func zero(of type: Type) -> Value {
    switch type {
    case .double: .double(0)
    case .decimal: .decimal(0)
    case .duration: .duration(.zero)
    default: .int(0)
    }
  }

  private func result(of name: String, _ arguments: [CallArgument], _ scope: Scope) throws -> Value {
    guard let function = schemas.functions[name] else { throw missing(name) }
    var rest = arguments
    var locals: [String: Value] = [:]
    if function.selfType != nil, !rest.isEmpty { locals["self"] = try value(rest.removeFirst().value, scope) }
    locals.merge(try named(rest, function.parameters, scope)) { $1 }
    return try value(function.body, Scope(locals: locals))
  }

  /// Returns the function of a `mutating` method, which returns the changed value.
  func changing(_ name: String, _ arguments: [CallArgument], _ scope: Scope) throws -> (Value) throws -> Value {
    guard let function = schemas.functions[name] else { throw missing(name) }
    let passed = try named(arguments, function.parameters, scope)
    return { try self.value(function.body, Scope(locals: passed.merging(["self": $0]) { $1 })) }
  }

  /// Returns the values of parameters by their names.
  ///
  /// - Parameter addsDefaults: Whether omitted parameters have their default values.
  func named(
    _ arguments: [CallArgument], _ parameters: [Parameter], _ scope: Scope, addsDefaults: Bool = true
  ) throws -> [String: Value] {
    var values: [String: Value] = [:]
    var rest = arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label || argument.label == parameter.name {
        values[parameter.name] = try value(argument.value, scope)
        rest.removeFirst()
      } else if addsDefaults, let standard = parameter.defaultValue {
        values[parameter.name] = try value(standard, Scope(locals: values))
      } else if addsDefaults, parameter.type.isOptional {
        values[parameter.name] = Value.none
      }
    }
    guard rest.isEmpty else { throw EvaluationFailure.unexpected("an argument has no parameter") }
    return values
  }

  func function(_ name: String, of service: String) throws -> ServiceFunction {
    guard let found = schemas.services[service]?.function(distinctlyNamed: name) else {
      throw missing(name)
    }
    return found
  }

  /// Returns the arguments of a call by the names of the parameters.
  func arguments(of call: ServiceCall, _ scope: Scope) throws -> [String: Value] {
    try named(call.arguments, try function(call.distinctName, of: call.service).parameters, scope)
  }

  private func construct(_ model: String, _ arguments: [CallArgument], _ scope: Scope) throws -> Value {
    guard case .model(let declaration)? = schemas.types[model] else { throw missing(model) }
    let given = Dictionary(arguments.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { first, _ in first })
    var fields: [String: Value] = [:]
    for field in declaration.fields {
      if let argument = given[field.name] {
        fields[field.name] = try value(argument, scope)
      } else if let standard = field.defaultValue {
        fields[field.name] = try value(standard)
      } else {
        fields[field.name] = Value.none
      }
    }
    return .record(Record(model, fields, names: declaration.fields.map(\.name)))
  }

  private func enumValue(_ type: String, _ name: String, _ arguments: [CallArgument], _ scope: Scope) throws
    -> EnumValue
  {
    let parameters = cases(of: type).first { $0.name == name }?.values ?? []
    if parameters.count == arguments.count {
      return EnumValue(type, name, try arguments.map { try value($0.value, scope) })
    }
    let values = try named(arguments, parameters, scope)
    return EnumValue(type, name, parameters.map { values[$0.name] ?? .none })
  }
}
