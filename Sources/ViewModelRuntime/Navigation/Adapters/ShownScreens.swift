import Observation
@_spi(Generated) import ViewModelCore

/// What the views of a host show: the open screens, and those that still disappear.
///
/// Views bind this state, and not that of a ``Navigation``. SwiftUI writes a binding early, late or twice, evaluates a
/// content again while it disappears, and ignores what is presented while something else is dismissed. This state takes
/// each write as it is, reports it, and then takes the steps back to the open screens, one at a time.
@MainActor
final class ShownScreens: Observable {
  let navigation: Navigation
  private let registrar = ObservationRegistrar()
  private var stacks: [ScreenStack.ID: ScreenStack] = [:]
  private var screens: [ScreenEntry.ID: any ScreenViewModel] = [:]
  /// The views on the screen.
  private var visibleViews: [ScreenEntry.ID: Set<ScreenViewIdentity>] = [:]
  private var levels: [PresentedLevel] = []
  private var changes = 0
  /// The level whose view shows a question. Nothing else is presented until the view has taken it away.
  private var questionLevel: Int?
  private let clock: any ViewModelClock
  /// Presents a stack again that its view has refused.
  private var retry: ScopedTask?
  private var isBeforeRetry = false
  private var observation: BindingToken?

  /// The time after which a view has refused a stack whose content has not appeared.
  static let presentationDelay = Duration.seconds(1)
  /// The time in which a view notices that it has no stack any longer.
  static let pauseBeforeRetry = Duration.milliseconds(100)

  /// Creates the state of the views of a host.
  init(_ navigation: Navigation, clock: any ViewModelClock = SystemClock()) {
    self.navigation = navigation
    self.clock = clock
    update()
  }

  /// Begins to follow the open screens.
  func begin() {
    if observation == nil { observation = navigation.observe { [weak self] _ in self?.update() } }
  }

  /// Returns the screens of a stack from its root, also while it disappears.
  func entries(of stack: ScreenStack.ID) -> [ScreenEntry] {
    access()
    return stacks[stack]?.entries ?? []
  }

  /// Returns the screen in the sidebar, or nil if there are no columns.
  func sidebar(of stack: ScreenStack.ID) -> ScreenEntry.ID? {
    access()
    guard let stack = stacks[stack], navigation.showsSidebar(stack) else { return nil }
    return stack.entries.first?.id
  }

  /// Reports whether there is space for two columns.
  func setColumnsVisible(_ areVisible: Bool) {
    navigation.setColumnsVisible(areVisible)
    // A view may report its size before it appears.
    if observation == nil { update() }
  }

  /// Whether the sidebar of a stack is visible. A person hides it, and shows it again.
  subscript(isSidebarVisible stack: ScreenStack.ID) -> Bool {
    get {
      access()
      return !navigation.hiddenSidebars.contains(stack)
    }
    set { navigation.setSidebarVisible(newValue, of: stack) }
  }

  /// Returns the root of the navigation stack, which is the identity of its views. With columns, it is the screen above
  /// the sidebar, if there is one.
  func root(of stack: ScreenStack.ID) -> ScreenEntry.ID? {
    entries(of: stack).dropFirst(sidebar(of: stack) == nil ? 0 : 1).first?.id
  }

  /// Returns the view model of a screen, also while it disappears.
  func screen(_ id: ScreenEntry.ID) -> (any ScreenViewModel)? {
    access()
    return screens[id]
  }

  /// Returns whether a stack can be closed without a question.
  func canLeaveRoot(of stack: ScreenStack.ID) -> Bool { navigation.canLeaveRoot(of: stack) }

  /// A person has dragged a stack down that cannot be closed without a question.
  func dragWasRefused(of stack: ScreenStack.ID) { navigation.close(stack) }

  /// Returns the screens above the root of a stack, which its view has to show.
  ///
  /// The view keeps a path of its own: SwiftUI changes it when a person goes back, and must not find a shorter one then.
  func path(of stack: ScreenStack.ID) -> [ScreenEntry.ID] {
    let root = root(of: stack)
    return entries(of: stack).map(\.id).drop { $0 != root }.dropFirst().map { $0 }
  }

