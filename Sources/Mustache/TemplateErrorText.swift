extension TemplateError: CustomStringConvertible {
  /// `template:line:column: message`, then a line for each inclusion.
  public var description: String {
    var text = location.map { "\($0): " } ?? ""
    text += kind.message
    for inclusion in inclusions { text += "\n  \(inclusion)" }
    return text
  }
}

extension TemplateError.Location: CustomStringConvertible {
  public var description: String { "\(template):\(line):\(column)" }
}

extension TemplateError.Inclusion: CustomStringConvertible {
  public var description: String { "in \(construct) `\(name)` included at \(location)" }
}

extension TemplateError.Kind {
  /// The message alone: lower case, no full stop, one line.
  public var message: String {
    switch self {
    case .invalidUTF8: "the template is not valid UTF-8"
    case .containsNUL: "the template holds a NUL byte"
    case .unclosedTag(let closer): "this tag is not closed: `\(closer)` is missing"
    case .emptyTag: "this tag has no name"
    case .badName(let name): "`\(name)` is not a name"
    case .badDelimiters(let text): "`\(text)` does not set delimiters: write {{=<% %>=}}"
    case .unclosedSection(let name): "`\(name)` is opened and never closed"
    case .strayClose(let name): "`\(name)` is closed and was not opened"
    case .mismatchedClose(let open, let close): "`\(close)` is closed where `\(open)` is open"
    case .contentInParent(let text): "only blocks may stand inside a parent, not `\(text)`"
    case .nestedTooDeep(let limit): "sections are nested more than \(limit) deep"
    case .unknownTemplate(let name, let near): "there is no template `\(name)`" + suggestion(near)
    case .unknownPartial(let name, let near): "there is no partial `\(name)`" + suggestion(near)
    case .unknownKey(let name, let near): "there is no key `\(name)`" + suggestion(near)
    case .unknownFilter(let name, let near): "there is no filter `\(name)`" + suggestion(near)
    case .unknownBlock(let name, let parent, let near): "`\(parent)` has no block `\(name)`" + suggestion(near)
    case .notText(let name, let type): "`\(name)` is \(type == "object" ? "an" : "a") \(type), which has no text"
    case .filterFailed(let name, let reason): "filter `\(name)`: \(reason)"
    case .lambdaFailed(let reason): "lambda: \(reason)"
    case .loaderFailed(let name, let reason): "partial `\(name)` cannot be loaded: \(reason)"
    case .partialsTooDeep(let limit): "partials include each other more than \(limit) deep"
    }
  }

  private func suggestion(_ near: [String]) -> String {
    guard let last = near.last else { return "" }
    let others = near.dropLast().map { "`\($0)`" }.joined(separator: ", ")
    return others.isEmpty ? ": did you mean `\(last)`?" : ": did you mean \(others) or `\(last)`?"
  }
}
