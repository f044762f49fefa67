import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The names of a run's declarations, which generated files refer to.
///
/// A declaration of the module always wins: generated files import a declaration of another module by its name, because
/// Swift prefers such an import to all other modules, and they qualify a library's type that a declaration hides.
struct DeclaredNames: Sendable {
  /// A declaration that another module can import by its name.
  struct Declaration: Sendable {
    /// The keyword of the import: `import struct Models.Person`.
    var keyword: String
    /// The layer that generates the declaration.
    var layer: Layer
    /// The module of the schema, if it is not a schema of the run.
    var module: String?
  }

  private(set) var declarations: [String: Declaration] = [:]
  /// The modules of the library's types that the declarations hide, by the name of the type.
  private(set) var hidden: [String: String] = [:]
  /// The names of ``hidden`` as UTF-8. Each module hides `Navigator`, a service of the language and of the runtime, so
  /// most files contain none of them.
  private(set) var hiddenTexts: [[UInt8]] = []
  /// The lengths of the names with each first byte, as bits.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ schemas: SchemaSet, sources: [SourceFile]) {
    var moduleOfFile: [SourceFile.ID: String] = [:]
    for source in sources { moduleOfFile[source.id] = source.module }
    for (name, type) in schemas.types.byName {
      switch type {
      case .enumeration(let type): add(name, "enum", .model, moduleOfFile[type.range.file])
      case .model(let type) where !type.isExtern: add(name, "struct", .model, moduleOfFile[type.range.file])
      case .model(let type): addExtern(name, type.module, moduleOfFile[type.range.file])
      case .extern(let type): addExtern(name, type.module, moduleOfFile[type.range.file])
      case .viewModel:
        if schemas.viewModel(named: name) != nil { add(name, "class", .viewModel, nil) } else { hide(name) }
      }
    }
    for (name, service) in schemas.services.byName {
      add(name, "protocol", .viewModel, moduleOfFile[service.range.file])
    }
    for (name, function) in schemas.functions.byName where function.owner == nil {
      add(name, "func", .model, moduleOfFile[function.range.file])
    }
    for declaration in schemas.schemas.flatMap(\.declarations) {
      switch declaration {
      case .serviceContainer(let container): add(container.name, "class", .viewModel, nil)
      case .fake(let fake): hide(fake.name)
      case .router(let router): add(router.name, "protocol", .viewModel, nil)
      default: break
      }
    }
  }

  private mutating func add(_ name: String, _ keyword: String, _ layer: Layer, _ module: String?) {
    declarations[name] = Declaration(keyword: keyword, layer: layer, module: module)
    hide(name)
  }

  /// Adds a handwritten type. An import by its name requires that its module is known: for a name like `Locale` without
  /// `from`, it is not. The keyword fits types of all kinds except protocols.
  ///
  /// - Parameters:
  ///   - stated: The module behind `from`.
  ///   - module: The module of the schema, if it is not a schema of the run.
  private mutating func addExtern(_ name: String, _ stated: String?, _ module: String?) {
    let library = LibraryTypes.modules[name]
    if let stated, stated == library { return }
    if LibraryTypes.isTypeOfAppIfExtern(name) || stated != nil && library != nil {
      add(name, "typealias", .model, stated ?? module)
    } else {
      hide(name)
    }
  }

  /// Whether a name can be one of the declarations, which rejects most other names without hashing.
  func mayContain(_ name: ArraySlice<UInt8>) -> Bool {
    name.first.map { lengths[Int($0)] & Self.bit(name.count) != 0 } ?? false
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  private mutating func hide(_ name: String) {
    if let first = name.utf8.first { lengths[Int(first)] |= Self.bit(name.utf8.count) }
    guard let module = LibraryTypes.modules[name], hidden.updateValue(module, forKey: name) == nil else { return }
    hiddenTexts.append(Array(name.utf8))
  }
}
