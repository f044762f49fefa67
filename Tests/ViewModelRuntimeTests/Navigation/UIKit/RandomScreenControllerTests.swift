import Testing

@testable import ViewModelRuntime

/// Compares what a fake of UIKit shows with the open screens, after random taps, swipes, steps and questions in any
/// interleaving with its animations.
@MainActor
struct RandomScreenControllerTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func screenAndStateAgreeAtRest(seed: UInt64) async {
    var random = SeededRandom(state: seed)
    for sequence in 0..<500 {
      var problems: [String] = []
      await withNavigation(tabs: ["a", "b"]) { navigation, tasks in
        let walk = ScreenWalk(navigation, tasks, random: random)
        for _ in 0..<25 { await walk.step() }
        problems = await walk.problemsAtRest()
        random = walk.random
      }
      guard problems.isEmpty else {
        Issue.record("seed \(seed), sequence \(sequence): \(problems)")
        return
      }
    }
  }
}

/// A random sequence of what a program and a person do with the screens of an app.
@MainActor
private final class ScreenWalk {
  private let navigation: Navigation
  private let tasks: TaskMonitor
  private let app: FakeScreenController
  private var transitions: FakeTransitions { app.transitions }
  private var asked: [CommandQuestion] = []
  private var count = 0
  private var log: [String] = []
  var random: SeededRandom

  init(_ navigation: Navigation, _ tasks: TaskMonitor, random: SeededRandom) {
    self.navigation = navigation
    self.tasks = tasks
    self.random = random
    app = FakeScreenController(navigation)
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private func newScreen() -> TestScreen {
    count += 1
    return TestScreen("\(count)")
  }

  private var stack: FakeNavigationController? {
    app.sheets.last ?? navigation.state.selectedStack.flatMap { app.stacks[$0.id] }
  }

  func step() async {
    switch number(0..<24) {
    case 0, 1: perform("push", .push(newScreen()))
    case 2, 3: perform("present", .present(newScreen(), number(0..<2) == 0 ? .sheet : .cover))
    case 4: perform("pop", .pop)
    case 5: perform("dismiss", .dismiss)
    case 6: perform("pop to root", .popToRoot)
    case 7: ask()
    case 8: changeAnyScreen()
    case 9: person("selects a tab") { navigation.select(tabAt: number(0..<2)) }
    case 10: person("swipes back") { stack?.swipe() }
    case 11: person("taps Back") { stack?.tapBack() }
    case 12: person("chooses the root") { stack?.popToRootInMenu() }
    case 13, 14: person("drags the sheet") { app.sheets.last?.drag() }
    case 15: person("answers") { answer() }
    case 16: presentOther()
    case 17: declineAny()
    case 18, 19: await turn()
    default: endTransition()
    }
  }

  private func perform(_ name: String, _ step: NavigationStep) {
    log.append(name)
    navigation.performNow(step)
  }

  private func person(_ name: String, _ action: () -> Void) {
    log.append(name)
    action()
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
    guard let entry = navigation.state.entries.randomElement(using: &random) else { return }
    guard let screen = navigation.screen(entry.id) as? TestScreen else { return }
    screen.hasChanges.toggle()
    log.append("\(screen.name) \(screen.hasChanges ? "has changes" : "is saved")")
  }

  private func answer() {
    guard let alert = app.alert, let choice = alert.question.choices.randomElement(using: &random) else { return }
    alert.tap(choice, answersAtOnce: number(0..<2) == 0)
  }

  /// The app presents a controller of its own, such as one for sharing.
  private func presentOther() {
    let top = app.root.chain.last ?? app.root
    guard transitions.isIdle, !(top is FakeAlert) else { return }
    log.append("presents another controller")
    top.present(FakeViewController(transitions)) {}
  }

  private func endTransition() {
    log.append("an animation ends")
    transitions.endOne(number(0..<2), isCancelled: number(0..<3) == 0)
  }

  private func turn() async {
    log.append("turn")
    await tasks.waitUntilIdle()
  }

  /// Ends all animations, and answers all questions.
  func problemsAtRest() async -> [String] {
    var problems: [String] = []
    for _ in 0..<100 {
      await settle()
      let shown = app.map.replacing(" + other", with: "")
      if shown != app.expectedMap { problems.append("shows \(shown) instead of \(app.expectedMap)") }
      guard problems.isEmpty, let alert = app.alert, let choice = alert.question.choices.first else { break }
      alert.tap(choice, answersAtOnce: number(0..<2) == 0)
    }
    if navigation.questions.count > 0 { problems.append("\(navigation.questions.count) questions are open") }
    problems += transitions.complaints
    return problems.isEmpty ? [] : problems + ["log: \(log)"]
  }

  private func settle() async {
    for _ in 0..<200 {
      await tasks.waitUntilIdle()
      if transitions.isIdle { return }
      transitions.endOne()
    }
    transitions.complain("comes to no rest")
  }
}
