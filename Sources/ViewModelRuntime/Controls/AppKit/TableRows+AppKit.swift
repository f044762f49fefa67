#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  @_spi(Generated) import ViewModelCore

  /// The rows of a table view. The identifiers of the columns are also those of their cell views. Without a cell view in a
  /// nib file, a cell view has a label as its text field.
  ///
  /// The rows become the delegate of a table view that has none. Without that, call ``rowActions(forRow:edge:)`` in
  /// `tableView(_:rowActionsForRow:edge:)`. They also become the target of a table view without a target and a double
  /// action. Without that, call ``openClickedRow()`` in the action.
  public final class TableRows<Element: Identifiable, Row: ViewModel>: DisplayedRows<Element, Row>
  where Element.ID: Sendable {
    /// The data source of the table view. Only the binding applies snapshots.
    public let dataSource: NSTableViewDiffableDataSource<String, Element.ID>
    private let showsHeaders: Bool
    private weak var tableView: NSTableView?
    private var delegate: TableDelegate?
    private var selection: BindingToken?
    /// The strings on the pasteboard for the rows that the user has dragged.
    private var draggedRows: [Element.ID: String] = [:]

    /// Creates the rows of a table view.
    ///
    /// - Parameters:
    ///   - showsHeaders: Whether a row with the title precedes the rows of each section.
    ///   - configure: Binds a row to the view of a column. The token ends when the view displays another row.
    public init(
      _ tableView: NSTableView, showsHeaders: Bool = false,
      _ configure: @escaping (_ row: Row, _ view: NSView, _ column: NSUserInterfaceItemIdentifier) -> BindingToken
    ) {
      let relay = RowsRelay<Element, Row>()
      let source = TableSource<Element.ID>(tableView: tableView) { tableView, column, _, id in
        let column = column.identifier
        let cell = tableView.makeView(withIdentifier: column, owner: nil) ?? LabelCell(column)
        relay.rows?.show(id, in: cell) { configure($0, $1, column) }
        return cell
      }
      if showsHeaders { source.sectionHeaderViewProvider = { _, _, title in NSTextField(labelWithString: title) } }
      dataSource = source
      self.showsHeaders = showsHeaders
      self.tableView = tableView
      super.init()
      relay.rows = self
      container = self
      source.events = self
      tableView.registerForDraggedTypes([.movedRow])
      followSelection(of: tableView)
      let delegate = TableDelegate(self)
      self.delegate = delegate
      if tableView.delegate == nil { tableView.delegate = delegate }
      if tableView.target == nil, tableView.doubleAction == nil { delegate.receiveDoubleClicks(of: tableView) }
    }

    /// The row at an index; nil for a header, and if there is none.
    public func row(at index: Int) -> ListRow<Element, Row>? {
      dataSource.itemIdentifier(forRow: index).flatMap(row(id:))
    }

    // This leaves the selection of the delegate to the app.
    private func followSelection(of tableView: NSTableView) {
      let connection = ControlConnection<Void> { [weak self] in self?.selectionDidChange() }
      connection.listen { NotificationEvents.on(NSTableView.selectionDidChangeNotification, of: tableView, $0) }
      selection = BindingToken(connection)
    }
  }

  extension TableRows: RowContainer, TableEvents {
    /// Opens the row that the user has clicked. Call it in the `doubleAction` of the table view.
    public func openClickedRow() {
      guard let tableView, let id = dataSource.itemIdentifier(forRow: tableView.clickedRow) else { return }
      userOpened(id)
    }

    /// Returns the actions of a row. Call it in `tableView(_:rowActionsForRow:edge:)`.
    public func rowActions(forRow index: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction] {
      guard let id = dataSource.itemIdentifier(forRow: index) else { return [] }
      return actions(at: edge == .leading ? .leading : .trailing, of: id).map { action in
        NSTableViewRowAction(style: action.role == .destructive ? .destructive : .regular, title: action.title) {
          [weak self] _, _ in
          guard let self else { return }
          _ = perform(action, of: id)
          tableView?.rowActionsVisible = false
        }
      }
    }

    var hasView: Bool { tableView != nil }

    var isInWindow: Bool { tableView?.window != nil }

    var allowsSeveralSelectedRows: Bool {
      get { tableView?.allowsMultipleSelection ?? false }
      set { tableView?.allowsMultipleSelection = newValue }
    }

    var selectedRows: [Element.ID] {
      tableView?.selectedRowIndexes.compactMap { dataSource.itemIdentifier(forRow: $0) } ?? []
    }

    func setSelected(_ isSelected: Bool, _ id: Element.ID) {
      guard let tableView, let index = displayed?.tableRow(of: id, hasHeaders: showsHeaders) else { return }
      if isSelected {
        tableView.selectRowIndexes([index], byExtendingSelection: allowsSeveralSelectedRows)
      } else {
        tableView.deselectRow(index)
      }
    }

    func apply(_ snapshot: ListSnapshot<String, Element.ID>, isAnimated: Bool) {
      dataSource.apply(snapshot.diffable, animatingDifferences: isAnimated)
    }

    fileprivate func pasteboardItem(ofRow index: Int) -> NSPasteboardItem? {
      guard canMove, let id = dataSource.itemIdentifier(forRow: index) else { return nil }
      let name = draggedRows[id] ?? UUID().uuidString
      draggedRows[id] = name
      let item = NSPasteboardItem()
      item.setString(name, forType: .movedRow)
      return item
    }

    fileprivate func canDrop(_ info: any NSDraggingInfo) -> Bool {
      guard canMove, let tableView else { return false }
      return info.draggingSource as AnyObject? === tableView
    }

    fileprivate func drop(_ info: any NSDraggingInfo, above index: Int) -> Bool {
      let names = info.draggingPasteboard.pasteboardItems?.compactMap { $0.string(forType: .movedRow) } ?? []
      let ids = names.compactMap { name in draggedRows.first { $0.value == name }?.key }
      draggedRows = [:]
      guard !ids.isEmpty, let position = displayed?.insertionPosition(tableRow: index, hasHeaders: showsHeaders) else {
        return false
      }
      userDroppedRows(ids, at: position)
      return true
    }
  }

  extension NSPasteboard.PasteboardType {
    fileprivate static let movedRow = NSPasteboard.PasteboardType("ViewModelRuntime.movedRow")
  }

  /// The events of a table view's data source and delegate.
  @MainActor
  private protocol TableEvents: AnyObject {
    func pasteboardItem(ofRow index: Int) -> NSPasteboardItem?
    func canDrop(_ info: any NSDraggingInfo) -> Bool
    func drop(_ info: any NSDraggingInfo, above index: Int) -> Bool
    func rowActions(forRow index: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction]
    func openClickedRow()
  }

  /// The view of a cell that is in no nib file.
  private final class LabelCell: NSTableCellView {
    convenience init(_ identifier: NSUserInterfaceItemIdentifier) {
      self.init()
      // The table view uses the view again.
      self.identifier = identifier
      textField = addLabel()
    }
  }

  extension NSView {
    /// Adds a label that fills the view.
    func addLabel() -> NSTextField {
      let label = NSTextField(labelWithString: "")
      label.frame = bounds
      label.autoresizingMask = [.width, .height]
      addSubview(label)
      return label
    }
  }

  /// A data source that moves rows by dragging them.
  ///
  /// The superclass does not implement these methods, so that their selectors have to be named.
  private final class TableSource<ID: Hashable & Sendable>: NSTableViewDiffableDataSource<String, ID> {
    weak var events: (any TableEvents)?

    #if canImport(ObjectiveC)
      @objc(tableView:pasteboardWriterForRow:)
    #endif
    @MainActor func pasteboardWriter(_ tableView: Any?, row: Int) -> Any? { events?.pasteboardItem(ofRow: row) }

    #if canImport(ObjectiveC)
      @objc(tableView:validateDrop:proposedRow:proposedDropOperation:)
    #endif
    @MainActor func validateDrop(_ tableView: Any?, _ info: Any?, row: Int, operation: UInt) -> UInt {
      let isBetweenRows = operation == NSTableView.DropOperation.above.rawValue
      guard isBetweenRows, let info = info as? any NSDraggingInfo, events?.canDrop(info) == true else { return 0 }
      return NSDragOperation.move.rawValue
    }

    #if canImport(ObjectiveC)
      @objc(tableView:acceptDrop:row:dropOperation:)
    #endif
    @MainActor func acceptDrop(_ tableView: Any?, _ info: Any?, row: Int, operation: UInt) -> Bool {
      (info as? any NSDraggingInfo).flatMap { events?.drop($0, above: row) } ?? false
    }
  }

  @MainActor
  private final class TableDelegate: NSObject, NSTableViewDelegate {
    private weak var events: (any TableEvents)?

    init(_ events: any TableEvents) {
      self.events = events
      super.init()
    }

    func receiveDoubleClicks(of tableView: NSTableView) {
      tableView.target = self
      tableView.doubleAction = Self.selector
    }

    #if canImport(ObjectiveC)
      private static let selector = #selector(openRow)
    #else
      private static let selector = Selector("openRow:")
    #endif

    #if canImport(ObjectiveC)
      @objc
    #endif
    private func openRow(_ sender: Any?) { events?.openClickedRow() }

    func tableView(
      _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] { events?.rowActions(forRow: row, edge: edge) ?? [] }
  }
#endif
