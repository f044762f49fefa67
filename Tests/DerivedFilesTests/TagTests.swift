import DocumentationPages
import Foundation
import Testing

/// Tests that slow and random suites have the tags by which Xcode filters them.
@Suite struct TagTests {
  @Test func eachSuiteThatStartsACompilerIsTagged() throws {
    let calls = #/\b(Compilation\.|Toolchain\.(run|lint)|AppleToolchain|TracedModule|MutationRun|MutantBatch)/#
    let untagged = try Self.suites(in: "SwiftGenerationTests") { $1.contains(calls) && !$1.contains(".compiles") }
    #expect(untagged == [])
  }

  @Test func eachSuiteThatBuildsPackagesIsTagged() throws {
    let calls = #/\b(Consumer\(|withRelease|Release\.)/#
    #expect(try Self.suites(in: "PluginTests") { $1.contains(calls) && !$1.contains(".builds") } == [])
  }

  @Test(arguments: ["SwiftGenerationTests", "ViewModelRuntimeTests", "NavigationTests"])
  func eachRandomSuiteIsTagged(target: String) throws {
    let untagged = try Self.suites(in: target) { name, text in name.hasPrefix("Random") && !text.contains(".random") }
    #expect(untagged == [])
  }

  /// Returns the names of the files of a target that declare suites and satisfy a condition on their name and text.
  private static func suites(in target: String, where condition: (String, String) -> Bool) throws -> [String] {
    let folder = DocumentationPage.root.appending(path: "Tests/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
      guard path.hasSuffix("Tests.swift"), !path.contains("Generated/") else { return false }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let name = path.split(separator: "/").last ?? ""
      return text.contains(#/\b(?:struct|class) \w+Tests\b/#) && condition(String(name), text)
    }
  }
}
