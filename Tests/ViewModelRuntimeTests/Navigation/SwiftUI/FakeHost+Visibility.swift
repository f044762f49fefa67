@testable import ViewModelCore
@testable import ViewModelRuntime

// Views that appear and disappear.
extension FakeHost {
  /// The place of a screen's view.
  struct Place: Hashable {
    let stack: ScreenStack.ID
    /// The identity of the navigation stack, or nil for the sidebar.
    let identity: ScreenEntry.ID?
    let screen: ScreenEntry.ID
  }

  /// Reports the views that have appeared and disappeared.
  ///
  /// Only views that were on the screen disappear: a view that another one covers has disappeared already, and does not
  /// disappear again when it is removed. The root of a tab that was never visible, and a covered screen of a link, have
  /// never appeared.
  func updateVisibility() {
    // Nobody sees the animation of a stack that is not on the screen.
    for (id, stack) in stacks where stack.isMoving && !stacksOnScreen.contains(id) {
      stacks[id]?.moving = Set([stack.path.last ?? stack.root].compactMap { $0 })
    }
    let places = placesOnScreen
    for place in places where visibleViews[place] == nil {
      // A view without content does not appear.
      guard shown.screen(place.screen) != nil else { continue }
      let view = ScreenViewIdentity()
      visibleViews[place] = view
      shown.screenAppeared(place.screen, in: view)
    }
    for (place, view) in visibleViews where !places.contains(place) {
      visibleViews[place] = nil
      shown.screenDisappeared(place.screen, in: view)
    }
    // A view that is about to change is updated once more.
    guard !isOutOfDate else { return }
    for place in places where shown.screen(place.screen) == nil { transitions.complain("shows an empty screen") }
  }

  private var placesOnScreen: Set<Place> { Set(stacksOnScreen.flatMap(places)) }

  /// The screens that a person sees, also if the views below a cover do not disappear.
  var screensOnScreen: Set<ScreenEntry.ID> {
    let covered = presented.lastIndex { $0.presentation == .cover }.map { presented[$0...].map(\.id) }
    return Set((covered ?? stacksOnScreen).flatMap(places).map(\.screen))
  }

  var visibleTab: ScreenStack.ID? { tabBar?.shown ?? navigation.state.tabs.first?.id }

  /// Returns whether a view of a screen is on the screen.
  func isOnScreen(_ id: ScreenEntry.ID?) -> Bool { visibleViews.keys.contains { $0.screen == id } }

  /// The stacks whose views are on the screen.
  private var stacksOnScreen: [ScreenStack.ID] {
    if coversHideViews, let cover = presented.lastIndex(where: { $0.presentation == .cover && !$0.isMoving }) {
      return presented[cover...].map(\.id)
    }
    return (visibleTab.map { [$0] } ?? []) + presented.map(\.id)
  }

  private func places(of id: ScreenStack.ID) -> [Place] {
    var places: [Place] = []
    if let sidebar = shown.sidebar(of: id), splitViews[id]?.isSidebarVisible == true {
      places.append(Place(stack: id, identity: nil, screen: sidebar))
    }
    guard let stack = stacks[id], let root = stack.root else { return places }
    // An animation that begins just after a screen was closed has no view of it.
    let moving = stack.moving.filter { shown.screen($0) != nil || isOnScreen($0) }
    let screens = moving.union([stack.path.last ?? root])
    return places + screens.map { Place(stack: id, identity: stack.identity, screen: $0) }
  }
}
