import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSchemaEvaluation

// The traces of the evaluator.
extension TracedModule {
  func evaluatedTraces() -> Traces {
    let cases = Dictionary(grouping: schemas.exampleCases, by: \.viewModel.name)
    var traces: Traces = [:]
    for sequence in sequences {
      let own = cases[sequence.viewModel] ?? []
      let examples = sequence.titles.compactMap { title in own.first { $0.title == title } }
      let observed = own.filter(\.isObservation).flatMap(\.run.steps).filter(\.isObserved)
      traces[sequence] = trace(of: examples, observed)
    }
    return traces
  }

  private func trace(of examples: [ExampleCase], _ observed: [ExampleStep]) -> [String] {
    guard let first = examples.first else { return [] }
    var blocks: [[String]] = []
    let runner = ExampleRunner(first, followedBy: Array(examples.dropFirst()), schemas, ExampleSettings())
    do {
      try runner.trace(recording: observed.recordedProperties) { instance, scope in
        blocks.append(observed.map { line(of: $0, instance, scope) })
        try instance.world.runUntilIdle()
      }
    } catch {
      blocks.append(["\(error)"])
    }
    // Without state, the generated example has no function around its acts: it observes only the beginning and the end.
    if !first.viewModel.isStateful, let first = blocks.first, let last = blocks.last { blocks = [first, last] }
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
  var isObservation: Bool { title.hasPrefix(Observation.title) }
}

extension ExampleStep {
  fileprivate var isObserved: Bool {
    switch kind {
    case .expect, .expectNavigation: true
    default: false
    }
  }
}
