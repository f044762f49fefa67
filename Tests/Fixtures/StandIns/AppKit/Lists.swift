// A stand-in for AppKit: table and collection views with diffable data sources. Signatures only.
//
// The data sources and their snapshots are isolated to no actor, and not sendable. The members of the data sources are
// isolated here only.

@_exported import Foundation

public struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

@available(macOS 10.15.1, *)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public init() {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}
}

@MainActor open class NSCollectionViewItem: NSViewController {
  open var textField: NSTextField?
}

@MainActor open class NSCollectionView: NSView {
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem { fatalError() }
}

@available(macOS 10.15.1, *)
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  public typealias ItemProvider = (
    _ collectionView: NSCollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> NSCollectionViewItem?
  @MainActor public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) { super.init() }
  @MainActor open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {}
}

@MainActor open class NSTableColumn: NSObject {
  open var identifier: NSUserInterfaceItemIdentifier { NSUserInterfaceItemIdentifier("") }
}

@MainActor open class NSTableCellView: NSView {
  open weak var textField: NSTextField?
}

@MainActor open class NSTableView: NSControl {
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
}

@available(macOS 11, *)
open class NSTableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  public typealias CellProvider = (
    _ tableView: NSTableView, _ column: NSTableColumn, _ row: Int, _ itemIdentifier: ItemIdentifierType
  ) -> NSView
  @MainActor public init(tableView: NSTableView, cellProvider: @escaping CellProvider) { super.init() }
  @MainActor open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {}
}
