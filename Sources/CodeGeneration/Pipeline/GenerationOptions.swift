/// A part of what a schema becomes; each can go to a target of its own.
public enum Layer: String, Hashable, Sendable, CaseIterable {
  case model
  case viewModel = "viewmodel"
  case binding
  case tests
  /// Doubles of services and a value of each view model, for SwiftUI's previews, in debug builds only.
  case preview
}

/// Who may use the generated declarations.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  case `internal`, package, `public`
}

/// The library that generated tests are written for.
public enum TestLibrary: String, Hashable, Sendable, CaseIterable {
  case swiftTesting = "swift-testing"
  case xctest
}

/// A module that a generated file imports besides those that its text needs.
public struct ExtraImport: Hashable, Sendable {
  public var module: String
  public var isTestable: Bool

  public init(_ module: String, isTestable: Bool = false) {
    self.module = module
    self.isTestable = isTestable
  }
}

/// What is to be generated from a set of schemas.
public struct GenerationOptions: Hashable, Sendable {
  public var layers: Set<Layer>
  public var access: AccessLevel
  public var testing: TestLibrary
  /// The module under test, for the test files.
  public var imports: [ExtraImport]
  /// The modules that hold the layers which are made elsewhere.
  public var modules: [Layer: String]
  /// What the tests' file names begin with: the module under test, or nil.
  public var testModule: String?

  public init(
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
