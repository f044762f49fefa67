// A stand-in for AppKit: table and collection views with diffable data sources. Signatures only.
//
// The data sources and their snapshots are isolated to no actor, and not sendable. The members of the data sources are
// isolated here only.

@_exported import Foundation

extension IndexPath {
  public var section: Int { 0 }
  public var item: Int { 0 }
}

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

@MainActor public protocol NSCollectionViewElement: NSObjectProtocol {}

public protocol NSCollectionViewDelegate: NSObjectProtocol {
  @MainActor func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  @MainActor func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
}

// The methods are optional in AppKit.
extension NSCollectionViewDelegate {
  public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {}
  public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {}
}

@MainActor open class NSCollectionView: NSView {
  public typealias SupplementaryElementKind = String
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public class var elementKindSectionHeader: String { "" }
  open weak var delegate: (any NSCollectionViewDelegate)?
  open var allowsMultipleSelection: Bool = false
  open var selectionIndexPaths: Set<IndexPath> = []
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {}
  open func deselectItems(at indexPaths: Set<IndexPath>) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {}
  open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {}
  open func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier,
    for indexPath: IndexPath
  ) -> NSView { fatalError() }
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
  public typealias SupplementaryViewProvider = (
    _ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)?
  @MainActor public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) { super.init() }
  @MainActor public var supplementaryViewProvider: SupplementaryViewProvider?
  @MainActor public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
  @MainActor public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }
  @MainActor open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {}
}

@MainActor open class NSTableColumn: NSObject {
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
  open var identifier: NSUserInterfaceItemIdentifier
  open var title: String = ""
}

@MainActor open class NSTableCellView: NSView {
  open weak var textField: NSTextField?
}

@MainActor open class NSTableViewRowAction: NSObject {
  public enum Style: Int, Sendable { case regular, destructive }
  public convenience init(
    style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void
  ) { self.init(style) }
  // AppKit has no other initializer with a style.
  init(_ style: Style) { super.init() }
}

public protocol NSTableViewDataSource: NSObjectProtocol {}

public protocol NSTableViewDelegate: NSObjectProtocol {
  @MainActor func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction]
}

// The methods are optional in AppKit.
extension NSTableViewDelegate {
  public func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] { [] }
}

@MainActor open class NSTableView: NSControl {
  public enum RowActionEdge: Int, Sendable { case leading, trailing }
  public enum DropOperation: UInt, Sendable { case on, above }
  public nonisolated class var selectionDidChangeNotification: NSNotification.Name { NSNotification.Name("") }
  open weak var delegate: (any NSTableViewDelegate)?
  open var allowsMultipleSelection: Bool = false
  open var selectedRowIndexes: IndexSet { [] }
  open var rowActionsVisible: Bool = false
  open var doubleAction: Selector?
  open var clickedRow: Int { -1 }
  open func addTableColumn(_ tableColumn: NSTableColumn) {}
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {}
  open func deselectRow(_ row: Int) {}
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? { nil }
}

@available(macOS 11, *)
open class NSTableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, NSTableViewDataSource {
  public typealias CellProvider = (
    _ tableView: NSTableView, _ column: NSTableColumn, _ row: Int, _ itemIdentifier: ItemIdentifierType
  ) -> NSView
  public typealias SectionHeaderViewProvider = (
    _ tableView: NSTableView, _ row: Int, _ sectionIdentifier: SectionIdentifierType
  ) -> NSView
  @MainActor public init(tableView: NSTableView, cellProvider: @escaping CellProvider) { super.init() }
  @MainActor public var sectionHeaderViewProvider: SectionHeaderViewProvider?
  @MainActor public func itemIdentifier(forRow row: Int) -> ItemIdentifierType? { nil }
  @MainActor open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {}
}
