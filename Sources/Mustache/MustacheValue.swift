/// The data of a template.
///
/// A section is skipped for `null`, `false` and an empty list, and rendered for all other values, including `0` and
/// `""`.
public enum MustacheValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([MustacheValue])
  case object(MustacheObject)
  case lambda(MustacheLambda)
  /// A text that depends on the line of its tag.
  case text(MustacheText)
  /// A layout for the content of a section.
  case layout(MustacheLayout)

  /// The value for `key` of an object, or nil for an unknown key and for values other than objects.
  public subscript(key: String) -> MustacheValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  /// The name of the case in messages: "null", "boolean", "number", "string", "list", "object", "lambda" or
  /// "layout".
  public var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .int, .double: "number"
    case .string: "string"
    case .list: "list"
    case .object: "object"
    case .lambda: "lambda"
    case .text: "string"
    case .layout: "layout"
    }
  }
}

extension MustacheValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: MustacheValue...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self = .object(MustacheObject(pairs: elements))
  }
}
