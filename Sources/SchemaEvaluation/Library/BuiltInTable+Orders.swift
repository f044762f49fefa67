import Foundation
import ViewModelFormatting

extension BuiltInTable {
  mutating func defineOrders() {
    define("[T].sorted() -> [T] where T: Comparable") { .array(try sorted($0[0].array) { try $0.precedes($1) }) }
    define("[T].sorted(descending: Bool) -> [T] where T: Comparable") {
      let descending = try $0[1].bool
      return .array(try sorted($0[0].array) { try descending ? $1.precedes($0) : $0.precedes($1) })
    }
    define("[T].sorted(descending: Bool = false, by key: (T) -> U) -> [T] where U: Comparable") { operands in
      let descending = try operands[1].bool
      return try sortedByKey(operands, operands.function(2)) { try descending ? $1.precedes($0) : $0.precedes($1) }
    }
    define(
      "[T].sorted(descending: Bool = false, by key: (T) -> U, thenDescending: Bool = false, then second: (T) -> V) "
        + "-> [T] where U: Comparable, V: Comparable"
    ) { operands in
      let (descending, thenDescending) = (try operands[1].bool, try operands[3].bool)
      let (first, second) = (try operands.function(2), try operands.function(4))
      return try sortedByKey(operands, { .array([try first($0), try second($0)]) }) { left, right in
        let (left, right) = (try left.array, try right.array)
        if left[0] != right[0] { return try descending ? right[0].precedes(left[0]) : left[0].precedes(right[0]) }
        return try thenDescending ? right[1].precedes(left[1]) : left[1].precedes(right[1])
      }
    }
    define("[T].sorted(descending: Bool = false, localized key: (T) -> String) -> [T]") { operands in
      let key = try operands.function(2)
      let keyed = try operands[0].array.map { (key: try key($0).string, value: $0) }
      let sorted = keyed.sorted(descending: try operands[1].bool, localized: { $0.key }, in: operands.context)
      return .array(sorted.map(\.value))
    }
    defineExtremes()
    defineGroups()
    defineSums()
  }

  private mutating func defineExtremes() {
    define("[T].min() -> T? where T: Comparable") { Value(try $0[0].array.min { try $0.precedes($1) }) }
    define("[T].max() -> T? where T: Comparable") { Value(try $0[0].array.max { try $0.precedes($1) }) }
    define("[T].min(by key: (T) -> U) -> T? where U: Comparable") { operands in
      let keyed = try keyed(operands, operands.function(1))
      return Value(try keyed.min { try $0.key.precedes($1.key) }?.value)
    }
    define("[T].max(by key: (T) -> U) -> T? where U: Comparable") { operands in
      let keyed = try keyed(operands, operands.function(1))
      return Value(try keyed.max { try $0.key.precedes($1.key) }?.value)
    }
  }

  private mutating func defineGroups() {
    define("[T].grouped(by key: (T) -> K) -> [Grouping<K, T>] where K: Hashable") { operands in
      var keys: [Value] = []
      var groups: [Value: [Value]] = [:]
      for (key, value) in try keyed(operands, operands.function(1)) {
        if groups[key] == nil { keys.append(key) }
        groups[key, default: []].append(value)
      }
      return .array(keys.map { .record(Record("Grouping", ["key": $0, "values": .array(groups[$0] ?? [])])) })
    }
    define("Grouping<K, T>.key -> K") { try $0[0].field("key") }
    define("Grouping<K, T>.values -> [T]") { try $0[0].field("values") }
    define("[T].keyed(by key: (T) -> K) -> [K: T] where K: Hashable") { operands in
      let keyed = try keyed(operands, operands.function(1)).map { ($0.key, $0.value) }
      return .dictionary(Dictionary(keyed, uniquingKeysWith: { $1 }))
    }
  }

  private mutating func defineSums() {
    define("[T].sum() -> T where T: Numeric") { try total($0[0].array) }
    define("[T].sum(_ value: (T) -> U) -> U where U: Numeric") { try total($0[0].array.map($0.function(1))) }
    define("[Double].average() -> Double?") { try average($0[0].array) }
    define("[T].average(_ value: (T) -> Double) -> Double?") { try average($0[0].array.map($0.function(1))) }
  }
}

/// Returns values in an order, which keeps the order of equal ones.
private func sorted(_ values: [Value], _ precedes: (Value, Value) throws -> Bool) throws -> [Value] {
  try values.enumerated().sorted { left, right in
    if try precedes(left.element, right.element) { return true }
    return try left.offset < right.offset && !precedes(right.element, left.element)
  }.map(\.element)
}

private func keyed(_ operands: Operands, _ key: (Value) throws -> Value) throws -> [(key: Value, value: Value)] {
  try operands[0].array.map { (try key($0), $0) }
}

private func sortedByKey(
  _ operands: Operands, _ key: (Value) throws -> Value, _ precedes: (Value, Value) throws -> Bool
) throws -> Value {
  let sorted = try keyed(operands, key).enumerated().sorted { left, right in
    if try precedes(left.element.key, right.element.key) { return true }
    return try left.offset < right.offset && !precedes(right.element.key, left.element.key)
  }
  return .array(sorted.map(\.element.value))
}

/// Returns the sum of numbers. The sum of no numbers is ``Value/passed``, which the caller replaces by a zero of the
/// type of the call.
private func total(_ values: [Value]) throws -> Value {
  guard let first = values.first else { return .passed }
  return try values.dropFirst().reduce(first) { total, value in
    switch total {
    case .int(let total): .int(sum(total, try value.int))
    case .double(let total): .double(total + (try value.double))
    case .decimal(let total): .decimal(total +| (try value.decimal))
    case .duration(let total): .duration(total +| (try value.duration))
    default: throw total.mismatch("number")
    }
  }
}

private func average(_ values: [Value]) throws -> Value {
  if values.isEmpty { return .none }
  return .double(try values.reduce(0) { $0 + (try $1.double) } / Double(values.count))
}
