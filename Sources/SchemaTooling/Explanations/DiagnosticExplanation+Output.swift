import VmgenProjectGeneration
import VmgenSchemaSyntax

/// VM0801–VM0829: the configuration file, templates and output files. They do not depend on the text of a schema.
extension DiagnosticExplanation {
  static let outputExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .badConfiguration(reason: "{reason}"),
      """
      `vmgen.json` contains a single JSON object. Its keys correspond to options of the command line.
      """),
    DiagnosticExplanation(
      of: .unknownConfigurationKey(name: "{name}"),
      """
      Unknown keys in `vmgen.json` are errors, because a misspelled key would have no effect. The message lists the keys,
      and `vmgen generate --help` describes those of its options. `schemas` and `tests` map targets for the plugins.
      """),
    DiagnosticExplanation(
      of: .badConfigurationValue(name: "{name}", expected: "{expected}"),
      """
      The value of a key in `vmgen.json` has the wrong type, or is not one of the allowed words. `vmgen generate
      --help` describes the values.
      """),
    DiagnosticExplanation(
      of: .notGenerated(path: "{path}"),
      """
      A file with the name of an output file exists, but does not begin with the header that vmgen writes. It may be
      written by hand. vmgen has not written any files.
      """),
    DiagnosticExplanation(
      of: .outputIsALink(path: "{path}", kind: "{kind}"),
      """
      vmgen only replaces regular files. It does not follow symbolic links, because they can point outside the output
      folder. vmgen has not written any files.
      """),
    DiagnosticExplanation(
      of: .outputNotWritable(path: "{path}", reason: "{reason}"),
      """
      The operating system refused to write a file or to create a folder. vmgen writes all new files before it
      replaces the first existing one, so existing files are unchanged.
      """),
    DiagnosticExplanation(
      of: .outputIsNotAFolder(path: "{path}", kind: "{kind}"),
      """
      The output folder must be a folder or must not exist yet. vmgen does not follow a symbolic link in its place.
      """),
    DiagnosticExplanation(
      of: .outputLeadsOut(path: "{path}", target: "{target}"),
      """
      A relative output folder must be inside the current folder or the folder of `vmgen.json`. This path leaves it
      through a symbolic link. vmgen writes and removes files in its output folder, so it does not follow the link.
      """),
    DiagnosticExplanation(
      of: .outputFolderBusy(path: "{path}", seconds: "{seconds}"),
      """
      Only one process at a time can write to an output folder. This process waited for the other one, which did not
      finish.
      """),
    DiagnosticExplanation(
      of: .outdatedOutput(path: "{path}"),
      """
      `vmgen check` generated the file again with a different result. The schema, the configuration, a template or
      vmgen itself has changed, or the file was edited by hand.
      """),
    DiagnosticExplanation(
      of: .unformattedSchema(path: "{path}"),
      """
      `vmgen format --check` formatted the schema with a different result: white space, indentation or line breaks
      differ from the standard layout.
      """),
    DiagnosticExplanation(
      of: .missingOutput(path: "{path}"),
      """
      `vmgen generate` would create this file, but it does not exist.

      A target with the plugin of vmgen does not need the file, because the plugin generates it in each build.
      `vmgen check` is for generated files that you commit; with `--no-output`, it only checks the schemas.
      """),
    DiagnosticExplanation(
      of: .orphanedOutput(path: "{path}", schema: "{schema}"),
      """
      The header of a generated file names its schema. If that schema no longer exists, `vmgen generate` removes the
      file.
      """),
    DiagnosticExplanation(
      of: .badTemplate(reason: "{reason}"),
      """
      The template cannot be compiled or rendered. For example, a section is not closed, a key or a partial is
      unknown, a value has no text, or partials include each other endlessly. The error is reported at the tag; for a
      tag in a partial, notes show where it is included. `vmgen context` prints the available keys.
      """),
    DiagnosticExplanation(
      of: .badTemplateData(reason: "{reason}"),
      """
      The data of `vmgen render` must be JSON according to RFC 8259, without comments and trailing commas.
      """),
    DiagnosticExplanation(
      of: .unknownTemplate(path: "{path}"),
      """
      A template in the `templates` folder replaces the default template with the same name. There is none with this
      name, so the file has no effect.
      """),
    DiagnosticExplanation(
      of: .fileExists(path: "{path}"),
      """
      `vmgen init` never overwrites a file.
      """),
    DiagnosticExplanation(
      of: .noTestsOutput,
      """
      Generated tests import a testing library and the module under test, so they must be in a test target.
      """),
    DiagnosticExplanation(
      of: .missingLibrary(name: "{name}"),
      """
      Generated code imports the smallest libraries that it needs: ViewModelCore for displays, ViewModelFormatting for
      formats and decimal numbers, ViewModelRuntime, which contains both, for everything else, and ViewModelTesting for
      tests and previews. Add the library to the dependencies of the target that compiles the code; a plugin cannot. Tests
      that run in an app can use the library of the app.
      """),
    DiagnosticExplanation(
      of: .repeatedConfigurationKey(name: "{name}"),
      """
      An object in `vmgen.json` contains the same key twice. JSON parsers disagree about which value counts, so vmgen
      accepts neither.
      """),
    DiagnosticExplanation(
      of: .outputOutsidePackage(path: "{path}", package: "{package}"),
      """
      `output`, `testsOutput` and `catalog` in `vmgen.json` must be in the package of the file, or in the repository if
      there is no package. vmgen writes and removes files there, so a configuration file cannot choose another place. The
      options `--output`, `--tests-output` and `--catalog` can.
      """),
  ]
}
