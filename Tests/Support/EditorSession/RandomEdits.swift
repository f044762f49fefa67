import Foundation

/// A replacement of a part of a text.
struct RandomEdit {
  /// The replaced range, in UTF-16 code units.
  let range: Range<Int>
  let replacement: String
  private let text: [UInt16]

  /// Creates an edit of a range that an editor can select: one that divides no surrogate pair and no line break.
  init(_ range: Range<Int>, of text: String, replacement: String) {
    self.text = Array(text.utf16)
    self.replacement = replacement
    self.range = Self.selectable(range, in: self.text)
  }

  var result: String {
    var units = text
    units.replaceSubrange(range, with: Array(replacement.utf16))
    return String(decoding: units, as: UTF16.self)
  }

  /// The range in the form of the protocol.
  var positions: [String: [String: Int]] {
    ["start": position(of: range.lowerBound), "end": position(of: range.upperBound)]
  }

  private static func selectable(_ range: Range<Int>, in text: [UInt16]) -> Range<Int> {
    func isInside(_ index: Int) -> Bool {
      guard index > 0, index < text.count else { return false }
      return text[index] & 0xFC00 == 0xDC00 || text[index - 1] == 13 && text[index] == 10
    }
    let lower = range.lowerBound - (isInside(range.lowerBound) ? 1 : 0)
    return lower..<max(lower, range.upperBound + (isInside(range.upperBound) ? 1 : 0))
  }

  private func position(of index: Int) -> [String: Int] {
    var (line, start) = (0, 0)
    for offset in 0..<index {
      let isBreak = text[offset] == 10 || text[offset] == 13 && !(offset + 1 < text.count && text[offset + 1] == 10)
      if isBreak { (line, start) = (line + 1, offset + 1) }
    }
    return ["line": line, "character": index - start]
  }
}

/// Random edits of schemas that refer to each other.
struct RandomEdits {
  private let originals: [String: String]
  private let lines: [String]
  private let words: [String]

  private static let pieces = [
    "", "x", "\n", "{", "}", "\"", "🎈", "person", " = ", "display y = 1\n", "(", ")", "//", ".", "let ", "\r\n", "Ω",
    "\\(", "\"\"\"", "/*", "*/", "#", ",", "@allow(VM0904)\n",
  ]

  init(of texts: [String: String]) {
    originals = texts
    lines = texts.sorted { $0.key < $1.key }.flatMap { $0.value.components(separatedBy: "\n") }
    words = lines.flatMap { $0.split { !$0.isLetter } }.map(String.init)
  }

  /// Returns an edit of a schema.
  func edit(of name: String, _ text: String, using generator: inout some RandomNumberGenerator) -> RandomEdit {
    let whole = 0..<text.utf16.count
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return RandomEdit(whole, of: text, replacement: originals[name] ?? "")
    case 1:
      // Several lines.
      let line = line(of: text, using: &generator)
      let next = self.line(of: text, using: &generator)
      let replacement = lines.randomElement(using: &generator) ?? ""
      return RandomEdit(
        line.lowerBound..<max(line.upperBound, min(next.upperBound, line.upperBound + 200)), of: text,
        replacement: replacement)
    case 2: return RandomEdit(line(of: text, using: &generator), of: text, replacement: "")
    case 3:
      let start = line(of: text, using: &generator).lowerBound
      return RandomEdit(
        start..<start, of: text, replacement: (lines.randomElement(using: &generator) ?? "") + "\n")
    case 4...6: return replacingAWord(of: text, using: &generator)
    default:
      let lower = Int.random(in: 0...whole.count, using: &generator)
      let count = [0, 0, 0, 1, 3, 40].randomElement(using: &generator) ?? 0
      return RandomEdit(
        lower..<min(whole.count, lower + count), of: text,
        replacement: Self.pieces.randomElement(using: &generator) ?? "")
    }
  }

  /// Returns the range of a line, with its end.
  private func line(of text: String, using generator: inout some RandomNumberGenerator) -> Range<Int> {
    let lines = text.components(separatedBy: "\n")
    let line = Int.random(in: 0..<lines.count, using: &generator)
    let start = lines[..<line].reduce(0) { $0 + $1.utf16.count + 1 }
    return start..<min(text.utf16.count, start + lines[line].utf16.count + 1)
  }

  /// Replaces a word by a word of any schema.
  private func replacingAWord(of text: String, using generator: inout some RandomNumberGenerator) -> RandomEdit {
    guard let old = text.split(whereSeparator: { !$0.isLetter }).randomElement(using: &generator) else {
      return RandomEdit(0..<0, of: text, replacement: "x")
    }
    let lower = text.utf16.distance(from: text.startIndex, to: old.startIndex)
    let new = words.randomElement(using: &generator) ?? "x"
    return RandomEdit(lower..<lower + old.utf16.count, of: text, replacement: new)
  }
}
