import ViewModelRuntime
import ViewModelTesting

/// Returns examples without steps, for the verification of their initial states.
///
/// - Parameter given: Creates the view model of the example at an index.
func initialStates<Owner: ViewModel>(
  _ titles: [String], given: @escaping @MainActor @Sendable (Int) -> Owner
) -> [ViewModelExample<Owner>] {
  ViewModelExample<Owner>.list(in: "") {
    given(0)
  } examples: { list in
    for (index, title) in titles.enumerated() {
      list.add(title, at: index) {
        given(index)
      } then: { _, _ in
      }
    }
  }
}
