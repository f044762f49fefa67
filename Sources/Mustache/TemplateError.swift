/// An error in a template or its data, with its position.
public struct TemplateError: Error, Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    // Syntax
    case invalidUTF8
    case containsNUL
    case unclosedTag(closer: String)
    case emptyTag
    case badName(String)
    case badDelimiters(String)
    case unclosedSection(String)
    case strayClose(String)
    case mismatchedClose(open: String, close: String)
    case contentInParent(String)
    case nestedTooDeep(limit: Int)

    // Names, with similar names
    case unknownTemplate(String, near: [String])
    case unknownPartial(String, near: [String])
    case unknownKey(String, near: [String])
    case unknownFilter(String, near: [String])
    case unknownBlock(String, parent: String, near: [String])

    // Values
    case notText(String, type: String)
    case filterFailed(String, reason: String)
    case lambdaFailed(reason: String)
    case loaderFailed(String, reason: String)
    case partialsTooDeep(limit: Int)
  }

  /// A position in a template. Lines and columns count from 1, columns in UTF-8 bytes.
  public struct Location: Sendable, Equatable {
    public let template: String
    public let line: Int
    public let column: Int

    public init(template: String, line: Int, column: Int) {
      self.template = template
      self.line = line
      self.column = column
    }
  }

  /// A tag that includes another template on the path to the error.
  public struct Inclusion: Sendable, Equatable {
    public enum Construct: String, Sendable { case partial, parent, block, lambda }

    public let construct: Construct
    public let name: String
    /// The position of the tag.
    public let location: Location

    public init(_ construct: Construct, _ name: String, at location: Location) {
      self.construct = construct
      self.name = name
      self.location = location
    }
  }

  public let kind: Kind
  /// The position, or nil when rendering an unknown template.
  public let location: Location?
  /// The inclusions that lead to the position, innermost first.
  public internal(set) var inclusions: [Inclusion]

  public init(_ kind: Kind, at location: Location?, inclusions: [Inclusion] = []) {
    self.kind = kind
    self.location = location
    self.inclusions = inclusions
  }
}

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
