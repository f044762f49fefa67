extension String {
  /// Wraps the text between words. If it needs too many lines, the last one ends with “…”.
  func wrapped(columns: Int, lines count: Int) -> [String] {
    let all = split(separator: "\n", omittingEmptySubsequences: false).flatMap { $0.wrapped(columns: columns) }
    guard all.count > count, let last = all.prefix(count).last else { return all.map(String.init) }
    let rest = self[last.startIndex...].prefix { $0 != "\n" }
    let cut = rest.terminalWidth < columns ? rest : rest.prefix(columns: columns - 1)
    return all.prefix(count - 1).map(String.init) + ["\(cut)…"]
  }
}

extension Substring {
  /// The longest prefix that fits.
  fileprivate func prefix(columns: Int) -> Substring {
    var used = 0
    return prefix {
      used += $0.drawable.terminalWidth
      return used <= columns
    }
  }

  /// Wraps one line.
  fileprivate func wrapped(columns: Int) -> [Substring] {
    var lines: [Substring] = []
    var rest = self
    while rest.terminalWidth > columns {
      // A character that is wider than the line is cut off.
      let fitting = rest.prefix(Swift.max(1, rest.prefix(columns: columns).count))
      let isAtWordEnd = rest.dropFirst(fitting.count).first == " "
      let blank = isAtWordEnd ? fitting.endIndex : fitting.lastIndex(of: " ") ?? fitting.endIndex
      lines.append(rest[..<blank])
      rest = rest[blank...].drop { $0 == " " }
    }
    return lines + [rest]
  }
}

extension [String] {
  /// Joins the texts. If the result is too wide, omits texts before the last one.
  func joined(_ separators: [String], columns: Int) -> String {
    let joined = separators.lazy.map { self.joined(separator: $0) }
    if let fitting = joined.first(where: { $0.terminalWidth <= columns }) { return fitting }
    let separator = separators.last ?? ""
    var texts = self
    while texts.count > 1, texts.joined(separator: separator).terminalWidth > columns {
      texts.remove(at: texts.count - 2)
    }
    return texts.joined(separator: separator)
  }
}
