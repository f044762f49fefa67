public import Foundation

/// A type of parameters in links.
public protocol LinkParameter {
  /// Creates a value from the text in a link, or returns nil for a text without a value.
  init?(linkText: String)
  /// The text in a link.
  var linkText: String { get }
}

/// The texts of the parameters in a link.
public struct LinkParameters: Hashable, Sendable {
  var values: [String: String]

  init(values: [String: String]) { self.values = values }

  /// Creates parameters with their values.
  public init(_ values: [String: any LinkParameter] = [:]) { self.values = values.mapValues(\.linkText) }

  /// Returns the value of a parameter, or nil if it is missing or not a value of its type.
  public func value<Value: LinkParameter>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    values[name].flatMap { Value(linkText: $0) }
  }

  /// Returns the value of a parameter that a link must contain.
  ///
  /// - Throws: An error if the parameter is missing or not a value of its type. The link is then unknown.
  public func required<Value: LinkParameter>(
    _ name: String, as type: Value.Type
  ) throws(InvalidLinkParameter) -> Value {
    guard let value: Value = value(name) else { throw InvalidLinkParameter(name: name) }
    return value
  }

  /// Returns the value of a parameter that a link can omit.
  ///
  /// - Throws: An error if the parameter is not a value of its type. The link is then unknown.
  public func optional<Value: LinkParameter>(
    _ name: String, as type: Value.Type
  ) throws(InvalidLinkParameter) -> Value? {
    contains(name) ? try required(name, as: type) : nil
  }

  /// Returns whether the link contains a parameter.
  public func contains(_ name: String) -> Bool { values[name] != nil }
}

/// A parameter of a link that is missing, or not a value of its type.
public struct InvalidLinkParameter: Error, Hashable {
  /// The name of the parameter.
  public let name: String
}

extension String: LinkParameter {
  public init?(linkText: String) { self = linkText }
  public var linkText: String { self }
}

extension Int: LinkParameter {
  /// Reads decimal digits with an optional minus sign, in the form in which the number is written.
  public init?(linkText: String) {
    guard let number = Int(linkText), number.description == linkText else { return nil }
    self = number
  }

  public var linkText: String { description }
}

extension Bool: LinkParameter {
  public init?(linkText: String) {
    switch linkText {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }

  public var linkText: String { self ? "true" : "false" }
}

extension UUID: LinkParameter {
  public init?(linkText: String) { self.init(uuidString: linkText) }
  public var linkText: String { uuidString }
}

extension RawRepresentable where Self: LinkParameter, RawValue: LinkParameter {
  public init?(linkText: String) {
    guard let value = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: value)
  }

  public var linkText: String { rawValue.linkText }
}
