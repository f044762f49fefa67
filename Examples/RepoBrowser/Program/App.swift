import Foundation
import RepoBrowserExample
import RepoBrowserServices
import TerminalForm
import ViewModelRuntime
import ViewModelTesting

/// The program: its services, its window and its navigation.
@MainActor
final class App {
  private let options: Options
  private let folder: StateFolder
  private let window = TerminalWindow()
  private let navigation = Navigation(links: .browserRouter)
  private let store: FileStore
  private let presenter: ScreenStackView
  private let questions: QuestionQueueView
  /// Records what happens on the login screen.
  private let recorder: ExampleRecorder?
  private var opening: BindingToken?
  private static let stateFile = "screens.json"

  init(_ options: Options) {
    self.options = options
    folder = StateFolder(options.folder)
    let clock = SystemClock()
    let keychain = FakeKeychain(folder)
    let github = FakeGitHub(
      GitHubData(now: clock.now), account: keychain.currentUser(), delay: options.delay, clock: clock)
    store = FileStore(folder)
    recorder = options.recording.map { _ in ExampleRecorder(of: LoginViewModel.self) }
    let context = recorder?.context(navigation.context()) ?? navigation.context()
    let own = BrowserServices(
      appStore: github, gitHub: github, keychain: keychain, messages: WindowMessages(window), navigator: navigation,
      repositoryService: github, simulator: github, store: store)
    // Only debug builds contain the doubles that record services.
    #if DEBUG
      let services = recorder?.services(own) ?? own
    #else
      let services = own
    #endif
    navigation.factory = .browserRouter(services: services, context: context)
    navigation.resetRoot(StartViewModel(services: services, context: context))
    navigation.commitPending()
    presenter = ScreenStackView(navigation, in: window)
    questions = QuestionQueueView(navigation.questions, in: window)
    opening = navigation.observe { [weak self] _ in self?.openScreens() }
  }

  /// Opens the screens of the last run, and then the link, as soon as a person is signed in.
  private func openScreens() {
    guard opening != nil, !navigation.tabLabels.isEmpty else { return }
    opening = nil
    if store.settings().opensLastScreens, let data = folder.data(Self.stateFile) { navigation.restore(from: data) }
    if let link = options.link, !navigation.open(url: link) { window.message = "Unknown link: \(link)" }
  }

  /// Runs the program until the user quits, and stores its state.
  func run() async -> Int32 {
    let status = await window.run()
    store.write()
    if let recorder, let file = options.recording {
      try? recorder.example(titled: "a recorded session").write(to: file, atomically: true, encoding: .utf8)
    }
    if !navigation.tabLabels.isEmpty, let data = navigation.restorationData() {
      folder.write(data: data, Self.stateFile)
    }
    return status
  }
}
