#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  @_spi(Generated) import ViewModelCore

  /// The rows of a table view, with a section for each section of the list. The titles of the sections are its headers.
  ///
  /// The rows become the delegate of a table view that has none. Without that, call ``didSelectRow(at:)``,
  /// ``didDeselectRow(at:)`` and ``swipeActions(_:at:)`` in the methods of your delegate.
  public final class TableRows<Element: Identifiable, Row: ViewModel>: DisplayedRows<Element, Row>
  where Element.ID: Sendable {
    /// The data source of the table view. Only the binding applies snapshots.
    public let dataSource: UITableViewDiffableDataSource<String, Element.ID>
    private weak var tableView: UITableView?
    private var delegate: TableDelegate?

    /// Creates the rows of a table view with plain cells.
    ///
    /// - Parameter configure: Binds a row to a cell. The token ends when the cell displays another row.
    public convenience init(
      _ tableView: UITableView, _ configure: @escaping (_ row: Row, _ cell: UITableViewCell) -> BindingToken
    ) {
      self.init(tableView, cell: UITableViewCell.self, configure)
    }

    /// Creates the rows of a table view.
    ///
    /// - Parameters:
    ///   - cell: The type of the cells, which is registered.
    ///   - configure: Binds a row to a cell. The token ends when the cell displays another row.
    public convenience init<Cell: UITableViewCell>(
      _ tableView: UITableView, cell: Cell.Type, _ configure: @escaping (_ row: Row, _ cell: Cell) -> BindingToken
    ) {
      let cells = RegisteredCells(cell, in: tableView)
      self.init(tableView) {
        cells.cell(in: $0, at: $1)
      } configure: { row, cell in
        (cell as? Cell).map { configure(row, $0) } ?? BindingToken([])
      }
    }

    /// Creates the rows of a table view whose cells are in a nib file or a storyboard.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier that the cells are registered with. UIKit raises an exception for another one.
    ///   - configure: Binds a row to a cell. The token ends when the cell displays another row.
    public convenience init(
      _ tableView: UITableView, reuseIdentifier: String,
      _ configure: @escaping (_ row: Row, _ cell: UITableViewCell) -> BindingToken
    ) {
      self.init(tableView) { tableView, indexPath in
        tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
      } configure: {
        configure($0, $1)
      }
    }

    private init(
      _ tableView: UITableView, makeCell: @escaping (UITableView, IndexPath) -> UITableViewCell,
      configure: @escaping (Row, UITableViewCell) -> BindingToken
    ) {
      let relay = RowsRelay<Element, Row>()
      let source = TableSource<Element.ID>(tableView: tableView) { tableView, indexPath, id in
        let cell = makeCell(tableView, indexPath)
        relay.rows?.show(id, in: cell, configure)
        return cell
      }
      source.canMove = { relay.rows?.canMove ?? false }
      source.hasActions = { relay.rows?.hasActions ?? false }
      source.didMove = { relay.rows?.userMovedRow(from: $0, to: $1) }
      dataSource = source
      self.tableView = tableView
      super.init()
      relay.rows = self
      container = self
      if tableView.delegate == nil {
        let delegate = TableDelegate(self)
        self.delegate = delegate
        tableView.delegate = delegate
      }
    }

    /// The row at an index path; nil if there is none.
    public func row(at indexPath: IndexPath) -> ListRow<Element, Row>? {
      dataSource.itemIdentifier(for: indexPath).flatMap(row(id:))
    }
  }

  extension UITableView: CellReusingView {
    func register(_ type: AnyClass, identifier: String) { register(type, forCellReuseIdentifier: identifier) }

    func reusedCell(identifier: String, at position: IndexPath) -> UITableViewCell {
      dequeueReusableCell(withIdentifier: identifier, for: position)
    }
  }

  extension RowsBinding where Element.ID: Sendable {
    /// Returns a binding that displays the rows in the plain cells of a table view: ``TableRows``.
    ///
    /// - Parameter configure: Binds a row to a cell. The token ends when the cell displays another row.
    public static func to(
      _ tableView: UITableView, _ configure: @escaping (_ row: Row, _ cell: UITableViewCell) -> BindingToken
    ) -> RowsBinding {
      to(tableView, cell: UITableViewCell.self, configure)
    }

    /// Returns a binding that displays the rows in a table view: ``TableRows``.
    ///
    /// - Parameters:
    ///   - cell: The type of the cells, which is registered.
    ///   - configure: Binds a row to a cell. The token ends when the cell displays another row.
    public static func to<Cell: UITableViewCell>(
      _ tableView: UITableView, cell: Cell.Type, _ configure: @escaping (_ row: Row, _ cell: Cell) -> BindingToken
    ) -> RowsBinding {
      RowsBinding { TableRows(tableView, cell: cell, configure).bind($0) }
    }
  }

  extension TableRows: RowContainer, TableEvents {
    /// Selects the row in the list. Call it in `tableView(_:didSelectRowAt:)`.
    public func didSelectRow(at indexPath: IndexPath) { setSelected(true, at: indexPath) }

    /// Deselects the row in the list. Call it in `tableView(_:didDeselectRowAt:)`.
    public func didDeselectRow(at indexPath: IndexPath) { setSelected(false, at: indexPath) }

    private func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
      if let id = dataSource.itemIdentifier(for: indexPath) { userSetSelected(isSelected, id) }
    }

    #if !os(tvOS)
      /// Returns the actions of a row. Call it in `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` and
      /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
      public func swipeActions(_ edge: RowEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration {
        swipeActions(edge, of: dataSource.itemIdentifier(for: indexPath))
      }
    #endif

    var hasView: Bool { tableView != nil }

    var isInWindow: Bool { tableView?.window != nil }

    var allowsSeveralSelectedRows: Bool {
      get { tableView?.allowsMultipleSelection ?? false }
      set { tableView?.allowsMultipleSelection = newValue }
    }

    var selectedRows: [Element.ID] {
      tableView?.indexPathsForSelectedRows?.compactMap { dataSource.itemIdentifier(for: $0) } ?? []
    }

    func setSelected(_ isSelected: Bool, _ id: Element.ID) {
      guard let tableView, let indexPath = dataSource.indexPath(for: id) else { return }
      if isSelected {
        tableView.selectRow(at: indexPath, animated: isInWindow, scrollPosition: .none)
      } else {
        tableView.deselectRow(at: indexPath, animated: isInWindow)
      }
    }

    func apply(_ snapshot: ListSnapshot<String, Element.ID>, isAnimated: Bool) {
      dataSource.apply(snapshot.diffable, animatingDifferences: isAnimated)
    }
  }

  /// A data source with the titles of sections, which can move rows.
  private final class TableSource<ID: Hashable & Sendable>: UITableViewDiffableDataSource<String, ID> {
    var canMove: () -> Bool = { false }
    var hasActions: () -> Bool = { false }
    var didMove: (RowPosition, RowPosition) -> Void = { _, _ in }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).flatMap { $0.isEmpty ? nil : $0 }
    }

    // A table view offers actions only for rows that can be edited.
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { hasActions() }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove() }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      didMove(RowPosition(sourceIndexPath), RowPosition(destinationIndexPath))
    }
  }

  /// The events of a table view's delegate.
  @MainActor
  private protocol TableEvents: AnyObject {
    func didSelectRow(at indexPath: IndexPath)
    func didDeselectRow(at indexPath: IndexPath)
    #if !os(tvOS)
      func swipeActions(_ edge: RowEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration
    #endif
  }

  private final class TableDelegate: NSObject, UITableViewDelegate {
    private weak var rows: (any TableEvents)?

    init(_ rows: any TableEvents) {
      self.rows = rows
      super.init()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows?.didSelectRow(at: indexPath) }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      rows?.didDeselectRow(at: indexPath)
    }

    #if !os(tvOS)
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { rows?.swipeActions(.leading, at: indexPath) }

      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { rows?.swipeActions(.trailing, at: indexPath) }
    #endif
  }
#endif
