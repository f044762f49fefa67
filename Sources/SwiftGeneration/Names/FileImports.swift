import VmgenSchemaSemantics

/// The imports of a generated file.
///
/// An import without an access level is public unless the module enables `InternalImportsByDefault`, and Swift rejects
/// it if another file imports the same module as `package` or `internal`. Handwritten files beside the generated ones
/// have such imports. A generated file therefore states the access level `package` only if the feature is enabled, and
/// never the level `internal`. `public import` is allowed beside an import without an access level.
struct FileImports {
  /// The words before `import`.
  private enum Modifier: String {
    case none = ""
    case testable = "@testable "
    case package = "package "
    case `public` = "public "

    init(_ access: AccessLevel) {
      switch access {
      case .internal: self = .none
      case .package: self = .package
      case .public: self = .public
      }
    }
  }

  /// A declaration that the file imports by its name: `import struct Models.Person`.
  private struct Declaration: Hashable {
    var keyword: String
    var module: String
    var name: String
  }

  private var modules: [String: Modifier] = [:]
  private var declarations: Set<Declaration> = []
  /// Whether the file uses what the runtime declares for generated code only.
  private let usesGeneratedInterface: Bool

  /// Creates the imports of modules that a schema's file needs.
  ///
  /// - Parameters:
  ///   - context: The context that has recorded the modules that the file's code uses.
  ///   - isScaffold: Whether developers edit the file.
  init(_ schema: Schema, _ context: FileContext, isScaffold: Bool = false) {
    usesGeneratedInterface = !isScaffold
    let options = context.options
    // Tests have no interface.
    let shown: Modifier = context.output == .tests ? .none : Modifier(options.access)
    let inInterface = context.modules.inInterface
    for module in context.modules.all { modules[module] = inInterface.contains(module) ? shown : Modifier.none }
    let readsPrivate = context.output == .tests && schema.viewModels.contains { !$0.privateMembers.isEmpty }
    for module in schema.imports { modules[module] = modules[module] ?? Modifier.none }
    for extra in options.imports {
      let isTestable = extra.isTestable || readsPrivate
      modules[extra.module] = isTestable ? .testable : modules[extra.module] ?? Modifier.none
    }
  }

  /// Creates the import of one module, with an access level if the interface uses it.
  init(_ module: String, inInterface isShown: Bool, _ context: FileContext) {
    usesGeneratedInterface = false
    modules[module] = isShown ? Modifier(context.options.access) : Modifier.none
  }

  /// Whether the file imports one of the modules.
  func containsAny(of names: Set<String>) -> Bool { modules.keys.contains { names.contains($0) } }

  /// Returns the module that qualifies a name of a library. The runtime exports its parts, and each of them what both use.
  func qualifier(of library: String) -> String {
    if modules[library] != nil || !ModuleUse.librariesOfRuntime.contains(library) { return library }
    return ModuleUse.librariesOfRuntime.first { modules[$0] != nil } ?? library
  }

  /// Adds the import of a declaration, if the file imports its module.
  mutating func insert(_ name: String, keyword: String, of module: String) {
    guard modules[module] != nil else { return }
    declarations.insert(Declaration(keyword: keyword, module: module, name: name))
  }

  /// The lines in the order that swift-format requires: modules, declarations, `@testable` imports. Those in `#if` are
  /// last, because swift-format requires all others before any other code.
  var lines: [String] {
    let testable = (moduleLines([.testable]) + declarationLines([.testable])).sorted { $0.path < $1.path }
    let groups = [grouped([.none, .public]), testable.map(\.text), conditional]
    return Array(groups.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var conditional: [String] {
    let stated = grouped([.package])
    guard !stated.isEmpty else { return [] }
    func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }
    return ["#if hasFeature(InternalImportsByDefault)"] + indented(stated) + ["#else"]
      + indented(grouped([.package], as: Modifier.none)) + ["#endif"]
  }

  private typealias Line = (path: String, text: String)

  private func grouped(_ modifiers: [Modifier], as written: Modifier? = nil) -> [String] {
    let groups = [moduleLines(modifiers, as: written), declarationLines(modifiers, as: written)]
    return Array(groups.filter { !$0.isEmpty }.map { $0.map(\.text) }.joined(separator: [""]))
  }

  private func moduleLines(_ modifiers: [Modifier], as written: Modifier? = nil) -> [Line] {
    modules.filter { modifiers.contains($0.value) }
      .map { ($0.key, attribute(of: $0.key) + (written ?? $0.value).rawValue + "import " + swiftIdentifier($0.key)) }
      .sorted { $0.path < $1.path }
  }

  private func attribute(of module: String) -> String {
    usesGeneratedInterface && ModuleUse.librariesOfRuntime.contains(module) ? "@_spi(Generated) " : ""
  }

  private func declarationLines(_ modifiers: [Modifier], as written: Modifier? = nil) -> [Line] {
    declarations.compactMap { declaration in
      guard let modifier = modules[declaration.module], modifiers.contains(modifier) else { return nil }
      let path = "\(swiftIdentifier(declaration.module)).\(swiftIdentifier(declaration.name, .member))"
      return (path, "\((written ?? modifier).rawValue)import \(declaration.keyword) \(path)")
    }.sorted { $0.path < $1.path }
  }
}
