#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  @_spi(Generated) import ViewModelCore

  /// The rows of a collection view, with a section for each section of the list.
  ///
  /// If the layout asks for headers, they are labels with the titles of the sections. Other supplementary views are empty.
  /// Set `dataSource.supplementaryViewProvider` to display your own.
  ///
  /// The rows become the delegate of a collection view that has none. Without that, call ``selectedItemsDidChange()`` in
  /// `collectionView(_:didSelectItemsAt:)` and `collectionView(_:didDeselectItemsAt:)`. A collection view of AppKit moves
  /// rows only with a delegate of your own.
  public final class CollectionRows<Element: Identifiable, Row: ViewModel>: DisplayedRows<Element, Row>
  where Element.ID: Sendable {
    /// The data source of the collection view. Only the binding applies snapshots.
    public let dataSource: NSCollectionViewDiffableDataSource<String, Element.ID>
    private weak var collectionView: NSCollectionView?
    private var delegate: CollectionDelegate?

    /// Creates the rows of a collection view.
    ///
    /// - Parameters:
    ///   - item: The type of the items, which is registered.
    ///   - configure: Binds a row to an item. The token ends when the item displays another row.
    public convenience init<Item: NSCollectionViewItem>(
      _ collectionView: NSCollectionView, item: Item.Type,
      _ configure: @escaping (_ row: Row, _ item: Item) -> BindingToken
    ) {
      let items = RegisteredCells(item, in: collectionView)
      self.init(collectionView) {
        items.cell(in: $0, at: $1)
      } configure: { row, item in
        (item as? Item).map { configure(row, $0) } ?? BindingToken([])
      }
    }

    /// Creates the rows of a collection view whose items are in a nib file.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the items are registered with. AppKit raises an exception for another one.
    ///   - configure: Binds a row to an item. The token ends when the item displays another row.
    public convenience init(
      _ collectionView: NSCollectionView, identifier: NSUserInterfaceItemIdentifier,
      _ configure: @escaping (_ row: Row, _ item: NSCollectionViewItem) -> BindingToken
    ) {
      self.init(collectionView) {
        $0.makeItem(withIdentifier: identifier, for: $1)
      } configure: {
        configure($0, $1)
      }
    }

    private init(
      _ collectionView: NSCollectionView,
      makeItem: @escaping (NSCollectionView, IndexPath) -> NSCollectionViewItem,
      configure: @escaping (Row, NSCollectionViewItem) -> BindingToken
    ) {
      let relay = RowsRelay<Element, Row>()
      dataSource = NSCollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
        let item = makeItem(collectionView, indexPath)
        relay.rows?.show(id, in: item, configure)
        return item
      }
      self.collectionView = collectionView
      super.init()
      relay.rows = self
      container = self
      displayHeaders()
      if collectionView.delegate == nil {
        let delegate = CollectionDelegate { relay.rows?.selectionDidChange() }
        self.delegate = delegate
        collectionView.delegate = delegate
      }
    }

    /// The row at an index path; nil if there is none.
    public func row(at indexPath: IndexPath) -> ListRow<Element, Row>? {
      dataSource.itemIdentifier(for: indexPath).flatMap(row(id:))
    }

    /// Selects the rows in the list that are selected in the view.
    public func selectedItemsDidChange() { selectionDidChange() }

    private func displayHeaders() {
      let relay = RowsRelay<Element, Row>()
      relay.rows = self
      dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
        let identifier = NSUserInterfaceItemIdentifier("ViewModelRuntime.title")
        collectionView.register(TitleView.self, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
        let view = collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: identifier, for: indexPath)
        guard let view = view as? TitleView else { return nil }
        let isHeader = kind == NSCollectionView.elementKindSectionHeader
        view.label.stringValue = isHeader ? relay.rows?.displayed?.title(ofSectionAt: indexPath.section) ?? "" : ""
        return view
      }
    }
  }

  extension NSCollectionView: CellReusingView {
    func register(_ type: AnyClass, identifier: String) {
      register(type, forItemWithIdentifier: NSUserInterfaceItemIdentifier(identifier))
    }

    func reusedCell(identifier: String, at position: IndexPath) -> NSCollectionViewItem {
      makeItem(withIdentifier: NSUserInterfaceItemIdentifier(identifier), for: position)
    }
  }

  extension CollectionRows: RowContainer {
    var hasView: Bool { collectionView != nil }

    var isInWindow: Bool { collectionView?.window != nil }

    var allowsSeveralSelectedRows: Bool {
      get { collectionView?.allowsMultipleSelection ?? false }
      set { collectionView?.allowsMultipleSelection = newValue }
    }

    var selectedRows: [Element.ID] {
      collectionView?.selectionIndexPaths.compactMap { dataSource.itemIdentifier(for: $0) } ?? []
    }

    func setSelected(_ isSelected: Bool, _ id: Element.ID) {
      guard let collectionView, let indexPath = dataSource.indexPath(for: id) else { return }
      if isSelected {
        collectionView.selectItems(at: [indexPath], scrollPosition: [])
      } else {
        collectionView.deselectItems(at: [indexPath])
      }
    }

    func apply(_ snapshot: ListSnapshot<String, Element.ID>, isAnimated: Bool) {
      dataSource.apply(snapshot.diffable, animatingDifferences: isAnimated)
    }
  }

  private final class CollectionDelegate: NSObject, NSCollectionViewDelegate {
    private let selectionDidChange: @MainActor () -> Void

    init(_ selectionDidChange: @escaping @MainActor () -> Void) {
      self.selectionDidChange = selectionDidChange
      super.init()
    }

    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
      selectionDidChange()
    }

    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
      selectionDidChange()
    }
  }

  /// The title of a section.
  private final class TitleView: NSView, NSCollectionViewElement {
    private(set) lazy var label = addLabel()
  }

  extension RowsBinding where Element.ID: Sendable {
    /// Returns a binding that displays the rows in a collection view: ``CollectionRows``.
    ///
    /// - Parameters:
    ///   - item: The type of the items, which is registered.
    ///   - configure: Binds a row to an item. The token ends when the item displays another row.
    public static func to<Item: NSCollectionViewItem>(
      _ collectionView: NSCollectionView, item: Item.Type,
      _ configure: @escaping (_ row: Row, _ item: Item) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { CollectionRows(collectionView, item: item, configure).bind($0) }
    }

    /// Returns a binding that displays the rows in a table view: ``TableRows``.
    ///
    /// - Parameter configure: Binds a row to the view of a column. The token ends when the view displays another row.
    public static func to(
      _ tableView: NSTableView,
      _ configure: @escaping (_ row: Row, _ view: NSView, _ column: NSUserInterfaceItemIdentifier) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { TableRows(tableView, configure).bind($0) }
    }
  }
#endif
