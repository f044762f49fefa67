import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The result of one example, or of one row of its table.
package struct ExampleResult: Sendable {
  package enum Outcome: Sendable {
    case passed
    case failed([ExampleFailure])
    /// The evaluator does not support a form that the example needs, which the text names.
    case notRun(String)

    package var hasFailed: Bool { if case .failed = self { true } else { false } }
  }

  package var viewModel: String
  /// The titles of the groups and the example.
  package var title: String
  package var range: SourceRange
  package var outcome: Outcome
  /// The parts that the example has evaluated, if ``ExampleSettings/recordsCoverage`` is true.
  package var coverage: Coverage?
}

/// An expectation that does not hold, or another mistake of an example.
package struct ExampleFailure: Sendable {
  /// A part of an expectation, with its value.
  package struct Part: Sendable {
    package var range: SourceRange
    package var value: String
  }

  package var range: SourceRange
  package var message: String
  /// The parts that explain the failure, in source order.
  package var parts: [Part] = []
  /// The difference of two texts or collections, or why a condition is false.
  package var explanation: String?
  /// The last step before that had no effect, and the reason.
  package var idleStep: Part?
  /// The calls of functions that the failed step is a part of, the innermost first.
  package var calls: [SourceRange] = []
}

/// An example, or one row of its table.
package struct ExampleCase: Sendable {
  package let viewModel: ViewModel
  /// The titles of the groups and the example, with the index of the row.
  package let title: String
  let run: ExampleRun
  let columns: [String?: TypedExpression]

  package var range: SourceRange { run.example.range }

  /// Whether the example can create its view model.
  package var setsAllInputs: Bool {
    let given = run.steps.compactMap { step in if case .givenInput(let id, _) = step.kind { id } else { nil } }
    return viewModel.inputs.allSatisfy { $0.defaultValue != nil || given.contains($0.id) }
  }

  /// Runs the example.
  package func result(in schemas: SchemaSet, _ settings: ExampleSettings = ExampleSettings()) -> ExampleResult {
    let runner = ExampleRunner(self, schemas, settings)
    let outcome = runner.run()
    return ExampleResult(
      viewModel: viewModel.name, title: title, range: range, outcome: outcome, coverage: runner.coverage)
  }

  /// Returns the value of a property after the last step, as a schema writes it; nil if the example fails or cannot be
  /// run.
  package func finalValue(of property: ViewModelProperty, in schemas: SchemaSet) -> String? {
    ExampleRunner(self, schemas, ExampleSettings()).finalValue(of: property)?.literal
  }
}

extension ExampleCase {
  /// Returns the values of properties as a schema writes them, after the last act that begins before an offset. A
  /// property that cannot be evaluated has none.
  package func values(of properties: [ViewModelProperty], before offset: Int32, in schemas: SchemaSet) -> [String?] {
    let performed = run.steps.prefix { $0.isGiven || $0.range.lower < range.lower || $0.range.lower < offset }
    let values = ExampleRunner(self, schemas, ExampleSettings(), performing: performed).atEnd { instance in
      properties.map { try? instance.value(of: $0).literal }
    }
    return values ?? properties.map { _ in nil }
  }
}

/// The context of examples that set no other.
package struct ExampleSettings: Sendable {
  /// The identifier of the locale; nil for `en_US`.
  package var locale: String?
  /// The identifier of the time zone; nil for GMT.
  package var timeZone: String?
  /// Whether the results contain the parts that the examples have evaluated.
  package var recordsCoverage: Bool

  package init(locale: String? = nil, timeZone: String? = nil, recordsCoverage: Bool = false) {
    self.locale = locale
    self.timeZone = timeZone
    self.recordsCoverage = recordsCoverage
  }
}

extension SchemaSet {
  /// The examples of the module, in source order.
  package var exampleCases: [ExampleCase] {
    schemas.flatMap(\.viewModels).flatMap { viewModel in
      viewModel.examples.flatMap(\.runs).flatMap { $0.cases(of: viewModel) }
    }
  }
}

extension ExampleRun {
  fileprivate func cases(of viewModel: ViewModel) -> [ExampleCase] {
    cases.map { ExampleCase(viewModel: viewModel, title: $0.title, run: self, columns: $0.columns) }
  }
}
