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
        query: .to(query),
        branches: { _ in },
        title: { form.title = $0 },
        emptyText: { list.placeholder = $0 },
        load: .show { _ in }),
    ])
  }

  private static func bind(_ row: BranchRowViewModel, _ cell: ListCell) -> BindingToken {
    row.bind(
      title: { [weak cell] in cell?.title = $0 },
      commitText: { [weak cell] in cell?.trailing = $0 },
      isCurrent: { [weak cell] in cell?.icon = $0 ? "●" : "○" },
      choose: .show { _ in })
  }
}
