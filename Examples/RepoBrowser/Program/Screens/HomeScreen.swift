import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// The home screen.
@MainActor
final class HomeScreen: Screen {
  let layer: Layer

  private let list = ListView(rowHeight: 2)
  private let refresh = KeyCommand(.text("r"), "r refresh")
  private let profile = KeyCommand(.text("p"), "p profile")
  private var binding: BindingToken?
  private var rows: BindingToken?

  init(_ viewModel: HomeViewModel) {
    let pane = Pane(content: list, commands: [refresh, profile])
    layer = pane
    list.onOpen = { [weak viewModel] index in
      if let row = viewModel?.items.viewModel(at: index) { viewModel?.open(event: row.event) }
    }
    rows = viewModel.observe(\.items) { [weak list] in list?.show(ListRows($0, bind: Self.bind)) }
    binding = viewModel.bind(
      news: { _ in },
      title: { [weak pane] in pane?.title = $0 },
      subtitle: { [weak pane] in pane?.subtitle = $0 },
      loadingTitle: { [weak pane] in pane?.activity.text = $0 },
      errorText: { [weak list] in list?.placeholder = $0 ?? "" },
      load: .to(refresh),
      open: { _ in },
      showProfile: .to(profile))
    viewModel.appear()
  }

  private static func bind(_ row: NewsItemViewModel, _ cell: ListCell) -> BindingToken {
    row.bind(
      title: { [weak cell] in cell?.title = $0 },
      body: { [weak cell] in cell?.detail = $0.split(separator: "\n").joined(separator: "  ") },
      dateText: { [weak cell] in cell?.trailing = $0 },
      icon: { [weak cell] in cell?.icon = $0.symbol })
  }
}

extension NewsIcon {
  var symbol: String {
    switch self {
    case .comment: "✎"
    case .fork: "⑂"
    case .issue: "!"
    case .merge: "⇄"
    case .person: "☺"
    case .push: "↑"
    case .repository: "▤"
    case .star: "★"
    case .tag: "⚑"
    }
  }
}
