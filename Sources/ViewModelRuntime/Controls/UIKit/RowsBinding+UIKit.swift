#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension RowsBinding where Element.ID: Sendable {
    /// Returns a binding that displays the rows in the list cells of a collection view.
    ///
    /// - Parameter configure: Binds a row to a cell. The token ends when the cell displays another row.
    public static func to(
      _ collectionView: UICollectionView,
      _ configure: @escaping (_ row: Row, _ cell: UICollectionViewListCell) -> BindingToken
    ) -> RowsBinding {
      to(collectionView, cell: UICollectionViewListCell.self, configure)
    }

    /// Returns a binding that displays the rows in a collection view, with a section for each section of the list.
    ///
    /// A diffable data source animates insertions, removals and moves. The next page is loaded when a row near the end is
    /// displayed.
    ///
    /// - Parameters:
    ///   - cell: The type of the cells.
    ///   - configure: Binds a row to a cell. The token ends when the cell displays another row.
    public static func to<Cell: UICollectionViewCell>(
      _ collectionView: UICollectionView, cell: Cell.Type,
      _ configure: @escaping (_ row: Row, _ cell: Cell) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { port in
        let displayed = DisplayedRows<Element, Row, Cell>(configure)
        let registration = UICollectionView.CellRegistration<Cell, Element.ID> { cell, _, id in
          displayed.show(id, in: cell)
        }
        let source = UICollectionViewDiffableDataSource<String, Element.ID>(collectionView: collectionView) {
          collectionView, indexPath, id in
          port.rowAppeared(id)
          return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        return port.show { [weak collectionView] rows in
          guard let collectionView else { return false }
          if let change = displayed.update(rows, isInWindow: collectionView.window != nil) {
            source.apply(change.snapshot.diffable, animatingDifferences: change.isAnimated)
          }
          return true
        }
      }
    }
  }

  extension RowsBinding where Element.ID: Sendable {
    /// Returns a binding that displays the rows in a table view, with a section for each section of the list.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier that the type of the cells is registered with.
    ///   - configure: Binds a row to a cell. The token ends when the cell displays another row.
    public static func to(
      _ tableView: UITableView, reuseIdentifier: String,
      _ configure: @escaping (_ row: Row, _ cell: UITableViewCell) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { port in
        let displayed = DisplayedRows<Element, Row, UITableViewCell>(configure)
        let source = UITableViewDiffableDataSource<String, Element.ID>(tableView: tableView) {
          tableView, indexPath, id in
          port.rowAppeared(id)
          let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
          displayed.show(id, in: cell)
          return cell
        }
        return port.show { [weak tableView] rows in
          guard let tableView else { return false }
          if let change = displayed.update(rows, isInWindow: tableView.window != nil) {
            source.apply(change.snapshot.diffable, animatingDifferences: change.isAnimated)
          }
          return true
        }
      }
    }
  }

  extension ListSnapshot where SectionID == String, RowID: Sendable {
    fileprivate var diffable: NSDiffableDataSourceSnapshot<String, RowID> {
      var result = NSDiffableDataSourceSnapshot<String, RowID>()
      for (index, section) in sectionIDs.enumerated() {
        result.appendSections([section])
        result.appendItems(Array(rowIDs[rows(ofSectionAt: index)]), toSection: section)
      }
      return result
    }
  }
#endif
