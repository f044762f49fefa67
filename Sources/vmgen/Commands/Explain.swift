import VmgenSchemaLanguage

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Tell what a diagnostic means, with an example of the mistake and of its mending.",
    operands: Operands(name: "CODE", minimum: 0, maximum: 1),
    details: "CODE is the code in brackets, such as VM0701. Without it, all codes are listed.",
    options: []
  ) { arguments, console in
    guard let code = arguments.operands.first?.uppercased() else {
      console.write(Explanation.index(DiagnosticKind.all))
      return .done
    }
    if let kind = DiagnosticKind.all.first(where: { $0.code == code }) {
      console.write(Explanation.page(kind))
      return .done
    }
    throw UsageError(.unknownCode(code, among: DiagnosticKind.all.map(\.code)))
  }
}
