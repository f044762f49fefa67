/// A part of an HTML document. All texts and the values of attributes are escaped.
struct HTML {
  private(set) var text = ""

  /// Appends an element.
  ///
  /// - Parameter attributes: The attributes with their values. One whose value is nil is omitted.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    content(&self)
    text += "</\(name)>"
  }

  /// Appends an element with a text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text content: String
  ) {
    element(name, attributes) { $0.append(content) }
  }

  /// Appends the start tag of an element, which is the whole of one without content.
  mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]) {
    text += "<\(name)"
    for case (let name, let value?) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    text += ">"
  }

  mutating func append(_ text: String) { self.text += Self.escaped(text) }

  /// Appends a text that is HTML already.
  mutating func append(markup: String) { text += markup }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // They are no characters of HTML.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{E}"..."\u{1F}", "\u{7F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
