#if canImport(SwiftUI)
  public import SwiftUI
  @_spi(Generated) import ViewModelCore

  /// The rows of a list that is loaded in pages. The next page is loaded when a row near the end appears.
  ///
  /// ```swift
  /// List {
  ///   ListRows(viewModel.rows) { row in Text(row.title) }
  /// }
  /// .refreshable { await viewModel.rows.refresh() }
  /// ```
  ///
  /// The identity of a row is that of its element in the schema. A list that is not loaded in pages needs only
  /// `ForEach(viewModel.lines)`.
  public struct ListRows<Element: Identifiable, Row: ViewModel, Failure: Error, Content: View>: View {
    private let rows: LoadedRowList<Element, Row, Failure>
    private let content: (ListRow<Element, Row>) -> Content

    /// Creates the rows.
    public init(
      _ rows: LoadedRowList<Element, Row, Failure>,
      @ViewBuilder content: @escaping (ListRow<Element, Row>) -> Content
    ) {
      self.rows = rows
      self.content = content
    }

    public var body: some View {
      ForEach(rows) { row in
        content(row).onAppear { rows.rowAppeared(row.id) }
      }
    }
  }

  extension DynamicViewContent {
    /// Calls a function with the identity of each row that a person deletes.
    ///
    /// ```swift
    /// ForEach(viewModel.lines) { line in Text(line.amount) }
    ///   .onDelete(of: viewModel.lines) { id in viewModel.remove(id: id) }
    /// ```
    ///
    /// - Parameters:
    ///   - rows: The rows that the view shows.
    ///   - delete: Deletes a row.
    public func onDelete<Rows: RowCollection>(
      of rows: Rows, perform delete: @escaping @MainActor (Rows.Item.ID) -> Void
    ) -> some DynamicViewContent {
      onDelete { indices in
        for id in rows.ids(at: indices) { delete(id) }
      }
    }

    /// Calls a function with the identity of each row that a person moves, and with that of the row that follows at its
    /// new place; nil at the end.
    ///
    /// - Parameters:
    ///   - rows: The rows that the view shows.
    ///   - move: Moves a row before another.
    public func onMove<Rows: RowCollection>(
      of rows: Rows, perform move: @escaping @MainActor (_ id: Rows.Item.ID, _ next: Rows.Item.ID?) -> Void
    ) -> some DynamicViewContent {
      onMove { indices, destination in
        let next = rows.next(at: destination, without: indices)
        for id in rows.ids(at: indices) { move(id, next) }
      }
    }
  }

  // `List(selection:)` and `Table(selection:)`.

  @MainActor
  extension SelectableRowList where Item.ID: Sendable {
    /// A binding of the selected rows that the list shows: `List(selection: viewModel.tracks.selectedRows)`.
    public var selectedRows: SwiftUI.Binding<Set<Item.ID>> { ShownSelection(self).rowsBinding }

    /// A binding of the selected row, for a list in which one row can be selected.
    public var selectedRow: SwiftUI.Binding<Item.ID?> { ShownSelection(self).rowBinding }
  }

  @MainActor
  extension LoadedRowList where Item.ID: Sendable {
    /// A binding of the selected rows that the list shows: `List(selection: viewModel.photos.selectedRows)`.
    public var selectedRows: SwiftUI.Binding<Set<Item.ID>> { ShownSelection(self).rowsBinding }

    /// A binding of the selected row, for a list in which one row can be selected.
    public var selectedRow: SwiftUI.Binding<Item.ID?> { ShownSelection(self).rowBinding }
  }

  extension ShownSelection where Element.ID: Sendable {
    fileprivate var rowsBinding: SwiftUI.Binding<Set<Element.ID>> {
      SwiftUI.Binding { @MainActor in
        rows
      } set: { @MainActor in
        rows = $0
      }
    }

    fileprivate var rowBinding: SwiftUI.Binding<Element.ID?> {
      SwiftUI.Binding { @MainActor in
        row
      } set: { @MainActor in
        row = $0
      }
    }
  }
#endif
