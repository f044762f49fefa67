import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

/// The results of queries for which an example sets no result.
struct Placeholder {
  let schemas: SchemaSet
  let evaluator: ExpressionEvaluator

  init(_ schemas: SchemaSet) {
    self.schemas = schemas
    evaluator = ExpressionEvaluator(schemas)
  }

  /// Returns a sample of a type, or an empty value; nil if the type has none.
  func value(of type: Type, inside outer: Set<String> = []) throws -> Value? {
    if let sample = schemas.samples(of: type).first { return try evaluator.value(sample.value) }
    switch type {
    case .string: return .string("")
    case .int: return .int(0)
    case .double: return .double(0)
    case .decimal: return .decimal(0)
    case .bool: return .bool(false)
    case .date: return .date(DisplayContext.example.now)
    case .day: return .day(Day(literal: "2025-01-15"))
    case .timeZone: return .timeZone(.gmt)
    case .duration: return .duration(.zero)
    case .url: return .url(URL(literal: "https://example.com"))
    case .uuid: return .uuid(UUID(literal: "00000000-0000-0000-0000-000000000001"))
    case .data: return .data(Data())
    case .optional: return Value.none
    case .array: return .array([])
    case .set: return .set([])
    case .dictionary: return .dictionary([:])
    case .range(let bound), .closedRange(let bound):
      let isClosed = type == .closedRange(bound)
      return try value(of: bound, inside: outer).map { .range(ValueRange(lower: $0, upper: $0, isClosed: isClosed)) }
    case .declared(let name) where !outer.contains(name): return try declared(name, inside: outer.union([name]))
    default: return nil
    }
  }

  private func declared(_ name: String, inside outer: Set<String>) throws -> Value? {
    switch schemas.types[name] {
    case .enumeration(let enumeration):
      for item in enumeration.cases {
        let parts = item.values.map { ($0.name, $0.type, $0.defaultValue) }
        guard let values = try values(of: parts, inside: outer) else { continue }
        return .enumCase(EnumValue(name, item.name, item.values.map { values[$0.name] ?? .none }))
      }
      return nil
    case .model(let model) where !model.isExtern:
      let parts = model.fields.map { ($0.name, $0.type, $0.hasNewID ? nil : $0.defaultValue) }
      return try values(of: parts, inside: outer).map { .record(Record(name, $0, names: model.fields.map(\.name))) }
    default: return nil
    }
  }

  private func values(
    of parts: [(name: String, type: Type, standard: TypedExpression?)], inside outer: Set<String>
  ) throws -> [String: Value]? {
    var values: [String: Value] = [:]
    for part in parts {
      if let standard = part.standard {
        values[part.name] = try evaluator.value(standard)
      } else if let value = try value(of: part.type, inside: outer) {
        values[part.name] = value
      } else {
        return nil
      }
    }
    return values
  }
}
