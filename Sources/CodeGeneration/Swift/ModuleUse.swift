/// The modules that a piece of generated text uses, and which of them its interface shows.
///
/// `public import` warns where the interface does not use the module, and without it the module's types cannot stand
/// there: so the two are kept apart.
public struct ModuleUse: Sendable, Equatable {
  public static let foundation = "Foundation"
  public static let runtime = "ViewModelRuntime"

  /// Sorted, each once.
  public private(set) var all: [String] = []
  /// Those of ``all`` that the declarations' own types or default arguments name.
  public private(set) var inInterface: [String] = []

  public init() {}

  public mutating func insert(_ module: String, inInterface isShown: Bool = false) {
    Self.insert(module, into: &all)
    if isShown { Self.insert(module, into: &inInterface) }
  }

  public mutating func formUnion(_ other: ModuleUse) {
    for module in other.all { Self.insert(module, into: &all) }
    for module in other.inInterface { Self.insert(module, into: &inInterface) }
  }

  /// The same modules, all of them shown.
  public var shown: ModuleUse {
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
