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
          guard collectionView != nil else { return false }
          if let snapshot = displayed.update(rows) { source.apply(snapshot.diffable, animatingDifferences: true) }
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
