/// The text around a laid-out text on the same line.
public struct LineContext: Sendable {
  /// The text of the line before the tag, including its indentation.
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
/// The renderer requests the text when the rest of the line is complete. If the text has several lines, it contains
/// their indentation. If the text starts with a line break, the renderer removes the spaces before the tag. If its last
/// line is blank, the renderer removes the spaces after the tag.
///
/// Two values are equal if they are the same instance.
public final class MustacheText: Sendable, Equatable {
  /// The content that the caller provides. A ``MustacheLayout`` can use it to identify the caller's own values.
  public let content: any Sendable
  private let layOut: @Sendable (LineContext) -> String

  /// - Parameter layOut: A function that returns the text for a line.
  public init(content: any Sendable, layOut: @escaping @Sendable (LineContext) -> String) {
    self.content = content
    self.layOut = layOut
  }

  /// The text at the start of an empty line.
  public var text: String { text(in: LineContext(before: "", after: "")) }

  public func text(in line: LineContext) -> String { layOut(line) }

  public static func == (left: MustacheText, right: MustacheText) -> Bool { left === right }
}

/// A value that lays out the content of a section: `{{#code}}f({{argument}}){{/code}}`.
///
/// The renderer renders the section once, in the current contexts, and requests the text when the rest of the line is
/// complete, as for a ``MustacheText``. Two values are equal if they are the same instance.
public final class MustacheLayout: Sendable, Equatable {
  /// A piece of a section's rendered content.
  public enum Part: Sendable {
    case text(String)
    /// A value that a tag in the section prints.
    case value(MustacheText)
  }

  private let layOut: @Sendable ([Part], LineContext) -> String

  /// - Parameter layOut: A function that returns the text for the content of a section and its line.
  public init(_ layOut: @escaping @Sendable (_ content: [Part], _ line: LineContext) -> String) { self.layOut = layOut }

  public func text(of content: [Part], in line: LineContext) -> String { layOut(content, line) }

  public static func == (left: MustacheLayout, right: MustacheLayout) -> Bool { left === right }
}
