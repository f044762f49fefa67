import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

/// Evaluates expressions of checked schemas.
struct ExpressionEvaluator {
  let schemas: SchemaSet
  let reader: any MemberReader
  let budget: Budget

  init(_ schemas: SchemaSet, _ reader: any MemberReader = ConstantReader(), budget: Budget = Budget()) {
    self.schemas = schemas
    self.reader = reader
    self.budget = budget
  }

  func value(_ expression: TypedExpression, _ scope: Scope = Scope()) throws -> Value {
    budget.coverage?.note(expression.range)
    return try budget.counting { try evaluated(expression, scope) }
  }

  private func evaluated(_ expression: TypedExpression, _ scope: Scope) throws -> Value {
    switch expression.kind {
    case .integer, .double, .decimal, .boolean, .nilLiteral, .duration, .date, .day, .url, .uuid:
      return try literal(expression)
    case .newID: return try reader.newID()
    case .string(let string): return try budget.limited(.string(try text(string, scope)))
    case .array(let elements), .tuple(let elements):
      let values = try elements.map { try value($0, scope) }
      if case .set = expression.type { return .set(Set(values)) }
      return .array(values)
    case .dictionary(let entries):
      let pairs = try entries.map { (try value($0.key, scope), try value($0.value, scope)) }
      return .dictionary(Dictionary(pairs, uniquingKeysWith: { $1 }))
    case .range(let lower, let upper, let isClosed):
      return .range(ValueRange(lower: try value(lower, scope), upper: try value(upper, scope), isClosed: isClosed))
    case .reference(let reference): return try value(reference, scope)
    case .facet(let facet): return try reader.value(of: facet)
    case .field, .label, .property, .optionalChain, .chained: return try part(expression, scope)
    case .query, .matchedCalls, .builtIn, .function, .derivedCall, .custom, .construct, .enumCase, .allCases,
      .fromRawValue:
      return try call(expression, scope)
    case .closure(let closure): return .function(FunctionValue(closure, scope))
    case .parenthesized(let inner): return try value(inner, scope)
    case .wrapped(let inner): return Value(wrapping: try value(inner, scope))
    case .errorAs(let error, let type):
      guard let error = try value(error, scope).unwrapped, case .enumCase(let item) = error, item.type == type else {
        return .none
      }
      return Value(wrapping: error)
    case .ternary, .conditional, .match, .binding, .sequence, .passed, .equal, .and, .or, .not, .coalesce:
      return try choice(expression, scope)
    case .steps(let steps): return try result(of: steps, scope)
    // Also an expression with an error.
    default: throw EvaluationFailure.unsupported("a new form of expression")
    }
  }

  private func value(_ reference: Reference, _ scope: Scope) throws -> Value {
    switch reference {
    case .storage(.context(let part)): return try VmgenSchemaEvaluation.part(.context(part), of: reader.context)
    case .storage(let storage): return try reader.value(of: storage)
    case .derived(let id): return try reader.value(ofDerived: id, [])
    case .pending(let id): return try reader.pendingValue(of: id)
    case .sample(let name):
      guard let sample = schemas.samples[name] else { throw missing(name) }
      return try ExpressionEvaluator(schemas, budget: budget).value(sample.value)
    case .local(let name): return try found(scope.locals[name], name)
    case .column(let name): return try found(scope.columns[name], name ?? "row")
    case .closureParameter(let index):
      guard scope.parameters.indices.contains(index) else { throw missing("$\(index)") }
      return scope.parameters[index]
    case .carried(let name): return try found(scope.carried[name], name)
    }
  }

  private func found(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw missing(name) }
    return value
  }

  func missing(_ name: String) -> EvaluationFailure { .unexpected("`\(name)` has no value") }

  /// Returns a text. Without a catalog, the translation of a text is the text.
  func text(_ string: TypedString, _ scope: Scope) throws -> String {
    var text = ""
    for segment in string.segments {
      switch segment {
      case .text(let part): text += part
      case .interpolation(let part): text += try value(part, scope).interpolated
      }
    }
    return text
  }

  /// Calls a closure.
  func apply(_ function: FunctionValue, _ arguments: [Value]) throws -> Value {
    var scope = function.scope
    if function.closure.parameters.isEmpty {
      scope.parameters = arguments
    } else {
      for (name, argument) in zip(function.closure.parameters, arguments) where name != "_" {
        scope.locals[name] = argument
      }
    }
    return try value(function.closure.body, scope)
  }
}

// MARK: - Literals and parts

