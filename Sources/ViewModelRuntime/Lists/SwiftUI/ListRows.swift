#if canImport(SwiftUI)
  public import SwiftUI

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
#endif
