import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Tests that a container is released when nothing but its own screens refers to it.
@MainActor
struct ReleaseTests {
  @Test func aCommandThatWaitsForAResultDoesNotRetainTheContainer() async {
    let session = ScreenSession(seed: 0)
    await session.run {
      $0.navigation?.resetRoot($0.desk())
      await $0.tasks.waitUntilIdle()
      $0.desks.first?.pick()
      await $0.tasks.waitUntilIdle()
    }
    #expect(session.container == nil)
  }

  @Test func aCommandEndsWhenTheContainerOfItsScreenIsReleased() async {
    let session = ScreenSession(seed: 0)
    var run: CommandRun?
    var desk: ChoreDeskViewModel?
    await session.run {
      $0.navigation?.resetRoot($0.desk())
      await $0.tasks.waitUntilIdle()
      desk = $0.desks.first
      run = desk?.pick()
      await $0.tasks.waitUntilIdle()
    }
    #expect(session.container == nil)
    #expect(run?.outcome != nil)
    #expect(desk?.pick.isRunning == false)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func aContainerIsReleasedAfterRandomNavigation(seed: UInt64) async {
    let session = ScreenSession(seed: seed)
    await session.run { session in
      session.navigation?.resetRoot(session.desk())
      for _ in 0..<40 {
        session.step()
        if session.isDue { await session.tasks.waitUntilIdle() }
      }
    }
    #expect(session.container == nil, "log: \(session.log)")
  }
}

/// Random navigation in a container that only the session retains.
@MainActor
private final class ScreenSession {
  final class Services: NavigatorProvider {
    var navigator: any Navigator

    init(_ navigator: any Navigator) { self.navigator = navigator }
  }

  let tasks = TaskMonitor()
  private(set) var navigation: Navigation?
  private(set) weak var container: Navigation?
  private(set) var log: [String] = []
  private let services: Services
  private var random: SeededRandom

  init(seed: UInt64) {
    let navigation = Navigation()
    (self.navigation, container) = (navigation, navigation)
    services = Services(navigation)
    random = SeededRandom(state: seed)
  }

  /// Runs a session, drops the container, and waits for all tasks.
  func run(_ body: (ScreenSession) async -> Void) async {
    await tasks.run {
      await body(self)
      services.navigator = NavigatorDouble()
      navigation = nil
      await tasks.waitUntilIdle()
      await tasks.waitUntilIdle()
    }
  }

  func desk() -> ChoreDeskViewModel { ChoreDeskViewModel(depth: 0, services: services, context: .example) }

  private var screens: [any ScreenViewModel] {
    navigation?.state.entries.compactMap { navigation?.screen($0.id) } ?? []
  }

  var desks: [ChoreDeskViewModel] { screens.compactMap { $0 as? ChoreDeskViewModel } }

  var isDue: Bool { Bool.random(using: &random) }

  func step() {
    let pickers = screens.compactMap { $0 as? ChorePickerViewModel }
    let (desk, picker) = (desks.randomElement(using: &random), pickers.randomElement(using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: note("pick") { desk?.pick() }
    case 1: note("open") { desk?.open() }
    case 2: note("close") { desk?.close() }
    case 3: note("choose") { picker?.choose(id: 1) }
    case 4: note("ask") { picker?.ask() }
    case 5: note("edit") { desk?.note.text = isDue ? "unsaved" : "" }
    case 6: note("leave") { answer(isDue) }
    case 7: note("back") { navigation?.pop() }
    case 8: note("dismiss") { navigation?.dismiss() }
    case 9: note("root") { navigation?.popToRoot() }
    case 10: note("reset") { navigation?.resetRoot(self.desk()) }
    default: note("commit") { navigation?.commitPending() }
    }
  }

  private func answer(_ isConfirmed: Bool) {
    guard let question = navigation?.questions.current else { return }
    if isConfirmed { question.confirm() } else { question.decline() }
  }

  private func note(_ name: String, _ step: () -> Void) {
    log.append(name)
    step()
  }
}
