import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension Command {
  static let graph = Command(
    name: "graph",
    summary: "Print the map of the screens, or the dependency graph of a view model.",
    operands: .paths,
    details: """
      PATH is a schema or a folder, as for `generate`. Pass schemas that depend on each other together. The map contains
      the screens, the tabs and the links, with an arrow for each way from one to another. A dashed arrow leads from a
      link to what it opens, and from a view model to its parts that open screens.

      With --of, the graph contains the stored values that the view model reads (boxes), its computed values (rounded),
      its displays (pills), and the commands and reactions that write stored values (hexagons, dashed arrows).
      """,
    options: [viewModel.spec, diagramFormat.spec] + ProjectOptions.reading + [CommonOptions.color.spec]
  ) { arguments, console in
    if let name = arguments.operands.first(where: isNameOfType), !ConfigurationFile.exists(name) {
      throw UsageError(.viewModelAsPath(name))
    }
    var run = try Run(arguments)
    let projects = run.loadedProjects()
    if run.report.hasErrors { return run.report.finish(run.arguments, &console) }
    let diagram: Diagram
    if let name = arguments[viewModel] {
      diagram = Diagram(dependenciesOf: try projects.viewModel(named: name).viewModel, text: run.report.text)
    } else {
      diagram = Diagram(screensOf: projects.map(\.schemas))
      if diagram.isEmpty, let name = projects.viewModelNames.first {
        console.write(
          "note: the schemas have no screens; `--of \(name)` prints the dependency graph of a view model\n", to: .error)
      }
    }
    console.write((arguments[diagramFormat] ?? .mermaid).text(of: diagram))
    return run.report.finish(run.arguments, &console)
  }

  /// Returns whether an operand can be the name of a view model, and is probably no path.
  private static func isNameOfType(_ operand: String) -> Bool {
    operand.first?.isUppercase == true && operand.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let viewModel = Option<String>.text(
    "of", "VIEWMODEL", help: "Print the dependency graph of this view model.")
  private static let diagramFormat = Option<DiagramFormat>.choice(
    "format",
    help:
      "mermaid (the default), which GitHub shows in Markdown, dot, for Graphviz, or svg, a picture for browsers."
  )
}

extension [LoadedProject] {
  /// Returns a view model with its project.
  func viewModel(named name: String) throws(UsageError) -> (viewModel: ViewModel, project: LoadedProject) {
    for project in self {
      if let viewModel = project.schemas.viewModel(named: name) { return (viewModel, project) }
    }
    throw UsageError(.unknownViewModel(name, among: viewModelNames))
  }

  /// The names of the view models, sorted.
  fileprivate var viewModelNames: [String] {
    flatMap { $0.schemas.schemas.flatMap(\.viewModels) }.map(\.name).sorted()
  }
}
