import Foundation
import ViewModelFormatting

extension BuiltInTable {
  mutating func defineCollections() {
    defineElements()
    defineTransformations()
    defineSearches()
    defineRanges()
  }

  private mutating func defineElements() {
    define("[T].isEmpty -> Bool") { .bool(try $0[0].array.isEmpty) }
    define("[T].count -> Int") { .int(try $0[0].array.count) }
    define("[T].indices -> Range<Int>") {
      .range(ValueRange(lower: .int(0), upper: .int(try $0[0].array.count), isClosed: false))
    }
    define("[T].first -> T?") { Value(try $0[0].array.first) }
    define("[T].last -> T?") { Value(try $0[0].array.last) }
    define("[T].subscript(_ index: Int) -> T?") {
      let (array, index) = (try $0[0].array, try $0[1].int)
      return Value(array.indices.contains(index) ? array[index] : nil)
    }
    define("[T].subscript(id id: K) -> T?") { operands in
      let id = try operands[1]
      return Value(try operands[0].array.first { try operands.identity($0) == id })
    }
    define("[T].prefix(_ count: Int) -> [T]") { .array(Array(try $0[0].array.prefix(max($0[1].int, 0)))) }
    define("[T].suffix(_ count: Int) -> [T]") { .array(Array(try $0[0].array.suffix(max($0[1].int, 0)))) }
    define("[T].prefix(while predicate: (T) -> Bool) -> [T]") {
      .array(Array(try $0[0].array.prefix(while: $0.condition(1))))
    }
    define("[T].drop(while predicate: (T) -> Bool) -> [T]") {
      .array(Array(try $0[0].array.drop(while: $0.condition(1))))
    }
    define("[T].dropFirst() -> [T]") { .array(Array(try $0[0].array.dropFirst())) }
    define("[T].dropFirst(_ count: Int) -> [T]") { .array(Array(try $0[0].array.dropFirst(max($0[1].int, 0)))) }
    define("[T].dropLast() -> [T]") { .array(Array(try $0[0].array.dropLast())) }
    define("[T].dropLast(_ count: Int) -> [T]") { .array(Array(try $0[0].array.dropLast(max($0[1].int, 0)))) }
    define("[T].enumerated() -> [Numbered<T>]") {
      .array(
        try $0[0].array.enumerated().map { .record(Record("Numbered", ["offset": .int($0), "element": $1])) })
    }
    define("zip(_ first: [T], _ second: [U]) -> [Paired<T, U>]") {
      .array(try zip($0[0].array, $0[1].array).map { .record(Record("Paired", ["first": $0, "second": $1])) })
    }
    define("Paired<T, U>.first -> T") { try $0[0].field("first") }
    define("Paired<T, U>.second -> U") { try $0[0].field("second") }
    define("Numbered<T>.offset -> Int") { try $0[0].field("offset") }
    define("Numbered<T>.element -> T") { try $0[0].field("element") }
  }

  private mutating func defineTransformations() {
    define("[T].map(_ transform: (T) -> U) -> [U]") { .array(try $0[0].array.map($0.function(1))) }
    define("[T].filter(_ isIncluded: (T) -> Bool) -> [T]") { .array(try $0[0].array.filter($0.condition(1))) }
    define("[T].compactMap(_ transform: (T) -> U?) -> [U]") { operands in
      let transform = try operands.function(1)
      return .array(try operands[0].array.compactMap { try transform($0).unwrapped })
    }
    define("[T].flatMap(_ transform: (T) -> [U]) -> [U]") { operands in
      let transform = try operands.function(1)
      return .array(try operands[0].array.flatMap { try transform($0).array })
    }
    define("[T?].compacted() -> [T]") { .array(try $0[0].array.compactMap(\.unwrapped)) }
    define("[[T]].joined() -> [T]") { .array(try $0[0].array.flatMap { try $0.array }) }
    define("[String].joined() -> String") { .string(try texts($0[0]).joined()) }
    define("[String].joined(_ separator: String) -> String") {
      .string(try texts($0[0]).joined(separator: $0[1].string))
    }
    define("[String].joined(separator: String) -> String") {
      .string(try texts($0[0]).joined(separator: $0[1].string))
    }
    define("[T].reversed() -> [T]") { .array(try $0[0].array.reversed()) }
    define("[T].reduce(_ initial: U, _ combine: (U, T) -> U) -> U") { operands in
      let combine = try operands[2].function
      return try operands[0].array.reduce(operands[1]) { try operands.apply(combine, [$0, $1]) }
    }
    define("[T].chunked(_ size: Int) -> [[T]]") {
      let (array, size) = (try $0[0].array, max(try $0[1].int, 1))
      return .array(
        stride(from: 0, to: array.count, by: size).map { start in
          .array(Array(array[start..<min(sum(start, size), array.count)]))
        })
    }
    define("[T].withoutDuplicates() -> [T] where T: Hashable") {
      var seen: Set<Value> = []
      return .array(try $0[0].array.filter { seen.insert($0).inserted })
    }
    define("[T].withoutDuplicates(by key: (T) -> K) -> [T] where K: Hashable") { operands in
      var seen: Set<Value> = []
      let key = try operands.function(1)
      return .array(try operands[0].array.filter { seen.insert(try key($0)).inserted })
    }
  }

