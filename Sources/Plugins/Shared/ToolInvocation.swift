import Foundation

/// One run of the tool over one module's schemas.
struct ToolInvocation {
  enum Layers: String {
    case sources = "model,viewmodel,binding"
    case tests
  }

  var module: SchemaModule
  /// The modules whose schemas the module may import, each with schemas of its own.
  var imports: [SchemaModule]
  var layers: Layers
  /// The folder that the files are written to.
  var output: URL

  /// The arguments after the subcommand, `generate` or `check`.
  var arguments: [String] {
    var arguments = ["--root", module.root.path, "--output", output.path, "--emit", layers.rawValue]
    if layers == .tests { arguments += ["--testable", module.name] }
    if let configuration = module.configuration { arguments += ["--config", configuration.path] }
    if let folder = templateFolder { arguments += ["--templates", folder.path] }
    for imported in imports { arguments += ["--module", "\(imported.name)=\(imported.root.path)"] }
    return arguments + module.schemas.map(\.path)
  }

  /// Everything whose change must run the tool again: what is not named here can be edited without effect.
  var inputs: [URL] {
    var inputs = module.schemas + module.templates
    if let configuration = module.configuration { inputs.append(configuration) }
    for imported in imports { inputs += imported.schemas }
    return inputs
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

  /// `Templates` in the module's folder, where a template is in it.
  private var templateFolder: URL? {
    let isOverride = { (template: URL) in module.relativePath(of: template).hasPrefix("Templates/") }
    return module.templates.contains(where: isOverride) ? module.root.appending(path: "Templates") : nil
  }
}
