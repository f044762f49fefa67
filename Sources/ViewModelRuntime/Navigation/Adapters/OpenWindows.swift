@_spi(Generated) import ViewModelCore

/// A window that asks before it closes.
@MainActor
protocol ClosingWindow: AnyObject {
  /// Shows the window above the others, so that people see its question.
  func showQuestions()
  /// Closes the window without a question.
  func close()
}

extension Navigation {
  /// Returns whether a window can close now. Otherwise the leave questions are asked, and the window closes after them.
  func canClose(_ window: some ClosingWindow) -> Bool {
    guard !canLeaveAll else { return true }
    guard windowClosing == nil else { return false }
    windowClosing = ScopedTask { [weak self, weak window] in
      guard let self else { return }
      let isConfirmed = await confirmLeavingAll()
      windowClosing = nil
      guard isConfirmed else { return }
      closeAllScreens()
      window?.close()
    }
    return false
  }
}

/// The windows of the app, which ask their leave questions before the app ends.
@MainActor
final class OpenWindows {
  static let shared = OpenWindows()

  private struct Place {
    weak var window: OpenWindow?
  }

  private var places: [Place] = []
  private var asking: ScopedTask?
  private var isEnding = false

  init() {}

  func add(_ window: OpenWindow) {
    places.removeAll { $0.window == nil }
    places.append(Place(window: window))
  }

  /// Returns whether the app can end now. Otherwise the leave questions of all windows are asked, and `end` is called
  /// after them. The windows stay open, also if a person declines a question of a later one.
  ///
  /// - Parameter end: Ends the app, which calls this method again.
  func canEnd(_ end: @escaping @MainActor () -> Void) -> Bool {
    let unsaved = places.compactMap(\.window).filter { !$0.canLeave }
    if isEnding || unsaved.isEmpty { return true }
    guard asking == nil else { return false }
    asking = ScopedTask { [weak self] in
      var isConfirmed = true
      for window in unsaved where isConfirmed { isConfirmed = await window.confirmLeaving() }
      self?.asking = nil
      if isConfirmed { self?.finish(end) }
    }
    return false
  }

  private func finish(_ end: () -> Void) {
    isEnding = true
    end()
    // Something else may have kept the app running.
    isEnding = false
  }
}

/// An open window, as long as its container shows it.
@MainActor
final class OpenWindow: Endable {
  private weak var navigation: Navigation?
  private let show: () -> Void

  /// Adds a window to those that ask before the app ends.
  ///
  /// - Parameter show: Shows the window above the others.
  init(_ navigation: Navigation, in windows: OpenWindows = .shared, show: @escaping () -> Void = {}) {
    self.navigation = navigation
    self.show = show
    windows.add(self)
  }

  var canLeave: Bool { navigation?.canLeaveAll ?? true }

  func confirmLeaving() async -> Bool {
    guard let navigation, !navigation.canLeaveAll else { return true }
    show()
    return await navigation.confirmLeavingAll()
  }

  func end() { navigation = nil }
}
