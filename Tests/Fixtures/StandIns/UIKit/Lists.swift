// A stand-in for UIKit: scroll, table and collection views with diffable data sources. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  @MainActor open class UIScrollView: UIView {
    @available(tvOS, unavailable) open var refreshControl: UIRefreshControl? {
      get { nil }
      set {}
    }
  }

  public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: Sendable {
    public init() {}
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
    public mutating func appendItems(
      _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {}
  }

  @MainActor open class UICollectionReusableView: UIView {
    open func prepareForReuse() {}
  }

  @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { UIView() }
  }

  @MainActor open class UICollectionViewListCell: UICollectionViewCell {}

  @MainActor open class UICollectionViewLayout: NSObject {}

  @MainActor open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
      public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
      @MainActor @preconcurrency public init(handler: @escaping Handler) {}
    }
    @preconcurrency public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
      using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { fatalError() }
  }

  @available(*, unavailable)
  extension UICollectionView.CellRegistration: Sendable {}

  @MainActor @preconcurrency
  open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    public typealias CellProvider = (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { super.init() }
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true
    ) async {}
  }

  @MainActor open class UITableViewCell: UIView {
    open func prepareForReuse() {}
  }

  @MainActor open class UITableView: UIScrollView {
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      fatalError()
    }
  }

  @MainActor @preconcurrency
  open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    public typealias CellProvider = (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) { super.init() }
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true
    ) async {}
  }
#endif
