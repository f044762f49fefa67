import VmgenProjectGeneration

/// The difference of two texts in the format of `diff -u`.
struct UnifiedDiff {
  private static let context = 3
  /// The maximum number of differences in the search for the shortest diff, which takes quadratic time. Beyond this
  /// limit, the diff replaces all lines between the first and the last difference.
  private static let searchLimit = 1_000

  private enum Edit { case keep, remove, insert }

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private var edits: [Edit] = []

  init(old: [UInt8], new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    edits = findEdits()
  }

  /// Returns the diff, which is empty for equal texts.
  func text(oldName: String, newName: String, palette: Palette) -> String {
    guard edits.contains(where: { $0 != .keep }) else { return "" }
    var text =
      palette(.strong, "--- \(oneLine(oldName, limit: 4096))") + "\n"
      + palette(.strong, "+++ \(oneLine(newName, limit: 4096))") + "\n"
    for hunk in hunks() { text += hunkText(hunk, palette) }
    return text
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private func findEdits() -> [Edit] {
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let middle = shortestEdits(prefix..<old.count - suffix, prefix..<new.count - suffix)
    return Array(repeating: .keep, count: prefix) + middle + Array(repeating: .keep, count: suffix)
  }

  /// Returns the shortest sequence of edits by Myers' greedy search. `frontier[k]` is the furthest position in the old
  /// text on diagonal `k` with `d` differences.
  private func shortestEdits(_ a: Range<Int>, _ b: Range<Int>) -> [Edit] {
    let limit = min(a.count + b.count, Self.searchLimit)
    var frontier = [1: 0]
    var trace: [[Int: Int]] = []
    for d in 0...limit {
      trace.append(frontier)
      for k in stride(from: -d, through: d, by: 2) {
        let below = frontier[k + 1] ?? -1
        let left = frontier[k - 1] ?? -1
        var x = k == -d || (k != d && left < below) ? below : left + 1
        while x < a.count, x - k < b.count, x - k >= 0, old[a.lowerBound + x] == new[b.lowerBound + x - k] { x += 1 }
        frontier[k] = x
        if x >= a.count, x - k >= b.count { return path(trace, a.count, b.count) }
      }
    }
    return Array(repeating: .remove, count: a.count) + Array(repeating: .insert, count: b.count)
  }

  /// Returns the edits on the path of the search, which is traced back from its end.
  private func path(_ trace: [[Int: Int]], _ oldCount: Int, _ newCount: Int) -> [Edit] {
    var edits: [Edit] = []
    var (x, y) = (oldCount, newCount)
    for (d, frontier) in trace.enumerated().reversed() {
      let k = x - y
      let below = frontier[k + 1] ?? -1
      let left = frontier[k - 1] ?? -1
      let isInsertion = k == -d || (k != d && left < below)
      let previousX = isInsertion ? below : left
      let previousY = previousX - (isInsertion ? k + 1 : k - 1)
      while x > max(previousX, 0), y > max(previousY, 0) {
        edits.append(.keep)
        (x, y) = (x - 1, y - 1)
      }
      guard d > 0 else { break }
      edits.append(isInsertion ? .insert : .remove)
      (x, y) = (previousX, previousY)
    }
    return edits.reversed()
  }

  /// Returns the ranges of consecutive edits with their context. Overlapping and adjacent ranges are merged.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index] != .keep {
      let range = max(0, index - Self.context)..<min(edits.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func hunkText(_ hunk: Range<Int>, _ palette: Palette) -> String {
    var oldLine = edits[..<hunk.lowerBound].count { $0 != .insert }
    var newLine = edits[..<hunk.lowerBound].count { $0 != .remove }
    let oldCount = edits[hunk].count { $0 != .insert }
    let newCount = edits[hunk].count { $0 != .remove }
    let place = "-\(Self.place(oldLine, oldCount)) +\(Self.place(newLine, newCount))"
    var text = palette(.gutter, "@@ \(place) @@") + "\n"
    for edit in edits[hunk] {
      switch edit {
      case .keep: text += Self.line(" ", old[oldLine], nil, palette)
      case .remove: text += Self.line("-", old[oldLine], .removed, palette)
      case .insert: text += Self.line("+", new[newLine], .added, palette)
      }
      if edit != .insert { oldLine += 1 }
      if edit != .remove { newLine += 1 }
    }
    return text
  }

  /// Returns a range of lines as `diff` writes it. Lines count from 1, and an empty range has the number of the line
  /// before it.
  private static func place(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func line(
    _ mark: String, _ bytes: ArraySlice<UInt8>, _ style: Palette.Style?, _ palette: Palette
  ) -> String {
    let isEnded = bytes.last == 0x0A
    let text = mark + printableLines(String(decoding: isEnded ? bytes.dropLast() : bytes, as: UTF8.self))
    return (style.map { palette($0, text) } ?? text) + "\n" + (isEnded ? "" : "\\ No newline at end of file\n")
  }
}
