import Testing

@testable import ViewModelRuntime

/// Compares what a fake of SwiftUI shows with the open screens, after random taps, swipes, steps and questions in any
/// interleaving with its animations and updates.
@MainActor
struct RandomHostTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func screenAndStateAgreeAtRest(seed: UInt64) async {
    var random = SeededRandom(state: seed)
    for sequence in 0..<500 {
      var problems: [String] = []
      await withNavigation(tabs: ["a", "b"]) { navigation, tasks in
        let walk = HostWalk(navigation, tasks, random: random)
        for _ in 0..<30 { await walk.step() }
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

@MainActor
private final class HostWalk {
  private let program: ScreenProgram
  private let host: FakeHost
  private let tasks: TaskMonitor
  var random: SeededRandom { program.random }

  init(_ navigation: Navigation, _ tasks: TaskMonitor, random: SeededRandom) {
    program = ScreenProgram(navigation, random: random)
    host = FakeHost(navigation)
    self.tasks = tasks
    host.reportsBeforeWriting = program.number(0..<2) == 0
    host.writesTwice = program.number(0..<2) == 0
  }

  func step() async {
    switch program.number(0..<20) {
    case 0, 1: person("goes back") { goBack(1, canBeCancelled: true) }
    case 2: person("chooses a screen in the menu") { goBack(program.number(1..<4), canBeCancelled: false) }
    case 3, 4: person("drags the sheet") { host.drag() }
    case 5: person("answers") { answer(program.number(0..<2)) }
    case 6, 7: await tasks.waitUntilIdle()
    case 8, 9, 10: person("updates") { host.render() }
    case 11, 12, 13:
      person("ends an animation") {
        host.transitions.endOne(program.number(0..<2), isCancelled: program.number(0..<3) == 0)
      }
    default: program.step()
    }
  }

  private func person(_ name: String, _ action: () -> Void) {
    program.log.append(name)
    action()
  }

  private func goBack(_ count: Int, canBeCancelled: Bool) {
    let top = host.presented.last?.id ?? host.navigation.state.selectedStack?.id
    if let top { host.goBack(in: top, count: count, canBeCancelled: canBeCancelled) }
  }

  private func answer(_ index: Int) {
    guard let question = host.question?.dialog, question.choices.indices.contains(index) else { return }
    host.answer(question.choices[index])
  }

  func problemsAtRest() async -> [String] {
    var problems: [String] = []
    for _ in 0..<100 {
      await settle()
      if host.map != program.expectedMap { problems.append("shows \(host.map) instead of \(program.expectedMap)") }
      guard problems.isEmpty, host.question != nil else { break }
      answer(0)
    }
    if program.openQuestions > 0 { problems.append("\(program.openQuestions) questions are open") }
    problems += host.transitions.complaints
    return problems.isEmpty ? [] : problems + ["log: \(program.log)"]
  }

  private func settle() async {
    for _ in 0..<200 {
      await tasks.waitUntilIdle()
      host.render()
      await tasks.waitUntilIdle()
      host.render()
      if host.transitions.isIdle { return }
      host.transitions.endOne()
    }
    host.transitions.complain("comes to no rest")
  }
}
