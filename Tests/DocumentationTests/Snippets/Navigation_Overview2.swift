import Foundation
import Observation
import ViewModelRuntime

@MainActor
@Observable
final class ScreenNavigator: Navigator {
  private(set) var root: (any ViewModel)?
  private(set) var pushed: [any ViewModel] = []
  private(set) var presented: [any ViewModel] = []

  func push(_ viewModel: any ViewModel) { pushed.append(viewModel) }
  func pop() { pushed = pushed.dropLast() }
  func popToRoot() { pushed = [] }
  func present(_ viewModel: any ViewModel) { presented.append(viewModel) }
  func dismiss() { presented = presented.dropLast() }
  func resetRoot(_ viewModel: any ViewModel) {
    root = viewModel
    pushed = []
    presented = []
  }
}
