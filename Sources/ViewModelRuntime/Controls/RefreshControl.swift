@_spi(Generated) import ViewModelCore

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

/// A control that can display a refresh only in a window.
@MainActor
protocol WindowedControl: AnyObject {
  var isInWindow: Bool { get }

  /// Calls `handle` when the control has moved to a window or has left it.
  ///
  /// - Parameter handle: Returns whether it expects further calls. If it returns false, release it.
  func onWindowChange(_ handle: @escaping @MainActor () -> Bool)
}

extension RefreshControl {
  fileprivate func show(_ isRunning: Bool) {
    if isRunning, !isRefreshing, (self as? any WindowedControl)?.isInWindow != false { beginRefreshing() }
    if !isRunning, isRefreshing { endRefreshing() }
  }

  /// Returns a token that shows a running refresh again when the control has moved to a window.
  fileprivate func showInWindows(_ isRunning: @escaping @MainActor () -> Bool) -> BindingToken {
    guard let control = self as? any WindowedControl else { return BindingToken([]) }
    let connection = ControlConnection<Void> { [weak self] in self?.show(isRunning()) }
    connection.listen(control.onWindowChange)
    return BindingToken(connection)
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
      let windows = control.showInWindows { port.status?.isRunning ?? false }
      return BindingToken([shown, BindingToken(connection), windows])
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
      let connection = ControlConnection<Void> { [weak control] in
        refresh.run()
        // A refresh that cannot run, or that has already ended.
        control?.show(refresh.isRunning())
      }
      connection.listen(control.onRefresh)
      let windows = control.showInWindows(refresh.isRunning)
      return BindingToken([bind(port), shown, BindingToken(connection), windows])
    }
  }
}
