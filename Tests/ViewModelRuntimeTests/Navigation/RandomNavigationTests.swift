import TestTags
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Random sequences of steps and reports, compared with a simple stack of names.
@MainActor
@Suite(.tags(.random)) struct RandomNavigationTests {
  /// A reference for the stacks, without identities, guards or pending changes.
  private struct Reference: Equatable {
    var tabs: [[String]]
    var selected = 0
    var presented: [[String]] = []

    private var currentPath: WritableKeyPath<Reference, [String]> {
      presented.isEmpty ? \.tabs[selected] : \.presented[presented.count - 1]
    }

    mutating func push(_ name: String) { self[keyPath: currentPath].append(name) }

    mutating func close(_ name: String) {
      for index in tabs.indices {
        if let place = tabs[index].firstIndex(of: name), place > 0 { tabs[index].removeSubrange(place...) }
      }
      for index in presented.indices.reversed() {
        guard let place = presented[index].firstIndex(of: name) else { continue }
        if place == 0 { presented.removeSubrange(index...) } else { presented[index].removeSubrange(place...) }
      }
    }

    mutating func popToRoot() { self[keyPath: currentPath] = Array(self[keyPath: currentPath].prefix(1)) }

    mutating func dismiss() { _ = presented.popLast() }

    mutating func select(_ index: Int) {
      guard tabs.indices.contains(index) else { return }
      if selected == index { tabs[index] = Array(tabs[index].prefix(1)) }
      selected = index
    }

    mutating func open(_ names: [String]) {
      presented = []
      if let index = tabs.firstIndex(where: { $0.first == names.first }) {
        selected = index
        tabs[index] = names
      } else {
        tabs[selected] = tabs[selected].prefix(1) + names
      }
    }

    var names: [String] { (tabs + presented).flatMap { $0 } }
  }

  private static let link = LinkPattern("/{root}/{name}").map {
    ScreenLink($0) { parameters in
      guard let root: String = parameters.value("root"), let name: String = parameters.value("name") else { return nil }
      return [TestScreen.ScreenRoute(name: root), TestScreen.ScreenRoute(name: name)]
    }
  }

  /// A container, its reference, and the screens that have ever been opened.
  @MainActor
  private struct Walk {
    let navigation: Navigation
    var reference = Reference(tabs: [["a"], ["b"], ["c"]])
    var known: [ScreenEntry] = []
    var count = 0

    mutating func freshName() -> String {
      count += 1
      return "\(count)"
    }

    mutating func step() {
      known += navigation.state.entries.filter { !known.contains($0) }
      switch Int.random(in: 0..<13) {
      case 0, 1, 2:
        let name = freshName()
        navigation.perform(.push(TestScreen(name)), from: nil)
        reference.push(name)
      case 3:
        let top = (reference.presented.last ?? reference.tabs[reference.selected]).last
        navigation.perform(.pop, from: nil)
        if let top { reference.close(top) }
      case 4:
        navigation.perform(.popToRoot, from: nil)
        reference.popToRoot()
      case 5:
        let name = freshName()
        navigation.perform(.present(TestScreen(name), Bool.random() ? .sheet : .cover), from: nil)
        reference.presented.append([name])
      case 6:
        navigation.perform(.dismiss, from: nil)
        reference.dismiss()
      case 7, 8:
        // A swipe of any screen, open or closed, sometimes reported twice.
        guard let entry = known.randomElement(), let name = (entry.route.base as? TestScreen.ScreenRoute)?.name else {
          return
        }
        navigation.close(entry.id)
        if Bool.random() { navigation.close(entry.id) }
        reference.close(name)
      case 9:
        let index = Int.random(in: -1...3)
        navigation.select(tabAt: index)
        reference.select(index)
      case 10:
        let names = [["a", "b", "x\(count)"].randomElement() ?? "a", freshName()]
        navigation.open(url: "/\(names[0])/\(names[1])")
        reference.open(names)
      case 11:
        // A step of a screen that has been closed.
        navigation.open(url: "/junk")
      default: navigation.commitPending()
      }
    }
  }

  @Test func randomSequencesAgreeWithTheReference() async throws {
    let link = try #require(Self.link)
    var steps = 0
    for sequence in randomSequences(3_000) {
      await withNavigation(tabs: ["a", "b", "c"], links: LinkTable([link])) { navigation, _ in
        var walk = Walk(navigation: navigation)
        for _ in 0..<Int.random(in: 1...20) {
          walk.step()
          steps += 1
        }
        navigation.commitPending()
        let state = navigation.state
        func names(_ stack: ScreenStack) -> [String] {
          stack.entries.map { ($0.route.base as? TestScreen.ScreenRoute)?.name ?? "?" }
        }
        let found = Reference(
          tabs: state.tabs.map(names), selected: state.selectedTab, presented: state.presented.map(names))
        #expect(found == walk.reference, "sequence \(sequence)")
        // Each open screen has its view model, and no other is retained.
        #expect(Set(navigation.screens.keys) == Set(state.entries.map(\.id)), "sequence \(sequence)")
        #expect(Set(state.entries.map(\.id)).count == state.entries.count, "sequence \(sequence)")
      }
    }
    #expect(steps > 10_000)
  }

  @Test func randomSequencesWithGuardsAndResultsStayConsistent() async {
    for sequence in 0..<2000 {
      await withNavigation(tabs: ["a", "b"]) { navigation, tasks in
        var askers: [ScopedTask] = []
        var ended = 0
        for number in 0..<15 {
          switch Int.random(in: 0..<8) {
          case 0: navigation.perform(.push(TestScreen("\(number)")), from: nil)
          case 1:
            let screen = TestScreen("\(number)")
            askers.append(
              ScopedTask {
                _ = await navigation.open(screen, Bool.random() ? .present : .push).wait()
                ended += 1
              })
          case 2: (navigation.topScreen as? TestScreen)?.hasChanges.toggle()
          case 3: navigation.back()
          case 4: navigation.select(tabAt: Int.random(in: 0...1))
          case 5:
            if let screen = navigation.state.entries.randomElement().flatMap({ navigation.screen($0.id) as? TestScreen }
            ) {
              navigation.finish(screen, with: "x")
            }
          case 6: Bool.random() ? navigation.questions.current?.confirm() : navigation.questions.current?.decline()
          default: await tasks.waitUntilIdle()
          }
        }
        // At the end, no screen has changes and every question is declined: all screens can be closed.
        await tasks.waitUntilIdle()
        while let question = navigation.questions.current {
          question.decline()
          await tasks.waitUntilIdle()
        }
        for screen in navigation.screens.values { (screen as? TestScreen)?.hasChanges = false }
        navigation.performNow(.resetRoot(TestScreen("end")))
        await tasks.waitUntilIdle()
        #expect(navigation.map == "end" && navigation.questions.count == 0, "sequence \(sequence)")
        #expect(navigation.screens.count == 1 && navigation.results.isEmpty && navigation.waiting == nil)
        #expect(ended == askers.count, "sequence \(sequence)")
      }
    }
  }
}
