import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Screens without a view, and screens that no factory creates.
@MainActor
struct UnknownScreenTests {
  @Test func aScreenWithoutContentLeavesTheContentBeforeAndIsReportedOnce() async {
    await withNavigation { navigation, _ in
      var shown: [String] = []
      let faults = ViewModelFault.recorded {
        let presenter = ScreenPresenter(navigation) { screen in
          screen.screenTitle.title == "a" ? "page of a" : missingContent(of: screen)
        } show: {
          shown.append($0)
        }
        for name in ["b", "c"] {
          navigation.performNow(.push(TestScreen(name)))
          navigation.performNow(.pop)
        }
        withExtendedLifetime(presenter) {}
      }
      #expect(shown == ["page of a", "page of a", "page of a"])
      #expect(faults == [.screenWithoutView(screen: "TestScreen")])
    }
  }

  @Test func aLinkToAScreenThatTheFactoryDoesNotCreateIsReported() async {
    let links = LinkTable([ScreenLink("/screens/b") { _ in [TestScreen.ScreenRoute(name: "b")] }])
    await withNavigation(links: links) { navigation, _ in
      navigation.factory = ScreenFactory()
      let faults = ViewModelFault.recorded {
        #expect(!navigation.open(url: "/screens/b"))
        #expect(!navigation.open(url: "/unknown"))
      }
      #expect(faults == [.unknownScreen(screen: "TestScreen")])
      #expect(navigation.map == "a")
    }
  }

  @Test func aStoredScreenThatTheFactoryDoesNotCreateIsReported() async throws {
    try await withNavigation { navigation, _ in
      navigation.performNow(.push(TestScreen("b")))
      let data = try #require(navigation.restorationData())
      navigation.performNow(.popToRoot)
      navigation.factory = ScreenFactory()
      let faults = ViewModelFault.recorded { #expect(navigation.restore(from: data)) }
      #expect(faults == [.unknownScreen(screen: "TestScreen")])
      #expect(navigation.map == "a")
    }
  }
}
