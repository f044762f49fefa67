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
      for: pane,
      loaded: { _, _ in },
      reference: { _, _ in },
      readmeText: { _, _ in },
      changed: { _, _ in },
      title: { $0.title = $1 },
      subtitle: { $0.subtitle = $1 },
      loadingTitle: { $0.activity.text = $1 },
      detail: {
        detail.text = $1
        detail.isHidden = $1.isEmpty
      },
      isStarred: { star.label = $1 ? "s unstar" : "s star" },
      countsText: { counts.text = $1 },
      factsText: { facts.text = $1 },
      branchText: { branch.text = $1 },
      readme: { readme.text = $1 },
      load: .to(refresh),
      loadReadme: .show { _ in },
      chooseBranch: .to(chooseBranch),
      toggleStar: .to(star),
      showOwner: .to(showOwner))
  }
}
