import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func eventName(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0905", "the command `\(name)` is named after an event of the view", severity: .warning,
      help: "name it after what it does, such as `save`")
  }
}

extension LintRule {
  /// Commands whose names say when they run, and not what they do.
  ///
  /// Source: https://www.swift.org/documentation/api-design-guidelines/#naming
  static let eventName = LintRule(
    explanation: DiagnosticExplanation(
      of: .eventName(name: "{name}"),
      """
      By Swift's API Design Guidelines, names describe what an operation does. A view can run the command for a tap, a
      key or a gesture, so its name says nothing about them: no `Tapped`, `Pressed` and `Clicked` at the end, and no
      `on`, `did` and `handle` at the beginning.
      """,
      schema: """
          viewmodel Counter {
            state count = 0
            display title = count.formatted()

        -   command plusButtonTapped {
        +   command increment {
              count += 1
            }
          }
        """)
  ) { subject in
    subject.viewModel.commands.filter { isEvent($0.methodName) }.map { command in
      Diagnostic(.eventName(name: command.shownName), at: subject.name(of: .command(command)))
    }
  }

  private static func isEvent(_ name: String) -> Bool {
    let first = name.prefix { !$0.isUppercase }
    return ["tapped", "pressed", "clicked"].contains { name == $0 || name.hasSuffix(capitalized($0)) }
      || ["on", "did", "handle"].contains(String(first)) && first.count < name.count
  }
}
