import VmgenProjectAnalysis
import VmgenProjectGeneration
import VmgenSchemaTooling

extension Command {
  static let lint = Command(
    name: "lint",
    summary: "Report what is correct in schemas, but doubtful.",
    operands: .paths,
    details: """
      Takes the same paths as `generate`. In addition to the errors and warnings of `check`, these are reported: names that
      hide members or do not follow Swift's API Design Guidelines, repeated formulas, images without text,
      functions that nothing calls, conditions that are always the same, and expectations that cover nothing. `vmgen explain CODE` describes a rule, and `@allow(CODE)` above a member silences
      it there. Warnings do not change the exit code, unless --strict is given.
      """,
    options: [SchemaFixes.fix.spec, strict.spec, ProjectOptions.disabledRules.spec] + ProjectOptions.reading + [
      CommonOptions.color.spec
    ]
  ) { arguments, console in
    var run = try SchemaFixes.checkedRun(arguments, &console) { $0.review = .lint($0.arguments) }
    let status = run.report.finish(run.arguments, &console)
    return arguments[strict] == true && run.report.warningCount > 0 ? .findings : status
  }

  private static let strict = Option<Bool>.flag("strict", help: "Exit with 1 also if there are warnings.")
}
