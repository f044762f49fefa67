/// The modules that a piece of generated text uses, and which of them its interface shows.
///
/// `public import` warns where the interface does not use the module, and without it the module's types cannot stand
/// there: so the two are kept apart.
package struct ModuleUse: Sendable, Equatable {
  package static let foundation = "Foundation"
  package static let runtime = "ViewModelRuntime"

  /// Sorted, each once.
  package private(set) var all: [String] = []
  /// Those of ``all`` that the declarations' own types or default arguments name.
  package private(set) var inInterface: [String] = []

  package init() {}

  package mutating func insert(_ module: String, inInterface isShown: Bool = false) {
    Self.insert(module, into: &all)
    if isShown { Self.insert(module, into: &inInterface) }
  }

  package mutating func formUnion(_ other: ModuleUse) {
    for module in other.all { Self.insert(module, into: &all) }
    for module in other.inInterface { Self.insert(module, into: &inInterface) }
  }

  /// The same modules, all of them shown.
  package var shown: ModuleUse {
    var use = self
    use.inInterface = all
    return use
  }

  private static func insert(_ module: String, into modules: inout [String]) {
    var index = 0
    while index < modules.count, modules[index] < module { index += 1 }
    if index == modules.count || modules[index] != module { modules.insert(module, at: index) }
  }
}
