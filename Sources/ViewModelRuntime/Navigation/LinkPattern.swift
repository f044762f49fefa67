public import Foundation
@_spi(Generated) import ViewModelCore

/// The pattern of a link, such as `/repositories/{owner}/{name}?tab={tab}`.
///
/// Each parameter is a whole segment of the path, or the value of a query item.
@_spi(Generated) public struct LinkPattern: Hashable, Sendable {
  /// A segment of the path.
  enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  let segments: [Segment]
  /// The query items by name, with the names of their parameters.
  let items: [String: String]

  /// Creates a pattern.
  ///
  /// - Returns: Nil if the text is not a pattern: it does not begin with `/`, a brace is not a whole segment, a name is
  ///   empty or occurs twice.
  public init?(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = halves.first, path.first == "/" else { return nil }
    var names: [String] = []
    var segments: [Segment] = []
    for part in path.dropFirst().split(separator: "/") {
      guard let segment = Self.segment(part) else { return nil }
      if case .parameter(let name) = segment { names.append(name) }
      segments.append(segment)
    }
    var items: [String: String] = [:]
    for item in halves.dropFirst().first?.split(separator: "&") ?? [] {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, case .parameter(let name) = Self.segment(parts[1]),
        items.updateValue(name, forKey: String(parts[0])) == nil
      else { return nil }
      names.append(name)
    }
    guard Set(names).count == names.count else { return nil }
    self.segments = segments
    self.items = items
  }

  /// A pattern that no link matches, since the segments of links are not empty.
  static let unmatched = LinkPattern(segments: [.literal("")], items: [:])

  private init(segments: [Segment], items: [String: String]) {
    self.segments = segments
    self.items = items
  }

  private static func segment(_ text: Substring) -> Segment? {
    guard text.contains(where: { $0 == "{" || $0 == "}" }) else { return .literal(String(text)) }
    guard text.first == "{", text.last == "}", text.count > 2 else { return nil }
    let name = text.dropFirst().dropLast()
    return name.contains(where: { $0 == "{" || $0 == "}" }) ? nil : .parameter(String(name))
  }

  /// The names of the parameters in the path, which a link must contain.
  public var pathParameters: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// The names of the parameters in the query, which a link can omit.
  public var queryParameters: [String] { items.values.sorted() }
}

// Links of a pattern.
@_spi(Generated) extension LinkPattern {
  /// Returns the parameters of a link, or nil if the link does not match.
  public func match(_ link: LinkAddress) -> LinkParameters? {
    guard link.segments.count == segments.count else { return nil }
    var values: [String: String] = [:]
    for (segment, text) in zip(segments, link.segments) {
      switch segment {
      case .literal(let literal): if literal != text { return nil }
      case .parameter(let name): values[name] = text
      }
    }
    for (item, name) in items {
      let found = link.items.filter { $0.name == item }
      if found.count > 1 { return nil }
      if let value = found.first?.value { values[name] = value }
    }
    return LinkParameters(values: values)
  }

  /// Returns the link with the given parameters, or nil if a parameter of the path is missing or empty.
  public func link(_ parameters: LinkParameters) -> String? {
    var path = ""
    for segment in segments {
      switch segment {
      case .literal(let literal): path += "/" + literal.percentEncoded()
      case .parameter(let name):
        guard let value = parameters.values[name], !value.isEmpty else { return nil }
        path += "/" + value.percentEncoded()
      }
    }
    let query = items.sorted { $0.key < $1.key }.compactMap { item, name in
      parameters.values[name].map { "\(item.percentEncoded())=\($0.percentEncoded())" }
    }
    let link = (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    return link.utf8.count > LinkAddress.longest ? nil : link
  }

  /// Returns whether a path exists that matches both patterns, if their parameters are texts.
  public func overlaps(_ other: LinkPattern) -> Bool {
    guard segments.count == other.segments.count else { return false }
    return zip(segments, other.segments).allSatisfy { one, other in
      if case .literal(let one) = one, case .literal(let other) = other { return one == other }
      return true
    }
  }
}

/// A type of parameters in links.
@_spi(Generated) public protocol LinkParameter {
  /// Creates a value from the text in a link, or returns nil for a text without a value.
  init?(linkText: String)
  /// The text in a link.
  var linkText: String { get }
}

/// The texts of the parameters in a link.
@_spi(Generated) public struct LinkParameters: Hashable, Sendable {
  var values: [String: String]

