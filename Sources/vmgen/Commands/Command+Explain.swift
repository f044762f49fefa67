import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Explain a diagnostic, or what a member of a view model reads and updates.",
    operands: CommandSyntax.Operands(name: "CODE | VIEWMODEL.MEMBER [PATH…]", minimum: 0, maximum: nil),
    details: """
      CODE is the code in brackets, such as VM0701: its page has an example and the fix. Without CODE, all codes are listed.

      VIEWMODEL.MEMBER is a member, such as LoginViewModel.canLogIn, and PATH a schema or a folder, as for `generate`.
      The page says what the member reads, by which path, what reads and writes it, what its changes update, and which
      value it has after each example; for a command, what it writes and calls, and whether it can run.
      """,
    options: ProjectOptions.reading + [CommonOptions.color.spec]
  ) { arguments, console in
    guard let subject = arguments.operands.first else {
      console.write(DiagnosticExplanation.index)
      return .done
    }
    if subject.contains(".") { return try explainMember(subject, arguments, &console) }
    if arguments.operands.count > 1 { throw UsageError(.extraOperand(arguments.operands[1])) }
    let code = subject.uppercased()
    if let explanation = DiagnosticExplanation.explanation(of: code) {
      console.write(explanation.page)
      return .done
    }
    throw UsageError(.unknownCode(code, among: DiagnosticExplanation.all.map(\.kind.code)))
  }

  private static func explainMember(
    _ subject: String, _ arguments: Arguments, _ console: inout Console
  ) throws -> ExitStatus {
    var reading = arguments
    reading.operands.removeFirst()
    var run = try Run(reading)
    let projects = run.loadedProjects()
    if run.report.hasErrors { return run.report.finish(run.arguments, &console) }
    let parts = subject.split(separator: ".", maxSplits: 1).map(String.init)
    let (viewModel, project) = try projects.viewModel(named: parts.first ?? "")
    let name = parts.dropFirst().first ?? ""
    guard let member = viewModel.members.first(where: { $0.shownName == name || $0.id.name == name }) else {
      let names = viewModel.members.map(\.shownName).filter { !$0.isEmpty }
      throw UsageError(.unknownMember(name, of: viewModel.name, among: names))
    }
    let range = member.checked.range
    var excerpts = SourceExcerpts(run.report)
    let line = excerpts.locations(of: range).map { ":\($0.start.line)" } ?? ""
    let place = (run.report.file(of: range)?.path ?? "") + line
    let examples = project.schemas.exampleCases.filter { $0.viewModel.name == viewModel.name }
    let values = member.shownProperty.map { property in
      examples.compactMap { example in
        example.finalValue(of: property, in: project.schemas).map { (title: example.title, value: $0) }
      }
    }
    let explanation = MemberExplanation(member, in: viewModel, text: run.report.text)
    console.write(explanation.page(at: place, examples: values ?? []))
    return run.report.finish(run.arguments, &console)
  }
}
