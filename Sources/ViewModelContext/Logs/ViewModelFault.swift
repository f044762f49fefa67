/// A misuse of a view model that the types cannot prevent.
public enum ViewModelFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Observers kept changing the properties that they observe for `rounds` rounds; the last change was discarded.
  case endlessUpdates(viewModel: String, properties: [String], rounds: Int)
  /// A change also wrote to the view model directly, in each of `attempts` attempts; those writes were discarded.
  case conflictingUpdates(viewModel: String, attempts: Int)
  /// Reactions kept making the conditions of other reactions true for `rounds` rounds.
  case endlessReactions(viewModel: String, reactions: [String], rounds: Int)
  /// A synchronous command kept calling itself `runs` times; the last call was ignored.
  case endlessCommand(viewModel: String, command: String, runs: Int)
  /// A service returned a stream that already has a listener, so that it was not followed. Each call must return a new
  /// stream.
  case sharedStream(viewModel: String, follow: String)
  /// A list received rows with the same identity. The first row of each was used.
  case duplicateRows(viewModel: String, list: String, ids: [String])
  /// A service returned `pages` pages without a new row in sequence. The list loads no more pages.
  case endlessPages(viewModel: String, list: String, pages: Int)
  /// The specifiers of a translation do not match the arguments of its text. The arguments were inserted as Swift prints
  /// them, or the text was shown as in the schema.
  case unusableTranslation(key: String, language: String, reason: String)
  /// A formula or a loop visits a range of more than `limit` integers. Only the first `limit` integers were visited.
  case truncatedRange(range: String, limit: Int)
  /// The context of a command has no queue of questions, and nothing read its question within a second. The question was
  /// declined, which ended the command.
  case unshownQuestion(viewModel: String, command: String)
  /// A queue of questions has no container. Its questions wait until one shows them.
  case questionsWithoutContainer
  /// A notification of a control was posted on another thread. It was handled later, on the main thread.
  case notificationOnOtherThread(name: String)
  /// A router has no view for a screen, because the router does not import the module of the screen.
  case screenWithoutView(screen: String)
  /// The factory of a navigation does not create a screen of a link or of stored screens.
  case unknownScreen(screen: String)
  /// A control, or a stored command or list, received an input for a view model that had been released. The input was
  /// ignored.
  case inputAfterRelease(viewModel: String, member: String)
  /// A command or a step was called after the screen of its view model had closed, or after its row or child had been
  /// removed. The call was ignored.
  case callAfterClosing(viewModel: String, call: String)

  /// A description of the misuse, for a log. It can contain the identities of rows.
  public var description: String { details.isEmpty ? summary : "\(summary) \(details)" }

  /// The description without data of users.
  var summary: String {
    switch self {
    case .endlessUpdates(let viewModel, let properties, let rounds):
      "\(viewModel): observers of \(properties.joined(separator: ", ")) change it again after each change; "
        + "stopped after \(rounds) rounds"
    case .conflictingUpdates(let viewModel, let attempts):
      "\(viewModel): a change also writes to the view model directly; those writes were discarded after "
        + (attempts == 1 ? "1 attempt" : "\(attempts) attempts")
    case .endlessReactions(let viewModel, let reactions, let rounds):
      "\(viewModel): the reactions to \(reactions.joined(separator: ", ")) make each other's conditions true; "
        + "stopped after \(rounds) rounds"
    case .endlessCommand(let viewModel, let command, let runs):
      "\(viewModel): \(command) keeps running itself; stopped after \(runs) runs"
    case .sharedStream(let viewModel, let follow):
      "\(viewModel): \(follow) received a stream that already has a listener, and stopped; return a new stream from "
        + "each call of the service"
    case .duplicateRows(let viewModel, let list, _):
      "\(viewModel): \(list) contains several rows with the same identity; the first row of each is used."
    case .endlessPages(let viewModel, let list, let pages):
      "\(viewModel): the service of \(list) returned \(pages) pages without a new row; no more pages are loaded"
    case .unusableTranslation(let key, let language, let reason):
      "the translation of `\(key)` to `\(language)` cannot be used: \(reason)"
    case .truncatedRange(_, let limit):
      "a range contains more than \(limit) integers; only the first \(limit) are used."
    case .unshownQuestion(let viewModel, let command):
      "\(viewModel): nothing shows the question of \(command), which was declined; create the context of the first view "
        + "model with `navigation.context()`, or add `asks(_:as:)` to the view"
    case .questionsWithoutContainer:
      "no container shows the questions of a queue; show its `Navigation` in a `ScreenHost` or a `ScreenController`"
    case .notificationOnOtherThread(let name):
      "the notification \(name) was posted on another thread than the main thread; post it on the main thread"
    case .screenWithoutView(let screen):
      "no view shows the screen \(screen); import its module in the schema of the router"
    case .unknownScreen(let screen):
      "no screen \(screen) is created for a link or for stored screens; assign the `ScreenFactory` of the router that "
        + "contains it"
    case .inputAfterRelease(let viewModel, let member):
      "\(viewModel): an input for \(member) was ignored, because the view model has been released; retain the view model "
        + "as long as its views, or end their bindings"
    case .callAfterClosing(let viewModel, let call):
      "\(viewModel): a call of \(call) was ignored, because the screen has been closed, or the row or child has been "
        + "removed"
    }
  }

  /// The part of the description that can be data of users.
  var details: String {
    switch self {
    case .duplicateRows(_, _, let ids): "Identities: \(ids.joined(separator: ", "))"
    case .truncatedRange(let range, _): "Range: \(range)"
    default: ""
    }
  }

  /// A function that is called for each fault that no test records. By default it writes the fault to the log of the system: `Logger` on
  /// Apple's platforms, with the subsystem `ViewModelRuntime`, and standard error elsewhere.
  ///
  /// Tests that run at the same time share this function; use ``recorded(during:)`` in a test.
  @MainActor public static var report: (ViewModelFault) -> Void = { fault in
    SystemLog(subsystem: "ViewModelRuntime").write(fault.summary, details: fault.details, .fault)
  }
}

