import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func runningFlag(state: String, command: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0911", "a cancelled run of `\(command)` leaves `\(state)` true", severity: .warning,
      help: "read `\(command).isRunning` in place of the state")
  }
}

extension LintRule {
  /// States that say whether a command runs, and that a run does not reset when it is cancelled.
  static let runningFlag = LintRule(
    explanation: DiagnosticExplanation(
      of: .runningFlag(state: "{state}", command: "{command}"),
      """
      A run that is cancelled has no more steps, also none in `catch`: it ends when the screen closes, when a later run
      replaces it, and when a service throws a `CancellationError`. A flag that only the last steps reset then stays true.
      `isRunning` of a command is false as soon as no run is left. Other values are reset in a `defer`.
      """,
      schema: """
          service Auth {
            func signIn() async
          }

          viewmodel Login {
            use auth: Auth
        -   state isWorking = false
        +   display isWorking = signIn.isRunning

            command signIn {
        -     isWorking = true
              await auth.signIn()
        -     isWorking = false
            }
          }
        """)
  ) { subject in
    subject.viewModel.commands.flatMap { command in
      subject.flags(of: command).map { state, range in
        Diagnostic(.runningFlag(state: state.name, command: command.shownName), at: range)
      }
    }
  }
}

extension LintSubject {
  /// The states that a command sets before it suspends, and that only its own later steps reset; with the range of the
  /// step that sets each.
  fileprivate func flags(of command: Command) -> [(state: MemberID, range: SourceRange)] {
    guard command.isAsync, let suspension = command.body.firstSuspension else { return [] }
    return command.body.steps.compactMap { step in
      guard step.range.lower < suspension.lower, case (let state, true)? = step.flag,
        isResetOnly(by: command, state, after: step, suspension)
      else { return nil }
      return (state, step.range)
    }
  }

  /// Whether all other assignments of a state are `false`, in the command and after its suspension; one of them is reached
  /// by each run that succeeds.
  private func isResetOnly(by command: Command, _ state: MemberID, after first: Step, _ suspension: SourceRange) -> Bool
  {
    var others = 0
    viewModel.forEachStep { step in
      guard step.writes(state), step.range != first.range else { return }
      let isReset = step.flag.map { !$0.value } == true && command.range.contains(step.range)
      if !isReset || step.range.lower < suspension.lower { others += 1 }
    }
    return others == 0
      && command.body.steps.contains { step in
        step.range.lower > suspension.lower && step.flag.map { $0.state == state && !$0.value } == true
      }
  }
}

extension Step {
  /// The state and the value of `isWorking = true`.
  fileprivate var flag: (state: MemberID, value: Bool)? {
    guard case .assign(let path, .expression(let value)) = kind, path.steps.isEmpty, case .state(let state) = path.root,
      case .boolean(let isTrue) = value.kind
    else { return nil }
    return (state, isTrue)
  }

  /// Whether the step changes a state, in any way.
  fileprivate func writes(_ state: MemberID) -> Bool {
    switch kind {
    case .assign(let path, _): path.root.isState(state)
    case .change(let change): change.path.root.isState(state)
    default: false
    }
  }
}

extension StorageReference {
  fileprivate func isState(_ id: MemberID) -> Bool { if case .state(id) = self { true } else { false } }
}
