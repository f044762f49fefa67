/// The data of a template.
///
/// A section is skipped for `null`, `false` and an empty list, and rendered for all other values, including `0` and
/// `""`.
public enum MustacheValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  /// A whole number beyond `Int`, by its digits.
  case largeInteger(String)
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
    case .int, .largeInteger, .double: "number"
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

/// A lambda of the Mustache specification: a function in the data.
///
/// In an interpolation, it receives nil and returns a template, which is rendered with the default delimiters. In a
/// section, it receives the raw text of the section and returns a template, which is rendered with the current
/// delimiters.
/// Two lambdas are equal if they are the same instance.
public final class MustacheLambda: Sendable, Equatable {
  let body: @Sendable (_ sectionText: String?) throws -> String

  public init(_ body: @escaping @Sendable (_ sectionText: String?) throws -> String) { self.body = body }

  public static func == (left: MustacheLambda, right: MustacheLambda) -> Bool { left === right }
}

/// A named function that a template applies to a value: `{{ name | swiftString }}`.
public typealias Filter = @Sendable (MustacheValue) throws -> MustacheValue

/// An ordered dictionary of named values.
///
/// Objects of template data have about a dozen keys. Scanning an array is faster than hashing for that size.
public struct MustacheObject: Sendable, Equatable {
  /// The keys and values as they were given: an array literal of them is stored without a copy.
  private var entries: [(String, MustacheValue)]

  public init() { entries = [] }

  /// Creates an object with the given pairs. The keys should be unique; lookups return the first of equal keys.
  public init(pairs: [(String, MustacheValue)]) {
    entries = pairs
  }

  /// The keys, in order.
  public var keys: [String] { entries.map { $0.0 } }

  /// The keys with their values, in order.
  public var pairs: [(key: String, value: MustacheValue)] { entries.map { ($0.0, $0.1) } }

  public var count: Int { entries.count }

  /// The value for `key`, or nil. Setting a value replaces it in place or appends it; setting nil removes it.
  public subscript(key: String) -> MustacheValue? {
    get { slot(of: key, guess: 0).map { entries[$0].1 } }
    set {
      switch (slot(of: key, guess: 0), newValue) {
      case (let slot?, let value?): entries[slot].1 = value
      case (let slot?, nil): entries.remove(at: slot)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Appends `value` for a new key.
  public mutating func append(_ key: String, _ value: MustacheValue) {
    entries.append((key, value))
  }

  func value(at slot: Int) -> MustacheValue { entries[slot].1 }

  mutating func replace(_ slot: Int, with value: MustacheValue) { entries[slot].1 = value }

  /// Returns the index of `key`. Checks `guess` first, because the items of a list usually have the same keys in the
  /// same order.
  func slot(of key: String, guess: Int) -> Int? {
    if guess < entries.count, entries[guess].0 == key { return guess }
    return entries.withUnsafeBufferPointer { buffer in
      // Through the pointer, an unoptimized build compares a key without a copy of its value.
      guard let first = buffer.baseAddress else { return nil }
      let count = buffer.count
      var slot = 0
      while slot < count {
        if first[slot].0 == key { return slot }
        slot += 1
      }
      return nil
    }
  }

  public static func == (left: MustacheObject, right: MustacheObject) -> Bool {
    left.entries.elementsEqual(right.entries, by: ==)
  }
}

extension MustacheObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, MustacheValue)...) { self.init(pairs: elements) }
}
