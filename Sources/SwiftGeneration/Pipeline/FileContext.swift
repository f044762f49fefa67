import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The state that the functions for a file's template data share.
struct FileContext {
  let environment: LoweringEnvironment
  let options: GenerationOptions
  let output: Output
  var layout = SwiftLayout()
  /// The modules that the file's code uses.
  var modules = ModuleUse()
  /// The types for which the file already has a strict comparison.
  var comparedTypes: Set<String> = []

  init(_ environment: LoweringEnvironment, _ options: GenerationOptions, _ output: Output) {
    self.environment = environment
    self.options = options
    self.output = output
  }

  var declarations: SchemaSet { environment.declarations }

  /// The access modifier: `public `, `package ` or an empty text.
  var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  var isExposed: Bool { options.access != .internal }

  /// Returns a lowering with the names of a place. Pass it to ``note(_:inInterface:)`` afterwards, to record the
  /// modules that its code uses.
  func lowering(_ names: some NameLookup) -> SwiftLowering { SwiftLowering(environment, names: names) }

  /// Records the modules that a lowering's code uses.
  ///
  /// - Parameter isShown: Whether the code is part of the interface, as in a default argument.
  mutating func note(_ lowering: SwiftLowering, inInterface isShown: Bool = false) {
    modules.formUnion(isShown ? lowering.modules.shown : lowering.modules)
  }

  /// Returns the Swift spelling of a type that the interface uses, and records the modules of the type.
  mutating func shownType(_ type: Type) -> String {
    type.forEachPart { part in
      if let module = part.module { modules.insert(module, inInterface: true) }
      if case .declared(let name) = part, let module = environment.module(ofType: name) {
        modules.insert(module, inInterface: true)
      }
    }
    return type.swiftText
  }

  /// Records the modules of a type that only a body uses.
  mutating func usePrivately(_ type: Type) {
    type.forEachPart { part in
      if let module = part.module { modules.insert(module) }
      if case .declared(let name) = part, let module = environment.module(ofType: name) { modules.insert(module) }
    }
  }
}
