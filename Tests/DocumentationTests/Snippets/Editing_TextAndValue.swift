import Foundation
import ViewModelRuntime

@MainActor
func enter(into viewModel: BookingViewModel) {
  viewModel.seats.isEditing = true  // the field has the focus
  viewModel.seats.text = "3"  // as if typed: read, judged, written
  viewModel.seats.isEditing = false
  viewModel.hasLunch.value = true  // as if chosen
}
