import Foundation
import RepoBrowserExample
import RepoBrowserServices
import TerminalDriver
import Testing
import ViewModelRuntime
import ViewModelTesting

/// Records sessions, and evaluates their examples.
@MainActor
@Suite(.serialized) struct RecordingTests {
  @Test func aSessionInTheTerminalIsAnExample() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try await BrowserProgram.startSignedIn(["--record", file.path])
    try await program.press(.controlC)
    #expect(try await program.waitForExit() == 130)
    let example = try String(contentsOf: file, encoding: .utf8)
    #expect(example.contains("when signIn answers \"123456\""))
    #expect(example.contains("expect navigator == [resetRoot main]"))
    #expect(!example.contains("github.events"), "another screen calls it")
    try expectToPass(example, of: "LoginViewModel", in: "Login.vmodel")
  }

  @Test func listsAreRecorded() async throws {
    let session = Session(of: OwnedRepositoriesViewModel.self)
    let viewModel = OwnedRepositoriesViewModel(owner: "ada", services: session.services, context: session.context)
    viewModel.appear()
    try await until { viewModel.rows.phase == .content }
    viewModel.query.text = "e"
    viewModel.query.text = "en"
    viewModel.clearQuery()
    viewModel.rows.select(viewModel.rows[1].id)
    viewModel.rows[2].viewModel.toggleStar()
    try await until { viewModel.rows[2].isStarred }
    viewModel.rows.loadMore()
    try await until { viewModel.rows.count > 100 }
    let example = session.recorder.example(titled: "a recorded session")
    #expect(example.contains("given owner = \"ada\""))
    #expect(example.contains("when query.text = \"en\"") && !example.contains("when query.text = \"e\""))
    #expect(example.contains("when rows[2].toggleStar()"))
    #expect(example.contains("expect opened.calls == 1"))
    try expectToPass(example, of: "OwnedRepositoriesViewModel", in: "Repositories.vmodel")
  }

  @Test func draftsAreRecorded() async throws {
    let session = Session(of: SettingsViewModel.self)
    let viewModel = SettingsViewModel(services: session.services, context: session.context)
    viewModel.appear()
    try await until { viewModel.versionText.hasPrefix("Version") }
    viewModel.showsOwners.value = false
    viewModel.isOffline.value = true
    viewModel.checkForUpdates()
    try await until { viewModel.checkForUpdates.errorText != nil }
    viewModel.form.revert()
    viewModel.opensLastScreens.value = true
    viewModel.opensLastScreens.value = false
    viewModel.save()
    try await until { session.navigator.moves == ["pop"] }
    let example = session.recorder.example(titled: "a recorded session")
    #expect(example.contains("when revert form"))
    #expect(example.contains("expect navigator == [pop]"))
    try expectToPass(example, of: "SettingsViewModel", in: "Settings.vmodel")
  }

  @Test func questionsAreRecorded() async throws {
    let session = Session(of: DiscoverViewModel.self)
    let viewModel = DiscoverViewModel(services: session.services, context: session.context)
    viewModel.appear()
    try await until { viewModel.trending.phase == .content }
    viewModel.chooseLanguage()
    try await until { viewModel.chooseLanguage.question != nil }
    viewModel.chooseLanguage.question?.choose(titled: "Swift")
    try await until { viewModel.language == "Swift" && viewModel.trending.phase == .content }
    viewModel.chooseLanguage()
    try await until { viewModel.chooseLanguage.question != nil }
    viewModel.chooseLanguage.question?.decline()
    viewModel.period.value = .weekly
    try await until { !viewModel.trending.isRefreshing && viewModel.trending.phase == .content }
    let example = session.recorder.example(titled: "a recorded session")
    #expect(example.contains("when chooseLanguage chooses \"Swift\""))
    #expect(example.contains("when chooseLanguage declines"))
    try expectToPass(example, of: "DiscoverViewModel", in: "Discover.vmodel")
  }

  private func expectToPass(_ example: String, of viewModel: String, in schema: String) throws {
    let result = try RecordedSchemas.evaluate(example, of: viewModel, in: schema)
    #expect(result == "1 example passed", "\(result.prefix(2000))\n\(example.prefix(6000))")
  }

  /// Waits until a condition holds, as a person waits for a screen.
  private func until(_ condition: () -> Bool) async throws {
    for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    try #require(condition())
    // The last tasks end before a person acts.
    try await Task.sleep(for: .milliseconds(50))
  }
}

/// A recorder with the services of the program.
@MainActor
private struct Session {
  let recorder: ExampleRecorder
  let services: BrowserServices
  let context: DisplayContext
  let navigator = NavigatorDouble()

  init<Owner: ViewModel>(of type: Owner.Type) {
    recorder = ExampleRecorder(of: type)
    context = recorder.context(.example)
    let folder = StateFolder(nil)
    let data = GitHubData(now: context.now)
    let github = FakeGitHub(data, account: data.user(login: "ada"), delay: .milliseconds(20), clock: SystemClock())
    services = recorder.services(
      BrowserServices(
        appStore: github, gitHub: github, keychain: FakeKeychain(folder), messages: Silence(), navigator: navigator,
        repositoryService: github, simulator: github, store: FileStore(folder)))
  }
}

/// Messages that nobody sees.
@MainActor
private final class Silence: Messages {
  func show(_ text: String) async {}
}
