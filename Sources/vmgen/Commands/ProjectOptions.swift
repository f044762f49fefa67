import VmgenSwiftGeneration

/// The options of `generate`, `check`, `scaffold` and `context`: what is read, and what is made of it.
enum ProjectOptions {
  static let output = Option<String>.text(
    "output", "DIR", key: "output",
    help: "The folder to write to. Without it: the folder Generated in the folder of the schemas.")
  static let testsOutput = Option<String>.text(
    "tests-output", "DIR", key: "testsOutput",
    help: "The folder to write tests to, in a test target. Without it no tests are made, unless --emit asks for them.")
  static let emit = Option<[Layer]>.list(
    "emit", key: "emit", help: "The layers to make. Without it: all but preview; tests only with --tests-output.")
  static let access = Option<AccessLevel>.choice(
    "access", key: "access", help: "The access level of what is generated; internal without it.")
  static let templates = Option<String>.text(
    "templates", "DIR", key: "templates",
    help: "A folder of templates that take the place of the default ones of the same names.")
  static let testing = Option<TestLibrary>.choice(
    "testing", key: "testing", help: "The library that tests are written for; swift-testing without it.")
  static let testable = Option<String>.text(
    "testable", "MODULE", key: "testable", repeatable: true,
    help: "The module that generated tests test, and others that they import.")
  static let modelsIn = Option<String>.text(
    "models-in", "MODULE", key: "modelsIn",
    help: "The module that the models are made in, where --emit leaves them out here.")
  static let viewModelsIn = Option<String>.text(
    "viewmodels-in", "MODULE", key: "viewmodelsIn",
    help: "The module that the view models are made in, where --emit leaves them out here.")
  static let module = Option<NamedPath>.pair(
    "module", "NAME", "PATH", key: "modules",
    help: "Where the schemas of an imported module are: a folder or a schema.")
  static let config = Option<String>.text(
    "config", "FILE",
    help: """
      The configuration file. Without it: vmgen.json in the folder of the schemas, or above it up to the folder of \
      Package.swift. Options of the command line win over it.
      """)
  static let root = Option<String>.text(
    "root", "DIR",
    help: "The folder that names of generated files count from. Without it: each folder that is given.")
  static let build = Option<Bool>.flag(
    "build",
    help: """
      For build systems: diagnostics as xcode, without colour; --emit decides which files are written, even where the \
      configuration leaves all of their layers out.
      """)
  static let missingRuntime = Option<String>.text(
    "missing-runtime", "HINT",
    help: """
      For build systems: the Swift cannot import ViewModelRuntime. A schema whose Swift needs it is reported, with HINT \
      for what to do.
      """)

  static let building: [OptionSpec] = [build.spec, missingRuntime.spec]

  /// What a project's files and options are read from.
  static let reading: [OptionSpec] = [
    module.spec, config.spec, root.spec, CommonOptions.diagnostics.spec, CommonOptions.color.spec,
  ]

  static let all: [OptionSpec] =
    [
      output.spec, testsOutput.spec, emit.spec, access.spec, templates.spec, testing.spec, testable.spec,
      modelsIn.spec, viewModelsIn.spec,
    ] + reading

  /// What stands in `vmgen.json`: the options with a key, whichever command reads it.
  static let configurable = all.filter { $0.configurationKey != nil }
}
