import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling
import VmgenSwiftGeneration

/// What is to be made of a project's schemas, once command line and configuration are put together.
struct GenerationSettings {
  var layers: Set<Layer>
  /// Which of the two files of a schema are written, whatever is in them.
  var writesSources: Bool
  var writesTests: Bool
  var access: AccessLevel
  var testing: TestLibrary
  /// The module under test and others that tests import.
  var testable: [String]
  /// The modules that hold layers which are not made here.
  var modules: [Layer: String] = [:]
  /// The folders to write to; nil for the default one in each root.
  var output: Arguments.Given?
  var testsOutput: Arguments.Given?

  init(_ project: Project, _ report: inout Report) throws(UsageError) {
    let arguments = project.arguments
    let isBuild = arguments[ProjectOptions.build] == true
    output = arguments.given(ProjectOptions.output.spec.name).last
    testsOutput = arguments.given(ProjectOptions.testsOutput.spec.name).last
    // A build system says itself where files go.
    if isBuild, testsOutput?.range != nil { testsOutput = nil }
    access = arguments[ProjectOptions.access] ?? .internal
    testing = arguments[ProjectOptions.testing] ?? .swiftTesting
    testable = arguments.all(ProjectOptions.testable)
    modules[.model] = arguments[ProjectOptions.modelsIn]
    modules[.viewModel] = arguments[ProjectOptions.viewModelsIn]

    let emitted = arguments[ProjectOptions.emit].map(Set.init)
    layers = emitted ?? Set(Layer.allCases).subtracting(testsOutput == nil ? [.tests, .preview] : [.preview])
    writesTests = layers.contains(.tests)
    writesSources = !layers.subtracting([.tests]).isEmpty
    if isBuild, let configured = project.configured[ProjectOptions.emit] {
      // A build system knows the outputs before it reads the configuration, and no more of the layers than that.
      let possible: Set<Layer> = writesSources ? Set(Layer.allCases).subtracting([.tests]) : []
      layers = possible.union(layers).intersection(configured)
    }
    guard writesTests, testsOutput == nil else { return }
    testsOutput = output
    // Tests do not compile among what they test: where they go must have been said.
    if output == nil { try complain(arguments, &report) }
  }

  private func complain(_ arguments: Arguments, _ report: inout Report) throws(UsageError) {
    guard let place = arguments.given(ProjectOptions.emit.spec.name).last?.range else {
      throw UsageError(.conflict("`--emit` lists tests, but `--tests-output` is not set"))
    }
    report.add(Diagnostic(.noTestsOutput, at: place))
  }

  /// What test files' names begin with.
  var moduleUnderTest: String? { testable.first }

  /// How the schemas' own files are made; nil where none are wanted.
  var sourceOptions: GenerationOptions? {
    guard writesSources else { return nil }
    return GenerationOptions(layers: layers.subtracting([.tests]), access: access, modules: modules)
  }

  /// How their tests are made; nil where none are wanted.
  var testOptions: GenerationOptions? {
    guard writesTests, layers.contains(.tests) else { return nil }
    let imports = testable.map { ExtraImport($0, isTestable: access == .internal) }
    return GenerationOptions(
      layers: [.tests], access: access, testing: testing, imports: imports, testModule: moduleUnderTest)
  }
}
