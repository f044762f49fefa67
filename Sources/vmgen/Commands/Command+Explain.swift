import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Explain a diagnostic, with an example and its fix.",
    operands: CommandSyntax.Operands(name: "CODE", minimum: 0, maximum: 1),
    details: "CODE is the code in brackets, such as VM0701. Without CODE, all codes are listed.",
    options: []
  ) { arguments, console in
    guard let code = arguments.operands.first?.uppercased() else {
      console.write(Explanation.index(DiagnosticExplanation.all.map(\.kind)))
      return .done
    }
    if let explanation = DiagnosticExplanation.all.first(where: { $0.kind.code == code }) {
      console.write(Explanation.page(explanation))
      return .done
    }
    throw UsageError(.unknownCode(code, among: DiagnosticExplanation.all.map(\.kind.code)))
  }
}
