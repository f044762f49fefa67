import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What the makers of a file's data share, and what they learn on the way.
struct FileContext {
  let environment: LoweringEnvironment
  let options: GenerationOptions
  var layout = SwiftLayout()
  /// What the file's text needs from other modules.
  var modules = ModuleUse()
  /// The types that the file has a strict comparison of already.
  var comparedTypes: Set<String> = []

  init(_ environment: LoweringEnvironment, _ options: GenerationOptions) {
    self.environment = environment
    self.options = options
  }

  var declarations: SchemaSet { environment.declarations }

  /// The access modifier: `public `, `package ` or an empty text.
  var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  var isExposed: Bool { options.access != .internal }

  /// A lowering for a place with those names. Give back what it learned with ``note(_:)``.
  func lowering(_ names: some NameLookup) -> SwiftLowering { SwiftLowering(environment, names: names) }

  /// Takes over the modules that a lowering found its text to need.
  ///
  /// - Parameter isShown: Whether the text is part of the interface, as in a default argument.
  mutating func note(_ lowering: SwiftLowering, inInterface isShown: Bool = false) {
    modules.formUnion(isShown ? lowering.modules.shown : lowering.modules)
  }

  /// The Swift of a type that the interface shows, its modules noted.
  mutating func shownType(_ type: Type) -> String {
    type.forEachPart { part in
      if let module = part.module { modules.insert(module, inInterface: true) }
      if case .declared(let name) = part, let module = environment.module(ofType: name) {
        modules.insert(module, inInterface: true)
      }
    }
    return type.swiftText
  }

  /// Notes the modules of a type that only a body names.
  mutating func usePrivately(_ type: Type) {
    type.forEachPart { part in
      if let module = part.module { modules.insert(module) }
      if case .declared(let name) = part, let module = environment.module(ofType: name) { modules.insert(module) }
    }
  }
}
