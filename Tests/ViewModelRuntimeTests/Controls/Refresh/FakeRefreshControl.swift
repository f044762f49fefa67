@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// A refresh control of UIKit, which ignores the start of a refresh outside a window, and does not report what the program
/// does.
@MainActor
final class FakeRefreshControl: RefreshControl, WindowedControl {
  private(set) var isRefreshing = false
  private(set) var complaints: [String] = []
  private var handlers: [@MainActor () -> Bool] = []
  private var windowHandlers: [@MainActor () -> Bool] = []
  var isInWindow: Bool {
    didSet { if isInWindow != oldValue { windowHandlers = windowHandlers.filter { $0() } } }
  }

  init(isInWindow: Bool) { self.isInWindow = isInWindow }

  func beginRefreshing() {
    guard isInWindow else { return complaints.append("received offscreen beginRefreshing") }
    isRefreshing = true
  }

  func endRefreshing() { isRefreshing = false }

  func onRefresh(_ handle: @escaping @MainActor () -> Bool) { handlers.append(handle) }

  func onWindowChange(_ handle: @escaping @MainActor () -> Bool) { windowHandlers.append(handle) }

  /// A person pulls the list down.
  func pull() {
    guard isInWindow, !isRefreshing else { return }
    isRefreshing = true
    handlers = handlers.filter { $0() }
  }
}
