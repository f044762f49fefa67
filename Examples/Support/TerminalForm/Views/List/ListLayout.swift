import ViewModelRuntime

/// The lines of a list: the titles of its sections, and its rows, which have the same height.
struct ListLayout {
  enum Item: Equatable {
    case title(String)
    case row(Int)
  }

  let sections: [ListSection]
  let rowHeight: Int

  /// The number of lines.
  var count: Int { sections.reduce(0) { $0 + height(of: $1) } }

  /// The lines of a row.
  func lines(ofRow index: Int) -> Range<Int> {
    var start = 0
    for section in sections {
      if section.rows.contains(index) {
        start += titleHeight(of: section) + (index - section.rows.lowerBound) * rowHeight
        return start..<start + rowHeight
      }
      start += height(of: section)
    }
    return 0..<0
  }

  /// The items with a line among `lines`, and the line at which each one starts.
  func items(in lines: Range<Int>) -> [(line: Int, item: Item)] {
    var items: [(line: Int, item: Item)] = []
    var start = 0
    for section in sections where start < lines.upperBound {
      defer { start += height(of: section) }
      guard start + height(of: section) > lines.lowerBound else { continue }
      let first = start + titleHeight(of: section)
      if first > start, lines.contains(start) { items.append((start, .title(section.title))) }
      let skipped = max(0, (lines.lowerBound - first) / rowHeight)
      for index in section.rows.dropFirst(skipped) {
        let line = first + (index - section.rows.lowerBound) * rowHeight
        guard line < lines.upperBound else { break }
        items.append((line, .row(index)))
      }
    }
    return items
  }

  /// The title of the section at a line, or nil if it has none or its title starts at the line.
  func title(above line: Int) -> String? {
    var start = 0
    for section in sections {
      let end = start + height(of: section)
      if line < end { return line > start && titleHeight(of: section) > 0 ? section.title : nil }
      start = end
    }
    return nil
  }

  private func titleHeight(of section: ListSection) -> Int { section.title.isEmpty ? 0 : 1 }

  private func height(of section: ListSection) -> Int {
    titleHeight(of: section) + section.rows.count * rowHeight
  }
}
