/// The identities of a list's sections and rows, in order.
public struct ListSnapshot<SectionID: Hashable, RowID: Hashable>: Equatable {
  /// The identities of the sections.
  public private(set) var sectionIDs: [SectionID] = []
  /// The identities of all rows, section by section.
  public private(set) var rowIDs: [RowID] = []
  /// The number of rows in each section and all sections before it.
  var sectionEnds: [Int] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// Creates a snapshot.
  public init(_ sections: [(id: SectionID, rows: [RowID])]) {
    for section in sections { append(section.id, rows: section.rows) }
  }

  /// Appends a section with its rows.
  public mutating func append(_ section: SectionID, rows: [RowID]) {
    sectionIDs.append(section)
    rowIDs += rows
    sectionEnds.append(rowIDs.count)
  }

  /// The range of a section's rows in ``rowIDs``.
  public func rows(ofSectionAt index: Int) -> Range<Int> {
    (index == 0 ? 0 : sectionEnds[index - 1])..<sectionEnds[index]
  }
}

extension ListSnapshot where SectionID == Int {
  /// Creates a snapshot with one section, whose identity is 0.
  public init(_ rowIDs: [RowID]) {
    self.rowIDs = rowIDs
    sectionIDs = [0]
    sectionEnds = [rowIDs.count]
  }
}

extension ListSnapshot: Sendable where SectionID: Sendable, RowID: Sendable {}
