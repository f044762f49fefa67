import Foundation
import Observation
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Tests that a change of a parent or of a child is one transaction over both.
@MainActor
struct ChildTransactionTests {
  let doubles = RepositoryViewModelDoubles()
  let parent: RepositoryViewModel

  init() {
    parent = RepositoryViewModel(
      repository: Repository(
        name: "kit", owner: "ada", settings: Settings(note: "x"), readme: Readme(id: 1, text: "Hello World")),
      services: doubles, context: .example)
  }

  @Test func aChildSharesTheSameObjectAsLongAsItsIdentityStays() {
    let (header, readme) = (parent.header, parent.readme)
    parent.repository.owner = "grace"
    parent.repository.readme?.text = "Other"
    #expect(parent.header === header)
    #expect(parent.readme === readme)
    #expect(header.owner == "grace")
    #expect(readme?.readme.text == "Other")
  }

  @Test func eachChangedPropertyNotifiesOnceAndNoObserverSeesParentAndChildDisagree() {
    var notices: [String] = []
    let agree = { [parent] in parent.title == "\(parent.header.name)/\(parent.repository.name)" }
    let tokens = [
      parent.observe(\.title) { notices.append("title \($0) \(agree())") },
      parent.header.observe(\.name) { notices.append("name \($0) \(agree())") },
    ]
    notices = []
    parent.repository.owner = "grace"
    #expect(notices.sorted() == ["name @grace true", "title @grace/kit true"])
    notices = []
    parent.update {
      $0.repository.owner = "ada"
      $0.repository.name = "app"
    }
    #expect(notices.sorted() == ["name @ada true", "title @ada/app true"])
    notices = []
    parent.header.owner = "carol"
    #expect(notices.sorted() == ["name @carol true", "title @carol/app true"])
    _ = tokens
  }

  @Test func aSharedValueIsWrittenToTheParentInTheSameTransaction() {
    var themes: [String] = []
    let token = parent.settings.observe(\.theme) { [parent] theme in
      themes.append("\(theme) \(parent.repository.settings.isDark) \(parent.theme)")
    }
    parent.settings.isDark.value = true
    #expect(themes == ["light false light 0", "dark true dark 0"])
    parent.repository.settings.isDark = false
    #expect(themes.last == "light false light 0")
    #expect(parent.settings.isDark.value == false)
    _ = token
  }

  @Test func willSetObserversSeeTheOldValuesOfParentAndChildren() {
    let seen = Recorder()
    let parent = parent
    withObservationTracking {
      _ = (parent.title, parent.header.name)
    } onChange: {
      MainActor.assumeIsolated { seen.add("\(parent.title) \(parent.header.name) \(parent.repository.owner)") }
    }
    parent.repository.owner = "grace"
    #expect(seen.texts == ["@ada/kit @ada ada"])
    #expect(parent.title == "@grace/kit")
  }

  @Test func aWriteOfAWillSetObserverToTheChildKeepsTheNewValues() {
    let parent = parent
    withObservationTracking {
      _ = parent.title
    } onChange: {
      MainActor.assumeIsolated { parent.settings.settings.isDark = true }
    }
    _ = parent.settings.theme
    parent.update {
      $0.repository.owner = "grace"
      $0.repository.settings.note = "y"
    }
    #expect(parent.title == "@grace/kit")
    #expect(parent.repository.settings == Settings(isDark: true, note: "y"))
    #expect(parent.settings.settings == parent.repository.settings)
    #expect(PendingWrite.areNone)
  }

