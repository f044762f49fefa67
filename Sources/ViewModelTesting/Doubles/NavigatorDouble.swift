@_spi(Generated) import ViewModelRuntime

/// A navigator for tests, which records its steps and returns the results that a test sets.
@MainActor
public final class NavigatorDouble: Navigator {
  /// The steps in order: `resetRoot HomeViewModel`, `pop`.
  public var moves: [String] { recordedMoves.map(\.text) }
  /// The steps with their values, in order.
  public private(set) var recordedMoves: [NavigatorMove] = []
  /// The view models of the steps, in order.
  public private(set) var viewModels: [any ScreenViewModel] = []
  /// The results of the screens that `finish` closed, in order.
  public private(set) var finished: [any Sendable] = []
  /// The links of the steps, in order.
  public private(set) var urls: [String] = []
  /// The answer of the screens that ``answers`` does not contain.
  private var answer: Answer?
  /// The answers of the screens of one view model.
  private var answers: [ObjectIdentifier: Answer] = [:]
  private var open: [OpenScreen] = []
  /// Opens the screens of a recorded session.
  private var real: RecordedNavigator?

  private enum Answer {
    case result(any Sendable)
    case none
  }

  /// A screen that a command waits for.
  private struct OpenScreen {
    let type: ObjectIdentifier
    /// Passes an answer to the command. Returns false if the answer has another type.
    let settle: (Answer) -> Bool
  }

  /// Creates a navigator without steps.
  public init() {}

  /// Sets the result of screens. If commands wait for results, the first one receives it; otherwise all later ones do.
  public func returns(_ result: any Sendable) { reply(.result(result)) }

  /// Sets the result of the screens of one view model. If commands wait for such a screen, the first one receives it;
  /// otherwise all later ones do.
  public func returns<Opened: ResultScreenViewModel>(_ result: Opened.ScreenResult, from screen: Opened.Type) {
    reply(.result(result), of: ObjectIdentifier(screen))
  }

  /// Closes a screen without a result. If commands wait for results, the first one ends; otherwise all later ones do.
  public func declines() { reply(.none) }

  /// Closes a screen of one view model without a result. If commands wait for such a screen, the first one ends;
  /// otherwise all later ones do.
  public func declines<Opened: ScreenViewModel>(_ screen: Opened.Type) {
    reply(.none, of: ObjectIdentifier(screen))
  }

  public func perform(_ step: NavigationStep, from caller: (any ViewModel)? = nil) {
    switch step {
    case .push(let screen): note("push", screen)
    case .pop: note("pop")
    case .popToRoot: note("popToRoot")
    case .present(let screen, .sheet): note("present", screen)
    case .present(let screen, .cover): note("cover", screen)
    case .dismiss: note("dismiss")
    case .resetRoot(let screen): note("resetRoot", screen)
    case .resetTabs(let tabs):
      note("resetRoot \(tabs.name)")
      viewModels += tabs.items.map(\.screen)
    case .open(let url):
      note("open", value: url)
      urls.append(url)
    }
    real?.navigator.perform(step, from: caller)
  }

  public func open<Opened: ResultScreenViewModel>(
    _ screen: Opened, _ opening: ScreenOpening, from caller: (any ViewModel)? = nil
  ) -> PendingScreenResult<Opened.ScreenResult> {
    note("\(opening)", screen)
    if let real { return real.recorded(real.navigator.open(screen, opening, from: caller), from: opening, of: screen) }
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
    let type = ObjectIdentifier(Opened.self)
    if (answers[type] ?? answer).map(settle) != true { open.append(OpenScreen(type: type, settle: settle)) }
    return result
  }

  public func open(
    untilClosed screen: any ScreenViewModel, _ opening: ScreenOpening, from caller: (any ViewModel)? = nil
  ) -> PendingScreenResult<Never> {
    note("\(opening)", screen)
    if let real {
      let opened = real.navigator.open(untilClosed: screen, opening, from: caller)
      return real.recorded(opened, from: opening, of: screen)
    }
    let result = PendingScreenResult<Never>()
    let settle = { (answer: Answer) in
      guard case .none = answer else { return false }
      result.settle()
      return true
    }
    let type = ObjectIdentifier(Swift.type(of: screen))
    if (answers[type] ?? answer).map(settle) != true { open.append(OpenScreen(type: type, settle: settle)) }
    return result
  }

  public func finish<Finished: ResultScreenViewModel>(_ screen: Finished, with result: Finished.ScreenResult) {
    note("finish", value: result)
    finished.append(result)
    real?.navigator.finish(screen, with: result)
  }

  /// Passes the steps to a navigator, whose results a recorder records.
  func forward(to real: RecordedNavigator) { self.real = real }

  private func reply(_ answer: Answer) {
    if let first = open.first, first.settle(answer) {
      open.removeFirst()
    } else {
      self.answer = answer
    }
  }

  private func reply(_ answer: Answer, of screen: ObjectIdentifier) {
    if let index = open.firstIndex(where: { $0.type == screen }), open[index].settle(answer) {
      open.remove(at: index)
    } else {
      answers[screen] = answer
    }
  }

  private func note(_ move: String, _ screen: any ScreenViewModel) {
    note("\(move) \(type(of: screen))", value: screen.screenRoute)
    viewModels.append(screen)
  }

  private func note(_ move: String, value: Any? = nil) {
    recordedMoves.append(NavigatorMove(move, value))
    real?.recorder.noteMove(move)
  }
}

/// A step of a navigator: `push DetailViewModel(id: 1)`.
public struct NavigatorMove: ExpressibleByStringLiteral {
  /// The step and the name of its screen: `push DetailViewModel`.
  let text: String
  /// The route of the screen, the link or the result; nil if the step has none, or if it is not compared.
  let value: Any?

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - text: The step and the name of its screen.
  ///   - value: The route of the screen, the link or the result.
  public init(_ text: String, _ value: Any?) {
    self.text = text
    self.value = value
  }

  /// Creates a step whose values are not compared.
  public init(stringLiteral text: String) { self.init(text, nil) }

  /// Returns whether a step that was expected is this one. Values are compared if the expected step has any.
  func matches(_ expected: NavigatorMove) -> Bool {
    guard text == expected.text else { return false }
    guard let wanted = expected.value else { return true }
    guard let value else { return false }
    return areEqual(value, wanted)
  }

  /// The step as an example expects it, with its values if `hasValue` is true.
  func description(hasValue: Bool) -> String {
    guard hasValue, let value else { return text }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, value is any NavigationRoute else { return "\(text) \(literal(value))" }
    let inputs = mirror.children.map { "\($0.label.map { $0 + ": " } ?? "")\(literal($0.value))" }
    return "\(text)(\(inputs.joined(separator: ", ")))"
  }
}

/// Returns whether two values have the same type and are equal.
private func areEqual(_ first: Any, _ second: Any) -> Bool {
  func isEqual<Value: Equatable>(_ first: Value) -> Bool { second as? Value == first }
  return if let first = first as? any Equatable { isEqual(first) } else { false }
}
