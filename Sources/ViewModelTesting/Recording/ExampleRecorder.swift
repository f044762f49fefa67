@_spi(Generated) import ViewModelRuntime

/// Records what a person does with a running view model, and writes it as an example of its schema.
///
/// The recorder replaces the clock and the services of the view model by ones that behave like the real ones, and are
/// recorded. The layer `recording` generates the function that wraps the services.
///
/// ```swift
/// let recorder = ExampleRecorder(of: LoginViewModel.self)
/// let viewModel = LoginViewModel(services: recorder.services(services), context: recorder.context())
/// // A person uses the app.
/// print(recorder.example(titled: "signing in"))
/// ```
///
/// The example begins with the first act on a view model of the type, and contains the acts on it, its children and its
/// rows. Other screens are not part of it. Record one view model at a time.
@MainActor
public final class ExampleRecorder {
  private let isRecorded: (AnyObject) -> Bool
  private let serviceNames: [String: String]
  private let clock: RecordedClock
  private let monitor = TaskMonitor(limit: .max)
  private weak var owner: (any ViewModel)?
  private var script = RecordedScript()
  /// Whether the last act was on the recorded view model, so that it reads queries.
  private var isActive = false
  /// The time that has passed and is not recorded yet.
  private var passed = Duration.zero
  private var eventToken: BindingToken?
  private var eventCounts: [String: Int] = [:]
  /// The steps of the navigator that the recorded view model has caused.
  private var moves: [String] = []

  /// Creates a recorder of the view models that have its context.
  ///
  /// - Parameters:
  ///   - type: The type of the view model.
  ///   - clock: The clock with which the recorded time passes.
  public init<Owner: ViewModel>(of type: Owner.Type, clock: any ViewModelClock = SystemClock()) {
    isRecorded = { $0 is Owner }
    serviceNames = (type as? any NamedServices.Type)?.serviceNames ?? [:]
    self.clock = RecordedClock(clock)
    self.clock.recorder = self
  }

  /// Returns a context with the clock of the recorder, for the view models of the session.
  ///
  /// - Parameter base: The other settings of the context.
  public func context(_ base: DisplayContext = .current) -> DisplayContext {
    var context = base.with(clock: clock.manual)
    context.actObserver = self
    return context
  }

  /// Returns the name of a function in the script.
  ///
  /// - Parameter name: The function with the usual name of its service: `gitHub.signIn`.
  func scriptName(of name: String) -> String {
    let service = String(name.prefix { $0 != "." })
    return (serviceNames[service] ?? service) + name.dropFirst(service.count)
  }

  /// Returns the example of what has happened since the start, with what the view model shows now.
  public func example(titled title: String) -> String {
    var script = script
    expect(in: &script)
    return script.example(titled: title)
  }
}

// Acts.
extension ExampleRecorder: ActObserver {
  package var tasks: any TaskObserver { monitor }

  package func receive(_ act: ViewModelAct, of actor: AnyObject) {
    if owner == nil, isRecorded(actor), let actor = actor as? any ViewModel { start(actor) }
    guard let owner, let prefix = path(of: actor, in: owner) else {
      isActive = false
      return
    }
    isActive = true
    beginStep()
    script.append(act, at: prefix)
  }

  private func start(_ owner: any ViewModel) {
    self.owner = owner
    script.begin(owner.context, RecordedState(of: owner))
    script.note(RecordedState.inputs(of: owner))
    if let owner = owner as? any EmittingViewModel { eventToken = token(of: owner) }
  }

  private func token<Owner: EmittingViewModel>(of owner: Owner) -> BindingToken {
    owner.onEvent { [weak self] event in self?.eventCounts[caseName(of: event), default: 0] += 1 }
  }

  /// Returns the path from the recorded view model to one of its children or rows, with a dot; nil for any other.
  private func path<Owner: ViewModel>(of actor: AnyObject, in owner: Owner) -> String? {
    if actor === owner { return "" }
    for (property, _) in owner.viewModelObservers.properties.indices {
      guard let property = property as? PartialKeyPath<Owner> else { continue }
      let name = type(of: owner.viewModelObservers).name(of: property)
      switch owner[keyPath: property] {
      case let child as any ViewModel:
        if let rest = path(of: actor, in: child) { return "\(name).\(rest)" }
      case let list as any RowCollection:
        if let index = index(of: actor, in: list) { return "\(name)[\(index)]." }
      default: break
      }
    }
    return nil
  }

  /// Returns the index of a row. Rows of other types are not created.
  private func index<List: RowCollection>(of actor: AnyObject, in list: List) -> Int? {
    actor is List.Row ? list.firstIndex { $0.viewModel === actor } : nil
  }
}

// What services, navigators and the clock do.
extension ExampleRecorder {
  /// Waits until each task has ended or is waiting, as an example does before its next step.
  func settle() async { await monitor.waitUntilIdle() }

  /// Whether a call of a service belongs to the recorded view model: its steps make it, or nothing tells that another
  /// screen does.
  var isCalling: Bool {
    guard let caller = ActObservation.caller?.object else { return isActive || owner == nil }
    return owner.map { path(of: caller, in: $0) != nil } ?? isRecorded(caller)
  }

  /// Records the call of a function whose answers are recorded later.
  func noteCall(of function: String) { script.call(function) }

  /// Records the answer that a call waits for.
  func noteAnswer(_ answer: String?, of function: String) {
    beginStep()
    script.answer(function, answer)
  }

  /// Records the result of a query.
  func noteQuery(_ call: String, _ answer: String?) { script.query(call, answer) }

  /// Records a step that ends with a value: `when ticker.prices sends 3`.
  func noteStep(_ words: String, _ value: Any) {
    noteStep(SchemaText.text(of: value).map { "\(words) \($0)" } ?? RecordedScript.comment(on: "\(words) …"))
  }

  /// Records a step whose text is known: `when ticker.prices ends`.
  func noteStep(_ text: String) {
    beginStep()
    script.append(text)
  }

  /// Records a step of the navigator.
  func noteMove(_ move: String) {
    if isCalling { moves.append(move) }
    // Another screen reads queries now.
    isActive = false
  }

  /// Records that the clock is about to move.
  func noteAdvance(by duration: Duration) {
    noteState()
    passed += duration
    if isActive { notePassed() }
  }

  /// Records what the last step has caused, and the time since.
  private func beginStep() {
    noteState()
    clock.catchUp()
    notePassed()
  }

  /// Records the time that has passed, also while other screens were used.
  private func notePassed() {
    if owner != nil, passed > .zero { script.append("when clock += \(SchemaText.text(of: passed))") }
    passed = .zero
  }
}

// What the view model shows.
extension ExampleRecorder {
  /// Writes what the view model shows differently since the last step, which the step has caused.
  private func noteState() {
    expect(in: &script)
    if let owner { script.note(RecordedState.inputs(of: owner)) }
  }

  private func expect(in script: inout RecordedScript) {
    // An example would not be at rest yet.
    guard let owner, monitor.isIdle else { return }
    let state = RecordedState(of: owner)
    var expectations = state.expectations
    for (event, count) in eventCounts.sorted(by: { $0.key < $1.key }) {
      expectations.append(("\(event).calls", "\(event).calls == \(count)"))
    }
    if !moves.isEmpty { expectations.append(("navigator", "navigator == [\(moves.joined(separator: ", "))]")) }
    script.expect(expectations, unwritable: state.unwritable)
  }
}
