import VmgenSchemaSemantics

/// A run of the steps of a command, a reaction, a list or an error policy.
///
/// The run stores the steps that are left as a stack of blocks, so that it can suspend between two of them.
final class Run {
  enum Kind {
    case command(Command)
    case reaction
    /// The load or the removal of a list, whose owner takes the result.
    case list
  }

  enum Outcome {
    case completed, cancelled, refused
    case failed(Value)
  }

  struct Block {
    var steps: ArraySlice<Step>
    var scope: Scope
    /// The elements of a loop that are left, with the name of each.
    var loop: (name: String, elements: ArraySlice<Value>, body: [Step])?
    /// The view model whose members the steps read.
    var owner: ViewModelInstance
    /// The names that the steps so far have declared.
    var declared: Set<String> = []
    /// The steps of each `defer` that the block has passed and not left.
    var deferred: [DeferredSteps] = []
    /// The clauses of a `do`, for errors of the steps, in the scope around them.
    var catches: (clauses: [Catch], scope: Scope)?
  }

  let owner: ViewModelInstance
  let kind: Kind
  let queue: RunQueue
  let scope: Scope
  var isOver = false
  /// Takes the error of a list's steps.
  var onFailure: ((Value) throws -> Void)?
  /// Takes the error of a list's steps if the error policy does not handle it.
  var onUnhandledFailure: ((Value) throws -> Void)?
  /// Runs when a service cancels the run.
  var onCancellation: (() -> Void)?
  /// What waits for the end of the run.
  var waiter: RunEnd? { didSet { waiter?.run = self } }
  /// What these steps wait for: the end of another run.
  weak var awaited: RunEnd?
  /// Called when all steps have run.
  var onCompletion: (() throws -> Void)?
  /// The result of the last step of a load.
  var result: Value?
  var blocks: [Block] = []
  var catches: [Catch] = []
  var usesPolicy = false
  var handlesErrors = false
  var hasHandledError = false
  /// Whether the error policy handles an error of the run, which has ended without success.
  var isFailureHandled = false
  var isDirty = false
  /// The edits whose entries the steps of a reaction correct.
  var corrected: Set<MemberID> = []
  var question: OpenQuestion?
  var alarm: Alarm?
  /// The calls that steps have started, until their results are awaited.
  var startedCalls: [String: PendingCall] = [:]

  /// Whether a step has suspended the run.
  enum Progress {
    case done, suspended
  }

  init(of owner: ViewModelInstance, _ kind: Kind, _ queue: RunQueue, _ scope: Scope) {
    self.owner = owner
    self.kind = kind
    self.queue = queue
    self.scope = scope
  }

  var world: World { owner.world }

  func start(_ body: CommandBody) throws { try start(body.steps, body.catches, usesPolicy: true) }

  func start(_ steps: [Step], _ catches: [Catch] = [], usesPolicy: Bool = false) throws {
    (self.catches, self.usesPolicy) = (catches, usesPolicy)
    blocks = [Block(steps: steps[...], scope: scope, loop: nil, owner: owner)]
    try resume()
  }

  /// Runs the clause for an error.
  func start(handling error: Value, _ clauses: [Catch]) throws {
    (catches, usesPolicy) = (clauses, true)
    try handle(error)
    try resume()
  }

  /// Records that the steps have assigned a value. The entry of an edit that a reaction corrects stays as touched as it is.
  func noteWrite(to root: StorageReference) {
    isDirty = true
    if case .edit(let id) = root, corrected.contains(id) { owner.edits[id]?.isCorrected = true }
  }

  var command: Command? { if case .command(let command) = kind { command } else { nil } }
}
