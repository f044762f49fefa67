import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Reports of what people did: swipes, drags, taps of tabs.
@MainActor
struct NavigationReportTests {
  @Test func aSwipeClosesTheScreen() async throws {
    try await withNavigation { navigation, _ in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")))
      let id = try #require(navigation.id("c"))
      navigation.close(id)
      #expect(navigation.map == "a b")
      // The adapter reports the same swipe again.
      navigation.close(id)
      #expect(navigation.map == "a b")
    }
  }

  @Test func aReportOfALowerScreenClosesThoseAbove() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.push(TestScreen("b")), .push(TestScreen("c")), .push(TestScreen("d")))
      let ids = ["d", "b", "c"].compactMap { navigation.id($0) }
      for id in ids { navigation.close(id) }
      #expect(navigation.map == "a")
    }
  }

  @Test func theRootOfATabCannotBeClosed() async {
    await withNavigation { navigation, _ in
      navigation.id("a").map { navigation.close($0) }
      navigation.back()
      #expect(navigation.map == "a")
    }
  }

  @Test func aSwipeDuringAPushKeepsTheStackConsistent() async throws {
    try await withNavigation { navigation, tasks in
      navigation.performNow(.push(TestScreen("b")))
      let id = try #require(navigation.id("b"))
      navigation.perform(.push(TestScreen("c")), from: navigation.opened("b"))
      // The swipe arrives before the push is committed.
      navigation.close(id)
      #expect(navigation.map == "a")
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a")
    }
  }

  @Test func draggingASheetClosesItsStack() async throws {
    try await withNavigation { navigation, _ in
      navigation.performNow(.present(TestScreen("s")), .push(TestScreen("t")), .present(TestScreen("u")))
      let sheet = try #require(navigation.state.presented.first)
      navigation.close(sheet.id)
      navigation.close(sheet.id)
      #expect(navigation.map == "a")
    }
  }

  @Test func backClosesTheVisibleScreen() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.push(TestScreen("b")), .present(TestScreen("s")))
      #expect(navigation.canGoBack)
      navigation.back()
      #expect(navigation.map == "a b")
      navigation.back()
      #expect(navigation.map == "a" && !navigation.canGoBack)
    }
  }

  @Test func eachTabKeepsItsStack() async {
    await withNavigation(tabs: ["a", "b"]) { navigation, _ in
      navigation.performNow(.push(TestScreen("c")))
      navigation.select(tabAt: 1)
      #expect(navigation.map == "a c | *b")
      navigation.performNow(.push(TestScreen("d")))
      let kept = navigation.opened("c")
      navigation.select(tabAt: 0)
      #expect(navigation.map == "*a c | b d" && navigation.opened("c") === kept)
    }
  }

  @Test func selectingTheVisibleTabReturnsToItsRoot() async {
    await withNavigation(tabs: ["a", "b"]) { navigation, _ in
      navigation.performNow(.push(TestScreen("c")), .push(TestScreen("d")))
      navigation.select(tabAt: 0)
      #expect(navigation.map == "*a | b")
    }
  }

  @Test func anUnknownTabHasNoEffect() async {
    await withNavigation(tabs: ["a", "b"]) { navigation, _ in
      navigation.select(tabAt: 7)
      navigation.select(tabAt: -1)
      navigation.select(tab: ScreenStack.ID(number: 99))
      #expect(navigation.map == "*a | b")
    }
  }

  @Test func labelsOfTabsFollowTheirScreens() async {
    await withNavigation(tabs: ["a", "b"]) { navigation, _ in
      #expect(navigation.tabLabels.map(\.title) == ["a", "b"])
      navigation.opened("b")?.name = "c"
      #expect(navigation.tabLabels.map(\.title) == ["a", "c"])
      #expect(ScreenTabLabel("News", icon: "newspaper", badge: 0).badge == nil)
      #expect(ScreenTabLabel("News", badge: 12).badge == "12")
      navigation.performNow(.resetRoot(TestScreen("z")))
      #expect(navigation.tabLabels.isEmpty)
    }
  }
}
