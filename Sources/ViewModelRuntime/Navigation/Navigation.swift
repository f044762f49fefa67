public import Observation
@_spi(Generated) import ViewModelCore

/// The open screens of an app, with their view models.
///
/// View models request steps, and adapters such as ``ScreenHost`` and ``ScreenController`` show the ``state`` and report
/// what people do. All steps between two suspension points are one change.
///
/// A screen is retained as long as it is open. When it is closed, its view model is released and its tasks end. A screen
/// appears when it becomes visible, and disappears when it is closed, or when another screen, tab or cover hides it.
@MainActor
public final class Navigation: Navigator, Observable {
  /// The questions of all commands and of screens with unsaved changes. Create the context of the first view models with
  /// ``context(_:)``, so that their commands ask there.
  public let questions: QuestionQueue
  /// The links that ``open(url:)`` accepts.
  public var links: LinkTable
  /// Creates the view models of links and restored screens.
  public var factory: ScreenFactory
  /// The way in which containers show the stacks of tabs, or the only stack. Set it before the first screen.
  public var layout = NavigationLayout.stack

  /// Whether the container has space for two columns.
  var areColumnsVisible = false
  /// The stacks whose sidebars a person has hidden.
  var hiddenSidebars: Set<ScreenStack.ID> = []
  var committed = NavigationState()
  /// The changes since the last commit.
  var pending: [NavigationChange] = []
  /// The changes that wait for the answer to a leave question.
  var waiting: WaitingLeave?
  /// The open screens, and the screens of pending changes.
  var screens: [ScreenEntry.ID: any ScreenViewModel] = [:]
  /// The commands that wait for a result of a screen.
  var results: [ScreenEntry.ID: any AnyPendingResult] = [:]
  /// The screens that close with a result, without their leave questions.
  var finished: Set<ScreenEntry.ID> = []
  /// The view models of closed screens that something else still retains.
  var closedScreens: [ClosedScreen] = []
  /// The screens that have appeared.
  var visible: [ScreenEntry.ID] = []
  /// The labels of the tabs; empty for a container without tabs.
  var tabItems: [ScreenStack.ID: OpenTab] = [:]
  var commit: ScopedTask?
  /// Asks the leave questions of all screens before the window closes.
  var windowClosing: ScopedTask?
  /// Whether the leave questions of all screens are being asked.
  var isConfirmingLeave = false
  private var lastNumber = 0
  private let registrar = ObservationRegistrar()
  private let listeners = ListenerList<NavigationState>()

  /// Creates a container without screens.
  ///
  /// - Parameters:
  ///   - links: The links that ``open(url:)`` accepts.
  ///   - factory: Creates the view models of links and restored screens.
  ///   - questions: The queue for questions.
  public init(
    links: LinkTable = LinkTable(), factory: ScreenFactory = ScreenFactory(), questions: QuestionQueue? = nil
  ) {
    self.links = links
    self.factory = factory
    self.questions = questions ?? QuestionQueue()
  }

  deinit {
    // A command whose screen was opened by a released container does not wait forever.
    let open = Array(results.values)
    guard !open.isEmpty else { return }
    Task { @MainActor in
      for result in open { result.settle() }
    }
  }

  /// The open screens after the last commit.
  public var state: NavigationState {
    registrar.access(self, keyPath: \.state)
    return committed
  }

  /// Returns the view model of an open screen.
  public func screen(_ id: ScreenEntry.ID) -> (any ScreenViewModel)? { screens[id] }

  /// The view model of the visible screen.
  public var topScreen: (any ScreenViewModel)? { state.top.flatMap { screens[$0.id] } }

  /// The texts for the title bar, from the visible screen.
  public var title: ScreenTitle { topScreen?.screenTitle ?? ScreenTitle() }

  /// Calls `receive` with the state, and again after each commit. A refused step is a commit, too: an adapter then
  /// shows the unchanged state again.
  ///
  /// - Returns: A token that retains the observation.
  public func observe(_ receive: @escaping (NavigationState) -> Void) -> BindingToken {
    receive(committed)
    return listeners.add(receive)
  }

  /// The state with pending changes.
  var newest: NavigationState { committed.applying(pending) }

  func makeEntry(_ screen: any ScreenViewModel) -> ScreenEntry {
    let entry = ScreenEntry(id: ScreenEntry.ID(number: nextNumber()), route: AnyRoute(screen.screenRoute))
    screens[entry.id] = screen
    closedScreens.removeAll { $0.screen === screen }
    screen.reopen()
    return entry
  }

  func makeStack(_ entries: [ScreenEntry], _ presentation: ScreenPresentation? = nil) -> ScreenStack {
    ScreenStack(id: ScreenStack.ID(number: nextNumber()), presentation: presentation, entries: entries)
  }