  @Test func aChildThatIsFirstReadByAWillSetObserverReceivesTheNewInputs() {
    let parent = parent
    withObservationTracking {
      _ = parent.repository
    } onChange: {
      MainActor.assumeIsolated { #expect(parent.header.owner == "ada") }
    }
    parent.repository.owner = "grace"
    #expect(parent.header.owner == "grace")
    #expect(parent.header.name == "@grace")
  }

  @Test func aChildWithAnotherIdentityIsReplacedAndTheOldOneIsVisibleUntilTheCommit() throws {
    let old = try #require(parent.readme)
    let seen = Recorder()
    let parent = parent
    withObservationTracking {
      _ = parent.readme
    } onChange: {
      MainActor.assumeIsolated { seen.add("\(parent.readme === old)") }
    }
    parent.repository.readme = Readme(id: 2, text: "Second README")
    #expect(seen.texts == ["true"])
    #expect(parent.readme !== old)
    #expect(parent.subtitle == "Secon")
    // The removed child no longer takes part in transactions of the parent.
    old.readme.text = "Late"
    #expect(parent.repository.readme?.text == "Second README")
    parent.repository.readme = nil
    #expect(parent.readme == nil)
    #expect(parent.subtitle == "No README")
  }

  @Test func aChildThatNobodyReadIsNotCreated() {
    parent.repository.owner = "grace"
    #expect(doubles.storeDouble.starsStub.calls.isEmpty)
    #expect(parent.header.stars == 0)
    #expect(doubles.storeDouble.starsStub.calls.last == "grace")
  }

  @Test func observersOfAParentAreNotObserversOfItsChildren() {
    let notices = Recorder()
    let parent = parent
    withObservationTracking {
      _ = parent.canSave
    } onChange: {
      MainActor.assumeIsolated { notices.add("canSave") }
    }
    // The note changes, and whether the parent can save does not.
    parent.settings.note.text = "another"
    #expect(notices.texts.isEmpty)
    parent.settings.note.text = ""
    #expect(notices.texts == ["canSave"])
  }

  @Test func aChildOutlivesItsParentAndItsParentIsReleased() {
    var released: RepositoryViewModel? = RepositoryViewModel(
      repository: Repository(name: "kit", owner: "ada"), services: doubles, context: .example)
    let settings = released?.settings
    weak var parent: RepositoryViewModel?
    parent = released
    released = nil
    #expect(parent == nil)
    settings?.isDark.value = true
    #expect(settings?.theme == "dark")
  }

  @Test func eventsReachOwnersThatAreNotViewModels() async {
    await withViewModel(
      SettingsViewModelDoubles(),
      { SettingsViewModel(settings: Settings(note: "x"), services: $0, context: $1) },
      { test in
        var notes: [String] = []
        let token = test.viewModel.onEvent { event in
          if case .saved(let note) = event { notes.append(note) }
        }
        test.viewModel.apply()
        await test.waitUntilIdle()
        #expect(notes == ["x"])
        token.end()
        test.viewModel.apply()
        await test.waitUntilIdle()
        #expect(notes == ["x"])
      })
  }

  @Test func theFirstReceiverAlsoReceivesTheEventsFromBefore() async {
    await withViewModel(
      SettingsViewModelDoubles(),
      { SettingsViewModel(settings: Settings(note: "x"), services: $0, context: $1) },
      { test in
        test.viewModel.apply()
        await test.waitUntilIdle()
        var first = 0
        var second = 0
        let tokens = [test.viewModel.onEvent { _ in first += 1 }, test.viewModel.onEvent { _ in second += 1 }]
        #expect(first == 1)
        #expect(second == 0)
        test.viewModel.apply()
        await test.waitUntilIdle()
        #expect(first == 2)
        #expect(second == 1)
        // Later events without a receiver are lost.
        for token in tokens { token.end() }
        test.viewModel.apply()
        await test.waitUntilIdle()
        let last = test.viewModel.onEvent { _ in first += 1 }
        #expect(first == 2)
        last.end()
      })
  }

  @Test func theTasksOfAReplacedChildEnd() async throws {
    let store = FolderViewModelDoubles()
    try await withViewModel(
      store,
      { FolderViewModel(file: StoredFile(id: 1, note: "x"), services: $0, context: $1) },
      { test in
        store.storeDouble.saveStub.holds()
        let old = try #require(test.viewModel.editor)
        let run = old.apply()
        await test.waitUntilIdle()
        #expect(old.apply.isRunning)
        test.viewModel.file = nil
        store.storeDouble.saveStub.returns(())
        await test.waitUntilIdle()
        #expect(run.outcome != nil)
        #expect(old.saves == 0)
      })
  }
}

@MainActor
private final class Recorder {
  private(set) var texts: [String] = []

  func add(_ text: String) { texts.append(text) }
}
