/// A screen without content, below and beside the screen that is verified.
@MainActor
final class PlainScreen: ScreenViewModel {
  struct ScreenRoute: NavigationRoute {
    static let screenName = ""
    static let fingerprint = ""

    var name: String
  }

  struct Inputs: ViewModelInputs {
    var name: String
    var context: DisplayContext
  }

  private let state: ViewModelState<Values>

  init(_ name: String) { state = ViewModelState(Values(inputs: Inputs(name: name, context: .example))) }

  var screenRoute: ScreenRoute { ScreenRoute(name: state.values.inputs.name) }
  var viewModelObservers: ViewModelObservers<PlainScreen> { state }

  func update(_ change: (inout Inputs) -> Void) { state.update(self, change) }

  private enum Key: Int, ObservationKey {
    case name
  }

  private struct Values: ViewModelValues {
    static let observedProperties = ObservedProperties<PlainScreen>([TypedProperty(\.screenRoute)])

    var inputs: Inputs

    mutating func updateDerived(from old: Values, watched: WatchedKeys<Key>) -> KeySet<Key> { KeySet() }
  }
}