  /// Reports the path that a view shows after a person went back.
  ///
  /// - Parameter shown: The path that the view had before.
  /// - Returns: The path that the view has to show. It is the one before if a screen cannot be left.
  func viewChanged(_ path: [ScreenEntry.ID], from shown: [ScreenEntry.ID], of stack: ScreenStack.ID) -> [ScreenEntry.ID]
  {
    // A view only removes screens. The first missing one was closed.
    if path.count < shown.count, shown.starts(with: path) { navigation.close(shown[path.count]) }
    return self.path(of: stack)
  }

  /// The stack that is presented at a level, if it is presented in one of the ways.
  subscript(stackAt level: Int, as presentations: [ScreenPresentation]) -> ScreenStack? {
    get {
      access()
      guard levels.indices.contains(level), levels[level].isPresented(as: presentations) else { return nil }
      return levels[level].stack
    }
    set {
      guard newValue == nil, let stack = self[stackAt: level, as: presentations] else { return }
      // A person cannot dismiss what has not appeared.
      if levels[level].hasAppeared { close(stack, at: level) } else { refuse(stack.id) }
    }
  }

  /// Returns the question that the view at a level presents. Only the topmost view can, and only between animations.
  func question(at level: Int) -> CommandQuestion? {
    access()
    return level == levels.count && isAtRest ? navigation.questions.question(of: nil) : nil
  }

  /// The view at a level shows a question, or has taken it away.
  func questionChanged(isShown: Bool, at level: Int) {
    guard isShown ? questionLevel != level : questionLevel == level else { return }
    questionLevel = isShown ? level : nil
    update()
  }

  /// A view has received the stack of a level, and begins to present it.
  func stackWillAppear(_ id: ScreenStack.ID?, at level: Int) {
    if levels.indices.contains(level), levels[level].id == id { levels[level].isRequested = true }
  }

  /// The content of a presented stack has appeared.
  func stackAppeared(_ id: ScreenStack.ID, at level: Int) {
    guard levels.indices.contains(level), levels[level].id == id else { return }
    change { levels[level].hasAppeared = true }
    update()
  }

  /// The stack of a level has been dismissed, with those above it.
  ///
  /// - Parameter presentations: The ways in which the view presents stacks.
  func stackDismissed(at level: Int, as presentations: [ScreenPresentation]) {
    guard levels.indices.contains(level), levels[level].isPresented(as: presentations) else { return }
    // A view may report the end of a dismissal before it writes its binding.
    if levels[level].stack != nil {
      levels[level].wasDismissed = true
      return
    }
    change { removeLevels(from: level) }
    update()
  }

  /// Returns the button that leaves a screen.
  func backButton(of id: ScreenEntry.ID, in stack: ScreenStack.ID) -> BackButton {
    let isRoot = root(of: stack) == id || sidebar(of: stack) == id
    if isRoot { return stacks[stack]?.presentation == nil ? .system : .cancel }
    return screen(id)?.leaveQuestion == nil ? .system : .back
  }

  /// A person leaves a screen with its button.
  func close(_ id: ScreenEntry.ID) { navigation.close(id) }

  /// A view of a screen has appeared.
  func screenAppeared(_ id: ScreenEntry.ID, in view: ScreenViewIdentity) {
    visibleViews[id, default: []].insert(view)
  }

  /// A view of a screen has disappeared.
  func screenDisappeared(_ id: ScreenEntry.ID, in view: ScreenViewIdentity) {
    visibleViews[id]?.remove(view)
    if visibleViews[id]?.isEmpty == true { visibleViews[id] = nil }
    releaseClosedScreens()
  }

  /// Releases the closed screens without a visible view. A view that another one covers, or that was never shown,
  /// disappears without a report.
  private func releaseClosedScreens() {
    var shown = Set((navigation.state.stacks + shownStacks).flatMap(\.entries).map(\.id))
    shown.formUnion(visibleViews.keys)
    let closed = screens.keys.filter { !shown.contains($0) }
    for id in closed { screens[id] = nil }
  }

  private var isAtRest: Bool {
    levels.map(\.stack?.id) == navigation.state.presented.map(\.id) && levels.allSatisfy(\.hasAppeared)
  }

