import VmgenSchemaSyntax

/// A part of the code that vmgen generates for a schema. Each layer can belong to a target of its own.
package enum Layer: String, Hashable, Sendable, CaseIterable {
  case model
  case viewModel = "viewmodel"
  /// A function for each view model that connects its members to a view that does not observe them, such as one of
  /// UIKit.
  case binding
  /// The displays of view models as values, for code without view models.
  case displays
  case tests
  /// Doubles of services and a value of each view model, for SwiftUI previews in debug builds.
  case preview
  /// A `#Preview` of each example, for the canvas of Xcode. It needs the layer `preview`.
  case canvas
  /// Doubles of services that pass calls to others, for `ExampleRecorder` in debug builds.
  case recording
}

extension Layer {
  /// The layers of previews.
  package static let previews: Set<Layer> = [.preview, .canvas]
  /// The layers whose code for debug builds contains doubles.
  package static let doubles: Set<Layer> = previews.union([.recording])

  /// The layers of sources that are generated unless the configuration lists others.
  package static let usual: Set<Layer> = [.model, .viewModel]
}

/// The access level of the generated declarations.
package enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  case `internal`, package, `public`
}

/// The library that generated tests are written for.
package enum TestLibrary: String, Hashable, Sendable, CaseIterable {
  case swiftTesting = "swift-testing"
  case xctest
}

/// A module that generated files import in addition to the modules that their code uses.
package struct ExtraImport: Hashable, Sendable {
  package var module: String
  package var isTestable: Bool

  package init(_ module: String, isTestable: Bool = false) {
    self.module = module
    self.isTestable = isTestable
  }
}

/// The options for generating code from a set of schemas.
package struct GenerationOptions: Hashable, Sendable {
  package var layers: Set<Layer>
  package var access: AccessLevel
  package var testing: TestLibrary
  /// The additional imports, such as the module under test in test files.
  package var imports: [ExtraImport]
  /// The modules that contain the layers generated in other targets.
  package var modules: [Layer: String]
  /// The modules that contain the layers under test, as far as they are known.
  package var testedModules: [Layer: String]
  /// The module under test, which the names of test files start with, or nil.
  package var testModule: String?
  /// The paths of the schemas relative to the folder of the test files, as far as they differ from those in the module.
  package var schemaPaths: [SourceFile.ID: String] = [:]

  package init(
    layers: Set<Layer> = Layer.usual, access: AccessLevel = .internal,
    testing: TestLibrary = .swiftTesting, imports: [ExtraImport] = [],
    modules: [Layer: String] = [:], testedModules: [Layer: String] = [:], testModule: String? = nil
  ) {
    self.layers = layers
    self.access = access
    self.testing = testing
    self.imports = imports
    self.modules = modules
    self.testedModules = testedModules
    self.testModule = testModule
  }
}

extension GenerationOptions {
  /// Returns the module that a layer is imported from; nil if the layer is generated in this target.
  func module(of layer: Layer) -> String? { layers.contains(layer) ? nil : modules[layer] }
}
