import VmgenSchemaSyntax
import VmgenSwiftGeneration

/// VM0801–VM0829: the configuration file, templates, and what is written. No schema's text earns them.
extension DiagnosticExplanation {
  static let outputExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .badConfiguration,
      """
      `vmgen.json` holds one JSON object, whose keys say what the options of the same names say.
      """),
    DiagnosticExplanation(
      of: .unknownConfigurationKey,
      """
      `vmgen.json` has a key that vmgen does not know. It is an error rather than ignored, because a misspelt key would
      silently do nothing. `vmgen generate --help` names the key of each option that has one.
      """),
    DiagnosticExplanation(
      of: .badConfigurationValue,
      """
      A value in `vmgen.json` is of another type than its key wants, or is a word that the key does not know. What each
      key wants is what its option wants: `vmgen generate --help` tells.
      """),
    DiagnosticExplanation(
      of: .notGenerated,
      """
      A file that is to be written exists, and does not begin with the header that vmgen writes. Someone may have written
      it by hand, or the header was removed to keep an edited copy. Nothing at all was written.
      """),
    DiagnosticExplanation(
      of: .outputIsALink,
      """
      What stands where a file is to be written is no regular file. A symbolic link could lead out of the output folder,
      so vmgen never writes through one. Nothing at all was written.
      """),
    DiagnosticExplanation(
      of: .outputNotWritable,
      """
      The operating system refused to write a file or to make a folder; the message gives its reason. Every file is
      written beside the one that it replaces before the first is replaced, so files that stood there are as they were.
      """),
    DiagnosticExplanation(
      of: .outputFolderIsNone,
      """
      The output folder must be a folder, or not be there yet. A symbolic link in its place is not followed, because it
      could lead anywhere.
      """),
    DiagnosticExplanation(
      of: .outputLeadsOut,
      """
      A path that reads as if it stayed inside of the current folder, or of the folder of `vmgen.json`, leads out of it
      through a symbolic link. vmgen writes and removes files in its output folder, so it does not follow such a path.
      """),
    DiagnosticExplanation(
      of: .outputFolderBusy,
      """
      Two runs that write to one folder take turns. This one waited for the other, which did not end.
      """),
    DiagnosticExplanation(
      of: .staleOutput,
      """
      `vmgen check` made the file again, and it came out different: its schema, the configuration, a template or vmgen
      itself has changed since, or the file was edited by hand.
      """),
    DiagnosticExplanation(
      of: .missingOutput,
      """
      `vmgen check` found no file where `vmgen generate` would write one.
      """),
    DiagnosticExplanation(
      of: .strayOutput,
      """
      The header of a generated file names a schema that is no longer there. `vmgen generate` removes such a file.
      """),
    DiagnosticExplanation(
      of: .badTemplate,
      """
      A template cannot be compiled or rendered: a section is not closed, a key or a partial is unknown, a value has no
      text, or partials include each other without end. The place is that of the tag at fault; where it is in a partial,
      the notes lead to it. `vmgen context` prints the keys that templates can use.
      """),
    DiagnosticExplanation(
      of: .badTemplateData,
      """
      `vmgen render` reads its data from a JSON file, strictly by RFC 8259: no comments, no trailing commas.
      """),
    DiagnosticExplanation(
      of: .unknownTemplate,
      """
      A template in the `templates` folder takes the place of the default template of the same name. There is none of
      this name, so the file would do nothing: its name is misspelt, or what it replaced is gone.
      """),
    DiagnosticExplanation(
      of: .fileExists,
      """
      `vmgen init` writes files that people then own, so it never overwrites one.
      """),
    DiagnosticExplanation(
      of: .noTestsOutput,
      """
      Generated tests import a testing library and the module under test, so they belong in a test target's folder, not
      among what they test.
      """),
    DiagnosticExplanation(
      of: .missingRuntime,
      """
      View models, formats and a few operators call the library ViewModelRuntime; a schema of plain models does not. The
      target that compiles the Swift has to depend on the library, also where a plugin generates it: a plugin cannot add
      a dependency to the target that uses it.
      """),
    DiagnosticExplanation(
      of: .repeatedConfigurationKey,
      """
      An object in `vmgen.json` has the same key twice. JSON parsers disagree about which value counts, so vmgen accepts
      neither.
      """),
    DiagnosticExplanation(
      of: .outputOutsidePackage,
      """
      `output` and `testsOutput` in `vmgen.json` name folders of the package that the file belongs to, or of the
      repository where there is no package. vmgen writes and removes files in these folders, so a configuration file
      cannot choose one elsewhere. The options `--output` and `--tests-output` can.
      """),
  ]
}
