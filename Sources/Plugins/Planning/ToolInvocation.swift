import Foundation

/// A library that a target cannot import, with the fix.
struct MissingLibrary {
  static let testing = "ViewModelTesting"
  private static let runtime = "ViewModelRuntime"
  /// The libraries that `ViewModelRuntime` contains.
  private static let parts = ["ViewModelCore", "ViewModelFormatting"]

  var name: String
  var hint: String

  /// Returns the libraries of generated code that a target does not depend on. A target without any part of the runtime
  /// needs all of it or has forgotten it.
  static func all(ofTargetWith dependencies: Set<String>, hint: (_ library: String) -> String) -> [MissingLibrary] {
    let hasPart = !dependencies.isDisjoint(with: parts)
    return ([runtime] + parts + [testing]).filter { !dependencies.contains($0) }.map { library in
      let isPart = parts.contains(library)
      return MissingLibrary(name: library, hint: hint(isPart && !hasPart ? runtime : library))
    }
  }
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
  var missing: [MissingLibrary] = []
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
    for library in missing { arguments += ["--missing", "\(library.name)=\(library.hint)"] }
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
