import Foundation
import TestTags
import Testing
import ViewModelRuntime
import ViewModelTesting

/// Random sequences of what people and commands do with the screens of `Portal.vmodel`, compared with lists of names.
@MainActor @Suite(.tags(.random)) struct RandomNavigationTests {
  /// The names of the screens of each tab, from the root on, and of the presented stacks. A leave question holds all
  /// changes that close or hide a draft with a text.
  private struct Reference: Equatable {
    var tabs: [[ScreenName]] = [[.headlines], [.member], [.imprint]]
    var selected = 0
    var sheets: [[ScreenName]] = []

    var current: [ScreenName] { sheets.last ?? tabs[selected] }

    mutating func push(_ screen: ScreenName) {
      if sheets.isEmpty { tabs[selected].append(screen) } else { sheets[sheets.count - 1].append(screen) }
    }

    /// Closes the topmost screen. The root of a tab stays open.
    mutating func back() {
      if sheets.isEmpty {
        if tabs[selected].count > 1 { tabs[selected].removeLast() }
      } else if sheets[sheets.count - 1].count > 1 {
        sheets[sheets.count - 1].removeLast()
      } else {
        sheets.removeLast()
      }
    }

    mutating func select(_ index: Int) {
      if selected == index { tabs[index] = [tabs[index][0]] }
      selected = index
    }

    /// Opens a link to screens above the root of a tab.
    mutating func open(_ screens: [ScreenName], in index: Int) {
      sheets = []
      selected = index
      tabs[index] = [tabs[index][0]] + screens
    }
  }

  /// A container, and the reference.
  @MainActor
  private struct Walk {
    let portal = Portal()
    var reference = Reference()
    var navigation: Navigation { portal.navigation }

    mutating func step(_ random: inout SystemRandomNumberGenerator) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: tapHeadline()
      case 2, 3:
        navigation.back()
        reference.back()
      case 4: swipe(&random)
      case 5, 6:
        let index = Int.random(in: 0..<3, using: &random)
        navigation.select(tabAt: index)
        // A sheet covers the tab bar, but an app can select a tab itself.
        reference.select(index)
      case 7:
        portal.open("/articles/\(Int.random(in: 1...3, using: &random))")
        reference.open([.article], in: 0)
      case 8:
        portal.open("/search/x")
        reference.open([.search], in: reference.selected)
      case 9:
        portal.open(["/unknown", "/articles/x", "%", ""].randomElement(using: &random) ?? "")
      case 10: openArticleFromSearch()
      default: copyFromSearch()
      }
      navigation.commitPending()
    }

    private mutating func tapHeadline() {
      guard let headlines = navigation.topScreen as? HeadlinesViewModel else { return }
      headlines.open(id: 7)
      reference.push(.article)
    }

    /// Closes the visible screen as a swipe, which the adapter reports twice.
    private mutating func swipe(_ random: inout SystemRandomNumberGenerator) {
      guard let top = navigation.state.top else { return }
      navigation.close(top.id)
      reference.back()
      // The second report is about a screen that has been closed, or the root of a tab.
      navigation.close(top.id)
    }

    private mutating func openArticleFromSearch() {
      guard let search = navigation.topScreen as? SearchViewModel else { return }
      search.openArticle(id: 2)
      navigation.commitPending()
      reference.open([.article], in: 0)
    }

    private mutating func copyFromSearch() {
      guard let search = navigation.topScreen as? SearchViewModel else { return }
      search.copy()
      navigation.commitPending()
      reference.sheets.append([.draft])
    }

    var found: Reference {
      func names(_ stack: ScreenStack) -> [ScreenName] {
        stack.entries.compactMap { ScreenName(rawValue: $0.route.screenName) }
      }
      let state = navigation.state
      return Reference(
        tabs: state.tabs.map(names), selected: state.selectedTab, sheets: state.presented.map(names))
    }
  }

  @Test func `10,000 sequences agree with the reference`() {
    var random = SystemRandomNumberGenerator()
    for sequence in 0..<10_000 {
      var walk = Walk()
      walk.portal.openTabs()
      for _ in 0..<Int.random(in: 1...12, using: &random) { walk.step(&random) }
      guard walk.found == walk.reference else {
        Issue.record("sequence \(sequence): \(walk.found) is not \(walk.reference)")
        return
      }
      #expect(walk.navigation.state.entries.allSatisfy { walk.navigation.screen($0.id) != nil })
    }
  }

  @Test func `a draft with a text holds every change until its question is answered`() async {
    let tasks = TaskMonitor()
    var random = SystemRandomNumberGenerator()
    await tasks.run {
      for sequence in 0..<500 {
        var walk = Walk()
        walk.portal.openTabs()
        walk.portal.open("/drafts/E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        let draft = walk.navigation.topScreen as? DraftViewModel
        draft?.text.text = "Dear all"
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          walk.step(&random)
          #expect(walk.navigation.topScreen === draft, "sequence \(sequence)")
        }
        walk.navigation.questions.current?.decline()
        await tasks.waitUntilIdle()
        #expect(walk.navigation.topScreen === draft, "sequence \(sequence)")
        // `commit` lifts the question in the same transaction.
        draft?.send()
        walk.navigation.commitPending()
        await tasks.waitUntilIdle()
        #expect(walk.navigation.topScreen is HeadlinesViewModel, "sequence \(sequence)")
        #expect(walk.navigation.questions.count == 0, "sequence \(sequence)")
      }
    }
  }
}
