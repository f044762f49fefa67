import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func droppedCall(command: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0910", "a call of `\(command)` in steps has no effect while `\(command)` runs", severity: .warning,
      help: "write `drop`, `queue`, `restart` or `parallel` before its steps")
  }
}

extension LintRule {
  /// Commands that steps of the view model call, and that drop the call while they run because they have no policy.
  static let droppedCall = LintRule(
    explanation: DiagnosticExplanation(
      of: .droppedCall(command: "{command}"),
      """
      Without a policy, a command drops the calls while it runs, for a button that a person presses twice. A call of steps is
      dropped, too: after the second change, the names are those of the first query. The word `drop` states that this is
      intended. Calls when a screen appears, and commands with `when` or `exclusive`, are exempt.
      """,
      schema: """
          service Directory {
            func find(query: String) async -> [String]
          }

          viewmodel Search {
            use directory: Directory
            edit query: String = ""
            state names: [String] = []
            display title = names.joined(separator: ", ")

        -   command search {
        +   command search restart {
              names = await directory.find(query: query)
            }
            on change of query {
              search()
            }
          }
        """)
  ) { subject in
    let calls = subject.calls
    return subject.viewModel.commands.compactMap { command in
      guard let calls = calls[command.id], subject.dropsCallsByDefault(command) else { return nil }
      let labels = calls.prefix(20).map { Diagnostic.Label(range: $0, text: "a call") }
      return Diagnostic(
        .droppedCall(command: command.shownName), at: subject.name(of: .command(command)), labels: labels)
    }
  }
}

extension LintSubject {
  /// The ranges of the steps that call commands, without those of the command itself and those when a screen appears.
  fileprivate var calls: [MemberID: [SourceRange]] {
    var calls: [MemberID: [SourceRange]] = [:]
    func add(_ body: CommandBody, of caller: MemberID) {
      body.forEachStep { step in
        guard case .command(let id, _, _, _) = step.kind, id != caller else { return }
        calls[id, default: []].append(step.range)
      }
    }
    for command in viewModel.commands { add(command.body, of: command.id) }
    for reaction in viewModel.reactions {
      switch reaction.event {
      case .lifecycle: break
      case .condition, .change, .every, .received: add(reaction.body, of: reaction.id)
      }
    }
    return calls
  }

  fileprivate func dropsCallsByDefault(_ command: Command) -> Bool {
    guard command.isAsync, command.policy == .drop, command.gate == nil, command.group == nil else { return false }
    let start = name(of: .command(command)).upper
    let end = command.body.steps.first?.range.lower ?? command.range.upper
    let head = text(SourceRange(file: command.range.file, lower: start, upper: max(start, end)))
    return !head.split { !$0.isLetter }.contains("drop")
  }
}