extension ExpressionEvaluator {
  private func literal(_ expression: TypedExpression) throws -> Value {
    switch expression.kind {
    case .integer(let value): return .int(value)
    case .double(let text): return .double(try double(text))
    case .decimal(let text):
      guard let value = Decimal(strict: text.filter { $0 != "_" }) else { throw missing(text) }
      return .decimal(value)
    case .boolean(let value): return .bool(value)
    case .duration(let seconds, let attoseconds):
      return .duration(Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds)))
    case .date(let seconds, let nanoseconds): return .date(date(seconds, nanoseconds))
    case .day(let year, let month, let day):
      guard let value = Day(year: year, month: month, day: day) else { throw missing("\(year)-\(month)-\(day)") }
      return .day(value)
    case .url(let text): return .url(URL(literal: text))
    case .uuid(let text): return .uuid(UUID(literal: text))
    default: return .none
    }
  }

  private func double(_ text: String) throws -> Double {
    let digits = text.filter { $0 != "_" }
    let (sign, magnitude) = digits.hasPrefix("-") ? (-1.0, String(digits.dropFirst())) : (1.0, digits)
    for (prefix, radix) in [("0b", 2), ("0o", 8)] where magnitude.hasPrefix(prefix) {
      if let value = Int(magnitude.dropFirst(2), radix: radix) { return sign * Double(value) }
    }
    guard let value = Double(magnitude) else { throw missing(text) }
    return sign * value
  }

  /// Returns a date whose fraction is rounded once, like the sum of a date and a duration.
  private func date(_ seconds: Int, _ nanoseconds: Int) -> Date {
    let whole = seconds - 978_307_200
    if nanoseconds == 0 { return Date(timeIntervalSinceReferenceDate: Double(whole)) }
    let isNegative = whole < 0
    let fraction = String(isNegative ? 1_000_000_000 - nanoseconds : nanoseconds)
    let padded = String(repeating: "0", count: max(9 - fraction.count, 0)) + fraction
    let text = "\(isNegative ? "-" : "")\(isNegative ? -(whole + 1) : whole).\(padded)"
    return Date(timeIntervalSinceReferenceDate: Double(text) ?? Double(whole))
  }

  private func part(_ expression: TypedExpression, _ scope: Scope) throws -> Value {
    switch expression.kind {
    case .field(let base, let name): return try field(name, of: try value(base, scope))
    case .label(let base): return .string(try label(of: try value(base, scope)))
    case .property(let base, let property): return try reader.value(of: property, in: try value(base, scope), [])
    case .optionalChain(let base, let chain):
      guard let wrapped = try value(base, scope).unwrapped else { return .none }
      var inner = scope
      inner.chained = wrapped
      let result = try value(chain, inner)
      return chain.type.isOptional ? result : Value(wrapping: result)
    default:
      guard let chained = scope.chained else { throw missing("?") }
      return chained
    }
  }

  /// Returns a field of a model, or the raw value of a case.
  func field(_ name: String, of value: Value) throws -> Value {
    switch value {
    case .record(let record):
      if let field = record.fields[name] { return field }
      return try property(name, of: value, type: record.type)
    case .enumCase(let item):
      if name == "rawValue", let rawValue = try rawValue(ofCase: item) { return rawValue }
      return try property(name, of: value, type: item.type)
    default: throw value.mismatch("value with the field `\(name)`")
    }
  }

  /// Returns the raw value of a case; nil if the enum has no raw type. A case without a raw value has Swift's implicit
  /// one: its name, or the previous value plus one.
  private func rawValue(ofCase item: EnumValue) throws -> Value? {
    guard case .enumeration(let declaration)? = schemas.types[item.type], let type = declaration.rawType else {
      return nil
    }
    let constants = ExpressionEvaluator(schemas, budget: budget)
    var next = 0
    for declared in declaration.cases {
      let written = try declared.rawValue.map { try constants.value($0) }
      if type == .int { next = try written?.int ?? next }
      if declared.name == item.name { return written ?? (type == .int ? .int(next) : .string(item.name)) }
      next = saturated(next.addingReportingOverflow(1), isNegative: false)
    }
    return nil
  }

  /// Returns a computed property of a model or an enum.
  private func property(_ name: String, of value: Value, type: String) throws -> Value {
    guard let function = schemas.functions[methodName(name, of: type)], function.form.isProperty else {
      throw value.mismatch("value with the field `\(name)`")
    }
    return try self.value(function.body, Scope(locals: ["self": value]))
  }

  /// Returns the identity of an element or a row: its `id`, or the value itself.
  func identity(of value: Value) throws -> Value {
    switch value {
    case .record(let record) where ["KeyedValue", "Grouping"].contains(record.type): try value.field("key")
    case .record: try field("id", of: value)
    case .viewModel(let row): row.rowID ?? value
    default: value
    }
  }

  func declaration(ofCase value: EnumValue) throws -> EnumCase {
    guard let found = cases(of: value.type).first(where: { $0.name == value.name }) else { throw missing(value.name) }
    return found
  }

  /// Returns the cases of an enum.
  func cases(of type: String) -> [EnumCase] {
    if case .enumeration(let declaration)? = schemas.types[type] { declaration.cases } else { [] }
  }

  /// Returns the label of a case, or its name in words.
  func label(of value: Value) throws -> String {
    let item = try value.enumCase
    let declaration = try declaration(ofCase: item)
    let names = zip(declaration.values.map(\.name), item.values)
    let scope = Scope(carried: Dictionary(names.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }))
    return try text(declaration.text, scope)
  }
}
