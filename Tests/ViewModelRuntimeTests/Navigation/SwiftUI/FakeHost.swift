import Observation

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// The views of a `ScreenHost` as SwiftUI runs them: they are evaluated after a change, in a later turn; animations take
/// time; a dismissal writes its binding and reports its end in any order, and twice.
@MainActor
final class FakeHost {
  /// A sheet or cover on the screen.
  struct Presented {
    let id: ScreenStack.ID
    let presentation: ScreenPresentation
    var isMoving = true
    var isClosing = false
    /// Whether a person drags it down.
    var isDragged = false
  }

  /// A navigation stack with its own path.
  struct Stack {
    /// The identity of the view, and the root for which its state was created.
    let identity: ScreenEntry.ID?
    let root: ScreenEntry.ID?
    /// The state of the view, which it binds.
    var path: [ScreenEntry.ID]
    /// The path before the view was last updated.
    var old: [ScreenEntry.ID]
    /// What the view was last told to show.
    var target: [ScreenEntry.ID]
    /// The screens between which an animation runs.
    var moving: Set<ScreenEntry.ID> = []
    var isMoving: Bool { !moving.isEmpty }

    init(_ path: [ScreenEntry.ID], identity: ScreenEntry.ID?, root: ScreenEntry.ID?) {
      (self.path, old, target) = (path, path, path)
      (self.identity, self.root) = (identity, root)
    }
  }

  let navigation: Navigation
  let shown: ShownScreens
  let transitions = FakeTransitions()
  private(set) var presented: [Presented] = []
  var stacks: [ScreenStack.ID: Stack] = [:]
  /// The views on the screen.
  var visibleViews: [Place: ScreenViewIdentity] = [:]
  var tabBar: TabBar?
  var splitViews: [ScreenStack.ID: SplitView] = [:]
  /// The views that ask questions, by their levels.
  var askers: [Int: Asker] = [:]
  let clock = ManualClock(DisplayContext.example.now)
  let presentationClock = ManualClock(DisplayContext.example.now)
  var appSheet: AppSheet?
  /// The stack that a view has refused. The view presents it only after it was without one.
  var refused: (id: ScreenStack.ID, level: Int)?
  var isOutOfDate = true
  /// The actions of `onChange` in the running update.
  var changes: [() -> Void] = []

  init(_ navigation: Navigation) {
    self.navigation = navigation
    shown = ShownScreens(navigation, clock: presentationClock)
    shown.begin()
  }

  /// Evaluates the views that have changed.
  func render() {
    guard isOutOfDate else { return }
    isOutOfDate = false
    withObservationTracking {
      renderTabs()
      renderLevels()
      renderColumns()
      renderStacks()
      renderQuestions()
    } onChange: {
      MainActor.assumeIsolated { [weak self] in self?.isOutOfDate = true }
    }
    // SwiftUI calls `onChange` after it has evaluated the views.
    let actions = changes
    changes = []
    for action in actions { action() }
    updateVisibility()
  }

  // Sheets and covers.

  private func item(at level: Int) -> ScreenStack? {
    let (sheet, cover) = (shown[stackAt: level, as: [.sheet]], shown[stackAt: level, as: [.cover]])
    if sheet != nil, cover != nil { transitions.complain("presents a sheet and a cover from one view") }
    return sheet ?? cover
  }

  private func renderLevels() {
    for level in 0...presented.count {
      let item = item(at: level)
      shown.stackWillAppear(item?.id, at: level)
      if let refused, refused.level == level, refused.id != item?.id { self.refused = nil }
      guard level < presented.count else {
        if let item, let presentation = item.presentation { present(item.id, presentation, at: level) }
        continue
      }
      guard item?.id != presented[level].id, !presented[level].isClosing else { continue }
      if item != nil { transitions.complain("replaces a presented stack by another one") }
      // SwiftUI waits for the end of the presentation.
      if !presented[level].isMoving { dismiss(at: level, byPerson: false) }
      break
    }
  }

  private func present(_ id: ScreenStack.ID, _ presentation: ScreenPresentation, at level: Int) {
    if refused?.id == id { return }
    if appSheet != nil { return refuse(id, presentation, at: level) }
    if question != nil { return transitions.complain("presents from a view that shows an alert") }
    // SwiftUI cannot tell about a drag, and presents after it.
    if presented.contains(where: \.isDragged) { return }
    if presented.contains(where: \.isMoving) { return transitions.complain("presents during a transition") }
    presented.append(Presented(id: id, presentation: presentation))
    transitions.begin { [weak self] _ in
      guard let self, let index = presented.firstIndex(where: { $0.id == id }) else { return }
      presented[index].isMoving = false
      shown.stackAppeared(id, at: index)
      updateVisibility()
      isOutOfDate = true
    }
  }

  private func dismiss(at level: Int, byPerson: Bool) {
    let (id, presentation) = (presented[level].id, presented[level].presentation)
    if !byPerson { for index in level..<presented.count { presented[index].isClosing = true } }
    (presented[level].isMoving, presented[level].isDragged) = (true, byPerson)
    // A dismissal takes everything above with it.
    closeAppSheet()
    transitions.begin(canBeCancelled: byPerson) { [weak self] isCancelled in
      guard let self, let level = presented.firstIndex(where: { $0.id == id }) else { return }
      if isCancelled {
        (presented[level].isMoving, presented[level].isDragged) = (false, false)
        isOutOfDate = true
        return
      }
      presented.removeSubrange(level...)
      removeAskers(above: level)
      if !reportsBeforeDisappearing { updateVisibility() }
      isOutOfDate = true
      let writeBinding = { [self] in if byPerson { write(nil, at: level, presentation) } }
      let report = { [self] in shown.stackDismissed(at: level, as: [presentation]) }
      if reportsBeforeWriting { report() }
      writeBinding()
      if writesTwice { writeBinding() }
      if !reportsBeforeWriting { report() }
      updateVisibility()
    }
  }

