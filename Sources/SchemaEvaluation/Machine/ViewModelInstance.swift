import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

/// A view model of an example.
///
/// It stores inputs, states, edits, drafts and commands, and computes everything else each time it is read.
final class ViewModelInstance: ViewModelObject, CustomStringConvertible {
  let world: World
  let viewModel: ViewModel
  let parent: ViewModelInstance?
  /// The list or child of the parent; nil for the view model of an example.
  let place: (any ChildMember)?

  var inputs: [MemberID: Value] = [:]
  /// The last values that the parent has passed.
  var passed: [MemberID: Value] = [:]
  var states: [MemberID: Value] = [:]
  var edits: [MemberID: EditState] = [:]
  var drafts: [MemberID: DraftState] = [:]
  var commands: [MemberID: CommandState] = [:]
  var children: [MemberID: ChildSlot] = [:]
  var lists: [MemberID: ListState] = [:]
  var focus: MemberID?
  /// The results of queries.
  var queries: [QueryKey: Value] = [:]
  var emissions: [(event: MemberID, values: [String: Value])] = []
  /// The values that properties have had since ``record(_:)``, or the error of one that cannot be evaluated.
  var histories: [ViewModelProperty: Result<[Value], any Error>] = [:]

  var hasStarted = false
  var willStart = false
  var hasAppeared = false
  var hasEnded = false
  var isSettling = false
  var memory: [MemberID: ReactionMemory] = [:]
  var reactionRuns: [MemberID: RunQueue] = [:]
  var timers: [MemberID: (interval: Duration, alarm: Alarm)] = [:]
  var followed: [MemberID: (arguments: [String: Value], listener: Listener)] = [:]
  /// The number of values that each stream has sent.
  var receivedCounts: [MemberID: Int] = [:]
  /// The members that are being computed, so that a cycle through children ends.
  var computing: Set<MemberID> = []

  struct QueryKey: Hashable {
    var use: MemberID
    var function: String
    var arguments: [String: Value]
  }

  init(
    _ viewModel: ViewModel, in world: World, parent: ViewModelInstance? = nil, place: (any ChildMember)? = nil,
    rowID: Value? = nil
  ) {
    self.viewModel = viewModel
    self.world = world
    self.parent = parent
    self.place = place
    super.init(rowID: rowID)
    world.insert(self)
  }

  var description: String { viewModel.name }

  var evaluator: ExpressionEvaluator { world.evaluator(self) }

  func evaluate(_ expression: TypedExpression, _ scope: Scope = Scope()) throws -> Value {
    try evaluator.value(expression, scope)
  }

  /// Sets the inputs, and computes the initial values in the order of the members.
  func initialize(_ given: [MemberID: Value]) throws {
    inputs = given
    for input in viewModel.inputs where inputs[input.id] == nil {
      if let standard = input.defaultValue { inputs[input.id] = try evaluate(standard) }
    }
    for member in viewModel.members {
      switch member {
      case .state(let state): states[state.id] = try evaluate(state.value)
      case .edit(let edit):
        edits[edit.id] = EditState()
        if case .own(let value) = edit.storage { edits[edit.id]?.own = try evaluate(value) }
      case .draft(let draft): drafts[draft.id] = DraftState()
      case .command(let command): commands[command.id] = CommandState()
      case .list(let list): lists[list.id] = try ListState(list, pageSize: pageSize(of: list))
      default: break
      }
    }
  }

  private func pageSize(of list: ListMember) throws -> Int? {
    switch list.load?.pageSize {
    case .rows(let count)?: count
    case .constant(let id)?: try inputs[id]?.int
    case nil: nil
    }
  }

  /// Ends the view model with its tasks, and those below it.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    world.remove(self)
    for (_, timer) in timers { timer.alarm.isCancelled = true }
    for (_, follow) in followed { follow.listener.isActive = false }
    for (_, state) in edits { state.cancelTasks() }
    for run in commands.values.flatMap({ $0.queue.active }) + reactionRuns.values.flatMap(\.active) { run.stop() }
    for slot in children.values { slot.object?.end() }
    for list in lists.values {
      for row in list.rows.values { row.end() }
    }
  }

  /// Notes a change of a stored value.
  func didWrite() { world.writes += 1 }
}

/// A child that has been read.
struct ChildSlot {
  var object: ViewModelInstance?
  var identity: Value?
}

/// What a reaction has seen.
struct ReactionMemory {
  var isTrue = false
  var values: [Value]?
  /// The number of values of streams that have run the reaction.
  var receivedCount = 0
}
