// A stand-in for UIKit: scroll, table and collection views with diffable data sources. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  extension IndexPath {
    public var section: Int { 0 }
    public var item: Int { 0 }
  }

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
    public var sectionIdentifiers: [SectionIdentifierType] { [] }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { [] }
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
    public mutating func appendItems(
      _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {}
  }

  public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  > {
    public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
    public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  }

  @MainActor open class UICollectionReusableView: UIView {
    open func prepareForReuse() {}
  }

  @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { UIView() }
  }

  @MainActor open class UICollectionViewListCell: UICollectionViewCell {}

  @MainActor open class UICollectionViewLayout: NSObject {}

  @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public class func list(using configuration: UICollectionLayoutListConfiguration)
      -> UICollectionViewCompositionalLayout
    {
      UICollectionViewCompositionalLayout()
    }
  }

  public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    @MainActor public init(appearance: Appearance) {}
    @MainActor public var headerMode: HeaderMode {
      get { .none }
      set {}
    }
    #if !os(tvOS)
      @MainActor public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        get { nil }
        set {}
      }
      @MainActor public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? {
        get { nil }
        set {}
      }
    #endif
  }

  #if !os(tvOS)
    @MainActor open class UIContextualAction: NSObject {
      public enum Style: Int, Sendable { case normal, destructive }
      public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
      public convenience init(style: Style, title: String?, handler: @escaping Handler) { self.init(style) }
      // UIKit has no other initializer.
      init(_ style: Style) { super.init() }
      open var title: String?
      open var image: UIImage?
    }

    @MainActor open class UISwipeActionsConfiguration: NSObject {
      public convenience init(actions: [UIContextualAction]) { self.init(count: actions.count) }
      init(count: Int) { super.init() }
      open var performsFirstActionWithFullSwipe: Bool = true
    }
  #endif

  @MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  }

  // The methods are optional in UIKit.
  extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  }

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
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
      public typealias Handler = (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
      @MainActor @preconcurrency public init(elementKind: String, handler: @escaping Handler) {}
    }
    @preconcurrency public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
      using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary { fatalError() }
    public class var elementKindSectionHeader: String { "" }
    public class var elementKindSectionFooter: String { "" }
    open func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}
    open func dequeueReusableSupplementaryView(
      ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { fatalError() }
    open weak var delegate: (any UICollectionViewDelegate)?
    open var allowsMultipleSelection: Bool = false
    open var indexPathsForSelectedItems: [IndexPath]? { nil }
    public struct ScrollPosition: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  }

  @available(*, unavailable)
  extension UICollectionView.CellRegistration: Sendable {}

  @available(*, unavailable)
  extension UICollectionView.SupplementaryRegistration: Sendable {}

  @MainActor @preconcurrency
  open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    public typealias CellProvider = (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public struct ReorderingHandlers {
      public init() {}
      public var canReorderItem: ((ItemIdentifierType) -> Bool)?
      public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
      public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { super.init() }
    public var supplementaryViewProvider: SupplementaryViewProvider?
    public var reorderingHandlers = ReorderingHandlers()
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? { nil }
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

  @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    #if !os(tvOS)
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration?
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration?
    #endif
  }

  // The methods are optional in UIKit.
  extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    #if !os(tvOS)
      public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { nil }
      public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { nil }
    #endif
  }

  @MainActor open class UITableView: UIScrollView {
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    open weak var delegate: (any UITableViewDelegate)?
    open var allowsMultipleSelection: Bool = false
    open var indexPathsForSelectedRows: [IndexPath]? { nil }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
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
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? { nil }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
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
