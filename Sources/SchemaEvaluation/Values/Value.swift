import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

/// A value of the schema language while it is evaluated.
///
/// An optional that contains a value is that value, so a `T` where a `T?` is expected needs no conversion. Only an
/// optional that contains nil has a case of its own.
package indirect enum Value: Hashable {
  /// The missing value of an optional.
  case none
  /// An optional whose value is itself nil, or another `nested` value: `.some(nil)` of a `T??`.
  case nested(Value)
  case bool(Bool)
  case int(Int)
  case double(Double)
  case decimal(Decimal)
  case string(String)
  case date(Date)
  case day(Day)
  case duration(Duration)
  case timeZone(TimeZone)
  case locale(Locale)
  case calendar(Calendar)
  case url(URL)
  case uuid(UUID)
  case data(Data)
  case array([Value])
  case set(Set<Value>)
  case dictionary([Value: Value])
  case range(ValueRange)
  /// A value with named parts: a model, or a pair, a group, an entry, a page or a section of the standard library.
  case record(Record)
  case enumCase(EnumValue)
  /// A style, a unit or a rule of the standard library, such as `.currency("EUR")`.
  case style(AnyHashable)
  case function(FunctionValue)
  /// A child or a row.
  case viewModel(ViewModelObject)
  /// The end of a branch without a value. Only the evaluation of bodies sees it.
  case passed
}

/// A value with named parts.
package struct Record: Hashable {
  package var type: String
  package var fields: [String: Value]
  /// The names of the fields, in the order of their declarations.
  package let names: [String]

  package init(_ type: String, _ fields: [String: Value], names: [String]) {
    self.type = type
    self.fields = fields
    self.names = names
  }

  /// - Parameter fields: The fields in the order of their declarations.
  package init(_ type: String, _ fields: KeyValuePairs<String, Value>) {
    self.init(
      type, Dictionary(fields.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first }),
      names: fields.map(\.key))
  }
}

/// A case of an enum or an error, with its associated values in order.
package struct EnumValue: Hashable {
  package var type: String
  package var name: String
  package var values: [Value]

  package init(_ type: String, _ name: String, _ values: [Value] = []) {
    self.type = type
    self.name = name
    self.values = values
  }
}

/// `a...b` or `a..<b`.
package struct ValueRange: Hashable {
  package var lower: Value
  package var upper: Value
  package var isClosed: Bool
}

/// A closure with the names that it captures.
package final class FunctionValue: Hashable {
  let closure: TypedClosure
  let scope: Scope

  init(_ closure: TypedClosure, _ scope: Scope) {
    self.closure = closure
    self.scope = scope
  }

  package static func == (first: FunctionValue, second: FunctionValue) -> Bool { first === second }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view model as a value, which is equal only to itself.
package class ViewModelObject: Hashable {
  /// The identity of a row.
  let rowID: Value?

  init(rowID: Value?) { self.rowID = rowID }

  package static func == (first: ViewModelObject, second: ViewModelObject) -> Bool { first === second }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Value {
  /// Creates an optional that contains a value.
  package init(wrapping value: Value) {
    switch value {
    case .none, .nested: self = .nested(value)
    default: self = value
    }
  }

  /// Creates an optional.
  package init(_ value: Value?) { self = value.map { Value(wrapping: $0) } ?? .none }

  /// The value of an optional; nil if it has none.
  package var unwrapped: Value? {
    switch self {
    case .none: nil
    case .nested(let value): value
    default: self
    }
  }

  package var isNil: Bool { self == .none }
}

/// Why an expression or a step has no result.
package enum EvaluationFailure: Error, Hashable {
  /// The evaluator does not support a form; the associated value names it.
  case unsupported(String)
  /// The evaluation takes more steps than the limit allows, or nests too deeply.
  case limit(String)
  /// A value has another type than the checker promises, which is a mistake of the evaluator or of the checker.
  case unexpected(String)
  /// The example cannot continue, such as a request without a configured response.
  case example(String)

  package var text: String {
    switch self {
    case .unsupported(let form): form
    case .limit(let text), .example(let text): text
    case .unexpected(let text): "the evaluator expected another value: \(text)"
    }
  }
}
