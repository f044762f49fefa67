import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// The news.
@MainActor
final class NewsScreen: Screen {
  let layer: Layer
  private let binding: BindingToken

  init(_ viewModel: NewsViewModel) {
    let list = ListView(rowHeight: 2)
    let refresh = KeyCommand(.text("r"), "r refresh")
    let markAsRead = KeyCommand(.text("m"), "m mark as read")
    let pane = Pane(content: list, commands: [refresh, markAsRead])
    layer = pane
    refresh.onPress = { [weak viewModel] in viewModel?.items.refresh() }
    binding = BindingToken([
      viewModel.observe(\.items) { list.show($0, bind: Self.bind) },
      viewModel.bind(
        unreadCount: { _ in },
        title: { pane.title = $0 },
        subtitle: { pane.subtitle = $0 ?? "" },
        loadingTitle: { pane.activity.text = $0 },
        statusText: { list.placeholder = $0 },
        markAsRead: .to(markAsRead)),
    ])
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
  fileprivate var symbol: String {
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
