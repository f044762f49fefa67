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

// Texts whose layout depends on the rest of their lines.

/// A text to insert at an offset of the output, in place of `length` bytes.
struct Placement {
  enum Content {
    case text(MustacheText)
    case section(MustacheLayout, [MustacheLayout.Part])
  }

  var offset: Int
  var length = 0
  var content: Content

  func text(in line: LineContext) -> String {
    switch content {
    case .text(let value): value.text(in: line)
    case .section(let layout, let parts): layout.text(of: parts, in: line)
    }
  }

  var parts: [MustacheLayout.Part] {
    switch content {
    case .text(let value): [.value(value)]
    case .section(_, let parts): parts
    }
  }
}

extension Renderer {
  /// Returns the rendered text, with its placements laid out.
  consuming func finished() -> [UInt8] {
    if placements.isEmpty { return output.copy() }
    var result = OutputBuffer(capacity: output.count * 2)
    var position = 0
    for index in placements.indices {
      let placement = placements[index]
      result.append(output, position..<placement.offset)
      position = placement.offset + placement.length
      let line = LineContext(
        before: result.lastLine, after: textAfter(placements[index], followedBy: index + 1))
      let text = placement.text(in: line)
      if text.utf8.first == Byte.newline { result.removeTrailingBlanks() }
      let start = result.count
      result.append(text)
      guard result.endsWithBlankLine(from: start) else { continue }
      if position == output.count { result.removeLineBreak(from: start) }
      while position < output.count, Byte.isBlank(output.bytes[position]) { position += 1 }
    }
    result.append(output, position..<output.count)
    return result.copy()
  }

  /// Returns the rest of a placement's line. Other placements on the line have the text that they have on an empty
  /// line.
  private func textAfter(_ placement: Placement, followedBy next: Int) -> String {
    let start = placement.offset + placement.length
    let end = output.bytes.offset(of: Byte.newline, or: Byte.newline, from: start, to: output.count)
    guard next < placements.count, placements[next].offset <= end else { return output.text(start..<end) }
    let other = placements[next]
    let following = other.text(in: LineContext(before: "", after: ""))
    if let lineEnd = following.utf8.firstIndex(of: Byte.newline) {
      return output.text(start..<other.offset) + following[..<lineEnd]
    }
    return output.text(start..<other.offset) + following + textAfter(other, followedBy: next + 1)
  }

  /// Replaces the placements from `first` on by a single placement of a section. Its content is the output from `start`
  /// on.
  mutating func collapse(_ layout: MustacheLayout, from start: Int, placements first: Int) {
    var parts: [MustacheLayout.Part] = []
    var position = start
    for placement in placements[first...] {
      if placement.offset > position { parts.append(.text(output.text(position..<placement.offset))) }
      parts += placement.parts
      position = placement.offset + placement.length
    }
    if output.count > position { parts.append(.text(output.text(position..<output.count))) }
    placements.removeLast(placements.count - first)
    placements.append(Placement(offset: start, length: output.count - start, content: .section(layout, parts)))
  }
}

extension OutputBuffer {
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The text after the last line break.
  fileprivate var lastLine: String {
    var start = count
    while start > 0, bytes[start - 1] != Byte.newline { start -= 1 }
    return text(start..<count)
  }

  /// Whether the bytes from `start` on end with a line break, or with blanks behind one.
  fileprivate func endsWithBlankLine(from start: Int) -> Bool {
    var end = count
    while end > start, Byte.isBlank(bytes[end - 1]) { end -= 1 }
    return end > start && bytes[end - 1] == Byte.newline
  }

  /// Removes a line break at the end.
  fileprivate mutating func removeLineBreak(from start: Int) {
    if count > start, bytes[count - 1] == Byte.newline { truncate(to: count - 1) }
  }

  fileprivate mutating func removeTrailingBlanks() {
    var end = count
    while end > 0, Byte.isBlank(bytes[end - 1]) { end -= 1 }
    truncate(to: end)
  }

  fileprivate mutating func append(_ other: borrowing OutputBuffer, _ range: Range<Int>) {
    guard let base = other.bytes.baseAddress, !range.isEmpty else { return }
    append(base + range.lowerBound, count: range.count)
  }
}
