import Foundation
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The public names of the modules that apps import.
///
/// Those of the modules of the toolchain are the ones that `swift-symbolgraph-extract` reports. Those of Apple's frameworks,
/// which do not exist on Linux, are in Tests/Fixtures/PublicNames, whose README says where they come from.
enum PublicNames {
  static let toolchainModules = ["Foundation", "Observation", "Swift", "Testing", "XCTest"]
  static let ownModules = [
    "ViewModelContext", "ViewModelCore", "ViewModelFormatting", "ViewModelRuntime", "ViewModelTesting",
  ]
  static let appleModules = ["AppKit", "Combine", "SwiftUI", "UIKit"]

  /// The modules that a module of the toolchain consists of.
  private static let parts = [
    "Foundation": ["Foundation", "FoundationEssentials", "FoundationInternationalization"],
    "Swift": ["Swift", "_Concurrency", "_StringProcessing"],
  ]

  private static let extracted = Result {
    try Dictionary(
      uniqueKeysWithValues: (toolchainModules + ownModules).map { ($0, try extractedNames(of: $0)) })
  }

  static func names(of module: String) throws -> [String] {
    if let names = try extracted.get()[module] { return names }
    return try RepositoryFiles.text(at: "Tests/Fixtures/PublicNames/\(module).txt").split(separator: "\n").map(
      String.init)
  }

  static func types(of modules: [String]) throws -> [String] {
    Set(try modules.flatMap(names)).filter { $0.first?.isUppercase == true && !$0.contains("_") }.sorted()
  }

  static func functions() throws -> [String] {
    Set(try (toolchainModules + appleModules).flatMap(names)).filter {
      $0.first?.isLowercase == true && !$0.contains("_")
    }.sorted()
  }

  /// Returns the names of the declarations of a module that are not members of others.
  private static func extractedNames(of module: String) throws -> [String] {
    let found = try withSymbolGraphs(of: module, ownModules.contains(module) ? ["-include-spi-symbols"] : []) {
      folder in
      let topLevel = #""pathComponents":\["[A-Za-z][A-Za-z0-9_]*(\([^"]*\))?"\]"#
      return try Toolchain.run("grep", ["-ohrE", "--include=*.json", topLevel, "."], in: folder).text
    }
    let names = found.split(separator: "\n").compactMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst(3).first?.prefix { $0 != "(" }
    }
    return Set(names.map(String.init)).sorted()
  }

  /// Calls `body` with a folder that contains the symbol graphs of a module's public declarations.
  static func withSymbolGraphs<Found>(
    of module: String, _ options: [String] = [], _ body: (URL) throws -> Found
  ) throws -> Found {
    let target = try TargetInfo.current.get().target.moduleTriple
    return try Toolchain.withFolder { folder in
      for part in parts[module] ?? [module] {
        _ = try Toolchain.run(
          "swift-symbolgraph-extract",
          ["-module-name", part, "-target", target, "-I", Compilation.modules.path, "-skip-synthesized-members"]
            + ["-minimum-access-level", "public", "-output-dir", "."] + options, in: folder)
      }
      return try body(folder)
    }
  }

  /// The code of the diagnostic for a name that the checker rejects.
  static let rejected = "VM0207"

  /// Returns the names that the checker accepts as names of types.
  static func accepted(_ names: [String]) -> [String] {
    let found = errors(in: names.map { "model \($0) { let a: Int }\n" }.joined())
    #expect(found.allSatisfy { $0.kind.code == rejected })
    let refused = Set(found.compactMap(name))
    // The double of a service `CLong` has the name of another type.
    return names.filter { !refused.contains($0) && !$0.hasSuffix("Double") }
  }

  /// Returns the first name in the message of a diagnostic.
  static func name(in diagnostic: Diagnostic) -> String? {
    let parts = diagnostic.message.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }

  static func errors(in schema: String) -> [Diagnostic] {
    let sources = Generation.sources([("Name.vmodel", schema)])
    let parsed = sources.map { parseSchema($0) }
    let found = parsed.flatMap(\.diagnostics) + checkSchemas(parsed.map(\.syntax), sources: sources).diagnostics
    return found.filter { $0.kind.severity == .error }
  }
}
