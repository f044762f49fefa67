@_spi(Generated) import ViewModelCore

/// The row view models of a list that have been created, by identity.
///
/// A row with state of its own is kept until its element is removed. Another row is only referenced weakly, and is
/// created again when a view needs it again: a list of 100,000 rows keeps those on the screen.
@MainActor
final class RowStore<Values: StatefulValues, Element: Identifiable, Row: ViewModel> {
  private struct Place {
    weak var row: Row?
    var origin: Origin
    var element: Element
  }

  private enum Origin {
    /// The row has state and is kept.
    case kept(Row)
    /// The row is the first one of its element.
    case first
    /// Another row of the element was read and released.
    case recreated
  }

  private static var leastCapacity: Int { 64 }

  private let rules: RowRules<Values, Element, Row>
  private weak var parent: StatefulViewModelState<Values>?
  private var places: [Element.ID: Place] = [:]
  /// The number of places from which on the places of released rows are removed.
  private var capacity = leastCapacity
  /// The elements that the rows were last updated with.
  private var content: ListContent<Element>?
  /// The indices of the shown elements, which are computed when a row is looked up.
  private var indices: [Element.ID: Int]?
  /// The rows whose element has changed since their inputs were assigned.
  private var staleRows: Set<Element.ID> = []
  /// The rows that have staged a change in the running transaction.
  private var staged: Set<Element.ID> = []
  /// The rows that the running transaction has removed. They are visible until it commits.
  private var removed: Set<Element.ID> = []
  /// The rows without an element, while the elements are updated.
  private var missing: Set<Element.ID> = []
  private var reportedDuplicates: Set<Element.ID> = []
  /// The rows that were created from older values than the newest ones.
  private var outOfDate: Set<Element.ID> = []
  private var isUpdatedLater = false
  private var isInTransaction = false
  private var isReordered = false
  /// Whether the running transaction has changed a row that was read and released. Only the list can be announced then.
  private var changesReleasedRow = false
  /// Whether rows were read and released that have no place any longer.
  private var hasForgottenRows = false
  /// Whether the running transaction has inserted, removed, moved or replaced elements.
  private var elementsDiffer = false
  /// The number of rows that have been created.
  private(set) var createdCount = 0
  /// The number of times that the indices of the elements have been computed.
  private(set) var indexingCount = 0

  init(_ rules: RowRules<Values, Element, Row>, parent: StatefulViewModelState<Values>?) {
    self.rules = rules
    self.parent = parent
  }

  private var transaction: Transaction? { parent?.relatives?.transaction }

  /// Records the first elements.
  func begin(_ content: ListContent<Element>) {
    if self.content == nil {
      self.content = content
      updateIfOutOfDate()
    }
    let duplicates = Set(content.duplicates)
    guard duplicates != reportedDuplicates else { return }
    reportedDuplicates = duplicates
    guard !duplicates.isEmpty else { return }
    let ids = content.duplicates.map { "\($0)" }
    ViewModelFault.send(
      .duplicateRows(viewModel: "\(Values.OwningViewModel.self)", list: rules.name, ids: ids))
  }

  /// Returns the index of a shown element. The first call after the order of the elements has changed takes linear time.
  func index(of id: Element.ID) -> Int? {
    if let indices { return indices[id] }
    let items = content?.items ?? []
    let indices = Dictionary(zip(items.lazy.map(\.id), items.indices), uniquingKeysWith: { first, _ in first })
    indexingCount += 1
    self.indices = indices
    return indices[id]
  }

  /// Returns the row of an element, which is created if it does not exist.
  func row(_ element: Element, _ values: inout Values) -> Row {
    if let known = places[element.id]?.row { return known }
    let row = rules.make(&values, element)
    createdCount += 1
    if content == nil { content = rules.content(&values) }
    insert(row, element)
    return row
  }

  private func insert(_ row: Row, _ element: Element) {
    if places.count >= capacity {
      let count = places.count
      removeReleasedRows()
      if places.count < count { hasForgottenRows = true }
      capacity = max(places.count * 2, Self.leastCapacity)
    }
    let isFirst = places[element.id] == nil && !hasForgottenRows
    let origin: Origin = row.viewModelObservers.isStateful ? .kept(row) : isFirst ? .first : .recreated
    places[element.id] = Place(row: row, origin: origin, element: element)
    link(row, element.id)
    updateIfOutOfDate(element.id)
  }

  private func removeReleasedRows() { places = places.filter { $0.value.row != nil } }

  /// Updates the rows later if an observer reads them for the first time while older values are visible.
  private func updateIfOutOfDate(_ created: Element.ID? = nil) {
    guard let transaction, !transaction.showsNewest else { return }
    if let created { outOfDate.insert(created) }
    guard !isUpdatedLater else { return }
    isUpdatedLater = true
    transaction.updateLater { [weak self] in self?.updateOutOfDate() }
  }

  private func updateOutOfDate() {
    isUpdatedLater = false
    staleRows.formUnion(outOfDate)
    parent?.read { _ = update(&$0, if: true, inputsDiffer: false) }
    outOfDate = []
  }

