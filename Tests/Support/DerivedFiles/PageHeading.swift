/// A heading of a page, with its anchor on GitHub and in DocC.
public struct PageHeading: Sendable {
  public let text: String
  public let gitHubAnchor: String

  public var docCAnchor: String {
    text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
  }

  /// Returns the headings of a page, without those in code blocks. GitHub numbers repeated anchors.
  public static func all(in text: String) -> [PageHeading] {
    var isCode = false
    var counts: [String: Int] = [:]
    return text.split(separator: "\n").compactMap { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("#") else { return nil }
      let title = String(line.drop { $0 == "#" || $0 == " " })
      let anchor = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      return PageHeading(text: title, gitHubAnchor: count == 0 ? anchor : "\(anchor)-\(count)")
    }
  }
}
