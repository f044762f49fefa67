// A stand-in for UIKit: scroll, table and collection views with diffable data sources. A table view and a collection view
// make the cells of all rows at once, so that tests can drive the samples of the pages.

#if !os(watchOS)
  @_exported import Foundation

  extension IndexPath {
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { self[0] }
    public var item: Int { self[1] }
  }

  @MainActor open class UIScrollView: UIView {
    #if os(tvOS)
      @available(tvOS, unavailable) open var refreshControl: UIRefreshControl? { nil }
    #else
      open var refreshControl: UIRefreshControl?
    #endif
  }

  public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: Sendable {
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    public init() {}
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
      items[identifier] ?? []
    }
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { sectionIdentifiers += identifiers }
    public mutating func appendItems(
      _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
      guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
      items[section, default: []] += identifiers
    }

    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      guard sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
      let items = itemIdentifiers(inSection: sectionIdentifiers[indexPath.section])
      return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    var indexPaths: [IndexPath] {
      sectionIdentifiers.enumerated().flatMap { section, identifier in
        itemIdentifiers(inSection: identifier).indices.map { IndexPath(item: $0, section: section) }
      }
    }

    func indexPath(for identifier: ItemIdentifierType) -> IndexPath? {
      indexPaths.first { itemIdentifier(for: $0) == identifier }
    }
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
    var storedContent: (any UIContentConfiguration)?
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
      public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, handler)
        self.title = title
      }
      // UIKit has no other initializer.
      init(_ style: Style, _ handler: @escaping Handler) {
        self.handler = handler
        super.init()
      }
      public let handler: Handler
      open var title: String?
      open var image: UIImage?
    }

    @MainActor open class UISwipeActionsConfiguration: NSObject {
      public convenience init(actions: [UIContextualAction]) { self.init(all: actions) }
      init(all actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
      }
      public let actions: [UIContextualAction]
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
      let handler: Handler
      @MainActor @preconcurrency public init(handler: @escaping Handler) { self.handler = handler }
    }
    @preconcurrency public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
      using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
      guard let cell = (cells[indexPath] ?? UICollectionViewListCell()) as? Cell, let item else {
        fatalError("the stand-in makes only list cells")
      }
      registration.handler(cell, indexPath, item)
      return cell
    }
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var selection: Set<IndexPath> = []
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    func show(_ indexPaths: [IndexPath], make: (IndexPath) -> UICollectionViewCell?) {
      cells = [:]
      selection = []
      for indexPath in indexPaths { cells[indexPath] = make(indexPath) }
    }
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
    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
    public struct ScrollPosition: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      if !allowsMultipleSelection { selection = [] }
      if let indexPath { selection.insert(indexPath) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.remove(indexPath) }
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
    private weak var view: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
      (view, self.cellProvider) = (collectionView, cellProvider)
      super.init()
    }
    public var supplementaryViewProvider: SupplementaryViewProvider?
    public var reorderingHandlers = ReorderingHandlers()
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      current.itemIdentifier(for: indexPath)
    }
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      current.indexPath(for: itemIdentifier)
    }
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
      current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      current = snapshot
      guard let view else { return }
      view.show(snapshot.indexPaths) { indexPath in
        snapshot.itemIdentifier(for: indexPath).flatMap { cellProvider(view, indexPath, $0) }
      }
      completion?()
    }
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
  }

  @MainActor open class UITableViewCell: UIView {
    open func prepareForReuse() {}
    var storedContent: (any UIContentConfiguration)?
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
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var cellClasses: [String: AnyClass] = [:]
    private var selection: Set<IndexPath> = []
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      if !allowsMultipleSelection { selection = [] }
      if let indexPath { selection.insert(indexPath) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.remove(indexPath) }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      cellClasses[identifier] = cellClass
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      guard cellClasses[identifier] == UITableViewCell.self else {
        fatalError("the identifier is unknown, or the cell has a class that the stand-in does not make")
      }
      return UITableViewCell()
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    func show(_ indexPaths: [IndexPath], make: (IndexPath) -> UITableViewCell?) {
      cells = [:]
      selection = []
      for indexPath in indexPaths { cells[indexPath] = make(indexPath) }
    }
  }

  @MainActor @preconcurrency
  open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  >: NSObject {
    public typealias CellProvider = (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    private weak var view: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
      (view, self.cellProvider) = (tableView, cellProvider)
      super.init()
    }
    public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
      current.itemIdentifier(for: indexPath)
    }
    public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
      current.indexPath(for: itemIdentifier)
    }
    public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
      current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      current = snapshot
      guard let view else { return }
      view.show(snapshot.indexPaths) { indexPath in
        snapshot.itemIdentifier(for: indexPath).flatMap { cellProvider(view, indexPath, $0) }
      }
      completion?()
    }
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
  }
#endif
