/// A part of a template: text of at most one line, or a tag.
struct Token {
  enum Kind: UInt8 {
    case text, variable, rawVariable, section, inverted, parent, block, close, partial, comment, delimiters

    /// Whether a close tag must follow.
    var opens: Bool { self == .section || self == .inverted || self == .parent || self == .block }
  }

  let kind: Kind
  /// The range of the token in the source.
  var start: Int
  var end: Int
  /// A tag's name, without its sigil and the white space around it.
  var name: Range<Int> = 0..<0
  /// The line, from 0. A tag of several lines does not end a line.
  let line: Int
  /// For text: whether the line ends here.
  var endsLine = false
  /// Whether the token is first on its line.
  var startsLine = false
  /// Whether the tag is on a standalone line.
  var isStandalone = false
  /// The white space before a tag that is first on its line.
  var indentation: Range<Int>?
  /// The index of the current delimiters.
  var delimiters = 0
}

/// The delimiters of a tag.
struct Delimiters: Sendable, Equatable {
  var open: [UInt8] = Array("{{".utf8)
  var close: [UInt8] = Array("}}".utf8)
}
