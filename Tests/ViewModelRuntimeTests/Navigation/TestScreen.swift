@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// A screen for tests of navigation, in the form that vmgen generates. Its result is a text.
@MainActor
final class TestScreen: ResultScreenViewModel, RestorableScreen {
  typealias ScreenResult = String

  struct ScreenRoute: NavigationRoute {
    static let screenName = "TestScreen"
    static let fingerprint = "1"

    var name: String
  }

  struct Inputs: ViewModelInputs {
    var name: String
    var hasChanges = false
    var context: DisplayContext
  }

  private let state: ViewModelState<Values>
  /// The text that is saved with the screen.
  var note = ""
  /// Receives the events in the life of the screen.
  var onEvent: (String) -> Void = { _ in }

  init(_ name: String, context: DisplayContext = .example) {
    state = ViewModelState(Values(inputs: Inputs(name: name, context: context)))
  }

  var name: String {
    get { state[.name, self].inputs.name }
    _modify { yield &state[self].name }
  }

  var hasChanges: Bool {
    get { state[.hasChanges, self].inputs.hasChanges }
    _modify { yield &state[self].hasChanges }
  }

  var screenRoute: ScreenRoute { ScreenRoute(name: name) }
  var screenTitle: ScreenTitle { ScreenTitle(name) }
  var leaveQuestion: String? { hasChanges ? "Discard \(name)?" : nil }
  static let savedValuesFingerprint = "1"
  var savedValues: String {
    get { note }
    set { note = newValue }
  }

  var viewModelObservers: ViewModelObservers<TestScreen> { state }

  func appear() { onEvent("appears") }
  func disappear() { onEvent("disappears") }
  func enterForeground() { onEvent("enters the foreground") }
  func enterBackground() { onEvent("enters the background") }

  private enum Key: Int, ObservationKey {
    case name, hasChanges, context
  }

  private struct Values: ViewModelValues {
    static let observedProperties = ObservedProperties<TestScreen>([
      \.name, \.hasChanges, \.context,
    ])

    var inputs: Inputs

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      changes.record(.name, if: old.inputs.name != inputs.name)
      changes.record(.hasChanges, if: old.inputs.hasChanges != inputs.hasChanges)
    }
  }
}

extension Navigation {
  /// The names of the open screens: `a b | c > sheet d`. The visible tab is marked with `*` if there are several.
  var map: String {
    var tabs = state.tabs.map { $0.entries.map(name).joined(separator: " ") }
    if tabs.count > 1 { tabs[state.selectedTab] = "*" + tabs[state.selectedTab] }
    let presented = state.presented.map { stack in
      " > \(stack.presentation.map { "\($0)" } ?? "") \(stack.entries.map(name).joined(separator: " "))"
    }
    return tabs.joined(separator: " | ") + presented.joined()
  }

  private func name(_ entry: ScreenEntry) -> String { (entry.route.base as? TestScreen.ScreenRoute)?.name ?? "?" }

  /// The identity of the open screen with a name.
  func id(_ name: String) -> ScreenEntry.ID? { state.entries.first { self.name($0) == name }?.id }

  /// Returns the open screen with a name.
  func opened(_ name: String) -> TestScreen? { id(name).flatMap { screen($0) as? TestScreen } }

  /// Performs steps in one turn of the main actor.
  func performNow(_ steps: NavigationStep..., from caller: (any ViewModel)? = nil) {
    for step in steps { perform(step, from: caller) }
    commitPending()
  }
}

extension ScreenFactory {
  static var testScreens: ScreenFactory {
    ScreenFactory([ScreenKind(TestScreen.ScreenRoute.self) { TestScreen($0.name) }])
  }
}

/// Runs a test with a container that shows the screen `a`, or tabs.
@MainActor
func withNavigation(
  tabs: [String] = ["a"], links: LinkTable = LinkTable(),
  _ body: (Navigation, TaskMonitor) async throws -> Void
) async rethrows {
  let tasks = TaskMonitor()
  try await tasks.run {
    let navigation = Navigation(links: links, factory: .testScreens)
    if tabs.count == 1 {
      navigation.performNow(.resetRoot(TestScreen(tabs[0])))
    } else {
      navigation.performNow(.resetTabs(ScreenTabs(tabs.map { ScreenTab(TestScreen($0)) { ScreenTabLabel($0.name) } })))
    }
    navigation.commitPending()
    try await body(navigation, tasks)
  }
}

/// A screen that a test does not retain.
struct WeakScreen {
  weak var screen: TestScreen?
}
