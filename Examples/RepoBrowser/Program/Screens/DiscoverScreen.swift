import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// The tab "Discover": trending repositories, or the results of a search.
@MainActor
final class DiscoverScreen: Screen {
  let layer: Layer
  private let list = ListView(rowHeight: 2)
  private let periods = SegmentBar()
  private let star = KeyCommand(.text("s"), "s star")
  private let refresh = KeyCommand(.text("r"), "r refresh")
  private var binding: BindingToken?
  private var rows: BindingToken?

  init(_ viewModel: DiscoverViewModel) {
    let (list, periods) = (list, periods)
    let query = TextField("Search", showsErrors: false)
    query.placeholder = "name or owner"
    let clear = KeyCommand(.escape, "Esc clear")
    let language = KeyCommand(.text("l"), "l language")
    let find = KeyCommand(.text("/"), "/ search") { [weak query] in query?.focus() }
    let arrows = KeyCommand.arrows(for: periods)
    let pane = Pane(
      rows: [[query], [periods]], content: list,
      commands: [star, find, clear, language, refresh] + arrows)
    layer = pane
    query.onReturn = { [weak list] in list?.focus() }
    binding = viewModel.bind(
      for: pane,
      query: .to(query),
      period: .toIndex(periods),
      title: { $0.title = $1 },
      isSearching: { [weak self, weak viewModel] _, isSearching in
        if let viewModel { self?.show(isSearching ? \.results : \.trending, of: viewModel) }
        periods.isHidden = isSearching
        for arrow in arrows { arrow.isEnabled = !isSearching }
      },
      subtitle: { $0.subtitle = $1 },
      loadingTitle: { $0.activity.text = $1 },
      periodTitles: { periods.titles = $1 },
      statusText: { list.placeholder = $1 },
      clearSearch: .to(clear),
      chooseLanguage: .to(language))
  }

  private typealias Rows = LoadedRowList<Repository, RepositoryRowViewModel, GitHubError>

  private func show(_ shown: KeyPath<DiscoverViewModel, Rows>, of viewModel: DiscoverViewModel) {
    refresh.onPress = { [weak viewModel] in viewModel?[keyPath: shown].refresh() }
    star.onPress = { [weak viewModel, weak list] in
      if let list { viewModel?[keyPath: shown].viewModel(at: list.selectedIndex)?.toggleStar() }
    }
    list.select(0)
    rows = viewModel.observe(shown) { [weak list, weak star] in
      list?.show($0, bind: ListCell.show)
      star?.isEnabled = !$0.isEmpty
    }
  }
}
