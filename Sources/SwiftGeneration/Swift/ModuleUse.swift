/// The modules that the code of a file uses, and the subset of them that its interface uses.
///
/// Swift warns about a `public import` that the interface does not use, and rejects a public declaration whose types
/// are not imported publicly. The two lists are therefore separate.
///
/// A file has one instance. Everything that writes code of the file shares it, so that no module is lost.
package final class ModuleUse {
  package static let foundation = "Foundation"
  /// The module of view models with displays, children and bindings.
  package static let core = "ViewModelCore"
  /// The module of formats, decimal numbers and conversions of texts.
  package static let formatting = "ViewModelFormatting"
  /// The module of commands, edits, lists and navigation, which exports the two others.
  package static let runtime = "ViewModelRuntime"
  /// The module that generated tests and previews call.
  package static let testing = "ViewModelTesting"
  /// The libraries that `ViewModelRuntime` exports.
  private static let partsOfRuntime = [core, formatting]
  /// The libraries that declare what only generated code may use.
  static let librariesOfRuntime = [runtime] + partsOfRuntime

  private var used: [String] = []
  private var shown: [String] = []
  /// Whether the file declares functions that copy models with other values for some fields. One serves many copies, as
  /// tests make them; for a single copy, an initializer is shorter.
  package let copiesModels: Bool
  /// The models that these functions copy.
  package private(set) var copiedModels: Set<String> = []

  package init(copiesModels: Bool = false) { self.copiesModels = copiesModels }

  package func insert(_ module: String, inInterface isShown: Bool = false) {
    Self.insert(module, into: &used)
    if isShown { Self.insert(module, into: &shown) }
  }

  /// All modules, sorted and without duplicates.
  package var all: [String] { imported(used) }

  /// The modules in ``all`` that the types or default arguments of declarations use.
  package var inInterface: [String] { imported(shown) }

  /// Whether the file uses a library of the runtime.
  package var needsRuntime: Bool { used.contains { Self.librariesOfRuntime.contains($0) } }

  /// The runtime exports its parts, so a file imports either it or some of them.
  private func imported(_ modules: [String]) -> [String] {
    guard used.contains(Self.runtime) else { return modules }
    return Set(modules.map { Self.partsOfRuntime.contains($0) ? Self.runtime : $0 }).sorted()
  }

  /// Records a copy of a model.
  package func insertCopy(of model: String) { copiedModels.insert(model) }

  private static func insert(_ module: String, into modules: inout [String]) {
    var index = 0
    while index < modules.count, modules[index] < module { index += 1 }
    if index == modules.count || modules[index] != module { modules.insert(module, at: index) }
  }
}

/// The oldest version of the runtime that generated code supports, as the name of a type that this version declares.
/// With an older runtime, the compiler reports that the type is missing, and its name states the required version.
/// Raise the version only if generated code starts to use a new declaration.
package enum RequiredRuntime {
  /// Declared in `Sources/ViewModelContext/RuntimeVersion.swift`.
  package static let symbol = "ViewModelRuntimeVersion.AtLeast0_1"
}
