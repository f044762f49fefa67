import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

extension ListCell {
  /// Displays a repository in a cell with two lines.
  static func show(_ row: RepositoryRowViewModel, in cell: ListCell) -> BindingToken {
    let showCounts = { [weak row, weak cell] (_: String) in
      guard let row else { return }
      cell?.trailing = "\(row.languageText)  \(row.isStarred ? "★" : "☆") \(row.starsText)"
    }
    return row.bind(
      title: { [weak cell] in cell?.title = $0 },
      detail: { [weak cell] in cell?.detail = $0 },
      languageText: showCounts,
      starsText: showCounts,
      forksText: { _ in },
      updatedText: { [weak cell] in cell?.trailingDetail = $0 },
      isStarred: { [weak cell] in
        cell?.isMarked = $0
        showCounts("")
      },
      icon: { [weak cell] in cell?.icon = $0.symbol },
      toggleStar: .show { _ in })
  }
}

extension RepositoryIcon {
  fileprivate var symbol: String {
    switch self {
    case .lock: "⚿"
    case .fork: "⑂"
    case .repository: "▤"
    }
  }
}
