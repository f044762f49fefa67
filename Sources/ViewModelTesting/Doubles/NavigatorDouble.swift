import ViewModelRuntime

/// A navigator for tests, which records its steps and returns the results that a test sets.
@MainActor
public final class NavigatorDouble: Navigator {
  /// The steps in order: `resetRoot HomeViewModel`, `pop`.
  public private(set) var moves: [String] = []
  /// The view models of the steps, in order.
  public private(set) var viewModels: [any ScreenViewModel] = []
  /// The results of the screens that `finish` closed, in order.
  public private(set) var finished: [any Sendable] = []
  /// The links of the steps, in order.
  public private(set) var urls: [String] = []
  private var answer: Answer?
  private var open: ArraySlice<(Answer) -> Bool> = []

  private enum Answer {
    case result(any Sendable)
    case none
  }

  /// Creates a navigator without steps.
  public init() {}

  /// Sets the result of screens. If commands wait for results, the first one receives it; otherwise all later ones do.
  public func returns(_ result: any Sendable) { reply(.result(result)) }

  /// Closes a screen without a result. If commands wait for results, the first one ends; otherwise all later ones do.
  public func declines() { reply(.none) }

  public func perform(_ step: NavigationStep, from caller: (any ViewModel)? = nil) {
    switch step {
    case .push(let screen): note("push", screen)
    case .pop: moves.append("pop")
    case .popToRoot: moves.append("popToRoot")
    case .present(let screen, .sheet): note("present", screen)
    case .present(let screen, .cover): note("cover", screen)
    case .dismiss: moves.append("dismiss")
    case .resetRoot(let screen): note("resetRoot", screen)
    case .resetTabs(let tabs):
      moves.append("resetRoot \(tabs.name)")
      viewModels += tabs.items.map(\.screen)
    case .open(let url):
      moves.append("open")
      urls.append(url)
    }
  }

  public func open<Opened: ResultScreenViewModel>(
    _ screen: Opened, _ opening: ScreenOpening, from caller: (any ViewModel)? = nil
  ) -> PendingScreenResult<Opened.ScreenResult> {
    note("\(opening)", screen)
    let result = PendingScreenResult<Opened.ScreenResult>()
    let settle = { (answer: Answer) in
      switch answer {
      case .none: result.value = nil
      case .result(let value):
        guard let value = value as? Opened.ScreenResult else { return false }
        result.value = value
      }
      result.settle()
      return true
    }
    if answer.map(settle) != true { open.append(settle) }
    return result
  }

  public func finish<Finished: ResultScreenViewModel>(_ screen: Finished, with result: Finished.ScreenResult) {
    moves.append("finish")
    finished.append(result)
  }

  private func reply(_ answer: Answer) {
    if let first = open.first, first(answer) {
      open.removeFirst()
    } else {
      self.answer = answer
    }
  }

  private func note(_ move: String, _ screen: any ScreenViewModel) {
    moves.append("\(move) \(type(of: screen))")
    viewModels.append(screen)
  }
}
