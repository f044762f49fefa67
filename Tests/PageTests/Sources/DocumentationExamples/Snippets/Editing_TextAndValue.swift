import Foundation
import ViewModelRuntime

@MainActor
func enter(into viewModel: BookingViewModel) {
  viewModel.seats.isEditing = true  // the field gains the focus
  viewModel.seats.text = "3"  // as if typed: parsed, validated, written
  viewModel.seats.isEditing = false
  viewModel.hasLunch.value = true  // as if chosen by the user
}
