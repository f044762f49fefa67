import VmgenProjectGeneration

/// A marked range of one source line.
struct Mark {
  var line: Int
  /// The offsets in the line, in bytes.
  var lower: Int
  var upper: Int
  var text: String
  var isPrimary: Bool
}

/// Lines of one file with marked ranges and a gutter of line numbers.
struct Snippet {
  let palette: Palette
  /// The width of the line numbers.
  let gutter: Int
  let style: Palette.Style

  func bar(_ number: Int? = nil) -> String {
    let digits = number.map(String.init) ?? ""
    return palette(.gutter, String(repeating: " ", count: gutter - digits.count) + digits + " |")
  }

  /// Returns the rows of the lines with `marks`. `source` returns the bytes of a line.
  func rows(_ marks: [Mark], source: (Int) -> ArraySlice<UInt8>) -> [String] {
    var rows: [String] = []
    var last: Int?
    for (number, marks) in grouped(marks) {
      if let last, number == last + 2 {
        rows.append(row(bar(last + 1), SourceLine(source(last + 1), focus: 0).text))
      } else if let last, number > last + 2 {
        rows.append(palette(.gutter, "..."))
      }
      let focus = marks.first(where: \.isPrimary) ?? marks[0]
      let line = SourceLine(source(number), focus: focus.lower)
      rows.append(row(bar(number), line.text))
      rows += annotations(marks, line).map { row(bar(), $0) }
      last = number
    }
    return rows
  }

  private func row(_ gutter: String, _ text: String) -> String { text.isEmpty ? gutter : "\(gutter) \(text)" }

  private func grouped(_ marks: [Mark]) -> [(Int, [Mark])] {
    var lines: [Int: [Mark]] = [:]
    for mark in marks { lines[mark.line, default: []].append(mark) }
    return lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the row of carets, then a row for each text that does not fit after them, rightmost first.
  private func annotations(_ marks: [Mark], _ line: SourceLine) -> [String] {
    var placed = marks.map { mark in
      let lower = line.column(of: mark.lower)
      return Placed(lower: lower, upper: max(line.column(of: mark.upper), lower + 1), mark: mark)
    }
    placed.sort { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
    var carets = Drawing()
    for each in placed where !each.mark.isPrimary { carets.put("-", each.lower..<each.upper, .gutter) }
    for each in placed where each.mark.isPrimary { carets.put("^", each.lower..<each.upper, style) }

    var below = placed.filter { !$0.mark.text.isEmpty }
    if let last = below.last, placed.allSatisfy({ $0.upper <= last.lower || $0.lower == last.lower }) {
      carets.append(" " + last.mark.text, last.mark.isPrimary ? style : .gutter)
      below.removeLast()
    }
    var rows = [carets.text(palette)]
    var hasStem = false
    while let last = below.popLast() {
      var stems = Drawing()
      for each in below where each.lower < last.lower {
        stems.put("|", each.lower..<each.lower + 1, each.mark.isPrimary ? style : .gutter)
      }
      var texts = stems
      stems.put("|", last.lower..<last.lower + 1, last.mark.isPrimary ? style : .gutter)
      texts.pad(to: last.lower)
      texts.append(last.mark.text, last.mark.isPrimary ? style : .gutter)
      // Texts at the same column share a stem.
      if !hasStem { rows.append(stems.text(palette)) }
      hasStem = below.last?.lower == last.lower
      rows.append(texts.text(palette))
    }
    return rows
  }

  private struct Placed {
    var lower: Int
    var upper: Int
    var mark: Mark
  }
}

/// One row of marks, each cell with its color.
private struct Drawing {
  private var cells: [(character: Character, style: Palette.Style?)] = []

  mutating func put(_ character: Character, _ columns: Range<Int>, _ style: Palette.Style) {
    pad(to: columns.upperBound)
    for column in columns { cells[column] = (character, style) }
  }

  mutating func pad(to width: Int) {
    while cells.count < width { cells.append((" ", nil)) }
  }

  mutating func append(_ text: String, _ style: Palette.Style) { cells += text.map { ($0, style) } }

  func text(_ palette: Palette) -> String {
    var result = ""
    var run = ""
    var style: Palette.Style?
    for cell in cells {
      if cell.style != style {
        result += style.map { palette($0, run) } ?? run
        run = ""
        style = cell.style
      }
      run.append(cell.character)
    }
    return result + (style.map { palette($0, run) } ?? run)
  }
}
