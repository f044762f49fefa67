#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  @_spi(Generated) import ViewModelCore

  /// The rows of a collection view, with a section for each section of the list.
  ///
  /// If the layout asks for headers, they are list cells with the titles of the sections. Other supplementary views are
  /// empty. Set `dataSource.supplementaryViewProvider` to display your own.
  ///
  /// The rows become the delegate of a collection view that has none. Without that, call ``didSelectItem(at:)`` and
  /// ``didDeselectItem(at:)`` in the methods of your delegate. A list layout asks for swipe actions itself: call
  /// ``swipeActions(_:at:)`` in its configuration.
  public final class CollectionRows<Element: Identifiable, Row: ViewModel>: DisplayedRows<Element, Row>
  where Element.ID: Sendable {
    /// The data source of the collection view. Only the binding applies snapshots.
    public let dataSource: UICollectionViewDiffableDataSource<String, Element.ID>
    private weak var collectionView: UICollectionView?
    private var delegate: CollectionDelegate?

    /// Creates the rows of a collection view with list cells.
    ///
    /// - Parameter configure: Binds a row to a cell. The token ends when the cell displays another row.
    public convenience init(
      _ collectionView: UICollectionView,
      _ configure: @escaping (_ row: Row, _ cell: UICollectionViewListCell) -> BindingToken
    ) {
      self.init(collectionView, cell: UICollectionViewListCell.self, configure)
    }

    /// Creates the rows of a collection view.
    ///
    /// - Parameters:
    ///   - cell: The type of the cells.
    ///   - configure: Binds a row to a cell. The token ends when the cell displays another row.
    public init<Cell: UICollectionViewCell>(
      _ collectionView: UICollectionView, cell: Cell.Type,
      _ configure: @escaping (_ row: Row, _ cell: Cell) -> BindingToken
    ) {
      let relay = RowsRelay<Element, Row>()
      let registration = UICollectionView.CellRegistration<Cell, Element.ID> { cell, _, id in
        relay.rows?.show(id, in: cell, configure)
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
      }
      self.collectionView = collectionView
      super.init()
      relay.rows = self
      container = self
      displayHeaders()
      dataSource.reorderingHandlers.canReorderItem = { _ in relay.rows?.canMove ?? false }
      dataSource.reorderingHandlers.didReorder = { relay.rows?.userMovedRows(to: ListSnapshot($0.finalSnapshot)) }
      if collectionView.delegate == nil {
        let delegate = CollectionDelegate(self)
        self.delegate = delegate
        collectionView.delegate = delegate
      }
    }

    /// The row at an index path; nil if there is none.
    public func row(at indexPath: IndexPath) -> ListRow<Element, Row>? {
      dataSource.itemIdentifier(for: indexPath).flatMap(row(id:))
    }

    private func displayHeaders() {
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [weak dataSource] cell, _, indexPath in
        var content = cell.defaultContentConfiguration()
        content.text = dataSource?.sectionIdentifier(for: indexPath.section)
        cell.contentConfiguration = content
      }
      dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
        guard kind != UICollectionView.elementKindSectionHeader else {
          return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        let identifier = "ViewModelRuntime.empty"
        collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        return collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
      }
    }
  }

  extension CollectionRows: RowContainer, CollectionEvents {
    /// Selects the row in the list. Call it in `collectionView(_:didSelectItemAt:)`.
    public func didSelectItem(at indexPath: IndexPath) { setSelected(true, at: indexPath) }

    /// Deselects the row in the list. Call it in `collectionView(_:didDeselectItemAt:)`.
    public func didDeselectItem(at indexPath: IndexPath) { setSelected(false, at: indexPath) }

    private func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
      if let id = dataSource.itemIdentifier(for: indexPath) { userSetSelected(isSelected, id) }
    }

    #if !os(tvOS)
      /// Returns the actions of a row. Call it in the `trailingSwipeActionsConfigurationProvider` and the
      /// `leadingSwipeActionsConfigurationProvider` of a list layout.
      public func swipeActions(_ edge: RowEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration {
        swipeActions(edge, of: dataSource.itemIdentifier(for: indexPath))
      }
    #endif

    var hasView: Bool { collectionView != nil }

    var isInWindow: Bool { collectionView?.window != nil }

    var allowsSeveralSelectedRows: Bool {
      get { collectionView?.allowsMultipleSelection ?? false }
      set { collectionView?.allowsMultipleSelection = newValue }
    }

    var selectedRows: [Element.ID] {
      collectionView?.indexPathsForSelectedItems?.compactMap { dataSource.itemIdentifier(for: $0) } ?? []
    }

    func setSelected(_ isSelected: Bool, _ id: Element.ID) {
      guard let collectionView, let indexPath = dataSource.indexPath(for: id) else { return }
      if isSelected {
        collectionView.selectItem(at: indexPath, animated: isInWindow, scrollPosition: [])
      } else {
        collectionView.deselectItem(at: indexPath, animated: isInWindow)
      }
    }

    func apply(_ snapshot: ListSnapshot<String, Element.ID>, isAnimated: Bool) {
      dataSource.apply(snapshot.diffable, animatingDifferences: isAnimated)
    }
  }

  /// The events of a collection view's delegate.
  @MainActor
  private protocol CollectionEvents: AnyObject {
    func didSelectItem(at indexPath: IndexPath)
    func didDeselectItem(at indexPath: IndexPath)
  }

  private final class CollectionDelegate: NSObject, UICollectionViewDelegate {
    private weak var rows: (any CollectionEvents)?

    init(_ rows: any CollectionEvents) {
      self.rows = rows
      super.init()
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      rows?.didSelectItem(at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      rows?.didDeselectItem(at: indexPath)
    }
  }

  extension RowsBinding where Element.ID: Sendable {
    /// Returns a binding that displays the rows in the list cells of a collection view: ``CollectionRows``.
    ///
    /// - Parameter configure: Binds a row to a cell. The token ends when the cell displays another row.
    public static func to(
      _ collectionView: UICollectionView,
      _ configure: @escaping (_ row: Row, _ cell: UICollectionViewListCell) -> BindingToken
    ) -> RowsBinding {
      to(collectionView, cell: UICollectionViewListCell.self, configure)
    }

    /// Returns a binding that displays the rows in a collection view: ``CollectionRows``.
    ///
    /// - Parameters:
    ///   - cell: The type of the cells.
    ///   - configure: Binds a row to a cell. The token ends when the cell displays another row.
    public static func to<Cell: UICollectionViewCell>(
      _ collectionView: UICollectionView, cell: Cell.Type,
      _ configure: @escaping (_ row: Row, _ cell: Cell) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { CollectionRows(collectionView, cell: cell, configure).bind($0) }
    }
  }

  #if !os(tvOS)
    extension DisplayedRows {
      /// Returns the buttons of a row's actions.
      func swipeActions(_ edge: RowEdge, of id: Element.ID?) -> UISwipeActionsConfiguration {
        // Without a configuration, the view would offer its own actions.
        guard let id else { return UISwipeActionsConfiguration(actions: []) }
        return UISwipeActionsConfiguration(
          actions: actions(at: edge, of: id).map { action in
            let button = UIContextualAction(
              style: action.role == .destructive ? .destructive : .normal, title: action.title
            ) { [weak self] _, _, complete in
              complete(self?.perform(action, of: id) ?? false)
            }
            button.image = action.systemImage.flatMap { UIImage(systemName: $0) }
            return button
          })
      }
    }
  #endif

  extension RowPosition {
    init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.item) }
  }

  extension ListSnapshot where SectionID == String, RowID: Sendable {
    init(_ snapshot: NSDiffableDataSourceSnapshot<String, RowID>) {
      self.init(snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) })
    }
  }
#endif