  /// Updates the rows after a change of the parent's values.
  ///
  /// - Parameters:
  ///   - contentDiffers: Whether the elements may have changed.
  ///   - inputsDiffer: Whether other values that the inputs of the rows depend on have changed.
  func update(_ values: inout Values, if contentDiffers: Bool, inputsDiffer: Bool) -> RowChanges<Row> {
    guard let transaction, transaction.isStaging, let old = content else { return changes() }
    if contentDiffers || inputsDiffer {
      begin(transaction)
      let new = rules.content(&values)
      content = new
      if !updateInPlace(old, new) {
        (isReordered, elementsDiffer) = (true, true)
        indices = nil
        keepShown(new)
      } else if !outOfDate.isEmpty {
        keepShown(new)
      } else {
        missing = new.all.count == new.items.count ? [] : Set(places.keys).subtracting(new.items.map(\.id))
      }
      updateHidden(new)
      rules.keepSelection(of: new.all, in: &values)
      endMissing()
      if inputsDiffer {
        staleRows.formUnion(places.keys)
        if hasForgottenRows { changesReleasedRow = true }
      }
      assign(&values, to: staleRows)
      staleRows = []
      if changesReleasedRow, outOfDate.isEmpty {
        // All formulas that have read those rows are recomputed, and the observers of the list are notified.
        removeReleasedRows()
        hasForgottenRows = false
      }
    } else if elementsDiffer {
      // An observer may select a row that another one has removed in the same change.
      rules.keepSelection(of: old.all, in: &values)
    }
    return changes()
  }

  /// Updates the elements if their identities are in the same order.
  private func updateInPlace(_ old: ListContent<Element>, _ new: ListContent<Element>) -> Bool {
    guard old.sections == new.sections, old.items.count == new.items.count else { return false }
    for (one, other) in zip(old.items, new.items) where one.id != other.id { return false }
    for (one, other) in zip(old.items, new.items) where rules.differs(one, other) {
      elementsDiffer = true
      replace(other)
    }
    return true
  }

  /// Updates the elements of all rows.
  private func keepShown(_ new: ListContent<Element>) {
    missing = Set(places.keys)
    for element in new.items where missing.remove(element.id) != nil { keep(element) }
  }

  /// Updates the elements that a filter hides.
  private func updateHidden(_ new: ListContent<Element>) {
    guard !missing.isEmpty else { return }
    for element in new.all where missing.remove(element.id) != nil { keep(element) }
  }

  private func keep(_ element: Element) {
    removed.remove(element.id)
    if let place = places[element.id], rules.differs(place.element, element) { replace(element) }
  }

  private func endMissing() {
    removed.formUnion(missing)
    missing = []
  }

  private func replace(_ element: Element) {
    guard let place = places[element.id] else {
      if hasForgottenRows { changesReleasedRow = true }
      return
    }
    if place.row == nil { changesReleasedRow = true }
    places[element.id]?.element = element
    staleRows.insert(element.id)
  }

  private func assign(_ values: inout Values, to ids: Set<Element.ID>) {
    for id in ids where !removed.contains(id) {
      guard let place = places[id] else { continue }
      guard let row = place.row else {
        changesReleasedRow = true
        continue
      }
      staged.insert(id)
      _ = row.viewModelObservers.stage { rules.assign(&values, place.element, &$0) }
    }
  }

  private func changes() -> RowChanges<Row> {
    var changes = RowChanges<Row>(isReordered: isReordered || changesReleasedRow, elementsDiffer: elementsDiffer)
    for id in staged {
      guard let place = places[id], let row = place.row else { continue }
      if case .recreated = place.origin { changes.isReordered = true }
      changes.row = row.viewModelObservers
      changes.properties.formUnion(row.viewModelObservers.stagedChanges)
    }
    return changes
  }

  private func begin(_ transaction: Transaction) {
    guard !isInTransaction else { return }
    isInTransaction = true
    transaction.insert(self)
  }

  private func link(_ row: Row, _ id: Element.ID) {
    let share = rules.share.map { share in
      { (values: inout Values, inputs: Row.Inputs) in share(&values, id, inputs) }
    }
    parent?.connect(
      row,
      willStage: { [weak self] in
        guard let self, let transaction = self.transaction else { return }
        self.begin(transaction)
        self.staged.insert(id)
      }, share: share, receive: rules.receive)
    row.viewModelObservers.relatives?.isRetainedByBindings = !row.viewModelObservers.isStateful
  }
}

extension RowStore: ChildContainer {
  func forEachChild(_ body: (ViewModelNode, AnyObject) -> Void) {
    for place in places.values { if let row = place.row { body(row.viewModelObservers, row) } }
  }
}

extension RowStore: ChildReplacement {
  // A row is read through the elements, which the transaction exchanges. No other row has its identity.
  func swapReplacedChild() {}

  func finishReplacement() {
    for id in removed { places.removeValue(forKey: id)?.row?.viewModelObservers.end() }
    for id in staged {
      if case .recreated = places[id]?.origin { places[id]?.origin = .first }
    }
    (removed, staged) = ([], [])
    (isReordered, elementsDiffer, changesReleasedRow, isInTransaction) = (false, false, false, false)
  }
}
