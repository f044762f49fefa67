import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The result of one example, or of one row of its table.
package struct ExampleResult {
  package enum Outcome {
    case passed
    case failed([ExampleFailure])
    /// The evaluator does not support a form that the example needs, which the text names.
    case notRun(String)
  }

  package var viewModel: String
  /// The titles of the groups and the example.
  package var title: String
  package var range: SourceRange
  package var outcome: Outcome
}

/// An expectation that does not hold, or another mistake of an example.
package struct ExampleFailure {
  /// A part of an expectation, with its value.
  package struct Part {
    package var range: SourceRange
    package var value: String
  }

  package var range: SourceRange
  package var message: String
  /// The parts that explain the failure, in source order.
  package var parts: [Part] = []
  /// The difference of two texts or collections.
  package var difference: String?
}

extension SchemaSet {
  /// Runs the examples of the module.
  ///
  /// - Parameter isIncluded: Returns whether an example runs, by its view model and its title.
  package func runExamples(where isIncluded: (_ viewModel: String, _ title: String) -> Bool = { _, _ in true })
    -> [ExampleResult]
  {
    schemas.flatMap(\.viewModels).flatMap { viewModel in
      viewModel.examples.flatMap(\.runs).flatMap { run in
        run.cases.filter { isIncluded(viewModel.name, $0.title) }.map { title, columns in
          let runner = ExampleRunner(viewModel, run.steps, columns, self)
          return ExampleResult(
            viewModel: viewModel.name, title: title, range: run.example.range,
            outcome: runner.run(at: run.example.range))
        }
      }
    }
  }
}

extension ExampleRun {
  /// The titles of the example, one for each row of its table, and the values of the row by their columns.
  fileprivate var cases: [(title: String, columns: [String?: TypedExpression])] {
    let title = (groups.map(\.title) + [example.title]).joined(separator: ": ")
    guard let table = example.table else { return [(title, [:])] }
    return table.rows.enumerated().map { index, row in
      let names = table.columns.count == 1 ? [nil] : table.columns.map(\.name)
      return (
        "\(title) [\(index)]", Dictionary(zip(names, row).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
      )
    }
  }
}
