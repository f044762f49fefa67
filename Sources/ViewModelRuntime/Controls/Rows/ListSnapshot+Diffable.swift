#if canImport(UIKit) && !os(watchOS)
  import UIKit
  @_spi(Generated) import ViewModelCore
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension ListSnapshot where SectionID == String, RowID: Sendable {
    /// The snapshot for the data sources of UIKit and AppKit.
    var diffable: NSDiffableDataSourceSnapshot<String, RowID> {
      var result = NSDiffableDataSourceSnapshot<String, RowID>()
      for (index, section) in sectionIDs.enumerated() {
        result.appendSections([section])
        result.appendItems(Array(rowIDs[rows(ofSectionAt: index)]), toSection: section)
      }
      return result
    }
  }
#endif
