/// The path and the query items of a link, decoded.
public struct LinkAddress: Hashable, Sendable {
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
