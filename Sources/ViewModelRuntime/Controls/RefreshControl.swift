/// A control with which the user starts a refresh and that shows that it is running, such as `UIRefreshControl`.
@MainActor
public protocol RefreshControl: AnyObject {
  /// Whether the control shows that a refresh is running.
  var isRefreshing: Bool { get }

  /// Shows that a refresh is running.
  func beginRefreshing()

  /// Shows that no refresh is running.
  func endRefreshing()

  /// Calls `handle` when the user starts a refresh. The control then shows that it is running.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onRefresh(_ handle: @escaping @MainActor () -> Bool)
}

extension RefreshControl {
  fileprivate func show(_ isRunning: Bool) {
    if isRunning, !isRefreshing { beginRefreshing() }
    if !isRunning, isRefreshing { endRefreshing() }
  }
}

extension CommandBinding {
  /// Returns a binding that runs the command when the user starts a refresh. The control shows each run of the command.
  public static func to(_ control: some RefreshControl) -> CommandBinding {
    CommandBinding { port in
      let shown = port.show { [weak control] command in
        control?.show(command.isRunning)
        return control != nil
      }
      let connection = ControlConnection<Void> { [weak control] in
        port.run()
        // A command that cannot run now, or that has already ended.
        control?.show(port.status?.isRunning ?? false)
      }
      connection.listen(control.onRefresh)
      return BindingToken(shown, connection)
    }
  }
}

extension RowsBinding {
  /// Returns this binding with a control that refreshes a loaded list: `.to(collectionView) { … }.refreshing(with:
  /// refreshControl)`. The control shows each refresh.
  public func refreshing(with control: some RefreshControl) -> RowsBinding {
    RowsBinding { port in
      guard let refresh = port.refresh else { return bind(port) }
      let shown = refresh.show { [weak control] isRefreshing in
        control?.show(isRefreshing)
        return control != nil
      }
      let connection = ControlConnection<Void> { refresh.run() }
      connection.listen(control.onRefresh)
      return BindingToken([bind(port), shown, BindingToken(connection)])
    }
  }
}
