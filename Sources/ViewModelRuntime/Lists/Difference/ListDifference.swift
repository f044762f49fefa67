/// The changes that turn one list of sections and rows into another.
///
/// Positions of deleted sections and rows, and origins of moves, refer to the old list. Positions of inserted sections
/// and rows, and destinations of moves, refer to the new list. Sections and rows that are neither deleted, inserted nor
/// moved keep their order, so that the new list is determined by the old one and the difference.
///
/// The number of moves is the smallest possible one.
public struct ListDifference: Equatable, Sendable {
  /// A change of a position.
  public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position in the old list.
    public var from: Position
    /// The position in the new list.
    public var to: Position

    /// Creates a change of a position.
    public init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  /// The deleted sections. Their rows are not in ``deletedRows``.
  public internal(set) var deletedSections: [Int] = []
  /// The inserted sections. Their rows are in ``insertedRows`` and ``movedRows``.
  public internal(set) var insertedSections: [Int] = []
  /// The moved sections, in the order of their destinations.
  public internal(set) var movedSections: [Move<Int>] = []
  /// The deleted rows of sections that are in both lists.
  public internal(set) var deletedRows: [RowPosition] = []
  /// The inserted rows.
  public internal(set) var insertedRows: [RowPosition] = []
  /// The moved rows, in the order of their destinations.
  public internal(set) var movedRows: [Move<RowPosition>] = []
  /// The rows whose value has changed, at their positions in the new list.
  public internal(set) var updatedRows: [RowPosition] = []

  /// Creates a difference without changes.
  public init() {}

  /// Whether sections or rows were deleted, inserted or moved.
  public var changesStructure: Bool {
    changesSections || !deletedRows.isEmpty || !insertedRows.isEmpty || !movedRows.isEmpty
  }

  /// Whether sections were deleted, inserted or moved.
  public var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
  }

  /// Whether the lists are equal.
  public var isEmpty: Bool { !changesStructure && updatedRows.isEmpty }
}

/// The position of a row in a list with sections.
public struct RowPosition: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Creates a position.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (lhs: RowPosition, rhs: RowPosition) -> Bool {
    (lhs.section, lhs.row) < (rhs.section, rhs.row)
  }
}
