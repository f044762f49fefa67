import Testing

@testable import ViewModelCore
@testable import ViewModelRuntime

/// An undo manager that groups by event, as that of Foundation does by default.
///
/// What is registered while a group is undone can be redone, and a new step removes all groups for redoing. It retains
/// no targets: a step of a released target would end a process.
@MainActor
final class UndoManagerDouble: UndoStack {
  private struct Action {
    weak var target: UndoTarget?
    let undo: @MainActor () -> Void
  }

  private struct Group {
    var name: String?
    var actions: [Action] = []
  }

  private enum Activity {
    case recording, undoing, redoing
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  private var open: Group?
  private var activity = Activity.recording

  var canUndo: Bool { open != nil || !undoable.isEmpty }
  var canRedo: Bool { !redoable.isEmpty }
  /// The numbers of groups to undo and to redo.
  var counts: [Int] { [undoable.count + (open == nil ? 0 : 1), redoable.count] }
  var undoName: String? { (open ?? undoable.last)?.name }
  var redoName: String? { redoable.last?.name }

  /// Performs an event: its steps are one group.
  func event(_ body: () throws -> Void) rethrows {
    endEvent()
    try body()
    endEvent()
  }

  func endEvent() {
    if let open { undoable.append(open) }
    open = nil
  }

  func register(_ name: String?, for target: UndoTarget, _ undo: @escaping @MainActor () -> Void) {
    if activity == .recording { redoable = [] }
    open = open ?? Group()
    open?.actions.append(Action(target: target, undo: undo))
    if activity == .recording, let name { open?.name = name }
  }

  func removeSteps(of target: UndoTarget) {
    func rest(of groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target === target }
        return group.actions.isEmpty ? nil : group
      }
    }
    undoable = rest(of: undoable)
    redoable = rest(of: redoable)
    open = rest(of: open.map { [$0] } ?? []).first
  }

  func undo() {
    endEvent()
    if let group = undoable.popLast() { revert(group, .undoing) { redoable.append($0) } }
  }

  func redo() {
    endEvent()
    if let group = redoable.popLast() { revert(group, .redoing) { undoable.append($0) } }
  }

  private func revert(_ group: Group, _ activity: Activity, _ append: (Group) -> Void) {
    #expect(self.activity == .recording, "An undone step must not undo another.")
    self.activity = activity
    for action in group.actions.reversed() {
      #expect(action.target != nil, "The target has been released.")
      action.undo()
    }
    self.activity = .recording
    guard var reverse = open else { return }
    open = nil
    reverse.name = group.name
    append(reverse)
  }
}
