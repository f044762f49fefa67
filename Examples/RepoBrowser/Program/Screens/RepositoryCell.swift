import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

extension ListCell {
  /// Displays a repository in a cell with two lines.
  static func show(_ row: RepositoryRowViewModel, in cell: ListCell) -> BindingToken {
    let showCounts = { [weak row] (cell: ListCell, _: String) in
      guard let row else { return }
      cell.trailing = "\(row.languageText)  \(row.isStarred ? "★" : "☆") \(row.starsText)"
    }
    return row.bind(
      for: cell,
      title: { $0.title = $1 },
      detail: { $0.detail = $1 },
      languageText: showCounts,
      starsText: showCounts,
      forksText: { _, _ in },
      updatedText: { $0.trailingDetail = $1 },
      isStarred: { cell, isStarred in
        cell.isMarked = isStarred
        showCounts(cell, "")
      },
      icon: { $0.icon = $1.symbol },
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
