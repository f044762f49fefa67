import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// The settings.
@MainActor
final class SettingsScreen: Screen {
  let layer: Layer
  private let binding: BindingToken

  init(_ viewModel: SettingsViewModel) {
    let showsOwners = Toggle("Show the owners of repositories")
    let opensLastScreens = Toggle("Open the last screens at the next start")
    let save = Button("Save")
    let isOffline = Toggle("Be offline: every request fails")
    let isExpired = Toggle("Let the sign-in expire")
    let version = Label(lines: 2, emphasis: .secondary)
    let pane = Pane(rows: [
      [Label()], [showsOwners], [opensLastScreens], [save], [Label()],
      [Label("The fake GitHub", emphasis: .strong)], [isOffline], [isExpired], [Label()], [version],
    ])
    layer = pane
    pane.focus(showsOwners)
    binding = viewModel.bind(
      for: pane,
      showsOwners: .to(showsOwners),
      opensLastScreens: .to(opensLastScreens),
      isOffline: .to(isOffline),
      isExpired: .to(isExpired),
      settings: { _, _ in },
      faults: { _, _ in },
      app: { _, _ in },
      title: { $0.title = $1 },
      subtitle: { $0.subtitle = $1 ?? "" },
      versionText: { version.text = $1 },
      leaveQuestion: { _, _ in },
      save: .to(save),
      checkForUpdates: .show { _ in })
  }
}
