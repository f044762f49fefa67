@_spi(Generated) import ViewModelCore

/// The rows of a list as a view displays them: filtered, sorted and in sections.
@_spi(Generated) public struct ListContent<Element: Identifiable> {
  /// The rows of all sections.
  public let items: [Element]
  /// The sections. A list without sections has one, without a title.
  public let sections: [ListSection]
  /// The elements that are shown, and those that a filter hides.
  package let all: [Element]
  /// The identities that occurred several times. The first row of each is used.
  public let duplicates: [Element.ID]

  /// Creates a list without sections.
  ///
  /// - Parameters:
  ///   - items: The rows. If they are filtered or sorted, each identity occurs once.
  ///   - all: The rows before they were filtered and sorted. The view models of hidden rows are kept.
  public init(_ items: [Element], of all: [Element]? = nil) {
    let (unique, duplicates) = (all ?? items).uniqueRows()
    (self.items, self.all, self.duplicates) = (all == nil ? unique : items, unique, duplicates)
    sections = [ListSection(title: "", rows: self.items.indices)]
  }

  /// Creates a list with sections, in the order in which their titles first occur.
  ///
  /// - Parameters:
  ///   - items: The rows. If they are filtered or sorted, each identity occurs once.
  ///   - all: The rows before they were filtered and sorted. The view models of hidden rows are kept.
  ///   - title: Returns the title of the section that a row belongs to.
  public init(_ items: [Element], of all: [Element]? = nil, section title: (Element) -> String) {
    let list = ListContent(items, of: all)
    (self.all, duplicates) = (list.all, list.duplicates)
    let groups = list.items.grouped(by: title)
    self.items = groups.count == 1 ? list.items : groups.flatMap(\.values)
    var end = 0
    sections = groups.map { group in
      defer { end += group.values.count }
      return ListSection(title: group.key, rows: end..<end + group.values.count)
    }
  }

  /// The rows of a section.
  public subscript(section: ListSection) -> ArraySlice<Element> { items[section.rows] }

  /// The identities of sections and rows.
  public var snapshot: ListSnapshot<String, Element.ID> {
    ListSnapshot(sections.map { section in (section.title, items[section.rows].map(\.id)) })
  }

  /// Returns the index of a row.
  public func index(of id: Element.ID) -> Int? { items.firstIndex { $0.id == id } }
}

/// A section of a list.
public struct ListSection: Hashable, Identifiable, Sendable {
  /// The title.
  public let title: String
  /// The indices of its rows among all rows of the list.
  public let rows: Range<Int>

  /// Creates a section.
  public init(title: String, rows: Range<Int>) {
    self.title = title
    self.rows = rows
  }

  /// The title, which is unique in its list.
  public var id: String { title }

  /// The number of its rows.
  public var count: Int { rows.count }

  /// The title in the index beside a list: the first character of the title.
  public var indexTitle: String { String(title.prefix(1)) }
}

extension ListContent: Sendable where Element: Sendable, Element.ID: Sendable {}

/// Returns whether a view would display two lists differently.
@_spi(Generated) public func differs<Element>(
  _ old: ListContent<Element>, _ new: ListContent<Element>, by elementsDiffer: (Element, Element) -> Bool
) -> Bool {
  old.sections != new.sections || differs(old.items, new.items, by: elementsDiffer)
}

extension Array where Element: Identifiable {
  /// Returns the first row of each identity, and the identities that occur again.
  func uniqueRows() -> (unique: [Element], duplicates: [Element.ID]) {
    var seen = Set<Element.ID>(minimumCapacity: count)
    var duplicates: [Element.ID] = []
    for row in self where !seen.insert(row.id).inserted { duplicates.append(row.id) }
    if duplicates.isEmpty { return (self, []) }
    return (withoutDuplicates(by: \.id), duplicates)
  }
}

/// The selected rows of a list, by identity. A row stays selected when rows are sorted, filtered, inserted or refreshed.
public struct ListSelection<ID: Hashable>: Equatable {
  /// The number of rows that can be selected.
  public enum Mode: Hashable, Sendable {
    /// Rows cannot be selected.
    case none
    /// At most one row can be selected.
    case one
    /// Any number of rows can be selected.
    case many
  }

  /// The number of rows that can be selected.
  public let mode: Mode
  /// The selected rows, in the order of their selection.
  public private(set) var ids: [ID] = []

  /// Creates an empty selection.
  public init(_ mode: Mode) { self.mode = mode }

  /// The selected row, if exactly one row is selected.
  public var only: ID? { ids.count == 1 ? ids.first : nil }

  /// Returns whether a row is selected.
  public func contains(_ id: ID) -> Bool { ids.contains(id) }

  /// Selects a row. If only one row can be selected, it replaces the selected one.
  public mutating func select(_ id: ID) {
    switch mode {
    case .none: break
    case .one: ids = [id]
    case .many: if !ids.contains(id) { ids.append(id) }
    }
  }

  /// Deselects a row.
  public mutating func deselect(_ id: ID) { ids.removeAll { $0 == id } }

  /// Deselects all rows.
  public mutating func deselectAll() { ids = [] }

  /// Selects some of the rows that a view shows, and deselects its other rows. Rows that it does not show stay selected.
  ///
  /// - Returns: The rows that were not selected before. It is at most one if only one row can be selected.
  mutating func select(_ wanted: Set<ID>, among shown: [ID]) -> [ID] {
    let (before, known) = (Set(ids), Set(shown))
    let added = shown.filter { wanted.contains($0) && !before.contains($0) }
    keep { !known.contains($0) || wanted.contains($0) }
    switch mode {
    case .none: return []
    case .one:
      guard let first = added.first else { return [] }
      ids = [first]
      return [first]
    case .many:
      ids += added
      return added
    }
  }

  /// Deselects all rows but those that satisfy a condition.
  mutating func keep(where isKept: (ID) -> Bool) {
    if !ids.allSatisfy(isKept) { ids = ids.filter(isKept) }
  }
}

extension ListSelection: Sendable where ID: Sendable {}
