import Foundation

/// The libraries that a target cannot import, with the fix for each; nil if it can import the library.
struct MissingLibraries {
  var runtimeHint: String?
  var testingHint: String?
}

/// A run of the tool for the schemas of one module, as a build command.
struct ToolInvocation {
  enum Layers: String {
    case sources = "model,viewmodel,binding"
    case tests
  }

  var module: SchemaModule
  /// The modules whose schemas the module can import.
  var imports: [SchemaModule]
  var layers: Layers
  /// The output folder.
  var output: URL
  var missing = MissingLibraries()
  /// The files in the folder of template overrides; nil if the configuration names no such folder.
  private let templates: [URL]?

  /// - Parameter imports: The modules that the build system reports. The configuration can add others.
  init(_ module: SchemaModule, imports: [SchemaModule], layers: Layers, output: URL, files: ProjectFiles) {
    self.module = module
    self.layers = layers
    self.output = output
    let configuration = files.configuration(at: module.configuration)
    templates = configuration.templates.map(files.files)
    let others = files.modules(of: configuration).filter { other in
      other.name != module.name && !imports.contains { $0.name == other.name }
    }
    self.imports = imports + others
  }

  var usesTemplates: Bool { templates != nil }

  var arguments: [String] {
    var arguments = ["--root", module.root.path, "--output", output.path]
    arguments += ["--emit", layers.rawValue, "--plugin-version", ReleaseVersion.current]
    if layers == .tests { arguments += ["--testable", module.name] }
    if let configuration = module.configuration { arguments += ["--config", configuration.path] }
    if let hint = missing.runtimeHint { arguments += ["--missing-runtime", hint] }
    if let hint = missing.testingHint { arguments += ["--missing-testing", hint] }
    return arguments + imports.flatMap(\.importArguments) + module.schemas.map(\.path)
  }

  /// All input files. The build system runs the tool again only if one of them changes.
  var inputs: [URL] {
    var inputs = module.schemas + module.templates
    if let configuration = module.configuration { inputs += [configuration] + (templates ?? []) }
    for imported in imports { inputs += imported.schemas }
    var seen: Set<String> = []
    return inputs.filter { seen.insert($0.path).inserted }
  }

  /// The output files, which do not depend on the content of schemas and configuration.
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