  /// Variants of SwiftUI's behavior.
  var refusal = Refusal.waits
  var reportsBeforeWriting = false
  var writesTwice = false
  /// Whether the content of a sheet is evaluated again while it disappears.
  var evaluatesClosingViews = true
  /// Whether the views below a cover disappear.
  var coversHideViews = false
  /// Whether a dismissal is reported before the views of the stack disappear.
  var reportsBeforeDisappearing = false

  func write(_ stack: ScreenStack?, at level: Int, _ presentation: ScreenPresentation) {
    shown[stackAt: level, as: [presentation]] = stack
  }

  /// A person drags the topmost sheet down.
  func drag() {
    guard let top = presented.last, !top.isMoving, !top.isClosing, question == nil, appSheet == nil else { return }
    guard shown.canLeaveRoot(of: top.id) else {
      shown.dragWasRefused(of: top.id)
      if navigation.waiting == nil { transitions.complain("refuses a drag without a question") }
      return
    }
    dismiss(at: presented.count - 1, byPerson: true)
  }

  // Navigation stacks.

  private func renderStacks() {
    let tabs = navigation.state.tabs.map(\.id)
    for id in tabs + presented.map(\.id) {
      let entries = shown.entries(of: id)
      if entries.isEmpty { transitions.complain("shows an empty stack") }
      for entry in entries where shown.screen(entry.id) == nil { transitions.complain("shows an empty screen") }
      if let sidebar = shown.sidebar(of: id), shown.screen(sidebar) == nil {
        transitions.complain("has an empty sidebar")
      }
      let root = entries.dropFirst(shown.sidebar(of: id) == nil ? 0 : 1).first?.id
      let identity = shown.root(of: id)
      // The second column is empty.
      guard identity != nil || root != nil else {
        stacks[id] = nil
        continue
      }
      let known = (stacks[id] ?? place(of: id)).flatMap { $0.identity == identity ? $0 : nil }
      var stack = known ?? Stack(shown.path(of: id), identity: identity, root: root)
      if stack.root != root { transitions.complain("shows a screen with the state of another one") }
      let target = shown.path(of: id)
      let (old, path, isNew) = (stack.old, stack.path, target != stack.target)
      if path != old || isNew {
        changes.append { [self] in
          guard stacks[id] != nil else { return }
          var next = path
          if path != old { next = shown.viewChanged(path, from: old, of: id) }
          if isNew { next = shown.path(of: id) }
          show(next, in: id, before: path)
        }
      }
      stack.target = target
      stacks[id] = stack
    }
    let known = Set(tabs + presented.map(\.id))
    stacks = stacks.filter { known.contains($0.key) }
  }

  /// The only stack of a host without tabs replaces the one before in the same place.
  private func place(of id: ScreenStack.ID) -> Stack? {
    guard tabBar == nil, navigation.state.tabs.contains(where: { $0.id == id }) else { return nil }
    return stacks.first { entry in !presented.contains { $0.id == entry.key } }?.value
  }

  private func show(_ path: [ScreenEntry.ID], in id: ScreenStack.ID, before: [ScreenEntry.ID]) {
    stacks[id]?.path = path
    stacks[id]?.old = path
    isOutOfDate = true
    // A stack that is not on the screen, or has just become visible, changes without an animation.
    guard path != before, stacks[id]?.isMoving == false, isOnScreen(before.last ?? stacks[id]?.root) else { return }
    beginMoving(id, from: before, to: path)
    transitions.begin { [weak self] _ in self?.endMoving(id) }
  }

  private func beginMoving(_ id: ScreenStack.ID, from old: [ScreenEntry.ID], to new: [ScreenEntry.ID]) {
    let root = stacks[id]?.root
    stacks[id]?.moving = Set([old.last ?? root, new.last ?? root].compactMap { $0 })
    updateVisibility()
  }

  private func endMoving(_ id: ScreenStack.ID) {
    stacks[id]?.moving = []
    updateVisibility()
    isOutOfDate = true
  }

  /// A person goes back from the top of a stack by a number of screens, by swiping or with the menu of the button.
  func goBack(in id: ScreenStack.ID, count: Int, canBeCancelled: Bool) {
    guard let stack = stacks[id], !stack.isMoving, stack.path.count >= count, question == nil else { return }
    guard appSheet == nil, !presented.contains(where: \.isMoving) else { return }
    let old = stack.path
    beginMoving(id, from: old, to: old.dropLast(count))
    transitions.begin(canBeCancelled: canBeCancelled) { [weak self] isCancelled in
      guard let self, stacks[id] != nil else { return }
      // An update of the view during the swipe has replaced the path.
      if !isCancelled, stacks[id]?.path == old { stacks[id]?.path.removeLast(count) }
      endMoving(id)
    }
  }

  // The screen.

  private func names(_ id: ScreenStack.ID) -> String {
    let roots = [shown.sidebar(of: id), stacks[id]?.root].compactMap { $0 }
    return (roots + (stacks[id]?.path ?? [])).map { (shown.screen($0) as? TestScreen)?.name ?? "?" }
      .joined(separator: " ")
  }

  /// What the screen shows, in the form of ``ScreenProgram/expectedMap``.
  var map: String {
    let tabs = navigation.state.tabs.map { ($0.id == tabBar?.shown ? "*" : "") + names($0.id) }
    return tabs.joined(separator: " | ") + presented.map { " > \(names($0.id))" }.joined()
      + (question.map { " ? \($0.question.text)" } ?? "")
  }
}
