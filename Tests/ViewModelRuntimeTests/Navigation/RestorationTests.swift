import Foundation
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Screens that are stored and opened again.
@MainActor
struct RestorationTests {
  /// Returns the data of screens.
  private func saved(tabs: [String] = ["a"], _ open: (Navigation) -> Void) async throws -> Data {
    var data: Data?
    await withNavigation(tabs: tabs) { navigation, _ in
      open(navigation)
      data = navigation.restorationData()
    }
    return try #require(data)
  }

  private func restored(_ data: Data, tabs: [String] = ["a"]) async -> String {
    var map = ""
    await withNavigation(tabs: tabs) { navigation, _ in
      navigation.restore(from: data)
      map = navigation.map
    }
    return map
  }

  @Test func allStacksAreRestored() async throws {
    let data = try await saved(tabs: ["a", "b"]) {
      $0.performNow(.push(TestScreen("c")))
      $0.select(tabAt: 1)
      $0.performNow(.push(TestScreen("d")), .present(TestScreen("s")), .push(TestScreen("t")))
      $0.performNow(.present(TestScreen("u"), .cover))
    }
    #expect(await restored(data, tabs: ["a", "b"]) == "a c | *b d > sheet s t > cover u")
  }

  @Test func screensInTheDictionaryOfAnActivityAreRestored() async {
    await withNavigation { navigation, _ in
      navigation.performNow(.push(TestScreen("b")))
      var info: [AnyHashable: Any] = ["another": 1]
      info.merge(navigation.restorationInfo) { $1 }
      navigation.performNow(.pop)
      #expect(navigation.restore(fromInfo: info) && navigation.map == "a b")
    }
  }

  @Test func aDictionaryWithoutScreensRestoresNothing() async {
    await withNavigation { navigation, _ in
      for info: [AnyHashable: Any]? in [nil, [:], [SavedNavigation.infoKey: "a"], [SavedNavigation.infoKey: Data()]] {
        #expect(!navigation.restore(fromInfo: info) && navigation.map == "a")
      }
    }
  }

  @Test func valuesOfScreensAreRestored() async throws {
    let data = try await saved {
      $0.performNow(.push(TestScreen("b")))
      $0.opened("a")?.note = "one"
      $0.opened("b")?.note = "two"
    }
    await withNavigation { navigation, _ in
      #expect(navigation.restore(from: data))
      #expect(navigation.opened("a")?.note == "one" && navigation.opened("b")?.note == "two")
    }
  }

  @Test func aStackEndsBeforeTheFirstUnknownScreen() async throws {
    let data = try await saved {
      $0.performNow(.push(TestScreen("b")), .push(TestScreen("c")), .push(TestScreen("d")), .present(TestScreen("s")))
    }
    let text = String(decoding: data, as: UTF8.self)
    for (old, new) in [
      (#"{\"name\":\"c\"}"#, #"{\"title\":\"c\"}"#), (#"{\"name\":\"c\"}"#, ""), (#"{\"name\":\"c\"}"#, "[[[["),
    ] {
      let changed = text.replacingOccurrences(of: old, with: new)
      #expect(changed != text)
      #expect(await restored(Data(changed.utf8)) == "a b > sheet s")
    }
  }

  @Test func screensOfAnotherVersionAreDropped() async throws {
    let data = try await saved { $0.performNow(.push(TestScreen("b")), .present(TestScreen("s"))) }
    let text = String(decoding: data, as: UTF8.self)
    let version = text.replacingOccurrences(of: #""fingerprint":"1""#, with: #""fingerprint":"2""#)
    #expect(version != text)
    #expect(await restored(Data(version.utf8)) == "a")
    let name = text.replacingOccurrences(of: #""name":"TestScreen""#, with: #""name":"Other""#)
    #expect(name != text)
    #expect(await restored(Data(name.utf8)) == "a")
  }

  @Test func anotherRootKeepsTheScreensOfTheApp() async throws {
    let data = try await saved(tabs: ["home"]) { $0.performNow(.push(TestScreen("b"))) }
    #expect(await restored(data, tabs: ["login"]) == "login")
  }

  @Test func anotherNumberOfTabsRestoresTheTabsThatExist() async throws {
    let data = try await saved(tabs: ["a", "b", "c"]) {
      $0.performNow(.push(TestScreen("d")))
      $0.select(tabAt: 2)
    }
    #expect(await restored(data, tabs: ["a", "b"]) == "*a d | b")
  }

  @Test func everyPrefixOfTheDataIsHarmless() async throws {
    let data = try await saved { $0.performNow(.push(TestScreen("b")), .present(TestScreen("s"))) }
    for length in 0..<data.count {
      #expect(await restored(data.prefix(length)) == "a", "\(length)")
    }
  }

  @Test func hostileDataIsHarmless() async throws {
    let data = try await saved { $0.performNow(.push(TestScreen("b")), .present(TestScreen("s"))) }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      var bytes = [UInt8](data)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let map = await restored(Data(bytes))
      #expect(map.hasPrefix("a"))
    }
    let deep = String(repeating: "[", count: 100_000)
    for text in ["", "null", "{}", "[]", deep, #"{"tabs":[],"selected":-1,"presented":[]}"#] {
      #expect(await restored(Data(text.utf8)) == "a")
    }
    let selected = String(decoding: data, as: UTF8.self).replacingOccurrences(
      of: #""selected":0"#, with: #""selected":\#(Int.max)"#)
    #expect(await restored(Data(selected.utf8)) == "a b > sheet s")
  }

  @Test func theNumberOfRestoredScreensIsLimited() async throws {
    let data = try await saved { navigation in
      for number in 0..<200 { navigation.performNow(.push(TestScreen("\(number)"))) }
    }
    await withNavigation { navigation, _ in
      navigation.restore(from: data)
      #expect(navigation.state.entries.count == SavedNavigation.mostScreens)
    }
    #expect(await restored(Data(count: SavedNavigation.longest + 1)) == "a")
  }

  @Test func anEmptyContainerRestoresNothingBelowItsRoot() async throws {
    let data = try await saved { $0.performNow(.push(TestScreen("b"))) }
    let navigation = Navigation(
      factory: ScreenFactory([ScreenKind(TestScreen.ScreenRoute.self) { TestScreen($0.name) }]))
    #expect(navigation.restore(from: data))
    #expect(navigation.map == "")
  }
}
