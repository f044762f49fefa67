import Foundation
import ViewModelRuntime

struct ProfileFeature {
  struct State: Equatable {
    var address = PostalAddress(id: 1)
    var isEditing = false
  }

  enum Action: Equatable {
    case editTapped
    case addressSaved(PostalAddress)
    case editingCancelled
  }

  static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .editTapped:
      state.isEditing = true
    case .addressSaved(let address):
      state.address = address
      state.isEditing = false
    case .editingCancelled:
      state.isEditing = false
    }
  }
}

extension ProfileFeature.Action {
  /// The action for an event of the screen.
  init(_ event: AddressEditorViewModel.EmittedEvent) {
    switch event {
    case .saved(let address): self = .addressSaved(address)
    case .cancelled: self = .editingCancelled
    }
  }
}
