import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// A random sequence of what a program does with screens, and a person with a fake of the views that show them.
@MainActor
protocol ScreenWalk {
  var program: ScreenProgram { get }
  var tasks: TaskMonitor { get }
  var transitions: FakeTransitions { get }
  /// What the screen shows, in the form of ``ScreenProgram/expectedMap``.
  var map: String { get }
  var showsQuestion: Bool { get }
  /// What the views show wrongly at rest.
  var problemsOfViews: [String] { get }

  init(_ navigation: Navigation, _ tasks: TaskMonitor, random: SeededRandom)

  func step() async
  /// A person chooses the first button of the question.
  func confirm()
  /// Lets the views follow everything that has changed, before the next animation ends.
  func update() async
  /// A person leaves what the open screens do not describe, such as a list of tabs or a sheet of the app.
  func leaveUnknownPlaces() async
}

extension ScreenWalk {
  /// Compares the screen with the open screens, after each of 150 sequences.
  static func compare(_ seed: UInt64, steps: Int) async {
    var random = SeededRandom(state: seed)
    for sequence in randomSequences(150) {
      var problems: [String] = []
      let tabs = Array(["a", "b", "c", "d", "e", "f", "g"].prefix(sequence % 3 == 0 ? 7 : 2))
      await withNavigation(tabs: tabs, links: ScreenProgram.links) { navigation, tasks in
        let walk = Self(navigation, tasks, random: random)
        for _ in 0..<steps { await walk.step() }
        problems = await walk.problemsAtRest()
        random = walk.program.random
      }
      guard problems.isEmpty else {
        Issue.record("seed \(seed), sequence \(sequence): \(problems)")
        return
      }
    }
  }

  func person(_ name: String, _ action: () -> Void) {
    program.log.append(name)
    action()
  }

  func endTransition() {
    person("ends an animation") {
      transitions.endOne(program.number(0..<2), isCancelled: program.number(0..<3) == 0)
    }
  }

  func leaveUnknownPlaces() async {}

  var problemsOfViews: [String] { [] }

  /// Ends all animations, answers all questions, and closes all screens.
  func problemsAtRest() async -> [String] {
    var problems: [String] = []
    for _ in 0..<100 {
      await settle()
      await leaveUnknownPlaces()
      await settle()
      if map != program.expectedMap { problems.append("shows \(map) instead of \(program.expectedMap)") }
      problems += retainedScreens + problemsOfViews
      guard problems.isEmpty, showsQuestion else { break }
      confirm()
    }
    if program.openQuestions > 0 { problems.append("\(program.openQuestions) questions are open") }
    program.closeAll()
    await settle()
    if program.waitingCommands > 0 { problems.append("\(program.waitingCommands) commands wait for closed screens") }
    if map != program.expectedMap { problems.append("shows \(map) after all screens were closed") }
    problems += retainedScreens
    problems += transitions.complaints
    return problems.isEmpty ? [] : problems + ["log: \(program.log)"]
  }

  private var retainedScreens: [String] {
    let screens = program.retainedScreens
    return screens.isEmpty ? [] : ["retains the closed screens \(screens)"]
  }

  private func settle() async {
    for _ in 0..<200 {
      await update()
      if transitions.isIdle { return }
      transitions.endOne()
    }
    transitions.complain("comes to no rest")
  }
}
