/// The data that a template reads.
///
/// A section is skipped over `null`, `false` and an empty list, and rendered over everything else, `0` and `""` included.
public enum MustacheValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([MustacheValue])
  case object(MustacheObject)
  case lambda(MustacheLambda)
  /// Text that depends on the line of its tag.
  case text(MustacheText)
  /// Lays out the content of a section.
  case layout(MustacheLayout)

  /// The value at `key` of an object; nil for a key that is not there and for every value that is no object.
  public subscript(key: String) -> MustacheValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  /// What a message calls a value of this case: "null", "boolean", "number", "string", "list", "object", "lambda",
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
