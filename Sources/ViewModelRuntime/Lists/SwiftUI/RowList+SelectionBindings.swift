#if canImport(SwiftUI)
  public import SwiftUI

  // `List(selection:)` and `Table(selection:)`.

  @MainActor
  extension SelectableRowList where Element.ID: Sendable {
    /// A binding of the selected rows that the list shows: `List(selection: viewModel.tracks.selectedRows)`.
    public var selectedRows: SwiftUI.Binding<Set<Element.ID>> { ShownSelection(self).rowsBinding }

    /// A binding of the selected row, for a list in which one row can be selected.
    public var selectedRow: SwiftUI.Binding<Element.ID?> { ShownSelection(self).rowBinding }
  }

  @MainActor
  extension LoadedRowList where Element.ID: Sendable {
    /// A binding of the selected rows that the list shows: `List(selection: viewModel.photos.selectedRows)`.
    public var selectedRows: SwiftUI.Binding<Set<Element.ID>> { ShownSelection(self).rowsBinding }

    /// A binding of the selected row, for a list in which one row can be selected.
    public var selectedRow: SwiftUI.Binding<Element.ID?> { ShownSelection(self).rowBinding }
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