  package init(values: [String: String]) { self.values = values }

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
@_spi(Generated) public struct InvalidLinkParameter: Error, Hashable {
  /// The name of the parameter.
  public let name: String
}

@_spi(Generated) extension String: LinkParameter {
  public init?(linkText: String) { self = linkText }
  public var linkText: String { self }
}

@_spi(Generated) extension Int: LinkParameter {
  /// Reads decimal digits with an optional minus sign, in the form in which the number is written.
  public init?(linkText: String) {
    guard let number = Int(linkText), number.description == linkText else { return nil }
    self = number
  }

  public var linkText: String { description }
}

@_spi(Generated) extension Bool: LinkParameter {
  public init?(linkText: String) {
    switch linkText {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }

  public var linkText: String { self ? "true" : "false" }
}

@_spi(Generated) extension UUID: LinkParameter {
  public init?(linkText: String) { self.init(uuidString: linkText) }
  public var linkText: String { uuidString }
}

@_spi(Generated) extension RawRepresentable where Self: LinkParameter, RawValue: LinkParameter {
  public init?(linkText: String) {
    guard let value = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: value)
  }

  public var linkText: String { rawValue.linkText }
}

/// The path and the query items of a link, decoded.
@_spi(Generated) public struct LinkAddress: Hashable, Sendable {
  /// A query item.
  public struct Item: Hashable, Sendable {
    /// The name of the item.
    public let name: String
    /// The value of the item, which is empty if the link has no `=`.
    public let value: String
  }

  /// The length in bytes of the longest link that is read.
  static let longest = 8192

  /// The segments of the path.
  public let segments: [String]
  /// The query items in order.
  public let items: [Item]

  /// Reads a link: a path, a web address or an address with the scheme of an app. The host of a web address is
  /// ignored; that of an app's scheme is the first segment of the path, as in `app://repositories/ada/engine`.
  ///
  /// - Returns: Nil if the link is longer than 8192 bytes, has an empty segment, or contains an escape that is not a
  ///   valid text.
  public init?(_ link: String) {
    guard !link.isEmpty, link.utf8.count <= Self.longest else { return nil }
    let text = link.prefix { $0 != "#" }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = halves.first, var path = Self.path(of: address) else { return nil }
    if path.last == "/" { path = path.dropLast() }
    var segments: [String] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let segment = LinkText.decode(part), !segment.isEmpty else { return nil }
      segments.append(segment)
    }
    var items: [Item] = []
    for part in halves.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = LinkText.decode(sides[0], plusIsSpace: true),
        let value = LinkText.decode(sides.dropFirst().first ?? "", plusIsSpace: true)
      else { return nil }
      items.append(Item(name: name, value: value))
    }
    self.segments = segments
    self.items = items
  }

  /// Returns the part of an address that begins with the slash of the path.
  private static func path(of address: Substring) -> Substring? {
    if address.first == "/" { return address.hasPrefix("//") ? nil : address }
    guard let colon = address.firstIndex(of: ":"), isScheme(address[..<colon]) else { return nil }
    let rest = address[address.index(after: colon)...]
    guard rest.hasPrefix("//") else { return rest.first == "/" ? rest : nil }
    let authority = rest.dropFirst(2)
    let isWeb = ["http", "https"].contains(address[..<colon].lowercased())
    if isWeb { return authority.firstIndex(of: "/").map { authority[$0...] } ?? "/" }
    return authority.first == "/" ? authority : rest.dropFirst()
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, LinkText.isLetter(first) else { return false }
    return text.utf8.allSatisfy { LinkText.isLetter($0) || LinkText.isDigit($0) || "+-.".utf8.contains($0) }
  }
}
