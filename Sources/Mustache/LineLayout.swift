/// The rest of the line of a laid-out text.
public struct LineContext: Sendable {
  /// The text of the line before the tag, its indentation included.
  public let before: String
  /// The text of the line after the tag, without the line break.
  public let after: String

  public init(before: String, after: String) {
    self.before = before
    self.after = after
  }
}

/// A value whose text depends on the line of the tag that prints it.
///
/// The renderer asks for the text once the whole line is known. The text brings the indentation of its own further
/// lines. Where it begins with a line break, the renderer removes the blanks before the tag; where its last line is
/// blank, it removes the blanks after the tag.
///
/// Two values are equal if they are the same instance.
public final class MustacheText: Sendable, Equatable {
  /// What the host put in: a ``MustacheLayout`` can recognize its own values by it.
  public let content: any Sendable
  private let layOut: @Sendable (LineContext) -> String

  /// - Parameter layOut: returns the text for a line.
  public init(content: any Sendable, layOut: @escaping @Sendable (LineContext) -> String) {
    self.content = content
    self.layOut = layOut
  }

  /// The text as it is at the beginning of an empty line.
  public var text: String { text(in: LineContext(before: "", after: "")) }

  public func text(in line: LineContext) -> String { layOut(line) }

  public static func == (left: MustacheText, right: MustacheText) -> Bool { left === right }
}

/// A value that lays out the content of a section: `{{#code}}f({{argument}}){{/code}}`.
///
/// The renderer renders the section once, in the contexts at hand, and asks for the text when the line is known, as for
/// a
/// ``MustacheText``. Two values are equal if they are the same instance.
public final class MustacheLayout: Sendable, Equatable {
  /// A piece of a section's rendered content.
  public enum Part: Sendable {
    case text(String)
    /// A value whose tag is in the section.
    case value(MustacheText)
  }

  private let layOut: @Sendable ([Part], LineContext) -> String

  /// - Parameter layOut: returns the text for a section's content and its line.
  public init(_ layOut: @escaping @Sendable (_ content: [Part], _ line: LineContext) -> String) { self.layOut = layOut }

  public func text(of content: [Part], in line: LineContext) -> String { layOut(content, line) }

  public static func == (left: MustacheLayout, right: MustacheLayout) -> Bool { left === right }
}
