import UIKit
import ViewModelRuntime

private struct Services: PhotoLibraryProvider {
  let photoLibrary: any PhotoLibrary = Photos()
}

private struct Photos: PhotoLibrary {
  func photos(matching query: String, page: Int) async throws(PhotoError) -> [Photo] {
    page > 1 ? [] : [Photo(id: 1, title: "Beach", album: "Sea"), Photo(id: 2, title: "Forest", album: "Land")]
  }

  func delete(_ id: Photo.ID) async throws(PhotoError) {}
}

extension UITableViewCell {
  fileprivate var text: String? { (contentConfiguration as? UIListContentConfiguration)?.text }
}

extension UICollectionViewCell {
  fileprivate var text: String? { (contentConfiguration as? UIListContentConfiguration)?.text }
}

private let first = IndexPath(item: 0, section: 0)
private let second = IndexPath(item: 0, section: 1)

/// The table view with actions.
@MainActor func driveTableView() async {
  let viewModel = PhotosViewModel(services: Services())
  let controller = PhotosController()
  controller.show(viewModel)
  guard let table = property("tableView", of: controller, as: UITableView.self) else {
    return expect(false, "the controller has a table view")
  }
  expect(table.cellForRow(at: first) == nil, "there is no row before the list is loaded")

  viewModel.appear()
  await settle { table.cellForRow(at: second) != nil }
  expect(table.cellForRow(at: first)?.text == "Beach", "the first section has the first photo")
  expect(table.cellForRow(at: second)?.text == "Forest", "the second section has the second photo")
  expect(controller.title(at: second) == "Forest", "the controller finds the row at an index path")

  table.delegate?.tableView(table, didSelectRowAt: second)
  expect(viewModel.opened == "Forest", "a tap selects the row")

  let actions = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: first)?.actions ?? []
  expect(actions.map(\.title) == ["Delete"], "a swipe offers the action")
  for action in actions { action.handler(action, UIView()) { _ in } }
  await settle { table.cellForRow(at: second) == nil }
  expect(table.cellForRow(at: first)?.text == "Forest", "the deleted row disappears with its section")

  viewModel.undo()
  await settle { table.cellForRow(at: second) != nil }
  expect(table.cellForRow(at: first)?.text == "Beach", "the row returns at its place")
}

/// The collection view with a refresh control.
@MainActor func driveCollectionView() async {
  let viewModel = PhotosViewModel(services: Services())
  let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  var binding: BindingToken? = bind(viewModel, to: view)
  view.refreshControl?.sendActions(for: .valueChanged)
  await settle { view.cellForItem(at: second) != nil }
  expect(view.cellForItem(at: first)?.text == "Beach", "the refresh control loads the list")
  view.delegate?.collectionView(view, didSelectItemAt: first)
  expect(viewModel.opened == "Beach", "a tap selects the item")

  expect(binding != nil, "the sample returns the binding")
  binding = nil
  view.delegate?.collectionView(view, didSelectItemAt: second)
  expect(viewModel.opened == "Beach", "a binding that has ended receives nothing")
}

/// The cell that displays several rows in turn.
@MainActor func driveReusedCell() {
  let cells = PhotoCells()
  let cell = UITableViewCell()
  let row = PhotoRowViewModel(photo: Photo(id: 1, title: "Hill"))
  cells.show(row, in: cell)
  row.photo.title = "Hills"
  expect(cell.text == "Hills", "a cell follows its row")
  cells.show(PhotoRowViewModel(photo: Photo(id: 2, title: "Lake")), in: cell)
  row.photo.title = "Mountain"
  expect(cell.text == "Lake", "a cell ignores the row that it showed before")
}
