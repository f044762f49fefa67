import Foundation
import Testing
import ViewModelRuntime

@testable import DocumentationExamples

@MainActor
@Suite struct ProfileFeatureTests {
  @Test func aSavedAddressEndsEditing() {
    var state = ProfileFeature.State(isEditing: true)
    let viewModel = AddressEditorViewModel(address: state.address, context: .example)
    var actions: [ProfileFeature.Action] = []
    let events = viewModel.onEvent { actions.append(ProfileFeature.Action($0)) }
    viewModel.street.text = "12 Main Street"
    viewModel.city.text = "Springfield"
    viewModel.save()
    for action in actions { ProfileFeature.reduce(&state, action) }
    #expect(!state.isEditing)
    #expect(state.address.city == "Springfield")
    events.end()
  }
}
