import Foundation
import RepoBrowserExample
import RepoBrowserServices
import TerminalForm
import ViewModelRuntime

/// The services of the view models.
struct Services: StartViewModel.Services {
  let gitHub: any GitHub
  let repositoryService: any RepositoryService
  let appStore: any AppStore
  let simulator: any Simulator
  let keychain: any Keychain
  let store: any Store
  let navigator: any Navigator
}

/// The program: its services, its window and its navigation.
@MainActor
final class App {
  private let window = TerminalWindow()
  private let navigation = Navigation()
  private let store: FileStore
  private let presenter: ScreenStackView
  private let questions: QuestionQueueView

  init(_ options: Options) {
    let folder = StateFolder(options.folder)
    let clock = SystemClock()
    let keychain = FakeKeychain(folder)
    let github = FakeGitHub(
      GitHubData(now: clock.now), account: keychain.currentUser(), delay: options.delay, clock: clock)
    store = FileStore(folder)
    var context = DisplayContext.current
    context.questions = navigation.questions
    let services = Services(
      gitHub: github, repositoryService: github, appStore: github, simulator: github, keychain: keychain, store: store,
      navigator: navigation)
    let start = StartViewModel(services: services, context: context)
    navigation.resetRoot(start)
    navigation.commitPending()
    presenter = ScreenStackView(navigation, in: window)
    questions = QuestionQueueView(navigation.questions, in: window)
    start.appear()
    navigation.commitPending()
  }

  func run() async -> Int32 {
    let status = await window.run()
    store.write()
    return status
  }
}
