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
