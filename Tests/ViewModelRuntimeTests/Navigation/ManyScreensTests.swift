import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Apps with many windows, and with many screens in one stack.
@MainActor
struct ManyScreensTests {
  /// Each window has its own container, so that a step or a question in one window leaves the others as they are.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func theScreensOfTenWindowsAreIndependent(seed: UInt64) async {
    let tasks = TaskMonitor()
    await tasks.run {
      var random = SeededRandom(state: seed)
      let walks: [any ScreenWalk] = (0..<10).map { index in
        let navigation = Navigation(links: ScreenProgram.links, factory: .testScreens)
        navigation.performNow(.resetRoot(TestScreen("a")))
        let seed = SeededRandom(state: random.next())
        return index % 2 == 0
          ? ScreenControllerWalk(navigation, tasks, random: seed) : HostWalk(navigation, tasks, random: seed)
      }
      for _ in 0..<200 { await walks.randomElement(using: &random)?.step() }
      for (index, walk) in walks.enumerated() { #expect(await walk.problemsAtRest() == [], "window \(index)") }
      let others = walks.dropFirst().map(\.map)
      for _ in 0..<50 { await walks[0].step() }
      #expect(walks.dropFirst().map(\.map) == others)
    }
  }

  @Test func aStackOfAThousandScreensIsShownAndClosed() async {
    await withNavigation { navigation, tasks in
      let (app, host) = (FakeScreenController(navigation), FakeHost(navigation))
      @MainActor func settle() async {
        repeat {
          for _ in 0..<2 {
            await tasks.waitUntilIdle()
            host.render()
          }
          for transitions in [app.transitions, host.transitions] { transitions.endOne() }
        } while !app.transitions.isIdle || !host.transitions.isIdle
        host.render()
        #expect(app.transitions.complaints + host.transitions.complaints == [])
      }
      for number in 1...1000 { navigation.performNow(.push(TestScreen("\(number)"))) }
      await settle()
      let names = "a " + (1...1000).map(String.init).joined(separator: " ")
      #expect(app.map == names && host.map == names)
      // A person goes back to the root with the menu of the button, but a screen in the middle has unsaved changes.
      navigation.opened("500")?.hasChanges = true
      app.stacks.first?.value.popToRootInMenu()
      await settle()
      #expect(app.map == names + " ? Discard 500?" && host.map == app.map)
      navigation.questions.current?.confirm()
      await settle()
      #expect(app.map == "a" && host.map == "a" && navigation.screens.count == 1)
    }
  }
}
