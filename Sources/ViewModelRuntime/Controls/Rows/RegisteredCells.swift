@_spi(Generated) import ViewModelCore

/// A view that makes cells, or uses them again, for the identifiers that types of cells are registered with. UIKit and
/// AppKit raise an exception for another identifier.
@MainActor
protocol CellReusingView: AnyObject {
  associatedtype ReusedCell: AnyObject
  associatedtype Position

  func register(_ type: AnyClass, identifier: String)
  func reusedCell(identifier: String, at position: Position) -> ReusedCell
}

/// The cells of one type in a view, which are registered when the value is created.
@MainActor
struct RegisteredCells<View: CellReusingView> {
  private let identifier: String

  init(_ type: AnyClass, in view: View) {
    identifier = "ViewModelRuntime.\(String(reflecting: type))"
    view.register(type, identifier: identifier)
  }

  func cell(in view: View, at position: View.Position) -> View.ReusedCell {
    view.reusedCell(identifier: identifier, at: position)
  }
}
