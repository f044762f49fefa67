@_spi(Generated) import ViewModelCore

/// Navigation between screens. View models request it, and a ``Navigation`` performs it.
@MainActor
public protocol Navigator: AnyObject, Sendable {
  /// Performs a step, together with the other steps until the next suspension point.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - caller: The view model that requests the step, or nil.
  func perform(_ step: NavigationStep, from caller: (any ViewModel)?)

  /// Opens a screen that returns a result.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - opening: The way in which the screen is opened.
  ///   - caller: The view model that requests the screen, or nil.
  /// - Returns: The place of the result.
  func open<Opened: ResultScreenViewModel>(
    _ screen: Opened, _ opening: ScreenOpening, from caller: (any ViewModel)?
  ) -> PendingScreenResult<Opened.ScreenResult>

  /// Opens a screen without a result.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - opening: The way in which the screen is opened.
  ///   - caller: The view model that requests the screen, or nil.
  /// - Returns: A result that is never set. It settles when the screen has closed.
  func open(
    untilClosed screen: any ScreenViewModel, _ opening: ScreenOpening, from caller: (any ViewModel)?
  ) -> PendingScreenResult<Never>

  /// Closes a screen and returns its result to the command that opened it.
  func finish<Finished: ResultScreenViewModel>(_ screen: Finished, with result: Finished.ScreenResult)
}

// Steps that the app requests itself, such as the first screen.
extension Navigator {
  /// Shows a screen on top of the current one.
  public func push(_ screen: any ScreenViewModel) { perform(.push(screen), from: nil) }
  /// Returns to the previous screen.
  public func pop() { perform(.pop, from: nil) }
  /// Returns to the first screen.
  public func popToRoot() { perform(.popToRoot, from: nil) }
  /// Presents a screen over the current ones.
  public func present(_ screen: any ScreenViewModel, _ presentation: ScreenPresentation = .sheet) {
    perform(.present(screen, presentation), from: nil)
  }
  /// Dismisses the presented screen.
  public func dismiss() { perform(.dismiss, from: nil) }
  /// Replaces all screens with a screen.
  public func resetRoot(_ screen: any ScreenViewModel) { perform(.resetRoot(screen), from: nil) }
  /// Replaces all screens with tabs.
  public func resetRoot(_ tabs: ScreenTabs) { perform(.resetTabs(tabs), from: nil) }
}

/// The way in which a screen is opened.
public enum ScreenOpening: Hashable, Sendable {
  /// On top of the current screen.
  case push
  /// As a sheet over the current screens.
  case present
  /// As a cover over the current screens.
  case cover
}

/// Services that include a navigator.
@MainActor
public protocol NavigatorProvider {
  /// The navigator.
  var navigator: any Navigator { get }
}

// Navigation in steps.
@_spi(Generated) extension CommandSteps {
  /// Requests a step of navigation for the view model.
  public func navigate(_ navigator: any Navigator, _ step: NavigationStep) throws(CancellationError) {
    navigator.perform(step, from: try current().owner)
  }

  /// Opens a screen and waits for its result. If the screen is closed without one, the command ends.
  ///
  /// - Parameters:
  ///   - screen: A function that creates the screen. The command does not retain the screen during the wait.
  ///   - navigator: A function that returns the container. The command does not retain it either: it retains the screen
  ///     of the command, and could then never be released.
  public func result<Opened: ResultScreenViewModel>(
    of screen: @autoclosure () -> Opened, _ opening: ScreenOpening, _ navigator: @autoclosure () -> any Navigator
  ) async throws(CancellationError) -> Opened.ScreenResult {
    guard let result = try await resultOrNil(of: screen(), opening, navigator()) else { throw CancellationError() }
    return result
  }

  /// Opens a screen and waits for its result, or until it is closed.
  ///
  /// - Parameters:
  ///   - screen: A function that creates the screen. The command does not retain the screen during the wait.
  ///   - navigator: A function that returns the container. The command does not retain it either.
  /// - Returns: The result, or nil if the screen was closed without one.
  public func resultOrNil<Opened: ResultScreenViewModel>(
    of screen: @autoclosure () -> Opened, _ opening: ScreenOpening, _ navigator: @autoclosure () -> any Navigator
  ) async throws(CancellationError) -> Opened.ScreenResult? {
    let pending = try open(screen(), opening, navigator())
    let result = await pending.wait()
    try proceed()
    return result
  }

  /// Opens a screen without a result, and waits until it is closed.
  ///
  /// - Parameters:
  ///   - screen: A function that creates the screen. The command does not retain the screen during the wait.
  ///   - navigator: A function that returns the container. The command does not retain it either.
  public func end(
    of screen: @autoclosure () -> any ScreenViewModel, _ opening: ScreenOpening,
    _ navigator: @autoclosure () -> any Navigator
  ) async throws(CancellationError) {
    let pending = try navigator().open(untilClosed: screen(), opening, from: current().owner)
    _ = await pending.wait()
    try proceed()
  }

  private func open<Opened: ResultScreenViewModel>(
    _ screen: Opened, _ opening: ScreenOpening, _ navigator: any Navigator
  ) throws(CancellationError) -> PendingScreenResult<Opened.ScreenResult> {
    navigator.open(screen, opening, from: try current().owner)
  }
}

@_spi(Generated) extension CommandSteps where Values.OwningViewModel: ResultScreenViewModel {
  /// Closes the screen of the view model with a result.
  public func finish(_ navigator: any Navigator, with result: Owner.ScreenResult) throws(CancellationError) {
    navigator.finish(try current().owner, with: result)
  }
}
