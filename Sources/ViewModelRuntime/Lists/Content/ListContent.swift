/// The rows of a list as a view displays them: filtered, sorted and in sections.
public struct ListContent<Element: Identifiable> {
  /// The rows of all sections.
  public let items: [Element]
  /// The sections. A list without sections has one, without a title.
  public let sections: [ListSection]
  /// The elements that are shown, and those that a filter hides.
  let all: [Element]
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
public func differs<Element>(
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
