extension TemplateError: CustomStringConvertible {
  /// The text `template:line:column: message`, followed by a line for each inclusion.
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
  /// The message: one line in lowercase, without a full stop.
  public var message: String {
    switch self {
    case .invalidUTF8: "the template is not valid UTF-8"
    case .containsNUL: "the template contains a NUL byte"
    case .unclosedTag(let closer): "unterminated tag: missing `\(closer)`"
    case .emptyTag: "this tag has no name"
    case .badName(let name): "`\(name)` is not a name"
    case .badDelimiters(let text): "`\(text)` is not a pair of delimiters: write {{=<% %>=}}"
    case .unclosedSection(let name): "`\(name)` is not closed"
    case .strayClose(let name): "`\(name)` is closed but was not opened"
    case .mismatchedClose(let open, let close): "expected the end of `\(open)`, found the end of `\(close)`"
    case .contentInParent(let text): "a parent can only contain blocks, not `\(text)`"
    case .nestedTooDeep(let limit): "sections are nested more than \(limit) deep"
    case .unknownTemplate(let name, let near): "unknown template `\(name)`" + suggestion(near)
    case .unknownPartial(let name, let near): "unknown partial `\(name)`" + suggestion(near)
    case .unknownKey(let name, let near): "unknown key `\(name)`" + suggestion(near)
    case .unknownFilter(let name, let near): "unknown filter `\(name)`" + suggestion(near)
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
