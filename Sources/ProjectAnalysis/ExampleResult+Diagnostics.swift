import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSyntax

extension ExampleResult {
  /// The failures of the example, with the values of their parts as labels.
  package var diagnostics: [Diagnostic] {
    let title = title.shortened(to: Self.titleLength)
    return switch outcome {
    case .passed: []
    case .notRun(let reason):
      [
        Diagnostic(.exampleNotRun(title: title, reason: reason.shortened(to: Self.textLength)), at: range)
      ]
    case .failed(let failures):
      failures.map { failure in
        Diagnostic(
          .failedExample(title: title, reason: failure.message.shortened(to: Self.textLength)), at: failure.range,
          labels: failure.parts.map {
            Diagnostic.Label(range: $0.range, text: $0.value.shortened(to: Self.textLength))
          }
            + (failure.idleStep.map { [.init(range: $0.range, text: $0.value)] } ?? [])
            + failure.calls.map { Diagnostic.Label(range: $0, text: "called here") },
          help: failure.explanation?.shortened(to: Self.textLength))
      }
    }
  }

  /// The greatest numbers of bytes that a diagnostic shows of a title, and of a message with values.
  private static let titleLength = 300
  private static let textLength = 2_000
}