  func set(_ state: NavigationState) {
    showSidebars(in: state)
    if state != committed {
      registrar.withMutation(of: self, keyPath: \.state) { committed = state }
    }
    listeners.send(state)
    updateVisibility()
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

/// Changes that wait until the user confirms that a screen is left.
struct WaitingLeave {
  /// The screen with unsaved changes.
  let screen: ScreenEntry.ID
  let question: CommandQuestion
  var changes: [NavigationChange]
  /// The screens whose questions the user has confirmed.
  let confirmed: Set<ScreenEntry.ID>
  let task: ScopedTask
}

/// A screen that has been closed.
struct ClosedScreen {
  weak var screen: (any ViewModel)?
}

// Commits, and the leave questions of screens.
extension Navigation {
  /// Commits all requested steps now.
  public func commitPending() {
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = []
    commit(changes, confirmed: [])
  }

  /// Returns whether a screen can be closed without a question. An adapter disables its gestures otherwise.
  public func canLeave(_ id: ScreenEntry.ID) -> Bool {
    blocking(committed.screensLeft(in: committed.applying([.remove(id)])), except: []) == nil
  }

  /// Returns whether the visible screen can be left without a question.
  public var canLeaveTop: Bool { topScreen?.leaveQuestion == nil }

  func commit(_ changes: [NavigationChange], confirmed: Set<ScreenEntry.ID>) {
    let next = committed.applying(changes)
    guard let blocking = blocking(committed.screensLeft(in: next), except: confirmed.union(finished)) else {
      set(next)
      return releaseClosedScreens()
    }
    ask(blocking.question, of: blocking.id, before: changes, confirmed)
    // An adapter may show the requested state already.
    set(committed)
  }

  /// Returns the topmost of several screens that asks a question before it is left.
  func blocking(
    _ left: [ScreenEntry.ID], except confirmed: Set<ScreenEntry.ID>
  ) -> (id: ScreenEntry.ID, question: String)? {
    for id in left where !confirmed.contains(id) {
      if let question = screens[id]?.leaveQuestion { return (id, question) }
    }
    return nil
  }

  private func ask(
    _ question: String, of id: ScreenEntry.ID, before changes: [NavigationChange],
    _ confirmed: Set<ScreenEntry.ID>
  ) {
    if waiting?.screen == id {
      // The newest request replaces the one before it, and its question stays open.
      waiting?.changes = changes
      return releaseClosedScreens()
    }
    let open = waiting?.question
    let asked = leaveQuestion(question, of: id)
    let task = ScopedTask { [weak self] in
      let answer = try? await asked.reply.wait()
      self?.leave(asked, answer != nil)
    }
    waiting = WaitingLeave(screen: id, question: asked, changes: changes, confirmed: confirmed, task: task)
    open?.decline()
    questions.add(asked)
    releaseClosedScreens()
  }

  func leaveQuestion(_ text: String, of id: ScreenEntry.ID) -> CommandQuestion {
    let context = screens[id]?.displayContext ?? .current
    return CommandQuestion(
      text, choices: QuestionChoice.choices([nil], role: .destructive, cancelText: nil, in: context))
  }

  /// Continues after the answer to a leave question.
  private func leave(_ question: CommandQuestion, _ isConfirmed: Bool) {
    guard let leave = waiting, leave.question == question else { return }
    waiting = nil
    if isConfirmed {
      commit(leave.changes, confirmed: leave.confirmed.union([leave.screen]))
    } else {
      for id in finished where committed.contains(id) { results[id]?.discard() }
      finished = []
      set(committed)
      releaseClosedScreens()
    }
  }

  /// Releases the view models of closed screens, ends their tasks, also if something retains them, and ends the commands that wait for their results.
  private func releaseClosedScreens() {
    var open = Set(committed.entries.map(\.id))
    for change in pending + (waiting?.changes ?? []) { open.formUnion(change.opened.map(\.id)) }
    closedScreens.removeAll { $0.screen == nil }
    for (id, screen) in screens where !open.contains(id) {
      screens[id] = nil
      finished.remove(id)
      results.removeValue(forKey: id)?.settle()
      guard !screens.values.contains(where: { $0 === screen }) else { continue }
      closedScreens.append(ClosedScreen(screen: screen))
      screen.close()
    }
    let stacks = Set((committed.tabs + (pending + (waiting?.changes ?? [])).flatMap(\.openedTabs)).map(\.id))
    tabItems = tabItems.filter { stacks.contains($0.key) }
    if let waiting, screens[waiting.screen] == nil { waiting.question.decline() }
  }
}

extension ViewModel {
  /// Ends the tasks of a screen that has closed.
  fileprivate func close() { viewModelObservers.close(self) }

  /// Prepares a screen that has closed to be opened again.
  fileprivate func reopen() { viewModelObservers.reopen(self) }
}

extension NavigationChange {
  /// The tabs that the change opens.
  fileprivate var openedTabs: [ScreenStack] {
    if case .replaceTabs(let stacks, _) = self { return stacks }
    return []
  }
}
