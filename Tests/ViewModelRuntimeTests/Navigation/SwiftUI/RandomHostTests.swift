import TestTags
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Compares what a fake of SwiftUI shows with the open screens, after random taps, swipes, steps and questions in any
/// interleaving with its animations and updates.
@MainActor
@Suite(.tags(.random)) struct RandomHostTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func screenAndStateAgreeAtRest(seed: UInt64) async {
    await HostWalk.compare(seed, steps: 30)
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func columnsAndStateAgreeAtRest(seed: UInt64) async {
    await ColumnsWalk.compare(seed, steps: 30)
  }
}

/// A random walk through a window with columns, which a person makes wide and narrow.
@MainActor
private final class ColumnsWalk: HostWalk {
  required init(_ navigation: Navigation, _ tasks: TaskMonitor, random: SeededRandom) {
    navigation.layout = .columns
    super.init(navigation, tasks, random: random)
  }

  override func step() async {
    switch program.number(0..<15) {
    case 2: person("hides or shows the sidebar") { host.toggleSidebar() }
    case 0: person("resizes the window") { navigation.setColumnsVisible(!navigation.areColumnsVisible) }
    case 1: person("chooses in the sidebar") { pushFromSidebar() }
    default: await super.step()
    }
  }

  private var navigation: Navigation { program.navigation }

  private func pushFromSidebar() {
    guard let sidebar = navigation.state.selectedStack?.entries.first else { return }
    navigation.performNow(.push(program.newScreen()), from: navigation.screen(sidebar.id))
  }
}

/// A random walk through the screens of one window.
@MainActor
class HostWalk: ScreenWalk {
  let program: ScreenProgram
  let tasks: TaskMonitor
  let host: FakeHost
  var transitions: FakeTransitions { host.transitions }
  var map: String { host.map }
  var showsQuestion: Bool { host.question != nil }

  required init(_ navigation: Navigation, _ tasks: TaskMonitor, random: SeededRandom) {
    program = ScreenProgram(navigation, random: random)
    host = FakeHost(navigation)
    self.tasks = tasks
    host.reportsBeforeWriting = program.number(0..<2) == 0
    host.writesTwice = program.number(0..<2) == 0
    host.evaluatesClosingViews = program.number(0..<2) == 0
    host.coversHideViews = program.number(0..<2) == 0
    host.reportsBeforeDisappearing = program.number(0..<2) == 0
    host.refusal = FakeHost.Refusal.allCases[program.number(0..<3)]
  }

  func step() async {
    switch program.number(0..<30) {
    case 0, 1: person("goes back") { goBack(1, canBeCancelled: true) }
    case 2: person("chooses a screen in the menu") { goBack(program.number(1..<4), canBeCancelled: false) }
    case 3, 4: person("drags the sheet") { host.drag() }
    case 5: person("answers") { answer(program.number(0..<2)) }
    case 6: person("closes a dialog") { host.closeWithoutButton() }
    case 7, 8: person("taps a tab") { host.tap(program.number(0..<7)) }
    case 9: await waitForDismissals()
    case 10, 11: await tasks.waitUntilIdle()
    case 12, 13, 14: person("updates") { host.render() }
    case 15, 16, 17: endTransition()
    case 18, 19: person("opens a sheet of the app") { host.presentAppSheet() }
    case 20: person("closes the sheet of the app") { host.closeAppSheet() }
    case 21:
      program.log.append("waits for presentations")
      await host.waitForPresentations(tasks)
    default: program.step()
    }
  }

  /// A question whose alert has closed is declined after a while.
  private func waitForDismissals() async {
    program.log.append("time passes")
    await tasks.waitUntilIdle()
    await host.clock.advance(by: QuestionDismissal.delay)
  }

  private func goBack(_ count: Int, canBeCancelled: Bool) {
    let top = host.presented.last?.id ?? host.navigation.state.selectedStack?.id
    if let top { host.goBack(in: top, count: count, canBeCancelled: canBeCancelled) }
  }

  private func answer(_ index: Int) {
    guard let question = host.question?.question, question.choices.indices.contains(index) else { return }
    host.answer(question.choices[index])
  }

  func confirm() { answer(0) }

  func leaveUnknownPlaces() async {
    host.closeAppSheet()
    for _ in 0..<2 { await host.waitForPresentations(tasks) }
  }

  var problemsOfViews: [String] {
    let (visible, seen) = (Set(program.navigation.visible), host.screensOnScreen)
    return visible == seen ? [] : ["shows the screens \(seen), but \(visible) have appeared"]
  }

  func update() async {
    await waitForDismissals()
    for _ in 0..<4 {
      await tasks.waitUntilIdle()
      host.render()
    }
  }
}
