import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests template overrides. Each is compiled, linked with the runtime, and run: all generated tests of the schema must
/// pass.
@Suite(.tags(.compiles)) struct TemplateOverrideTests {
  /// An override of templates, with the code of the app that it requires.
  struct Override: Sendable, CustomTestStringConvertible {
    var name: String
    /// The changes to the built-in templates: the old and the new text, with the name of the template.
    var changes: [(template: String, old: String, new: String)]
    var app = ""
    /// Swift code that prints a failure if the override has no effect.
    var check = ""

    var testDescription: String { name }
  }

  static let overrides = [
    Override(
      name: "a log line in each setter",
      changes: [
        (
          "viewmodel", "    set { {{#code}}viewModelState.edit(self, CurrentValues.{{rules}}, newValue){{/code}} }\n",
          """
              set {
                ChangeLog.append({{name | swiftString}})
                {{#code}}viewModelState.edit(self, CurrentValues.{{rules}}, newValue){{/code}}
              }

          """
        )
      ],
      app: """
        @MainActor enum ChangeLog {
          static var names: [String] = []
          static func append(_ name: String) { names.append(name) }
        }
        """,
      check: #"if !ChangeLog.names.contains("age") { print("no change of `age` was logged") }"#),
    Override(
      name: "an extra conformance for each view model",
      changes: [
        ("viewmodel", "{{#customs}}, {{protocol}}{{/customs}} {", ", Screen{{#customs}}, {{protocol}}{{/customs}} {")
      ],
      app: "@MainActor protocol Screen: AnyObject {}",
      check: "let type: any Screen.Type = UserInfoViewModel.self; _ = type"),
    Override(
      name: "another name for the private state", changes: [("viewmodel", "viewModelState", "storage")]),
    Override(
      name: "a file header with a license",
      changes: [
        ("file", "{{header}}\n", "// Copyright 2026 Example Ltd.\n// SPDX-License-Identifier: MIT\n{{header}}\n"),
        ("tests", "{{header}}\n", "// Copyright 2026 Example Ltd.\n// SPDX-License-Identifier: MIT\n{{header}}\n"),
      ]),
  ]

  @Test(arguments: overrides)
  func anOverrideCompilesAndPassesItsTests(_ override: Override) throws {
    var files = try generated(override)
    for (path, text) in files {
      for change in override.changes where change.old == "viewModelState" {
        #expect(!text.contains(change.old), "\(path)")
      }
    }
    #expect(try Toolchain.lint(files) == "")
    files["App.swift"] = override.app + "\n"
    files["Program.swift"] = program(checking: override.check)
    let failures = try Compilation.run(files)
    #expect(failures == "")
  }

  @Test func aFileWithALicenseIsRecognizedAsGenerated() throws {
    let override = try #require(Self.overrides.last)
    for text in try generated(override).values {
      #expect(text.hasPrefix("// Copyright 2026 Example Ltd.\n"))
      #expect(Provenance.schemaPath(in: Array(text.utf8)) == "Profile.vmodel")
    }
  }

  private func generated(_ override: Override) throws -> [String: String] {
    var templates = TemplateSource.standard
    for (name, standard) in embeddedTemplates {
      var text = standard
      for change in override.changes where change.template == name {
        #expect(text.contains(change.old), "\(name).mustache")
        text = text.replacing(change.old, with: change.new)
      }
      if text != standard { templates.override(name, with: Array(text.utf8), origin: "\(name).mustache") }
    }
    let options = GenerationOptions(layers: [.model, .viewModel, .binding, .tests])
    let files = try Generation.files(
      [("Profile.vmodel", Generation.fixture("Profile"))], options, templates: templates)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Returns a program that runs the generated tests and prints each failure.
  private func program(checking check: String) -> String {
    """
    import ViewModelRuntime

    @main
    enum Program {
      @MainActor
      static func main() async {
        let examples = UserInfoViewModelSchemaTests.examples
        let graph = UserInfoViewModelSchemaTests.graph
        var failures: [String] = []
        for example in examples { failures += await example.run().map { "\\($0)" } }
        for law in graph.laws { failures += await law.failures(from: examples).map { "\\(law): \\($0)" } }
        if examples.isEmpty { failures.append("there are no examples") }
        for failure in failures { print(failure) }
        \(check)
      }
    }

    """
  }
}
