import Foundation
import Testing

/// Tests that control characters of schemas, file names and arguments do not reach the terminal.
@Suite struct ControlCharacterTests {
  private static let name = "e\u{1B}[31m"

  private func folder() throws -> TemporaryFolder {
    let schema = """
      router R {
          screen V
          link "/a\\u{1b}]0;title\\u{7}" -> [V(p: "x")]
      }
      viewmodel V {
          input p: String = "a"
          /// \u{1B}]0;title\u{7}documented
          display d = p + "\\u{1b}"
          custom c() -> String
          display e = "Hello \\u{1b}"
          example "a \u{1B}[31mtitle" {
              expect d == "b"
          }
      }

      """
    return try TemporaryFolder(["\(Self.name).vmodel": schema, "s\(Self.name).json": #"{"a": 1}"#])
  }

  @Test(arguments: [
    "explain V.d .", "explain V.nothing .", "graph .", "graph --format dot .", "graph --of V .",
    "generate . --output \(name)", "generate . --verbose --output \(name)", "generate . \(name) --\(name)",
    "generate . --emit tests --tests-output \(name)", "check .", "check . --diagnostics github",
    "check . --diagnostics xcode", "strings .", "strings . --catalog \(name).xcstrings", "test .", "scaffold .",
    "scaffold . --output \(name)", "format --check .", "format .", "breaking --against \(name) .",
    "import json s\(name).json --output \(name)/a.vmodel", "import json s\(name).json", "init \(name)",
    "init \(name) --package \(name)", "explain \(name)", "render \(name)", "completions \(name)", "\(name)",
  ])
  func noneReachesTheTerminal(command: String) async throws {
    let run = try await Tool.run(command.split(separator: " ").map(String.init), in: folder())
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{7}"), "\(run)")
    #expect(!run.error.contains("\u{1B}") && !run.error.contains("\u{7}"), "\(run)")
    #expect(!(run.output + run.error).isEmpty || command.hasPrefix("format"))
  }

  @Test func aDifferenceShowsThem() async throws {
    let folder = try folder()
    _ = try await Tool.run("generate", ".", in: folder)
    let path = "Generated/\(Self.name).vmodel.swift"
    try folder.write(try folder.text(path) + "// \u{1B}]0;title\u{7}\n", to: path)
    let run = try await Tool.run("check", ".", in: folder)
    #expect(run.output.contains("-// ␛]0;title␇"), "\(run)")
    #expect(!run.output.contains("\u{1B}") && !run.error.contains("\u{1B}"))
  }
}
