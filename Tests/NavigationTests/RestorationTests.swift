import Foundation
import Testing
import ViewModelRuntime

/// Screens of `Portal.vmodel` that are stored and opened again.
@MainActor @Suite struct RestorationTests {
  /// Returns the data of the open screens after `body`.
  private func data(_ body: (Portal) -> Void) throws -> Data {
    let portal = Portal()
    portal.openTabs()
    body(portal)
    portal.navigation.commitPending()
    return try #require(portal.navigation.restorationData())
  }

  /// Returns a container with the tabs and the screens of `data`.
  private func restored(_ data: Data) -> Portal {
    let portal = Portal()
    portal.openTabs()
    portal.navigation.restore(from: data)
    return portal
  }

  @Test func `restorable screens open again with their values`() throws {
    let data = try data { portal in
      portal.open("/articles/5")
      portal.navigation.select(tabNamed: "member")
      portal.open("/search/Swift?page=2")
      let search = portal.navigation.topScreen as? SearchViewModel
      search?.note.text = "a very long note"
      search?.rating.text = "4x"
      search?.isStarred.value = true
      search?.openArticle(id: 6)
    }
    let portal = restored(data)
    #expect(portal.screens == [.headlines, .article, .member, .search, .imprint])
    portal.navigation.select(tabNamed: "member")
    let search = try #require(portal.navigation.topScreen as? SearchViewModel)
    #expect(search.title == "Swift 2")
    #expect(search.openedCount == 1)
    #expect(search.isStarred.value)
    #expect(search.note.text == "a very long note" && search.note.value == "")
    #expect(search.rating.text == "4x" && search.rating.value == 3)
  }

  @Test func `the root of a tab receives its values`() throws {
    let data = try data { ($0.navigation.topScreen as? HeadlinesViewModel)?.open(id: 5) }
    let headlines = restored(data).navigation.state.tabs.first?.entries.first
    #expect(headlines != nil)
    let portal = restored(data)
    portal.navigation.select(tabAt: 0)
    #expect(portal.navigation.tabLabels.first?.badge == "1")
  }

  @Test func `a screen without restore ends its stack`() throws {
    let data = try data { $0.open("/drafts/E621E1F8-C36C-495A-93FC-0C247A3E6E5F") }
    #expect(restored(data).screens == [.headlines, .member, .imprint])
  }

  @Test func `values of another version are ignored, and the screen opens without them`() throws {
    let data = try data { portal in
      portal.open("/search/Swift")
      (portal.navigation.topScreen as? SearchViewModel)?.isStarred.value = true
    }
    let fingerprint = SearchViewModel.savedValuesFingerprint
    let other = String(decoding: data, as: UTF8.self).replacingOccurrences(of: fingerprint, with: fingerprint + "0")
    let search = restored(Data(other.utf8)).navigation.topScreen as? SearchViewModel
    #expect(search?.title == "Swift 1")
    #expect(search?.isStarred.value == false)
  }

  @Test func `changed data never crashes, and keeps the roots`() throws {
    let data = try data { portal in
      portal.open("/articles/5")
      portal.navigation.select(tabNamed: "member")
      portal.open("/search/Swift")
    }
    var random = SystemRandomNumberGenerator()
    for length in stride(from: 0, to: data.count, by: 7) {
      #expect(restored(data.prefix(length)).screens == [.headlines, .member, .imprint])
      var bytes = [UInt8](data)
      for _ in 0..<4 {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let roots = restored(Data(bytes)).navigation.state.tabs.map { $0.entries.first?.route.screenName }
      #expect(roots == ["HeadlinesViewModel", "MemberViewModel", "ImprintViewModel"])
    }
  }
}
