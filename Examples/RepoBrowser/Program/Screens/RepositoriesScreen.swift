import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// The tab "Repositories" with its two lists.
@MainActor
final class RepositoriesScreen: Screen {
  let layer: Layer
  private let segments = SegmentBar()
  private let query = TextField("Find")
  private let list = ListView(rowHeight: 2)
  private let star = KeyCommand(.text("s"), "s star")
  private let undo = KeyCommand(.text("u"), "u undo")
  private let refresh = KeyCommand(.text("r"), "r refresh")
  private var binding: BindingToken?
  private var rows: BindingToken?

  init(_ viewModel: RepositoriesViewModel) {
    let (query, list, segments) = (query, list, segments)
    let find = KeyCommand(.text("/"), "/ find") { [weak query] in query?.focus() }
    let pane = Pane(
      rows: [[segments], [query]], content: list,
      commands: [undo, KeyCommand(.return, "Return open"), star, find, refresh] + KeyCommand.arrows(for: segments))
    layer = pane
    query.onReturn = { [weak list] in list?.focus() }
    binding = viewModel.bind(
      segment: .toIndex(segments) { [weak self, weak viewModel] in
        if let viewModel { self?.show($0.value, of: viewModel) }
      },
      title: { pane.title = $0 },
      subtitle: { pane.subtitle = $0 },
      segmentTitles: { segments.titles = $0 })
  }

  private func show(_ segment: RepositorySegment, of viewModel: RepositoriesViewModel) {
    query.isHidden = segment != .owned
    list.select(0)
    switch segment {
    case .owned:
      let owned = viewModel.owned
      refresh.onPress = { [weak owned] in owned?.rows.refresh() }
      star.onPress = { [weak owned, weak list] in
        if let list { owned?.rows.viewModel(at: list.selectedIndex)?.toggleStar() }
      }
      undo.isEnabled = false
      rows = BindingToken([
        owned.observe(\.rows) { [weak list] in list?.show($0, bind: ListCell.show) },
        owned.bind(
          query: .to(query), statusText: { [weak list] in list?.placeholder = $0 }, countText: { _ in }),
      ])
      if owned.rows.phase == .loading { owned.appear() }
    case .starred:
      let starred = viewModel.starred
      refresh.onPress = { [weak starred] in starred?.rows.refresh() }
      star.onPress = { [weak starred, weak list] in
        if let list { starred?.rows.viewModel(at: list.selectedIndex)?.toggleStar() }
      }
      undo.onPress = { [weak starred] in starred?.undo() }
      rows = BindingToken([
        starred.observe(\.rows) { [weak list, weak undo] in
          list?.show($0, bind: ListCell.show)
          undo?.isEnabled = !$0.undoableRemovals.isEmpty
        },
        starred.bind(
          statusText: { [weak list] in list?.placeholder = $0 }, countText: { _ in }, undo: .show { _ in }),
      ])
      if starred.rows.phase == .loading { starred.appear() }
    }
  }
}
