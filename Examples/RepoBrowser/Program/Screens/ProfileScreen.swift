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
      for: pane,
      loaded: { _, _ in },
      title: { $0.title = $1 },
      subtitle: { $0.subtitle = $1 ?? "" },
      loadingTitle: { $0.activity.text = $1 },
      nameText: { name.text = $1 },
      bioText: {
        bio.text = $1
        bio.isHidden = $1.isEmpty
      },
      placeText: {
        place.text = $1
        place.isHidden = $1.isEmpty
      },
      countsText: { counts.text = $1 },
      joinedText: { joined.text = $1 },
      load: .to(refresh),
      showActivity: .to(activity),
      showSettings: .to(settings),
      signOut: .to(signOut))
  }
}
