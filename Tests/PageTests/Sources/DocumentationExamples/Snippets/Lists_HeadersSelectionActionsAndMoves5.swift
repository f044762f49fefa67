import Foundation
import ViewModelRuntime

@MainActor
protocol PhotoTable: AnyObject {
  /// The sections and rows that the table displays.
  var snapshot: ListSnapshot<String, Photo.ID> { get set }
  func reloadData()
  func apply(_ changes: ListDifference)
}

@MainActor
func bind(_ viewModel: PhotosViewModel, to table: some PhotoTable) -> BindingToken {
  viewModel.observeBatches(of: \.photos) { rows, batches in
    if batches.isEmpty {
      table.snapshot = rows.snapshot
      table.reloadData()
    }
    for batch in batches {
      table.snapshot = batch.snapshot
      table.apply(batch.changes)
    }
  }
}
