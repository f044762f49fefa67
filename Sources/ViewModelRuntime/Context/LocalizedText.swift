/// Text for people: a key to look a translation up by, the values that it interpolates, and what it says untranslated.
///
/// `"\(name) has \(count) stars"` has the key `%@ has %lld stars`, as a string catalog keeps it.
public struct LocalizedText: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// A value that a text interpolates.
  public enum Argument: Hashable, Sendable, CustomStringConvertible {
    /// For `%@`.
    case text(String)
    /// For `%lld`.
    case integer(Int)
    /// For `%lf`.
    case number(Double)

    /// As Swift interpolates it.
    public var description: String {
      switch self {
      case .text(let text): text
      case .integer(let integer): String(integer)
      case .number(let number): String(number)
      }
    }

    /// What stands for it in a key.
    var specifier: String {
      switch self {
      case .text: "%@"
      case .integer: "%lld"
      case .number: "%lf"
      }
    }
  }

  /// An argument, and which UTF-8 bytes of ``standard`` it makes up.
  struct Place: Hashable, Sendable {
    var argument: Argument
    var bytes: Range<Int>
  }

  /// The text as it was written, its arguments filled in.
  public let standard: String
  let places: [Place]

  public init(stringLiteral value: String) {
    standard = value
    places = []
  }

  public init(stringInterpolation: StringInterpolation) {
    standard = stringInterpolation.standard
    places = stringInterpolation.places
  }

  /// What is filled in, in order.
  public var arguments: [Argument] { places.map(\.argument) }

  /// The text with `%@`, `%lld` and `%lf` for its arguments and `%%` for a percent sign.
  public var key: String {
    var key: [UInt8] = []
    var end = 0
    let bytes = Array(standard.utf8)
    func literal(_ range: Range<Int>) {
      for byte in bytes[range] {
        key.append(byte)
        if byte == UInt8(ascii: "%") { key.append(byte) }
      }
    }
    for place in places {
      literal(end..<place.bytes.lowerBound)
      key += place.argument.specifier.utf8
      end = place.bytes.upperBound
    }
    if end == 0, !bytes.contains(UInt8(ascii: "%")) { return standard }
    literal(end..<bytes.count)
    return String(decoding: key, as: UTF8.self)
  }

  /// Takes a literal with interpolations apart.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var standard = ""
    fileprivate var places: [Place] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      standard.reserveCapacity(literalCapacity + interpolationCount * 12)
      places.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      standard += literal
    }

    public mutating func appendInterpolation(_ value: String) {
      append(.text(value))
    }

    public mutating func appendInterpolation(_ value: Int) {
      append(.integer(value))
    }

    public mutating func appendInterpolation(_ value: Double) {
      append(.number(value))
    }

    /// Anything else stands as its description, without regard to a locale.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      append(.text(value.description))
    }

    private mutating func append(_ argument: Argument) {
      let start = standard.utf8.count
      standard += argument.description
      places.append(Place(argument: argument, bytes: start..<standard.utf8.count))
    }
  }
}
