/// A text for users: a key for its translation, its arguments, and the untranslated text.
///
/// `"\(name) has \(count) stars"` has the key `%@ has %lld stars`, as in a string catalog.
public struct LocalizedText: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// An interpolated value of a text.
  public enum Argument: Hashable, Sendable, CustomStringConvertible {
    /// An argument for `%@`.
    case text(String)
    /// An argument for `%lld`.
    case integer(Int)
    /// An argument for `%lf`.
    case number(Double)

    /// The text of the argument, as Swift interpolates it.
    public var description: String {
      switch self {
      case .text(let text): text
      case .integer(let integer): String(integer)
      case .number(let number): String(number)
      }
    }

    /// Whether the argument can choose a plural form.
    package var isNumber: Bool {
      if case .text = self { false } else { true }
    }

    /// The placeholder of the argument in a key.
    package var specifier: String {
      switch self {
      case .text: "%@"
      case .integer: "%lld"
      case .number: "%lf"
      }
    }
  }

  /// An argument and its range of UTF-8 bytes in ``standard``.
  struct Place: Hashable, Sendable {
    var argument: Argument
    var bytes: Range<Int>
  }

  /// The untranslated text with its arguments.
  public let standard: String
  let places: [Place]
  /// The key and the arguments of all forms of a plural text, of which this text is one.
  let plural: Plural?

  /// The key and the arguments that the forms of a plural text have in common.
  struct Plural: Hashable, Sendable {
    var key: String
    var arguments: [Argument]
    /// The position of the number that chooses the form.
    var count: Int
  }

  public init(stringLiteral value: String) {
    standard = value
    places = []
    plural = nil
  }

  public init(stringInterpolation: StringInterpolation) {
    standard = stringInterpolation.standard
    places = stringInterpolation.places
    plural = nil
  }

  /// Creates one form of a plural text.
  init(_ form: LocalizedText, of plural: Plural?) {
    standard = form.standard
    places = form.places
    self.plural = plural
  }

  /// The arguments in order. Those of a plural text are the arguments of all of its forms.
  public var arguments: [Argument] { plural?.arguments ?? places.map(\.argument) }

  /// The position of the number that chooses the form of a plural text.
  package var countPosition: Int? { plural?.count }

  /// The chosen form of a plural text by itself.
  package var form: LocalizedText { LocalizedText(self, of: nil) }

  /// The text with `%@`, `%lld` and `%lf` in place of its arguments, and `%%` for a percent sign. All forms of a plural
  /// text have the same key.
  public var key: String { plural?.key ?? formKey }

  private var formKey: String {
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

  /// Collects the segments of a literal with interpolations.
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

    /// Appends the description of a value, which does not depend on a locale.
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
