import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// A repository with its README.
@MainActor
final class RepositoryScreen: Screen {
  let layer: Layer
  private let binding: BindingToken

  init(_ viewModel: RepositoryViewModel) {
    let detail = Label()
    let counts = Label()
    let facts = Label(emphasis: .secondary)
    let branch = Label(emphasis: .strong)
    let readme = TextView()
    let star = KeyCommand(.text("s"), "s star")
    let chooseBranch = KeyCommand(.text("b"), "b branch")
    let refresh = KeyCommand(.text("r"), "r refresh")
    let showOwner = KeyCommand(.text("o"), "o owner")
    let pane = Pane(
      rows: [[detail], [counts], [facts], [branch]], content: readme,
      commands: [star, chooseBranch, showOwner, refresh])
    layer = pane
    binding = viewModel.bind(
      loaded: { _ in },
      reference: { _ in },
      readmeText: { _ in },
      changed: { _ in },
      title: { pane.title = $0 },
      subtitle: { pane.subtitle = $0 },
      loadingTitle: { pane.activity.text = $0 },
      detail: {
        detail.text = $0
        detail.isHidden = $0.isEmpty
      },
      isStarred: { star.label = $0 ? "s unstar" : "s star" },
      countsText: { counts.text = $0 },
      factsText: { facts.text = $0 },
      branchText: { branch.text = $0 },
      readme: { readme.text = $0 },
      load: .to(refresh),
      loadReadme: .show { _ in },
      chooseBranch: .to(chooseBranch),
      toggleStar: .to(star),
      showOwner: .to(showOwner))
  }
}
