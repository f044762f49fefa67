import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// The tab "Repositories" with its two lists.
@MainActor
final class RepositoriesScreen: Screen {
  let layer: Layer
  private let segments = SegmentBar()
  private let query = TextField("Find", showsErrors: false)
  private let list = ListView(rowHeight: 2)
  private let star = KeyCommand(.text("s"), "s star")
  private let undo = KeyCommand(.text("u"), "u undo")
  private let clear = KeyCommand(.escape, "Esc clear")
  private let refresh = KeyCommand(.text("r"), "r refresh")
  private var binding: BindingToken?
  private var rows: BindingToken?

  init(_ viewModel: RepositoriesViewModel) {
    let (query, list, segments) = (query, list, segments)
    let find = KeyCommand(.text("/"), "/ find") { [weak query] in query?.focus() }
    let pane = Pane(
      rows: [[segments], [query]], content: list,
      commands: [undo, star, find, clear, refresh] + KeyCommand.arrows(for: segments))
    layer = pane
    query.onReturn = { [weak list] in list?.focus() }
    binding = viewModel.bind(
      for: pane,
      segment: .toIndex(segments).reporting(to: self) { [weak viewModel] screen, segment in
        if let viewModel { screen.show(segment.value, of: viewModel) }
      },
      title: { $0.title = $1 },
      subtitle: { $0.subtitle = $1 },
      loadingTitle: { $0.activity.text = $1 },
      segmentTitles: { segments.titles = $1 })
  }

  private func show(_ segment: RepositorySegment, of viewModel: RepositoriesViewModel) {
    list.select(0)
    switch segment {
    case .owned:
      let owned = viewModel.owned
      star.label = "s star"
      undo.isEnabled = false
      rows = BindingToken([
        show(\.rows, of: owned),
        owned.bind(
          for: list, query: .to(query), statusText: { $0.placeholder = $1 }, loadingText: { _, _ in },
          countText: { _, _ in },
          clearQuery: .to(clear)),
      ])
      owned.appear()
    case .starred:
      let starred = viewModel.starred
      star.label = "s unstar"
      rows = BindingToken([
        show(\.rows, of: starred),
        starred.bind(
          for: list, query: .to(query), statusText: { $0.placeholder = $1 }, loadingText: { _, _ in },
          countText: { _, _ in }, undo: .to(undo), clearQuery: .to(clear)),
      ])
      starred.appear()
    }
  }

  /// Displays the rows of a segment.
  private func show<Segment: ViewModel>(
    _ rows: KeyPath<Segment, LoadedRowList<Repository, RepositoryRowViewModel, GitHubError>>, of segment: Segment
  ) -> BindingToken {
    refresh.onPress = { [weak segment] in segment?[keyPath: rows].refresh() }
    star.onPress = { [weak segment, weak list] in
      if let list { segment?[keyPath: rows].viewModel(at: list.selectedIndex)?.toggleStar() }
    }
    return segment.observe(rows) { [weak list, weak star] in
      list?.show($0, bind: ListCell.show)
      star?.isEnabled = !$0.isEmpty
    }
  }
}
