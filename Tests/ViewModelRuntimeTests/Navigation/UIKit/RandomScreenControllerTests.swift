import Testing

@testable import ViewModelRuntime

/// Compares what a fake of UIKit shows with the open screens, after random taps, swipes, steps and questions in any
/// interleaving with its animations.
@MainActor
struct RandomScreenControllerTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func screenAndStateAgreeAtRest(seed: UInt64) async {
    await ScreenControllerWalk.compare(seed, steps: 25)
  }
}

@MainActor
private final class ScreenControllerWalk: ScreenWalk {
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
    switch program.number(0..<24) {
    case 0: person("swipes back") { stack?.swipe() }
    case 1: person("taps Back") { stack?.tapBack() }
    case 2: person("chooses the root") { stack?.popToRootInMenu() }
    case 3, 4: person("drags the sheet") { app.sheets.last?.drag() }
    case 5: person("answers") { answer(program.number(0..<2)) }
    case 6: presentOther()
    case 7, 8: await tasks.waitUntilIdle()
    case 9, 10, 11, 12: endTransition()
    default: program.step()
    }
  }

  private func answer(_ index: Int) {
    guard let alert = app.alert else { return }
    alert.tap(alert.question.choices[index], answersAtOnce: program.number(0..<2) == 0)
  }

  func confirm() { answer(0) }

  func update() async { await tasks.waitUntilIdle() }

  /// The app presents a controller of its own, such as one for sharing.
  private func presentOther() {
    let top = app.root.chain.last ?? app.root
    guard transitions.isIdle, !(top is FakeAlert) else { return }
    program.log.append("presents another controller")
    top.present(FakeViewController(transitions)) {}
  }
}
