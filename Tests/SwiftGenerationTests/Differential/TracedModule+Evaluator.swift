import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSchemaEvaluation

// The traces of the evaluator.
extension TracedModule {
  func evaluatedTraces() -> Traces {
    let cases = schemas.exampleCases
    let observations = Dictionary(
      cases.filter(\.isObservation).map { ($0.viewModel.name, $0.run.steps) }, uniquingKeysWith: +)
    var traces: Traces = [:]
    for example in cases where !example.isObservation {
      let observed = observations[example.viewModel.name] ?? []
      traces["\(example.viewModel.name): \(example.title)"] = trace(of: example, observed.filter(\.isObserved))
    }
    return traces
  }

  private func trace(of example: ExampleCase, _ observed: [ExampleStep]) -> [String] {
    var blocks: [[String]] = []
    let runner = ExampleRunner(example, schemas, ExampleSettings())
    do {
      try runner.trace { instance, scope in
        blocks.append(observed.map { line(of: $0, instance, scope) })
        try instance.world.runUntilIdle()
      }
    } catch {
      blocks.append(["\(error)"])
    }
    // Without state, the generated example has no function around its acts: it observes only the beginning and the end.
    if !example.viewModel.isStateful, let first = blocks.first, let last = blocks.last { blocks = [first, last] }
    return Array(blocks.joined(separator: ["act"]))
  }

  private func line(of step: ExampleStep, _ instance: ViewModelInstance, _ scope: Scope) -> String {
    switch step.kind {
    case .expect(let condition):
      guard case .equal(let left, _, negated: false) = condition.kind else { return "no comparison" }
      return "\(text(left.range)) = \(value(of: left, instance, scope))"
    case .expectNavigation:
      let moves = instance.world.doubles.navigator.moves
      return "navigator = \(moves.map { $0.description(hasValues: true) }.joined(separator: ", "))"
    default: return "no observation"
    }
  }

  private func value(of expression: TypedExpression, _ instance: ViewModelInstance, _ scope: Scope) -> String {
    do {
      return try instance.evaluate(expression, scope).literal
    } catch EvaluationFailure.unsupported {
      return Disagreement.unsupported
    } catch {
      return "\(error)"
    }
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: sources[Int(range.file.index)].bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }
}

extension ExampleCase {
  fileprivate var isObservation: Bool { title.hasPrefix(Observation.title) }
}

extension ExampleStep {
  fileprivate var isObserved: Bool {
    switch kind {
    case .expect, .expectNavigation: true
    default: false
    }
  }
}