  private func close(_ stack: ScreenStack, at level: Int) {
    change {
      if levels[level].wasDismissed { removeLevels(from: level) }
      for index in level..<max(level, levels.count) { levels[index].stack = nil }
    }
    navigation.close(stack.id)
    update()
  }

  private func removeLevels(from level: Int) {
    levels.removeSubrange(level...)
    // The views above have disappeared with their question, and may not report it.
    if let shown = questionLevel, shown > level { questionLevel = nil }
  }

  private var shownStacks: [ScreenStack] {
    stacks.values.filter { stack in
      navigation.state.stack(stack.id) != nil || levels.contains { $0.id == stack.id }
    }
  }

  /// Takes the next step towards the open screens.
  private func update() {
    change {
      let state = navigation.state
      for stack in state.stacks {
        stacks[stack.id] = stack
        for entry in stack.entries { screens[entry.id] = navigation.screen(entry.id) }
      }
      updateLevels(state.presented)
      let shown = Set(shownStacks.map(\.id))
      stacks = stacks.filter { shown.contains($0.key) }
      releaseClosedScreens()
    }
  }

  private func updateLevels(_ presented: [ScreenStack]) {
    let kept = zip(levels, presented).prefix { $0.stack?.id == $1.id }.count
    for index in 0..<kept { levels[index].stack = presented[index] }
    if kept < levels.count {
      for index in kept..<levels.count { levels[index].stack = nil }
      // A stack that no view has received is not dismissed either.
      while levels.count > kept, levels.last?.isRequested == false { levels.removeLast() }
    }
    guard levels.count == kept, kept < presented.count, levels.last?.hasAppeared != false else { return }
    guard questionLevel == nil, !isBeforeRetry else { return }
    let stack = presented[kept]
    levels.append(PresentedLevel(stack))
    schedule(after: Self.presentationDelay) { $0.refuse(stack.id) }
  }

  /// Presents a stack again whose content has not appeared.
  ///
  /// A view refuses a stack while the app presents something itself, such as a sheet. Afterwards, it presents the stack
  /// only if it was without one meanwhile.
  private func refuse(_ id: ScreenStack.ID) {
    guard let last = levels.last, last.id == id, !last.hasAppeared else { return }
    isBeforeRetry = true
    change { removeLevels(from: levels.count - 1) }
    schedule(after: Self.pauseBeforeRetry) {
      $0.isBeforeRetry = false
      $0.update()
    }
  }

  private func schedule(after delay: Duration, _ action: @escaping @MainActor (ShownScreens) -> Void) {
    retry = ScopedTask { [weak self, clock] in
      guard (try? await clock.sleep(for: delay)) != nil, let self else { return }
      action(self)
    }
  }

  /// The number of changes. A view compares it where a value may change and change back between two updates.
  var revision: Int {
    access()
    return changes
  }

  private func access() { registrar.access(self, keyPath: \.revision) }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.revision) {
      changes &+= 1
      body()
    }
  }
}

/// The identity of a view of a screen. A screen has several while its place in the views changes.
final class ScreenViewIdentity: Hashable {
  static func == (one: ScreenViewIdentity, other: ScreenViewIdentity) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The button that leaves a screen.
enum BackButton {
  /// The button of the system, if there is one.
  case system
  /// A button that asks before it goes back.
  case back
  /// A button that closes a presented stack, which macOS, and a cover of any platform, cannot close otherwise.
  case cancel
}

/// A presented stack as its view has it.
private struct PresentedLevel {
  /// The identity of the stack, also while it disappears.
  let id: ScreenStack.ID
  private let presentation: ScreenPresentation?
  /// The stack; nil while it disappears.
  var stack: ScreenStack?
  /// Whether a view has received the stack. It is dismissed then, even if it is closed at once.
  var isRequested = false
  var hasAppeared = false
  /// Whether the view has reported the dismissal, but not written its binding.
  var wasDismissed = false

  init(_ stack: ScreenStack) { (id, presentation, self.stack) = (stack.id, stack.presentation, stack) }

  func isPresented(as presentations: [ScreenPresentation]) -> Bool { presentation.map(presentations.contains) ?? false }
}
