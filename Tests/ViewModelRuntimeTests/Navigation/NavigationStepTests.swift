import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Steps of view models, and the stacks after them.
@MainActor
struct NavigationStepTests {
  @Test func eachStepChangesTheStacks() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      #expect(navigation.map == "a b c")
      navigation.performNow(.pop)
      #expect(navigation.map == "a b")
      navigation.performNow(.present(TestScreen("s")), .push(TestScreen("t")))
      #expect(navigation.map == "a b > sheet s t")
      navigation.performNow(.present(TestScreen("u"), .cover))
      #expect(navigation.map == "a b > sheet s t > cover u")
      navigation.performNow(.dismiss)
      #expect(navigation.map == "a b > sheet s t")
      navigation.performNow(.popToRoot)
      #expect(navigation.map == "a b > sheet s")
      navigation.performNow(.dismiss, .popToRoot)
      #expect(navigation.map == "a")
      navigation.performNow(.resetRoot(TestScreen("z")))
      #expect(navigation.map == "z")
    }
  }

  @Test func stepsUntilTheNextSuspensionPointAreOneChange() async {
    await withNavigation { navigation, tasks in
      navigation.performNow(.push(TestScreen("b")))
      var maps: [String] = []
      let token = navigation.observe { _ in maps.append(navigation.map) }
      navigation.perform(.pop, from: nil)
      navigation.perform(.push(TestScreen("c")), from: nil)
      navigation.perform(.present(TestScreen("s")), from: nil)
      #expect(navigation.map == "a b")
      await tasks.waitUntilIdle()
      #expect(maps == ["a b", "a c > sheet s"])
      token.end()
    }
  }

  @Test func theLastScreenOfATabStaysOpen() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.pop, .pop, .dismiss, .popToRoot)
      #expect(navigation.map == "a")
      let empty = Navigation()
      empty.performNow(.pop, .dismiss, .popToRoot, .push(TestScreen("b")))
      #expect(empty.map == "")
      #expect(!empty.canGoBack && empty.topScreen == nil)
    }
  }

  @Test func popClosesTheScreenThatRequestsIt() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      let screen = navigation.opened("b")
      navigation.performNow(.pop, from: screen)
      #expect(navigation.map == "a")
      // The screen is closed, so that its steps have no effect.
      navigation.performNow(.pop, from: screen)
      navigation.performNow(.push(TestScreen("d")), from: screen)
      navigation.performNow(.resetRoot(TestScreen("e")), from: screen)
      #expect(navigation.map == "a")
    }
  }

  @Test func poppingTwiceInOneChangeClosesOneScreen() async {
    await withNavigation { navigation, tasks in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      let screen = navigation.opened("c")
      navigation.perform(.pop, from: screen)
      navigation.perform(.pop, from: screen)
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a b")
    }
  }

  @Test func pushAddsToTheStackOfItsCaller() async {
    await withNavigation(tabs: ["a", "b"]) { navigation, _ in
      let screen = navigation.opened("a")
      navigation.select(tabAt: 1)
      navigation.performNow(.push(TestScreen("c")), from: screen)
      #expect(navigation.map == "a c | *b")
      navigation.performNow(.present(TestScreen("s")))
      navigation.performNow(.push(TestScreen("d")), from: screen)
      #expect(navigation.map == "a c d | *b > sheet s")
    }
  }

  @Test func aScreenThatDismissesItselfAndPushesAddsToTheStackBelow() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.present(TestScreen("s")))
      let screen = navigation.opened("s")
      navigation.performNow(.dismiss, .push(TestScreen("b")), from: screen)
      #expect(navigation.map == "a b")
    }
  }

  @Test func dismissClosesTheStackOfItsCallerAndThoseAbove() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.present(TestScreen("s")), .present(TestScreen("t"), .cover), .present(TestScreen("u")))
      navigation.performNow(.dismiss, from: navigation.opened("t"))
      #expect(navigation.map == "a > sheet s")
      navigation.performNow(.present(TestScreen("t"), .cover), .present(TestScreen("u")))
      navigation.performNow(.dismiss, from: navigation.opened("a"))
      #expect(navigation.map == "a > sheet s > cover t")
    }
  }

  @Test func aCoverReplacesACoverInOneChange() async {
    await withNavigation { navigation, tasks in
      navigation.performNow(.present(TestScreen("s"), .cover))
      var maps: [String] = []
      let token = navigation.observe { _ in maps.append(navigation.map) }
      navigation.perform(.dismiss, from: nil)
      navigation.perform(.present(TestScreen("t"), .cover), from: nil)
      await tasks.waitUntilIdle()
      #expect(maps == ["a > cover s", "a > cover t"])
      token.end()
    }
  }

  @Test func equalRoutesAreDifferentScreens() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("b")))
      let entries = navigation.state.entries
      #expect(entries[1].route == entries[2].route && entries[1].id != entries[2].id)
      navigation.close(entries[2].id)
      #expect(navigation.map == "a b")
    }
  }

  @Test func aClosedScreenIsReleased() async {
    await withNavigation { navigation, _ in
      weak var gone: TestScreen?
      do {
        let screen = TestScreen("b")
        gone = screen
        navigation.performNow(.push(screen), .push(TestScreen("c")))
      }
      #expect(gone != nil)
      navigation.performNow(.popToRoot)
      #expect(gone == nil)
    }
  }

  @Test func aScreenThatIsPushedAndPoppedAtOnceIsReleased() async {
    await withNavigation { navigation, tasks in
      weak var gone: TestScreen?
      do {
        let screen = TestScreen("b")
        gone = screen
        navigation.perform(.push(screen), from: nil)
        navigation.perform(.pop, from: screen)
      }
      await tasks.waitUntilIdle()
      #expect(gone == nil && navigation.map == "a")
    }
  }

  @Test func aScreenCanBeOpenedAgainAfterItWasClosed() async {
    await withNavigation { navigation, _ in
      let screen = TestScreen("b")
      navigation.performNow(.push(screen))
      navigation.performNow(.pop, from: screen)
      navigation.performNow(.push(screen))
      navigation.performNow(.push(TestScreen("c")), from: screen)
      #expect(navigation.map == "a b c")
    }
  }

  @Test func theTitleIsThatOfTheVisibleScreen() async {
    await withNavigation { navigation, _ in
      #expect(navigation.title == ScreenTitle("a"))
      navigation.performNow(.present(TestScreen("s")))
      #expect(navigation.title == ScreenTitle("s"))
      navigation.opened("s")?.name = "t"
      #expect(navigation.title.displayedTitle == "t")
      #expect(ScreenTitle("t", loadingTitle: "Loading…").displayedTitle == "Loading…")
    }
  }
}
