import VmgenProjectGeneration
import VmgenSchemaEvaluation
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The examples of a project, divided by whether an error affects them.
///
/// An error in an example affects only this example; inputs that several examples do not set are one error. Another error
/// affects the examples of its declaration, and of those that refer to it directly or indirectly.
package struct SoundExamples {
  package private(set) var cases: [ExampleCase] = []
  /// The examples that an error affects.
  package private(set) var affected: [ExampleCase] = []

  /// - Parameter graph: Returns the declarations of the project, which only a project with errors needs.
  package init(of project: CheckedProject, graph: (CheckedProject) -> DeclarationGraph = { $0.declarationGraph() }) {
    let all = project.result.checked.exampleCases.filter { project.read.owns($0.range) }
    guard project.result.hasErrors else {
      cases = all
      return
    }
    let graph = graph(project)
    let broken = Set(project.result.errors.compactMap { error in all.first { $0.range.contains(error) }?.range })
    let others = project.result.errors.filter { error in !broken.contains { $0.contains(error) } }
    let positions = graph.affected(byErrorsAt: others)
    for example in all {
      let isAffected =
        broken.contains(example.range) || !example.setsAllInputs
        || graph.position(of: example.range).map(positions.contains) ?? true
      if isAffected { affected.append(example) } else { cases.append(example) }
    }
  }
}

extension CheckedProject {
  /// Returns the graph of the declarations. The schemas are checked again, to record their names.
  package func declarationGraph() -> DeclarationGraph {
    let symbols = SymbolRecorder()
    _ = checkSchemas(syntaxes, sources: sources, syntaxErrors: syntaxErrors, symbols: symbols)
    return DeclarationGraph(syntaxes, symbols)
  }
}
