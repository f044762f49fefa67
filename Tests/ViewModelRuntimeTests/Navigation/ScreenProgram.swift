@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// The steps, links, results and questions of a program that a random sequence makes, without what a person does.
@MainActor
final class ScreenProgram {
  let navigation: Navigation
  private var asked: [CommandQuestion] = []
  private var count = 0
  private var made: [WeakScreen] = []
  private var callers: [ScopedTask] = []
  /// The number of commands that wait for the result of a screen.
  private(set) var waitingCommands = 0
  var log: [String] = []
  var random: SeededRandom

  init(_ navigation: Navigation, random: SeededRandom) {
    self.navigation = navigation
    self.random = random
  }

  func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A link whose first screen can be the root of a tab.
  static var links: LinkTable {
    let link = LinkPattern("/{root}/{name}").map {
      ScreenLink($0) { parameters in
        let names = ["root", "name"].compactMap { parameters.value($0, as: String.self) }
        return names.count == 2 ? names.map { TestScreen.ScreenRoute(name: $0) } : nil
      }
    }
    return LinkTable(link.map { [$0] } ?? [])
  }

  func step() {
    switch number(0..<18) {
    case 0, 1: perform("push", .push(newScreen()))
    case 2, 3: perform("present", .present(newScreen(), number(0..<2) == 0 ? .sheet : .cover))
    case 4: perform("pop", .pop)
    case 5: perform("dismiss", .dismiss)
    case 6: perform("pop to root", .popToRoot)
    case 7, 8: ask()
    case 9, 10: changeAnyScreen()
    case 11: declineAny()
    case 12: openLink()
    case 13: waitForResult()
    case 14: finishAny()
    case 15: if number(0..<4) == 0 { reset() }
    default:
      log.append("another tab")
      navigation.select(tabAt: number(0..<navigation.state.tabs.count))
    }
  }

  private func openLink() {
    let roots = navigation.state.tabs.compactMap(\.entries.first).map(name) + ["x"]
    let url = "/\(roots[number(0..<roots.count)])/\(newScreen().name)"
    log.append("opens \(url)")
    navigation.open(url: url)
    if number(0..<2) == 0 { navigation.commitPending() }
  }

  /// A command opens a screen and waits for its result.
  private func waitForResult() {
    log.append("waits for a result")
    waitingCommands += 1
    let result = navigation.open(newScreen(), number(0..<2) == 0 ? .present : .push)
    callers.append(
      ScopedTask { [weak self] in
        _ = await result.wait()
        self?.waitingCommands -= 1
      })
  }

  private func finishAny() {
    guard let screen = anyScreen() else { return }
    log.append("\(screen.name) finishes")
    navigation.finish(screen, with: "result")
  }

  /// A person signs out, or in.
  private func reset() {
    if number(0..<2) == 0 {
      perform("reset root", .resetRoot(newScreen()))
    } else {
      let tabs = (0..<number(2..<8)).map { _ in ScreenTab(newScreen()) { ScreenTabLabel($0.name) } }
      perform("reset tabs", .resetTabs(ScreenTabs(tabs)))
    }
  }

  /// Closes all screens, which answers all commands that wait for results.
  func closeAll() {
    for entry in navigation.state.entries { (navigation.screen(entry.id) as? TestScreen)?.hasChanges = false }
    navigation.performNow(.resetRoot(newScreen()))
  }

  private func perform(_ name: String, _ step: NavigationStep) {
    log.append(name)
    navigation.performNow(step)
  }

  func newScreen() -> TestScreen {
    count += 1
    let screen = TestScreen("\(count)")
    made.append(WeakScreen(screen: screen))
    return screen
  }

  /// The screens that something retains although they are closed.
  var retainedScreens: [String] {
    made.compactMap(\.screen).filter { screen in !navigation.screens.values.contains { $0 === screen } }.map(\.name)
  }

  private func ask() {
    let choices = QuestionChoice.choices([nil], role: .standard, cancelText: nil)
    let question = CommandQuestion("question \(asked.count)", choices: choices)
    asked.append(question)
    log.append(question.text)
    navigation.questions.add(question)
  }

  /// A command that waits for an answer is cancelled.
  private func declineAny() {
    log.append("cancels a question")
    asked.randomElement(using: &random)?.decline()
  }

  private func changeAnyScreen() {
    guard let screen = anyScreen() else { return }
    screen.hasChanges.toggle()
    log.append("\(screen.name) \(screen.hasChanges ? "has changes" : "is saved")")
  }

  private func anyScreen() -> TestScreen? {
    navigation.state.entries.randomElement(using: &random).flatMap { navigation.screen($0.id) as? TestScreen }
  }

  /// The number of questions without an answer.
  var openQuestions: Int { navigation.questions.count }

  /// What the screen must show at rest: `*a b | c > d ? question`. The visible tab is marked if there are several.
  var expectedMap: String {
    let state = navigation.state
    let tabs = state.tabs.map { stack in
      (stack.id == state.selectedStack?.id && state.tabs.count > 1 ? "*" : "") + names(stack)
    }
    return tabs.joined(separator: " | ") + state.presented.map { " > \(names($0))" }.joined()
      + (navigation.questions.current.map { " ? \($0.text)" } ?? "")
  }

  private func names(_ stack: ScreenStack) -> String { stack.entries.map(name).joined(separator: " ") }

  private func name(_ entry: ScreenEntry) -> String { (entry.route.base as? TestScreen.ScreenRoute)?.name ?? "?" }
}
