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
  private let program: ScreenProgram
  private let tasks: TaskMonitor
  private let app: FakeScreenController
  private var transitions: FakeTransitions { app.transitions }
  var random: SeededRandom { program.random }

  init(_ navigation: Navigation, _ tasks: TaskMonitor, random: SeededRandom) {
    program = ScreenProgram(navigation, random: random)
    self.tasks = tasks
    app = FakeScreenController(navigation)
  }

  private var stack: FakeNavigationController? {
    app.sheets.last ?? app.navigation.state.selectedStack.flatMap { app.stacks[$0.id] }
  }

  func step() async {
    switch program.number(0..<24) {
    case 0: person("swipes back") { stack?.swipe() }
    case 1: person("taps Back") { stack?.tapBack() }
    case 2: person("chooses the root") { stack?.popToRootInMenu() }
    case 3, 4: person("drags the sheet") { app.sheets.last?.drag() }
    case 5: person("answers") { answer() }
    case 6: presentOther()
    case 7, 8: await tasks.waitUntilIdle()
    case 9, 10, 11, 12:
      person("ends an animation") {
        transitions.endOne(program.number(0..<2), isCancelled: program.number(0..<3) == 0)
      }
    default: program.step()
    }
  }

  private func person(_ name: String, _ action: () -> Void) {
    program.log.append(name)
    action()
  }

  private func answer() {
    guard let alert = app.alert else { return }
    alert.tap(alert.question.choices[program.number(0..<2)], answersAtOnce: program.number(0..<2) == 0)
  }

  /// The app presents a controller of its own, such as one for sharing.
  private func presentOther() {
    let top = app.root.chain.last ?? app.root
    guard transitions.isIdle, !(top is FakeAlert) else { return }
    program.log.append("presents another controller")
    top.present(FakeViewController(transitions)) {}
  }

  /// Ends all animations, and answers all questions.
  func problemsAtRest() async -> [String] {
    var problems: [String] = []
    for _ in 0..<100 {
      await settle()
      let shown = app.map.replacing(" + other", with: "")
      if shown != program.expectedMap { problems.append("shows \(shown) instead of \(program.expectedMap)") }
      guard problems.isEmpty, let alert = app.alert else { break }
      alert.tap(alert.question.choices[0], answersAtOnce: program.number(0..<2) == 0)
    }
    if program.openQuestions > 0 { problems.append("\(program.openQuestions) questions are open") }
    problems += transitions.complaints
    return problems.isEmpty ? [] : problems + ["log: \(program.log)"]
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
