import VmgenSwiftGeneration

/// The options of `generate`, `check`, `strings`, `scaffold` and `context`.
package enum ProjectOptions {
  package static let output = Option<String>.text(
    "output", "DIR", key: "output",
    help: "The folder to write to. The default is Generated in the folder of the schemas.")
  package static let testsOutput = Option<String>.text(
    "tests-output", "DIR", key: "testsOutput",
    help:
      "The folder to write tests to, in a test target; --testable names the module under test. By default, no tests are "
      + "generated, unless --emit lists them.")
  package static let emit = Option<[Layer]>.list(
    "emit", key: "emit",
    help: "The layers to generate. The default is model and viewmodel, and tests with --tests-output.")
  package static let access = Option<AccessLevel>.choice(
    "access", key: "access", help: "The access level of generated code. The default is internal.")
  package static let templates = Option<String>.text(
    "templates", "DIR", key: "templates",
    help: "A folder with templates, which replace the default templates of the same name.")
  package static let testing = Option<TestLibrary>.choice(
    "testing", key: "testing", help: "The testing library of generated tests. The default is swift-testing.")
  package static let testable = Option<String>.module(
    "testable", "MODULE", key: "testable", repeatable: true,
    help: "A module that generated tests import with @testable; the first one is the module under test.")
  package static let modelsIn = Option<String>.module(
    "models-in", "MODULE", key: "modelsIn",
    help: "The module that contains the models, if --emit omits them.")
  package static let viewModelsIn = Option<String>.module(
    "viewmodels-in", "MODULE", key: "viewmodelsIn",
    help: "The module that contains the view models, if --emit omits them.")
  package static let catalog = Option<String>.text(
    "catalog", "FILE", key: "catalog",
    help: "The string catalog. The default is Localizable.xcstrings in the folder of the schemas.")
  package static let sourceLanguage = Option<String>.text(
    "source-language", "LANGUAGE", key: "sourceLanguage",
    help: "The language of the schemas, for a new string catalog. The default is en.")
  package static let module = Option<NamedPath>.pair(
    "module", "NAME", "PATH", key: "modules", namesModules: true,
    help: "The folder or schema of an imported module.")
  package static let config = Option<String>.text(
    "config", "FILE",
    help: """
      The configuration file. The default is vmgen.json in the folder of the schemas, or in a folder above it, up to the \
      folder of Package.swift. Options on the command line override it.
      """)
  package static let root = Option<String>.text(
    "root", "DIR",
    help: "The folder that names of generated files are relative to. The default is each given folder.")
  package static let diagnostics = Option<DiagnosticFormat>.choice(
    "diagnostics", key: "diagnostics",
    help: """
      The format of diagnostics. pretty (the default) and xcode are written to standard error; json, \
      github (workflow commands) and sarif are written to standard output.
      """)
  package static let build = Option<Bool>.flag(
    "build",
    help: """
      For build systems. Diagnostics have the format xcode, without color. --emit determines which files are written, \
      even if the configuration omits all of their layers.
      """)
  package static let missing = Option<NamedPath>.pair(
    "missing", "LIBRARY", "HINT",
    help: """
      For build systems. The target cannot import LIBRARY. A schema whose code needs it is reported as an error, with \
      HINT as the fix.
      """)
  package static let pluginVersion = Option<String>.text(
    "plugin-version", "VERSION",
    help: "For build systems. The version of the plugin, which must be that of the tool.")

  package static let disabledRules = Option<[LintCode]>.list(
    "disable", key: "disabledRules", help: "The rules of `lint` that are not applied, by their codes.")

  package static let building: [OptionSpec] = [
    build.spec, missing.spec, pluginVersion.spec,
  ]

  /// The options that determine which files are read.
  package static let reading: [OptionSpec] = [
    module.spec, config.spec, root.spec, diagnostics.spec,
  ]

  package static let all: [OptionSpec] =
    [
      output.spec, testsOutput.spec, emit.spec, access.spec, templates.spec, testing.spec, testable.spec,
      modelsIn.spec, viewModelsIn.spec,
    ] + reading

  /// The options of `strings`.
  package static let translating: [OptionSpec] = [catalog.spec, sourceLanguage.spec]

  /// The folders with the schemas of targets, and the targets that test targets test. Only the plugins use these keys,
  /// because only they know the targets.
  package static let schemas = Option<NamedPath>.pair(
    "schemas", "target", "path", key: "schemas", allowsLists: true,
    help: "The folders with the schemas of a target.")
  package static let tests = Option<NamedPath>.pair(
    "tests", "test target", "target", key: "tests", allowsLists: true,
    help: "The targets that a test target tests.")

  /// The options with a key in `vmgen.json`, for all commands.
  package static let configurable = (all + translating + [schemas.spec, tests.spec, disabledRules.spec]).filter {
    $0.configurationKey != nil
  }
}
