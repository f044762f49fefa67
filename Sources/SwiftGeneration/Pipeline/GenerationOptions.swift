/// A part of what a schema becomes; each can go to a target of its own.
package enum Layer: String, Hashable, Sendable, CaseIterable {
  case model
  case viewModel = "viewmodel"
  case binding
  case tests
  /// Doubles of services and a value of each view model, for SwiftUI's previews, in debug builds only.
  case preview
}

/// Who may use the generated declarations.
package enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  case `internal`, package, `public`
}

/// The library that generated tests are written for.
package enum TestLibrary: String, Hashable, Sendable, CaseIterable {
  case swiftTesting = "swift-testing"
  case xctest
}

/// A module that a generated file imports besides those that its text needs.
package struct ExtraImport: Hashable, Sendable {
  package var module: String
  package var isTestable: Bool

  package init(_ module: String, isTestable: Bool = false) {
    self.module = module
    self.isTestable = isTestable
  }
}

/// What is to be generated from a set of schemas.
package struct GenerationOptions: Hashable, Sendable {
  package var layers: Set<Layer>
  package var access: AccessLevel
  package var testing: TestLibrary
  /// The module under test, for the test files.
  package var imports: [ExtraImport]
  /// The modules that hold the layers which are made elsewhere.
  package var modules: [Layer: String]
  /// What the tests' file names begin with: the module under test, or nil.
  package var testModule: String?

  package init(
    layers: Set<Layer> = [.model, .viewModel, .binding], access: AccessLevel = .internal,
    testing: TestLibrary = .swiftTesting, imports: [ExtraImport] = [],
    modules: [Layer: String] = [:], testModule: String? = nil
  ) {
    self.layers = layers
    self.access = access
    self.testing = testing
    self.imports = imports
    self.modules = modules
    self.testModule = testModule
  }
}

extension GenerationOptions {
  /// The module that a layer is imported from; nil where it is made here.
  func module(of layer: Layer) -> String? { layers.contains(layer) ? nil : modules[layer] }
}
