/// The pattern of a link, such as `/repositories/{owner}/{name}?tab={tab}`.
package struct LinkPattern: Hashable, Sendable {
  /// A segment of the path.
  package enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  /// An item of the query: `page={number}`.
  package struct QueryItem: Hashable, Sendable {
    package let key: String
    package let parameter: String
  }

  package let text: String
  package let segments: [Segment]
  /// The keys of the query, each with the name of its parameter.
  package let queryItems: [QueryItem]

  /// Creates a pattern.
  ///
  /// - Returns: Nil if the text does not begin with `/`, if a brace is not a whole segment or value, or if what is in
  ///   braces is not a name or occurs twice.
  init?(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = halves.first, path.utf8.first == UInt8(ascii: "/") else { return nil }
    var segments: [Segment] = []
    for part in path.dropFirst().split(separator: "/") {
      guard let segment = Self.segment(part) else { return nil }
      segments.append(segment)
    }
    var query: [QueryItem] = []
    var items: Set<Substring> = []
    for item in halves.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, items.insert(sides[0]).inserted,
        case .parameter(let name)? = Self.segment(sides[1])
      else { return nil }
      query.append(QueryItem(key: String(sides[0]), parameter: name))
    }
    self.text = text
    self.segments = segments
    queryItems = query
    guard Set(parameters).count == parameters.count else { return nil }
  }

  /// The names of the parameters in the query.
  package var queryParameters: [String] { queryItems.map(\.parameter) }

  /// The names of all parameters.
  package var parameters: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } } + queryParameters
  }

  /// Returns whether a link exists that matches both patterns.
  ///
  /// - Parameter accepts: Returns whether a parameter can have a text, by its type.
  func overlaps(
    _ other: LinkPattern, accepts: (_ pattern: LinkPattern, _ parameter: String, _ text: String) -> Bool
  ) -> Bool {
    guard segments.count == other.segments.count else { return false }
    return zip(segments, other.segments).allSatisfy { one, two in
      switch (one, two) {
      case (.literal(let one), .literal(let two)): one == two
      case (.parameter(let name), .literal(let text)): accepts(self, name, text)
      case (.literal(let text), .parameter(let name)): accepts(other, name, text)
      case (.parameter, .parameter): true
      }
    }
  }

  /// Returns whether a link exists that matches the pattern and has a path with the given segments; nil stands for a
  /// segment that is not known in advance.
  func canMatch(_ path: [String?]) -> Bool {
    guard path.count == segments.count else { return false }
    return zip(segments, path).allSatisfy { segment, text in
      if case .literal(let literal) = segment, let text { literal == text } else { true }
    }
  }

  private static func segment(_ text: Substring) -> Segment? {
    guard text.contains("{") || text.contains("}") else { return .literal(String(text)) }
    guard text.first == "{", text.last == "}", text.count > 2 else { return nil }
    let name = text.dropFirst().dropLast()
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName, name.first?.isNumber == false else { return nil }
    return .parameter(String(name))
  }
}
