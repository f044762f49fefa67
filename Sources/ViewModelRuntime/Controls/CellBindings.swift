@_spi(Generated) import ViewModelCore

/// The bindings of cells that a table or collection view reuses: `cells.bind(cell) { row.bind(for: cell, …) }`.
///
/// The bindings of a cell end when it is bound again, or when the object is released.
@MainActor
public final class CellBindings {
  private struct Bound {
    weak var cell: AnyObject?
    let token: BindingToken
  }

  private var bound: [ObjectIdentifier: Bound] = [:]
  private var limit = 32

  /// Creates an object without bindings.
  public init() {}

  /// Ends the bindings of a cell, and then creates others.
  public func bind(_ cell: AnyObject, _ makeBinding: () -> BindingToken) {
    end(cell)
    removeReleasedCells()
    bound[ObjectIdentifier(cell)] = Bound(cell: cell, token: makeBinding())
  }

  /// Ends the bindings of a cell that displays no row any longer.
  public func end(_ cell: AnyObject) { bound.removeValue(forKey: ObjectIdentifier(cell))?.token.end() }

  private func removeReleasedCells() {
    guard bound.count >= limit else { return }
    bound = bound.filter { $0.value.cell != nil }
    limit = max(32, bound.count * 2)
  }
}
