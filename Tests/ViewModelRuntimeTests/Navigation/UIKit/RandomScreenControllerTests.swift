import TestTags
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Compares what a fake of UIKit shows with the open screens, after random taps, swipes, steps and questions in any
/// interleaving with its animations.
@MainActor
@Suite(.tags(.random)) struct RandomScreenControllerTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func screenAndStateAgreeAtRest(seed: UInt64) async {
    await ScreenControllerWalk.compare(seed, steps: 25)
  }
}

/// A random walk through the screens of one window.
@MainActor
final class ScreenControllerWalk: ScreenWalk {
  let program: ScreenProgram
  let tasks: TaskMonitor
  private let app: FakeScreenController
  var transitions: FakeTransitions { app.transitions }
  var map: String { app.map.replacing(" + other", with: "") }
  var showsQuestion: Bool { app.alert != nil }

  init(_ navigation: Navigation, _ tasks: TaskMonitor, random: SeededRandom) {
    program = ScreenProgram(navigation, random: random)
    self.tasks = tasks
    app = FakeScreenController(navigation)
  }

  private var stack: FakeNavigationController? {
    app.sheets.last ?? app.navigation.state.selectedStack.flatMap { app.stacks[$0.id] }
  }

  func step() async {
    switch program.number(0..<28) {
    case 0: person("swipes back") { stack?.swipe() }
    case 1:
      // The gesture is disabled in the turn after a change.
      await tasks.waitUntilIdle()
      person("swipes back over the content") { stack?.swipe(overContent: true) }
    case 2: person("taps Back") { stack?.tapBack() }
    case 3: person("chooses the root") { stack?.popToRootInMenu() }
    case 4, 5: person("drags the sheet") { app.sheets.last?.drag() }
    case 6: person("answers") { answer(program.number(0..<2)) }
    case 7: presentOther()
    case 8: dismissAll()
    case 9: person("taps a tab") { if app.root.chain.isEmpty { app.root.tap(program.number(0..<5)) } }
    case 10: person("chooses a tab in the list") { app.root.chooseInList(program.number(0..<3)) }
    case 11: person("goes back to the list of tabs") { if app.root.chain.isEmpty { app.root.goBackToList() } }
    case 12, 13: await tasks.waitUntilIdle()
    case 14, 15, 16, 17: endTransition()
    default: program.step()
    }
  }

  private func answer(_ index: Int) {
    guard let alert = app.alert else { return }
    alert.tap(alert.question.choices[index], answersAtOnce: program.number(0..<2) == 0)
  }

  func confirm() { answer(0) }

  func update() async { await tasks.waitUntilIdle() }

  /// The list of tabs is no tab.
  func leaveUnknownPlaces() { app.root.leaveList(to: app.navigation.state.selectedTab) }

  /// The app dismisses everything itself, such as for a lock screen.
  private func dismissAll() {
    guard transitions.isIdle, !app.root.chain.isEmpty else { return }
    program.log.append("dismisses all controllers")
    app.root.dismissPresented {}
  }

  /// The app presents a controller of its own, such as one for sharing.
  private func presentOther() {
    let top = app.root.chain.last ?? app.root
    guard transitions.isIdle, !(top is FakeAlert) else { return }
    program.log.append("presents another controller")
    top.present(FakeViewController(transitions, isCover: program.number(0..<2) == 0)) {}
  }
}
