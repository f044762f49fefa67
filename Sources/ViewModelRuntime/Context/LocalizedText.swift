/// Text for people: a key to look a translation up by, the values that it interpolates, and what it says untranslated.
///
/// `"\(name) has \(count) stars"` has the key `%@ has %lld stars`, as a string catalog keeps it.
public struct LocalizedText: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// A value that a text interpolates.
  public enum Argument: Hashable, Sendable, CustomStringConvertible {
    case text(String)
    case integer(Int)
    case number(Double)

    /// As Swift interpolates it.
    public var description: String {
      switch self {
      case .text(let text): text
      case .integer(let integer): String(integer)
      case .number(let number): String(number)
      }
    }
  }

  /// The text with `%@`, `%lld` and `%lf` for its arguments and `%%` for a percent sign.
  public let key: String
  public let arguments: [Argument]
  /// The text as it was written, its arguments filled in.
  public let standard: String

  public init(stringLiteral value: String) {
    key = value.contains("%") ? value.escapingPercent() : value
    arguments = []
    standard = value
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    standard = stringInterpolation.standard
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []
    fileprivate var standard = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      standard.reserveCapacity(literalCapacity + interpolationCount * 12)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.escapingPercent() : literal
      standard += literal
    }

    public mutating func appendInterpolation(_ value: String) {
      append(.text(value), as: "%@")
    }

    public mutating func appendInterpolation(_ value: Int) {
      append(.integer(value), as: "%lld")
    }

    public mutating func appendInterpolation(_ value: Double) {
      append(.number(value), as: "%lf")
    }

    /// Anything else stands as its description, without regard to a locale.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      append(.text(value.description), as: "%@")
    }

    private mutating func append(_ argument: Argument, as specifier: String) {
      key += specifier
      arguments.append(argument)
      standard += argument.description
    }
  }
}

extension String {
  fileprivate func escapingPercent() -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "%" { escaped.unicodeScalars.append(scalar) }
    }
    return escaped
  }
}
