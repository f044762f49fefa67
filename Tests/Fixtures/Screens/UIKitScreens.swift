#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import ViewModelRuntime

  @MainActor func screen(
    _ viewModel: LoginViewModel, _ home: HomeViewModel, _ field: UITextField, _ button: UIButton, _ label: UILabel,
    _ spinner: UIActivityIndicatorView
  ) -> [BindingToken] {
    [
      viewModel.bindings.username.to(field),
      home.bindings.refresh.bind(.to(button).reporting(to: spinner) { $0.isHidden = $1.isRunning }),
      viewModel.bindings.needsCode.to(spinner),
      CommandPort(viewModel, \.signIn) { $0.signIn() }.to(button),
    ]
  }

  @MainActor func fields(
    _ viewModel: TravelerViewModel, _ name: UITextField, _ note: UITextView
  ) -> [BindingToken] {
    viewModel.focus = .note
    return [viewModel.bindings.name.to(name), viewModel.bindings.note.to(note)]
  }

  @MainActor func rows(
    _ viewModel: NewsViewModel, _ collectionView: UICollectionView, _ tableView: UITableView
  ) -> [BindingToken] {
    let cells = RowsBinding<Article, ArticleRowViewModel>.to(collectionView) { row, cell in
      row.observe(\.title) { title in cell.isHidden = title.isEmpty }
    }
    let tableCells = RowsBinding<Article, ArticleRowViewModel>.to(tableView) { row, cell in
      row.observe(\.title) { title in cell.isHidden = title.isEmpty }
    }
    return [cells.bind(RowsPort(viewModel, \.rows)), tableCells.bind(RowsPort(viewModel, \.rows))]
  }
#endif
