import Foundation

/// One run of the tool over one module's schemas, as a step of a build.
struct ToolInvocation {
  enum Layers: String {
    case sources = "model,viewmodel,binding"
    case tests
  }

  var module: SchemaModule
  /// The modules whose schemas the module may import.
  var imports: [SchemaModule]
  var layers: Layers
  /// The folder that the files are written to.
  var output: URL
  /// What to do where the Swift needs the runtime; nil where the module can import it.
  var missingRuntimeHint: String?
  private let configuration: URL?
  private let configured: ToolConfiguration

  /// - Parameter imports: what the build system knows of; the configuration may name more.
  init(_ module: SchemaModule, imports: [SchemaModule], layers: Layers, output: URL) {
    self.module = module
    self.layers = layers
    self.output = output
    configuration = module.configuration
    configured = ToolConfiguration(at: configuration)
    self.imports = imports
    guard let folder = configuration?.deletingLastPathComponent() else { return }
    self.imports += configured.modules(from: folder).filter { module in !imports.contains { $0.name == module.name } }
  }

  var usesTemplates: Bool { configured.templates != nil }

  var arguments: [String] {
    var arguments = ["generate", "--build", "--root", module.root.path, "--output", output.path]
    arguments += ["--emit", layers.rawValue]
    if layers == .tests { arguments += ["--testable", module.name] }
    if let configuration { arguments += ["--config", configuration.path] }
    if let missingRuntimeHint { arguments += ["--missing-runtime", missingRuntimeHint] }
    return arguments + imports.flatMap(\.importArguments) + module.schemas.map(\.path)
  }

  /// Everything whose change must run the tool again: what is not named here can be edited without effect.
  var inputs: [URL] {
    var inputs = module.schemas + module.templates
    if let configuration {
      let folder = configuration.deletingLastPathComponent()
      inputs += [configuration] + configured.templateFiles(from: folder)
    }
    for imported in imports { inputs += imported.schemas }
    var seen: Set<String> = []
    return inputs.filter { seen.insert($0.path).inserted }
  }

  /// What the tool writes, whatever the schemas and the configuration say.
  var outputs: [URL] { outputNames.map { output.appending(path: $0) } }

  var outputNames: [String] {
    module.schemaPaths.map { path in
      switch layers {
      case .sources: OutputName.source(ofSchemaAt: path)
      case .tests: OutputName.tests(ofSchemaAt: path, module: module.name)
      }
    }
  }
}
