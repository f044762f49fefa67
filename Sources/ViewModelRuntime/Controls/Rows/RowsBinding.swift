/// A binding to a list: `bind(rows: .to(collectionView) { row, cell in … }, …)`.
@MainActor
public struct RowsBinding<Element: Identifiable, Row: ViewModel> {
  private let attach: (RowsPort<Element, Row>) -> BindingToken

  /// Creates a binding.
  ///
  /// - Parameter attach: Connects the view and returns a token that ends the connection.
  public init(_ attach: @escaping (RowsPort<Element, Row>) -> BindingToken) { self.attach = attach }

  /// Connects the binding. Generated code calls this method.
  public func bind(_ port: RowsPort<Element, Row>) -> BindingToken { attach(port) }

  /// Returns a binding that calls `receive` with the current rows, and after each commit that changes them.
  public static func show(_ receive: @escaping (RowList<Element, Row>) -> Void) -> RowsBinding {
    RowsBinding { port in
      port.show {
        receive($0.rows)
        return true
      }
    }
  }

  /// Returns a binding that calls `receive` with `target` and the current rows, and after each commit that changes them,
  /// as long as `target` exists. It does not retain `target`.
  public static func show<Target: AnyObject>(
    for target: Target, _ receive: @escaping (Target, RowList<Element, Row>) -> Void
  ) -> RowsBinding {
    RowsBinding { [weak target] port in
      port.show { [weak target] list in
        guard let target else { return false }
        receive(target, list.rows)
        return true
      }
    }
  }
}
