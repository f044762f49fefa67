import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// A sheet with the branches and tags of a repository.
@MainActor
final class BranchPickerScreen: Screen {
  let layer: Layer
  private let binding: BindingToken

  init(_ viewModel: BranchPickerViewModel) {
    let query = TextField("Find", showsErrors: false)
    let list = ListView(visibleRows: 10)
    let form = Form("", rows: [[query], [list]])
    layer = form
    query.onReturn = { [weak list] in list?.onOpen?(0) }
    list.onOpen = { [weak viewModel] in viewModel?.rows.viewModel(at: $0)?.choose() }
    binding = BindingToken([
      viewModel.observe(\.rows) { list.show(ListRows($0, bind: Self.bind)) },
      viewModel.bind(
        for: form,
        query: .to(query),
        branches: { _, _ in },
        title: { $0.title = $1 },
        emptyText: { list.placeholder = $1 },
        load: .show { _ in }),
    ])
  }

  private static func bind(_ row: BranchRowViewModel, _ cell: ListCell) -> BindingToken {
    row.bind(
      for: cell,
      title: { $0.title = $1 },
      commitText: { $0.trailing = $1 },
      isCurrent: { $0.icon = $1 ? "●" : "○" },
      choose: .show { _ in })
  }
}
