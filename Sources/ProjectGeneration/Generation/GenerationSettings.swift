import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// The settings of a project, from the command line and the configuration.
package struct GenerationSettings {
  package var layers: Set<Layer>
  /// Whether to write the source file and the test file of a schema.
  package var writesSources: Bool
  package var writesTests: Bool
  package var access: AccessLevel
  package var testing: TestLibrary
  /// The module under test, followed by other modules that the tests import.
  package var testable: [String]
  /// The modules that contain the layers of other targets.
  package var modules: [Layer: String] = [:]
  /// The output folders, or nil for the default folder in each root.
  package var output: Arguments.Given?
  package var testsOutput: Arguments.Given?

  package init(_ project: Project) {
    let arguments = project.arguments
    let isBuild = arguments[ProjectOptions.build] == true
    output = arguments.given(ProjectOptions.output.spec.name).last
    testsOutput = arguments.given(ProjectOptions.testsOutput.spec.name).last
    // A build system determines the output folder.
    if isBuild, testsOutput?.range != nil { testsOutput = nil }
    access = arguments[ProjectOptions.access] ?? .internal
    testing = arguments[ProjectOptions.testing] ?? .swiftTesting
    testable = arguments.all(ProjectOptions.testable)
    modules[.model] = arguments[ProjectOptions.modelsIn]
    modules[.viewModel] = arguments[ProjectOptions.viewModelsIn]

    let emitted = arguments[ProjectOptions.emit].map(Set.init)
    layers = emitted ?? Layer.usual.union(testsOutput == nil ? [] : [.tests])
    writesTests = layers.contains(.tests)
    writesSources = !layers.subtracting([.tests]).isEmpty
    if isBuild, let configured = project.configured[ProjectOptions.emit] {
      // A build system determines the outputs before the configuration is read.
      let possible: Set<Layer> = writesSources ? Set(Layer.allCases).subtracting([.tests]) : []
      layers = possible.union(layers).intersection(configured)
    }
    if writesTests { testsOutput = testsOutput ?? output }
  }

  /// Reports that tests are generated without an output folder. Tests do not compile in the target under test, so their
  /// folder must be specified.
  package func checkTestsOutput(_ arguments: Arguments, _ report: inout Report) throws(UsageError) {
    guard writesTests, testsOutput == nil else { return }
    guard let place = arguments.given(ProjectOptions.emit.spec.name).last?.range else {
      throw UsageError(.conflict("`--emit` lists tests, but `--tests-output` is not set"))
    }
    report.add(Diagnostic(.noTestsOutput, at: place))
  }

  /// The prefix of the names of test files.
  package var moduleUnderTest: String? { testable.first }

  /// The options for the files of the schemas, or nil if none are generated.
  package var sourceOptions: GenerationOptions? {
    guard writesSources else { return nil }
    return GenerationOptions(layers: layers.subtracting([.tests]), access: access, modules: modules)
  }

  /// The options for the tests, or nil if none are generated.
  package var testOptions: GenerationOptions? {
    guard writesTests, layers.contains(.tests) else { return nil }
    let imports = testable.map { ExtraImport($0, isTestable: access == .internal) }
    return GenerationOptions(
      layers: [.tests], access: access, testing: testing, imports: imports,
      testedModules: testedModules, testModule: moduleUnderTest)
  }

  /// The modules that contain the layers under test. A layer that is generated elsewhere can be in any of several
  /// modules.
  private var testedModules: [Layer: String] {
    var tested: [Layer: String] = [:]
    for layer in [Layer.model, .viewModel] {
      if layers.contains(layer) || modules[layer] == nil && testable.count == 1 {
        tested[layer] = moduleUnderTest
      } else {
        tested[layer] = modules[layer]
      }
    }
    return tested
  }
}
