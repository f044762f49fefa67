import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSyntax

extension ExampleResult {
  /// The failures of the example, with the values of their parts as labels.
  package var diagnostics: [Diagnostic] {
    switch outcome {
    case .passed: []
    case .notRun(let reason): [Diagnostic(.exampleNotRun(title: title, reason: reason), at: range)]
    case .failed(let failures):
      failures.map { failure in
        Diagnostic(
          .failedExample(title: title, reason: failure.message), at: failure.range,
          labels: failure.parts.map { Diagnostic.Label(range: $0.range, text: $0.value) }
            + (failure.idleCall.map { [.init(range: $0.range, text: "this call had no effect, because \($0.value)")] }
              ?? []),
          help: failure.explanation)
      }
    }
  }
}