/// The faults that have been reported once for all calls.
@MainActor private var reportedOnce: Set<ViewModelFault> = []

/// The faults that a test records, even if other tests run at the same time.
@MainActor
final class FaultRecorder {
  @TaskLocal fileprivate static var current: FaultRecorder?
  fileprivate(set) var faults: [ViewModelFault] = []

  fileprivate nonisolated init() {}
}

extension ViewModelFault {
  /// Returns the faults that are reported while `body` runs. They do not reach ``report``.
  ///
  /// ```swift
  /// let faults = ViewModelFault.recorded { viewModel.lines = [line, line] }
  /// #expect(faults == [.duplicateRows(viewModel: "OrderViewModel", list: "rows", ids: ["1"])])
  /// ```
  @MainActor
  public static func recorded(during body: () throws -> Void) rethrows -> [ViewModelFault] {
    try recording(body).faults
  }

  /// Returns the faults that are reported while `body` and the tasks that it starts run. They do not reach ``report``.
  @MainActor
  public static func recordedAsync(during body: () async throws -> Void) async rethrows -> [ViewModelFault] {
    try await recordingAsync(body).faults
  }

  /// Returns the result of `body` and the faults that are reported while it runs.
  @MainActor
  package static func recording<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, faults: [ViewModelFault]) {
    let recorder = FaultRecorder()
    let result = try FaultRecorder.$current.withValue(recorder) { try body() }
    return (result, recorder.faults)
  }

  /// Returns the result of `body` and the faults that are reported while it and the tasks that it starts run.
  @MainActor
  package static func recordingAsync<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> (result: Result, faults: [ViewModelFault]) {
    let recorder = FaultRecorder()
    let result = try await FaultRecorder.$current.withValue(recorder) { try await body() }
    return (result, recorder.faults)
  }

  /// Reports a fault of code without actor isolation: at once on the main actor, and later on another thread.
  package nonisolated static func reportFromAnyThread(_ fault: ViewModelFault) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { send(fault) }
    } else {
      Task { @MainActor in send(fault) }
    }
  }

  /// Passes a fault to the test that records faults, or to ``report``.
  @MainActor
  package static func send(_ fault: ViewModelFault) {
    if let recorder = FaultRecorder.current { recorder.faults.append(fault) } else { report(fault) }
  }

  /// Passes a fault that many views or inputs can cause to the test that records faults, or to ``report``, unless an equal
  /// fault has been passed before.
  @MainActor
  package static func sendOnce(_ fault: ViewModelFault) {
    if let recorder = FaultRecorder.current {
      if !recorder.faults.contains(fault) { recorder.faults.append(fault) }
    } else if reportedOnce.insert(fault).inserted {
      report(fault)
    }
  }
}
