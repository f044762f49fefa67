#if canImport(UIKit) && !os(watchOS)
  public import UIKit

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

    /// Returns a binding that displays the rows in a table view: ``TableRows``.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier that the type of the cells is registered with.
    ///   - configure: Binds a row to a cell. The token ends when the cell displays another row.
    public static func to(
      _ tableView: UITableView, reuseIdentifier: String,
      _ configure: @escaping (_ row: Row, _ cell: UITableViewCell) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { TableRows(tableView, reuseIdentifier: reuseIdentifier, configure).bind($0) }
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
