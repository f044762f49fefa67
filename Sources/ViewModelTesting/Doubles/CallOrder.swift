/// What a stub records of its calls.
@MainActor
public protocol CallRecord: AnyObject {
  associatedtype Arguments

  /// The arguments of the calls, in order.
  var calls: [Arguments] { get }

  /// The place of each call among the calls of all stubs.
  var callNumbers: [Int] { get }

  /// Removes the calls so far.
  func forgetCalls()
}

/// Returns the parts of test doubles that are of a type, such as their stubs.
func parts<Part>(ofDoubles doubles: Any, as type: Part.Type) -> [Part] {
  Mirror(reflecting: doubles).children.flatMap { double in
    Mirror(reflecting: double.value).children.compactMap { $0.value as? Part }
  }
}

/// Numbers the calls of all stubs.
@MainActor
enum CallNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

/// A call in the order that an example expects: `store.save(1)` in `expect calls == [store.save(1), log.write]`.
@MainActor
public struct ExpectedCall {
  fileprivate let name: String
  fileprivate let record: any CallRecord
  /// Returns whether a call of the record has the expected arguments; nil if they are not compared.
  fileprivate let accepts: ((_ index: Int) -> Bool)?

  /// Creates an expected call.
  ///
  /// - Parameters:
  ///   - name: The name of the function with its service: `session.signIn`.
  ///   - record: The stub of the function.
  ///   - accepts: Returns whether a call has the expected arguments; nil if they are not compared.
  public init<Record: CallRecord>(
    _ name: String, _ record: Record, _ accepts: ((Record.Arguments) -> Bool)? = nil
  ) {
    self.name = name
    self.record = record
    self.accepts = accepts.map { accepts in { accepts(record.calls[$0]) } }
  }
}

@MainActor
extension ExpectedCall {
  /// Returns the last call of stubs; nil if it is the expected one.
  func difference(fromLastOf stubs: [any CallRecord & WaitingCalls]) -> String? {
    let last = stubs.compactMap { stub in stub.callNumbers.last.map { (stub: stub, number: $0) } }
      .max { $0.number < $1.number }
    let own = record.callNumbers.last ?? .min
    guard own > .min || last != nil else { return "nil" }
    if let last, last.number > own { return last.stub.name }
    let index = record.callNumbers.count - 1
    guard let accepts, !accepts(index) else { return nil }
    return name.prefix { $0 != "(" } + arguments(of: record, index)
  }
}

/// Returns the arguments of a call, in parentheses.
@MainActor
private func arguments(of record: some CallRecord, _ index: Int) -> String {
  let text = literal(record.calls[index])
  return text.hasPrefix("(") ? text : "(\(text))"
}

@MainActor
extension [ExpectedCall] {
  /// A call of a stub.
  private struct Call {
    var record: any CallRecord
    var index: Int
    var number: Int
  }

  /// The calls of the stubs, in order.
  private static func calls(of records: [any CallRecord]) -> [Call] {
    records.flatMap { record in
      record.callNumbers.enumerated().map { Call(record: record, index: $0, number: $1) }
    }
    .sorted { $0.number < $1.number }
  }

  /// Returns the stubs of the doubles that have a stub of the list, without other streams and queries.
  private func records(of doubles: Any) -> [any CallRecord] {
    let named = Dictionary(map { (ObjectIdentifier($0.record), $0.record) }, uniquingKeysWith: { first, _ in first })
    let others = Mirror(reflecting: doubles).children.flatMap { double -> [any CallRecord] in
      let records = Mirror(reflecting: double.value).children.compactMap { $0.value as? any CallRecord }
      guard records.contains(where: { named[ObjectIdentifier($0)] != nil }) else { return [] }
      return records.filter { named[ObjectIdentifier($0)] == nil && ($0 as? any WaitingCalls)?.isQuery == false }
    }
    return named.values + others
  }

  /// Returns what the stubs of doubles have recorded instead; nil if it is what the list expects.
  func difference(fromCallsOf doubles: Any) -> String? {
    let calls = Self.calls(of: records(of: doubles))
    let agrees =
      calls.count == count
      && zip(calls, self).allSatisfy { call, expected in
        call.record === expected.record && expected.accepts?(call.index) != false
      }
    return agrees ? nil : calls.map(description).joined(separator: ", ")
  }

  private func description(of call: Call) -> String {
    let own = filter { $0.record === call.record }
    guard let name = own.first?.name ?? (call.record as? any WaitingCalls)?.name else { return "" }
    return own.contains { $0.accepts != nil }
      ? name.prefix { $0 != "(" } + arguments(of: call.record, call.index) : name
  }

  /// The calls as in the schema.
  var text: String {
    map { $0.accepts == nil ? $0.name : $0.name.prefix { $0 != "(" } + "(…)" }.joined(separator: ", ")
  }
}
