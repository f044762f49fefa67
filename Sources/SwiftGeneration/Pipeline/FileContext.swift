import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The state that the functions for a file's template data share.
final class FileContext {
  let environment: LoweringEnvironment
  let options: GenerationOptions
  let output: Output
  /// The modules that the file's code uses.
  let modules: ModuleUse
  /// The types for which the file already has a strict comparison.
  var comparedTypes: Set<String> = []

  init(_ environment: LoweringEnvironment, _ options: GenerationOptions, _ output: Output) {
    self.environment = environment
    self.options = options
    self.output = output
    modules = ModuleUse(copiesModels: output == .tests)
  }

  var declarations: SchemaSet { environment.declarations }

  /// The access modifier: `public `, `package ` or an empty text.
  var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  var isExposed: Bool { options.access != .internal }

  /// Returns a lowering with the names of a place.
  ///
  /// - Parameter isInterface: Whether the code is part of the interface, as in a default argument.
  func lowering(_ names: some NameLookup, isInterface: Bool = false) -> SwiftLowering {
    SwiftLowering(environment, names: names, modules: modules, isInterface: isInterface)
  }
}

// The spelling of types. Each function records the modules of the types that it spells.
extension FileContext {
  /// Returns the Swift spelling of a type that the interface uses.
  func shownType(_ type: Type) -> String {
    use(type, inInterface: true)
    return type.swiftText
  }

  /// Returns the Swift spelling of a type that only a body uses.
  func typeText(_ type: Type) -> String {
    use(type)
    return type.swiftText
  }

  /// Returns the Swift type of errors, in an interface: `LoginError`, `Never` or `any Error`.
  func failureText(_ failure: Failure) -> String {
    switch failure {
    case .never: "Never"
    case .declared(let error): shownType(.declared(error))
    case .any: "any Error"
    }
  }

  /// Returns the type of errors as a value: `LoginError.self`, `(any Error).self`.
  func failureType(_ failure: Failure) -> SwiftExpression {
    let text = failureText(failure)
    return .text(failure == .any ? "(\(text)).self" : "\(text).self")
  }

  /// Records the modules of a type.
  func use(_ type: Type, inInterface isShown: Bool = false) {
    type.forEachPart { part in
      if let module = part.module { modules.insert(module, inInterface: isShown) }
      if case .declared(let name) = part, let module = environment.module(ofType: name) {
        modules.insert(module, inInterface: isShown)
      }
    }
  }
}
