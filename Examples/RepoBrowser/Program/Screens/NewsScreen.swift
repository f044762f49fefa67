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
        for: pane,
        unreadCount: { _, _ in },
        title: { $0.title = $1 },
        subtitle: { $0.subtitle = $1 ?? "" },
        loadingTitle: { $0.activity.text = $1 },
        statusText: { list.placeholder = $1 },
        markAsRead: .to(markAsRead)),
    ])
  }

  private static func bind(_ row: NewsItemViewModel, _ cell: ListCell) -> BindingToken {
    row.bind(
      for: cell,
      title: { $0.title = $1 },
      body: { $0.detail = $1.split(separator: "\n").joined(separator: "  ") },
      dateText: { $0.trailing = $1 },
      icon: { $0.icon = $1.symbol })
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
