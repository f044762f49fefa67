import VmgenSchemaSyntax

/// A token of Swift code. A string with its interpolations is one token.
struct SwiftToken {
  enum Kind { case word, number, text, symbol, end }

  var kind: Kind
  var text: String
  var lower: Int
  var upper: Int
  var startsLine: Bool
  /// The lines of the documentation comment before the token.
  var documentation: [String] = []
  /// The index of the closing bracket of an opening one.
  var closing: Int?

  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}

/// Splits Swift code into tokens, with the brackets that belong together.
///
/// Of `#if`, only the code of a release build for iOS becomes tokens. The lexer reports strings, comments and brackets that
/// are not closed, and always reaches the end of the file.
struct SwiftLexer {
  private let file: SourceFile.ID
  /// The file's bytes and NUL bytes, so that lookahead needs no bounds check.
  private let bytes: [UInt8]
  private let end: Int
  private var index = 0
  private var startsLine = true
  private var documentation: [String] = []
  /// The open `#if`.
  private var branches: [Branch] = []
  private var openBrackets: [Int] = []
  private(set) var tokens: [SwiftToken] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The code that does not become tokens, with the directives around it.
  private(set) var unread: [String] = []
  private var unreadStart: Int?
  private let readsAllBranches: Bool
  /// The code of the interpolations in the strings, without that in the strings of interpolations.
  private(set) var interpolations: [Range<Int>] = []

  private struct Branch {
    var isRead: Bool
    /// Whether the branch or one before it is read.
    var wasRead: Bool

    init(holds: Bool) { (isRead, wasRead) = (holds, holds) }
  }

  /// Whether the bracket that ends the code was read. It has no opening one.
  private var isClosed = false
  private let endsAtBracket: Bool

  /// - Parameters:
  ///   - endsAtBracket: Whether a bracket that closes none ends the code, as that of an interpolation.
  ///   - readsAllBranches: Whether the code after `#else` and `#elseif` becomes tokens, too.
  init(_ source: SourceFile, endsAtBracket: Bool = false, readsAllBranches: Bool = false) {
    (file, bytes, end) = (source.id, source.bytes + [0, 0, 0, 0], source.bytes.count)
    self.endsAtBracket = endsAtBracket
    self.readsAllBranches = readsAllBranches
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while !isClosed, skipTrivia() { lexToken() }
    if isClosed { return }
    for bracket in openBrackets.suffix(1) {
      let token = tokens[bracket]
      report("`\(token.text)` is not closed", token.lower, token.upper)
    }
    add(.end, from: end, to: end)
  }

  private mutating func report(_ problem: String, _ lower: Int, _ upper: Int) {
    guard diagnostics.isEmpty else { return }
    diagnostics = [Diagnostic(.badSwift(problem: problem), at: SourceRange(file: file, lower: lower, upper: upper))]
  }

  private mutating func add(_ kind: SwiftToken.Kind, from lower: Int, to upper: Int) {
    defer { (index, startsLine, documentation) = (upper, false, []) }
    guard isRead else { return }
    let text = String(decoding: bytes[lower..<upper], as: UTF8.self)
    tokens.append(
      SwiftToken(
        kind: kind, text: text, lower: lower, upper: upper, startsLine: startsLine, documentation: documentation))
  }

  // MARK: White space and comments

