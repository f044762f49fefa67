#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension RowsBinding where Element.ID: Sendable {
    /// Returns a binding that displays the rows in a collection view, with a section for each section of the list.
    ///
    /// A diffable data source animates insertions, removals and moves. The next page is loaded when a row near the end is
    /// displayed.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the type of the items is registered with.
    ///   - configure: Binds a row to an item. The token ends when the item displays another row.
    public static func to(
      _ collectionView: NSCollectionView, identifier: NSUserInterfaceItemIdentifier,
      _ configure: @escaping (_ row: Row, _ item: NSCollectionViewItem) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { port in
        let displayed = DisplayedRows<Element, Row, NSCollectionViewItem>(configure)
        let source = NSCollectionViewDiffableDataSource<String, Element.ID>(collectionView: collectionView) {
          collectionView, indexPath, id in
          port.rowAppeared(id)
          let item = collectionView.makeItem(withIdentifier: identifier, for: indexPath)
          displayed.show(id, in: item)
          return item
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
    /// Returns a binding that displays the rows in a table view. The identifiers of the columns are also those of their
    /// cell views.
    ///
    /// - Parameter configure: Binds a row to the view of a column. The token ends when the view displays another row.
    public static func to(
      _ tableView: NSTableView,
      _ configure: @escaping (_ row: Row, _ view: NSView, _ column: NSUserInterfaceItemIdentifier) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { port in
        let displayed = DisplayedRows<Element, Row, TableCell> { configure($0, $1.view, $1.column) }
        let source = NSTableViewDiffableDataSource<String, Element.ID>(tableView: tableView) {
          tableView, column, _, id in
          port.rowAppeared(id)
          let view = tableView.makeView(withIdentifier: column.identifier, owner: nil) ?? NSTableCellView()
          displayed.show(id, in: TableCell(view, column.identifier), key: view)
          return view
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

  /// A view of a column.
  private final class TableCell {
    let view: NSView
    let column: NSUserInterfaceItemIdentifier

    init(_ view: NSView, _ column: NSUserInterfaceItemIdentifier) {
      self.view = view
      self.column = column
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