  private mutating func defineSearches() {
    define("[T].contains(_ element: T) -> Bool where T: Equatable") { .bool(try $0[0].array.contains($0[1])) }
    define("[T].contains(where predicate: (T) -> Bool) -> Bool") {
      .bool(try $0[0].array.contains(where: $0.condition(1)))
    }
    define("[T].anySatisfy(_ predicate: (T) -> Bool) -> Bool") {
      .bool(try $0[0].array.contains(where: $0.condition(1)))
    }
    define("[T].allSatisfy(_ predicate: (T) -> Bool) -> Bool") { .bool(try $0[0].array.allSatisfy($0.condition(1))) }
    define("[T].first(where predicate: (T) -> Bool) -> T?") { Value(try $0[0].array.first(where: $0.condition(1))) }
    define("[T].last(where predicate: (T) -> Bool) -> T?") { Value(try $0[0].array.last(where: $0.condition(1))) }
    define("[T].firstIndex(of element: T) -> Int? where T: Equatable") {
      Value(try $0[0].array.firstIndex(of: $0[1]).map { .int($0) })
    }
    define("[T].firstIndex(where predicate: (T) -> Bool) -> Int?") {
      Value(try $0[0].array.firstIndex(where: $0.condition(1)).map { .int($0) })
    }
    define("[T].lastIndex(of element: T) -> Int? where T: Equatable") {
      Value(try $0[0].array.lastIndex(of: $0[1]).map { .int($0) })
    }
    define("[T].lastIndex(where predicate: (T) -> Bool) -> Int?") {
      Value(try $0[0].array.lastIndex(where: $0.condition(1)).map { .int($0) })
    }
    define("[T].count(where predicate: (T) -> Bool) -> Int") { .int(try $0[0].array.filter($0.condition(1)).count) }
  }

  private mutating func defineRanges() {
    for type in ["ClosedRange", "Range"] {
      define("\(type)<T>.contains(_ value: T) -> Bool where T: Comparable") { .bool(try $0[0].range.contains($0[1])) }
      define("\(type)<T>.isEmpty -> Bool where T: Comparable") { .bool(try $0[0].range.isEmpty) }
      define("\(type)<T>.lowerBound -> T") { try $0[0].range.lower }
      define("\(type)<T>.upperBound -> T") { try $0[0].range.upper }
      define("\(type)<Int>.count -> Int") { .int(try $0[0].range.count) }
      define("\(type)<Int>.map(_ transform: (Int) -> U) -> [U]") {
        .array(try $0[0].range.elements.map($0.function(1)))
      }
      define("\(type)<Int>.filter(_ isIncluded: (Int) -> Bool) -> [Int]") {
        .array(try $0[0].range.elements.filter($0.condition(1)))
      }
      define("\(type)<Int>.reversed() -> [Int]") { .array(try $0[0].range.elements.reversed()) }
    }
    define("T?.map(_ transform: (T) -> U) -> U?") { operands in
      Value(try operands[0].unwrapped.map { try operands.function(1)($0) })
    }
    define("T?.flatMap(_ transform: (T) -> U?) -> U?") { operands in
      guard let value = try operands[0].unwrapped else { return .none }
      return try operands.function(1)(value)
    }
  }
}
