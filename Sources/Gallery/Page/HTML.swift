import VmgenSchemaTooling

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
    for case (let name, let value?) in attributes { text += " \(name)=\"\(value.escapedForMarkup)\"" }
    text += ">"
  }

  mutating func append(_ text: String) { self.text += text.escapedForMarkup }

  /// Appends a text that is HTML already.
  mutating func append(markup: String) { text += markup }
}
