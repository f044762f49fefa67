/// The pattern of a link, such as `/repositories/{owner}/{name}?tab={tab}`.
///
/// Each parameter is a whole segment of the path, or the value of a query item.
public struct LinkPattern: Hashable, Sendable {
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
extension LinkPattern {
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
