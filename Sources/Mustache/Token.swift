/// A stretch of a template: text of at most one line, or a tag.
struct Token {
  enum Kind: UInt8 {
    case text, variable, rawVariable, section, inverted, parent, block, close, partial, comment, delimiters

    /// Opens something that a close tag ends.
    var opens: Bool { self == .section || self == .inverted || self == .parent || self == .block }
  }

  let kind: Kind
  /// The whole token in the source.
  var start: Int
  var end: Int
  /// A tag's name, without its sigil and the white space around it.
  var name: Range<Int> = 0..<0
  /// Counts from 0; a tag of several lines does not end a line.
  let line: Int
  /// Text: the line ends here.
  var endsLine = false
  /// Nothing of its line precedes it.
  var startsLine = false
  /// A tag on a line that goes with its tags, white space and newline included.
  var isStandalone = false
  /// A tag before which its line has only white space: that white space.
  var indentation: Range<Int>?
  /// The delimiters in force, as an index into the program's.
  var delimiters = 0
}

/// What opens and closes a tag.
struct Delimiters: Sendable, Equatable {
  var open: [UInt8] = Array("{{".utf8)
  var close: [UInt8] = Array("}}".utf8)
}
