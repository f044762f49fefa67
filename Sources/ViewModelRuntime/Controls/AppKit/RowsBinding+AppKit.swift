#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension RowsBinding where Element.ID: Sendable {
    /// Returns a binding that displays the rows in a collection view: ``CollectionRows``.
    ///
    /// - Parameters:
    ///   - identifier: The identifier that the type of the items is registered with.
    ///   - configure: Binds a row to an item. The token ends when the item displays another row.
    public static func to(
      _ collectionView: NSCollectionView, identifier: NSUserInterfaceItemIdentifier,
      _ configure: @escaping (_ row: Row, _ item: NSCollectionViewItem) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { CollectionRows(collectionView, identifier: identifier, configure).bind($0) }
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
