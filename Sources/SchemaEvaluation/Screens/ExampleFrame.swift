import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A moment of an example: the steps that lead to it, what the view model shows then, and what the example expects of it.
package struct ExampleFrame: Sendable {
  /// The `given` and `when` steps since the frame before.
  package var acts: [SourceRange] = []
  package var expectations: [SourceRange] = []
  /// What the view model shows; nil if the example cannot be run until here.
  package var screen: ScreenState?
}

extension ExampleCase {
  /// Returns the moments of the example: the view model at first, and after each act. An act that changes nothing that is
  /// shown belongs to the moment before it.
  ///
  /// Reading all that is shown creates rows and calls queries, so each moment is that of a run of its own.
  package func frames(in schemas: SchemaSet, _ settings: ExampleSettings = ExampleSettings()) -> [ExampleFrame] {
    let steps = run.steps
    var frames: [ExampleFrame] = []
    func append(_ acts: [SourceRange], through index: Int) {
      let screen = ExampleRunner(self, schemas, settings, performing: steps.prefix(index)).atEnd {
        $0.screen()
      }
      if let last = frames.last, last.expectations.isEmpty, last.screen == screen {
        frames[frames.count - 1].acts += acts
      } else {
        frames.append(ExampleFrame(acts: acts, screen: screen))
      }
    }
    let given = steps.prefix(while: \.isGiven)
    append(given.map(\.range), through: given.endIndex)
    var acts: [SourceRange] = []
    for index in given.endIndex..<steps.endIndex {
      let step = steps[index]
      // The turns of a loop are one moment.
      let isInLoop = step.loop != nil && index + 1 < steps.endIndex && steps[index + 1].loop === step.loop
      if !step.isExpectation, !acts.contains(step.range) { acts.append(step.range) }
      guard !isInLoop else { continue }
      if !acts.isEmpty { append(acts, through: index + 1) }
      acts = []
      if step.isExpectation { frames[frames.count - 1].expectations.append(step.range) }
    }
    return frames
  }

  /// The values of the row of the table, by the names of its columns; a table with one column has no name.
  package var rowValues: [(name: String?, range: SourceRange)] {
    columns.map { (name: $0.key, range: $0.value.range) }.sorted { $0.range.lower < $1.range.lower }
  }
}
