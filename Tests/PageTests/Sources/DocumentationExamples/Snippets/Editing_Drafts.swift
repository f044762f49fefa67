import Foundation
import ViewModelRuntime

@MainActor
func leave(_ viewModel: BookingViewModel, saves: Bool) {
  guard viewModel.form.isDirty else { return }
  if saves { viewModel.form.commit() } else { viewModel.form.revert() }
}
