import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0850–VM0859: the results of examples, which only `vmgen test` and `vmgen watch` report.
extension DiagnosticKind {
  package static func failedExample(title: String, reason: String) -> DiagnosticKind {
    DiagnosticKind("VM0850", "the example \"\(title)\" fails: \(reason)")
  }

  package static func exampleNotRun(title: String, reason: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0851", "the example \"\(title)\" is not run: vmgen cannot evaluate \(reason)", severity: .warning,
      help: "run the generated tests, which contain the example")
  }

  package static func unreachedPart(noun: String) -> DiagnosticKind {
    DiagnosticKind("VM0853", "no example reaches this \(noun)", severity: .warning)
  }

  package static func noExample(filter: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0852", "no example matches `\(filter)`", severity: .warning,
      help: "pass a part of the name of a view model or of the title of an example")
  }

  package static func folderNotWatched(path: String, reason: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0856", "changes in `\(path)` are not noticed: \(reason)", severity: .warning,
      help: "watch fewer folders, or raise the limit of the system")
  }
}

/// Only `vmgen test` and `vmgen watch` report these, so they have no examples.
extension DiagnosticExplanation {
  static let exampleRunExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .failedExample(title: "{title}", reason: "{reason}"),
      """
      `vmgen test` evaluated the example, and an expectation does not hold or a step is impossible. The labels show the
      values of the parts of the expectation.
      """),
    DiagnosticExplanation(
      of: .exampleNotRun(title: "{title}", reason: "{reason}"),
      """
      `vmgen test` evaluates schemas without compiling Swift. It cannot call `custom` members or create values of
      `extern` types, because their code is not part of the schema. Examples that need them are counted as not run, and
      do not change the exit code.
      """),
    DiagnosticExplanation(
      of: .noExample(filter: "{filter}"),
      """
      `vmgen test --filter` runs the examples whose title, or whose view model, contains a text. Upper and lower case are
      equal. No example of the given schemas does.
      """),
    DiagnosticExplanation(
      of: .unreachedPart(noun: "{noun}"),
      """
      `vmgen test --coverage` reports the formulas, rules, messages, branches, functions and steps that no example has
      evaluated. Of steps that follow each other, the first one is reported, and parts inside of a reported part are not.
      An example of any view model of the module counts. With `--filter`, only the selected examples count.
      `@allow(VM0853)` above a member says that its parts need no example.
      """),
    DiagnosticExplanation(
      of: .folderNotWatched(path: "{path}", reason: "{reason}"),
      """
      The system notifies `vmgen watch` of changes in each folder with schemas, and limits the number of folders or of open
      files: `fs.inotify.max_user_watches` on Linux, `ulimit -n` on macOS. Without a notification, vmgen reads the folder
      again only after a change in another folder.
      """),
  ]
}
