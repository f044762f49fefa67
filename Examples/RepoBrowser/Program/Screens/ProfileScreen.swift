import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// A person.
@MainActor
final class ProfileScreen: Screen {
  let layer: Layer
  private let binding: BindingToken

  init(_ viewModel: ProfileViewModel) {
    let name = Label(emphasis: .strong)
    let bio = Label(lines: 2)
    let place = Label()
    let counts = Label()
    let joined = Label(emphasis: .secondary)
    let settings = KeyCommand(.text("e"), "e settings")
    let signOut = KeyCommand(.text("q"), "q sign out")
    let activity = KeyCommand(.text("a"), "a activity")
    let refresh = KeyCommand(.text("r"), "r refresh")
    let pane = Pane(
      rows: [[Label()], [name], [bio], [place], [counts], [joined]], commands: [activity, settings, refresh, signOut])
    layer = pane
    binding = viewModel.bind(
      loaded: { _ in },
      title: { pane.title = $0 },
      subtitle: { pane.subtitle = $0 ?? "" },
      loadingTitle: { pane.activity.text = $0 },
      nameText: { name.text = $0 },
      bioText: {
        bio.text = $0
        bio.isHidden = $0.isEmpty
      },
      placeText: {
        place.text = $0
        place.isHidden = $0.isEmpty
      },
      countsText: { counts.text = $0 },
      joinedText: { joined.text = $0 },
      load: .to(refresh),
      showActivity: .to(activity),
      showSettings: .to(settings),
      signOut: .to(signOut))
  }
}
