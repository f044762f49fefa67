import VmgenSchemaSyntax

/// A resolved type of the schema language.
package indirect enum Type: Hashable, Sendable {
  case string, int, double, decimal, bool, date, day, timeZone, duration, url, uuid, data
  /// `Locale` and `Calendar`, which occur only in a `given`.
  case locale, calendar
  case optional(Type)
  case array(Type)
  case set(Type)
  case dictionary(key: Type, value: Type)
  /// The values of `switch (a, b)`.
  case tuple([Type])
  /// `a...b` and `a..<b` over Int, Double, Decimal, Date, Day or Duration.
  case range(Type)
  case closedRange(Type)
  /// A declared enum, error, model or extern type.
  case declared(String)
  /// A generic or opaque type of the standard library: `NumberStyle`, `DateStyle`, `Grouping<K, V>`, `KeyedValue<K,
  /// V>`.
  case builtIn(String, [Type])
  /// The type of a closure parameter of a collection function.
  case function([Type], Type)
  /// A type variable of a standard-library signature: `T`, `K`, `V`, `U`.
  case variable(String)
  /// A type error, which has been reported. It causes no further diagnostics.
  case unknown
}

extension Type: CustomStringConvertible {
  /// The type in the notation of schemas.
  package var description: String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    case .bool: "Bool"
    case .date: "Date"
    case .day: "Day"
    case .timeZone: "TimeZone"
    case .duration: "Duration"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    case .locale: "Locale"
    case .calendar: "Calendar"
    case .optional(.function(let parameters, let result)): "(\(Type.function(parameters, result)))?"
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .set(let element): "Set<\(element)>"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let parts): "(\(parts.map(\.description).joined(separator: ", ")))"
    case .range(let bound): "Range<\(bound)>"
    case .closedRange(let bound): "ClosedRange<\(bound)>"
    case .declared(let name), .variable(let name): name
    case .builtIn(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    case .function(let parameters, let result):
      "(\(parameters.map(\.description).joined(separator: ", "))) -> \(result)"
    case .unknown: "_"
    }
  }

  /// The types that a schema can use without declaring them.
  package static let named: [String: Type] = [
    "String": .string, "Int": .int, "Double": .double, "Decimal": .decimal, "Bool": .bool, "Date": .date,
    "Day": .day, "TimeZone": .timeZone, "Duration": .duration, "URL": .url, "UUID": .uuid, "Data": .data,
  ]

  /// The help for Swift types that have no values in the schema language.
  static let advice: [String: String] = [
    "Locale": "a locale belongs to the display context: keep its identifier as a `String`",
    "Calendar": "a calendar belongs to the display context: keep its identifier as a `String`",
    "Set": "write the type of its elements: `Set<…>`",
    "Color": colorAdvice, "UIColor": colorAdvice, "NSColor": colorAdvice,
    "Image": imageAdvice, "UIImage": imageAdvice, "NSImage": imageAdvice,
    "Any": "declare an `enum` with a case for each type of value, such as `case text(String)`",
    "AnyObject": "write the type of the value, or an `enum` with a case for each type",
    "Void": "remove it; a function or an event without a value has no type",
    "stream": "write the type of its values after it, `stream Int`, or `stream Void` for none",
    "Error":
      "write an `error` that the schema declares, such as `LoadError?` for the value `error as? LoadError`, or keep the "
      + "text as a `String`; `Error` has no equality",
    "Binding": "declare an `edit`, which a view binds to", "AnyCancellable": "remove it; a view model ends its tasks",
    "AnyPublisher": streamAdvice, "PassthroughSubject": streamAdvice, "CurrentValueSubject": streamAdvice,
    "AsyncStream": streamAdvice, "Published": "declare a `state`",
    "Result": "write the type of the value; a function that can fail `throws`",
    "LocalizedStringKey": "write `String`; texts in displays are localized", "View": viewAdvice, "AnyView": viewAdvice,
    "IndexSet":
      "pass the identifiers of the rows, `[Item.ID]` of a model `Item`: `items.removeAll { ids.contains($0.id) }`",
    "Range": "write the type of its bounds: `Range<…>`",
    "ClosedRange": "write the type of its bounds: `ClosedRange<…>`",
  ]

  private static let colorAdvice =
    "colors belong to the view: write an `enum` or a `String` that the view turns into a color"
  private static let imageAdvice =
    "images belong to the view: write a `String`, a `URL` or `Data` that the view turns into an image"
  private static let streamAdvice = "declare a stream in a `service`: `func values() -> stream T`"
  private static let viewAdvice = "a view model contains no views: write the values that the view displays"

  /// The types to write instead of Swift types that the schema language does not have.
  static let substitutes: [String: String] = [
    "Float": "Double", "Float32": "Double", "Float64": "Double", "CGFloat": "Double", "NSNumber": "Double",
    "Int8": "Int", "Int16": "Int", "Int32": "Int", "Int64": "Int", "Integer": "Int", "Number": "Double",
    "UInt": "Int", "UInt8": "Int", "UInt16": "Int", "UInt32": "Int", "UInt64": "Int", "NSInteger": "Int",
    "NSString": "String", "Character": "String", "Substring": "String", "Text": "String", "string": "String",
    "Boolean": "Bool", "bool": "Bool", "BOOL": "Bool", "int": "Int", "double": "Double", "float": "Double",
    "NSDate": "Date", "DateTime": "Date", "Timestamp": "Date", "Time": "Date", "NSURL": "URL", "Url": "URL",
    "Uuid": "UUID", "NSUUID": "UUID", "Money": "Decimal", "NSDecimalNumber": "Decimal", "TimeInterval": "Double",
    "NSData": "Data", "Bytes": "Data",
  ]
}

extension Type {
  var isUnknown: Bool { self == .unknown }

  /// The name of the type, without `?`, whose members completion offers.
  var ownerName: String { "\(unwrapped)" }

  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether `a...b` and `a..<b` can have bounds of this type.
  package var isRangeBound: Bool { isNumber || self == .date || self == .day || self == .duration }

  var isNumber: Bool { self == .int || self == .double || self == .decimal }

  /// The wrapped type of an optional, or the type itself.
  package var unwrapped: Type {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// The type of a chain's result: `T??` becomes `T?`.
  package var asOptional: Type { isOptional || isUnknown ? self : .optional(self) }

  /// Whether the type contains the unknown type, so that no more errors are reported for it.
  var hasUnknown: Bool { contains { $0 == .unknown } }

  /// Whether the type contains an unbound type variable.
  var hasVariables: Bool {
    contains {
      if case .variable = $0 { return true }
      return false
    }
  }

  /// Returns whether a predicate holds for the type itself or a type in it.
  package func contains(_ isFound: (Type) -> Bool) -> Bool {
    if isFound(self) { return true }
    switch self {
    case .optional(let type), .array(let type), .set(let type), .range(let type), .closedRange(let type):
      return type.contains(isFound)
    case .dictionary(let key, let value): return key.contains(isFound) || value.contains(isFound)
    case .builtIn(_, let parts), .tuple(let parts): return parts.contains { $0.contains(isFound) }
    case .function(let parameters, let result):
      return result.contains(isFound) || parameters.contains { $0.contains(isFound) }
    default: return false
    }
  }
}