  /// Skips white space and comments, and returns whether a token follows.
  private mutating func skipTrivia() -> Bool {
    while index < end {
      switch (bytes[index], bytes[index + 1]) {
      case (0x0A, _), (0x0D, _):
        startsLine = true
        index += 1
      case (0x20, _), (0x09, _), (0x0B, _), (0x0C, _), (0, _): index += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): skipLineComment()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
      default: return true
      }
    }
    return false
  }

  private mutating func skipLineComment() {
    let start = index
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if text.hasPrefix("///"), !text.hasPrefix("////") {
      documentation.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
    }
  }

  private mutating func skipBlockComment() {
    let start = index
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        if bytes[index] == 0x0A { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < end
    if depth > 0 { report("the comment is not closed", start, start + 2) }
    index = min(index, end)
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard text.hasPrefix("/**"), text.utf8.count > 5 else { return }
    documentation += text.dropFirst(3).dropLast(2).split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0.isWhitespace || $0 == "*" })
    }.filter { !$0.isEmpty }
  }

  // MARK: Tokens

  private mutating func lexToken() {
    let start = index
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""): return lexString(pounds: 0)
    case UInt8(ascii: "#"): return lexPound()
    case UInt8(ascii: "`"):
      let closing = bytes[(index + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0 == 0x0A || $0 == 0 }
      return add(.word, from: start, to: min((closing ?? end) + 1, end))
    case UInt8(ascii: "/") where beginsRegularExpression: return lexRegularExpression(pounds: 0)
    default: break
    }
    if Self.isDigit(byte) {
      var upper = index
      while Self.isWord(bytes[upper]) || (bytes[upper] == UInt8(ascii: ".") && Self.isDigit(bytes[upper + 1])) {
        upper += 1
      }
      return add(.number, from: start, to: upper)
    }
    if Self.isWord(byte) || byte == UInt8(ascii: "$") {
      var upper = index + 1
      while Self.isWord(bytes[upper]) { upper += 1 }
      return add(.word, from: start, to: min(upper, end))
    }
    let isArrow = byte == UInt8(ascii: "-") && bytes[index + 1] == UInt8(ascii: ">")
    add(.symbol, from: start, to: start + (isArrow ? 2 : 1))
    if isRead { matchBracket() }
  }

  private static let closers = ["(": ")", "[": "]", "{": "}"]

  private mutating func matchBracket() {
    let last = tokens.count - 1
    let token = tokens[last]
    if Self.closers[token.text] != nil {
      openBrackets.append(last)
    } else if Self.closers.values.contains(token.text) {
      guard let opening = openBrackets.popLast() else {
        isClosed = endsAtBracket
        return report("`\(token.text)` closes no bracket", token.lower, token.upper)
      }
      let opener = tokens[opening]
      tokens[opening].closing = last
      if Self.closers[opener.text] != token.text {
        report("`\(token.text)` does not close `\(opener.text)`", token.lower, token.upper)
      }
    }
  }

  private var isRead: Bool { branches.allSatisfy(\.isRead) }

  /// Changes the open `#if`, and keeps the code that is not read.
  private mutating func change(at start: Int, endsAt end: Int? = nil, _ change: (inout [Branch]) -> Void) {
    let wasRead = isRead
    change(&branches)
    if wasRead, !isRead { unreadStart = start }
    guard !wasRead, isRead, let first = unreadStart else { return }
    let code = bytes[first..<min(end ?? start, self.end)]
    let last = code.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? first
    unread.append(String(decoding: bytes[first...last], as: UTF8.self))
    unreadStart = nil
  }

  /// Whether a condition holds in a release build for iOS, if it is a single word.
  private func condition(at start: Int) -> Bool {
    if readsAllBranches { return true }
    let line = bytes[start..<end].prefix { $0 != 0x0A && $0 != UInt8(ascii: "/") }
    let text = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
    let word = text.drop { $0 == "!" }
    let isFalse = [
      "DEBUG", "false", "targetEnvironment(simulator)", "os(macOS)", "os(watchOS)", "os(tvOS)", "os(Linux)",
    ]
    return isFalse.contains(String(word)) == (word.count < text.count)
  }

  /// Reads a compiler directive, a macro, or a string or regular expression in `#`.
  private mutating func lexPound() {
    let start = index
    var upper = index
    while bytes[upper] == UInt8(ascii: "#") { upper += 1 }
    if bytes[upper] == UInt8(ascii: "\"") { return lexString(pounds: upper - start) }
    if bytes[upper] == UInt8(ascii: "/") { return lexRegularExpression(pounds: upper - start) }
    let name = upper
    while Self.isWord(bytes[upper]) { upper += 1 }
    switch String(decoding: bytes[name..<upper], as: UTF8.self) {
    case "if":
      let holds = condition(at: upper)
      change(at: start) { $0.append(Branch(holds: holds)) }
    case "elseif" where readsAllBranches, "else" where readsAllBranches: break
    case let word where word == "elseif" || word == "else":
      let holds = word == "else" || condition(at: upper)
      change(at: start) { branches in
        guard var branch = branches.popLast() else { return }
        branch.isRead = holds && !branch.wasRead
        branch.wasRead = branch.wasRead || holds
        branches.append(branch)
      }
    case "endif": change(at: start, endsAt: upper) { _ = $0.popLast() }
    default: return add(.word, from: start, to: min(upper, end))
    }
    // The condition is on the line of the directive.
    while upper < end, bytes[upper] != 0x0A { upper += 1 }
    (index, startsLine) = (upper, true)
  }

  /// Reads a string. Strings in its interpolations are read with a stack of the strings that are open.
  private mutating func lexString(pounds: Int) {
    struct Open {
      var pounds: Int
      var isMultiline: Bool
      var parentheses = 0
      var interpolation = 0
    }
    let start = index
    var strings: [Open] = []
    var isInText = false
    var place = index
    func hasPounds(_ count: Int, at place: Int) -> Bool {
      place + count <= end && bytes[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    func isMultilineQuote(at place: Int) -> Bool { (0..<3).allSatisfy { bytes[place + $0] == UInt8(ascii: "\"") } }
    while place < end {
      let byte = bytes[place]
      guard isInText, let open = strings.last else {
        // In an interpolation, or before the first quote.
        var count = 0
        while bytes[place + count] == UInt8(ascii: "#") { count += 1 }
        if bytes[place + count] == UInt8(ascii: "\"") {
          let isMultiline = isMultilineQuote(at: place + count)
          strings.append(Open(pounds: count, isMultiline: isMultiline))
          place += count + (isMultiline ? 3 : 1)
          isInText = true
        } else if byte == UInt8(ascii: ")"), strings[strings.count - 1].parentheses == 0 {
          if strings.count == 1 { interpolations.append(strings[0].interpolation..<place) }
          isInText = true
          place += 1
        } else {
          if byte == UInt8(ascii: "(") { strings[strings.count - 1].parentheses += 1 }
          if byte == UInt8(ascii: ")") { strings[strings.count - 1].parentheses -= 1 }
          place += max(count, 1)
        }
        continue
      }
      if byte == UInt8(ascii: "\\"), hasPounds(open.pounds, at: place + 1) {
        place += 1 + open.pounds
        isInText = bytes[place] != UInt8(ascii: "(")
        if !isInText {
          (strings[strings.count - 1].parentheses, strings[strings.count - 1].interpolation) = (0, place + 1)
        }
        place += 1
      } else if byte == UInt8(ascii: "\""), !open.isMultiline || isMultilineQuote(at: place),
        hasPounds(open.pounds, at: place + (open.isMultiline ? 3 : 1))
      {
        place += (open.isMultiline ? 3 : 1) + open.pounds
        strings.removeLast()
        if strings.isEmpty { return add(.text, from: start, to: min(place, end)) }
        isInText = false
      } else if !open.isMultiline, byte == 0x0A || byte == 0x0D {
        break
      } else {
        place += 1
      }
    }
    report("the string is not closed", start, start + pounds + 1)
    add(.text, from: start, to: min(place, end))
  }

  /// Whether a `/` begins a regular expression: no value is before it, and another `/` is on its line.
  private var beginsRegularExpression: Bool {
    guard ![0x20, 0x09, 0x0A, UInt8(ascii: "=")].contains(bytes[index + 1]) else { return false }
    if let last = tokens.last {
      if last.kind != .symbol || [")", "]", "}", "?", "!", ">"].contains(last.text) { return false }
    }
    return closingSlash != nil
  }

  private var closingSlash: Int? {
    var place = index + 1
    while place < end, bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "/") { return place }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func lexRegularExpression(pounds: Int) {
    let start = index
    index += pounds
    guard pounds > 0 else { return add(.text, from: start, to: (closingSlash ?? index) + 1) }
    var place = index + 1
    while place < end {
      if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: "#") {
        return add(.text, from: start, to: min(place + 1 + pounds, end))
      }
      place += 1
    }
    report("the regular expression is not closed", start, start + pounds + 1)
    add(.text, from: start, to: end)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
