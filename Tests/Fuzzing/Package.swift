// swift-tools-version: 6.1
// The driver that fuzzes the modules of the tool with libFuzzer. It compiles their sources, through symbolic links, with
// coverage counters. `run` builds and starts it; see README.md.
import PackageDescription

/// Coverage counters, which libFuzzer reads.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], at path: String? = nil) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path ?? "Sources/\(name)",
    swiftSettings: instrumented)
}

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  targets: [
    module("VmgenSchemaSyntax", at: "Sources/SchemaSyntax"),
    module("VmgenSchemaSemantics", ["VmgenSchemaSyntax"], at: "Sources/SchemaSemantics"),
    module("VmgenMustache", at: "Sources/Mustache"),
    module(
      "VmgenSwiftGeneration", ["VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenMustache"],
      at: "Sources/SwiftGeneration"),
    module("ViewModelContext"),
    module("ViewModelFormatting", ["ViewModelContext"]),
    module(
      "VmgenProjectGeneration",
      ["VmgenSwiftGeneration", "VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenMustache"],
      at: "Sources/ProjectGeneration"),
    module(
      "VmgenSchemaTooling",
      [
        "VmgenProjectGeneration", "VmgenSwiftGeneration", "VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenMustache",
      ], at: "Sources/SchemaTooling"),
    module(
      "VmgenSchemaEvaluation", ["ViewModelFormatting", "VmgenSchemaSemantics", "VmgenSchemaSyntax"],
      at: "Sources/SchemaEvaluation"),
    module(
      "VmgenProjectAnalysis",
      [
        "VmgenProjectGeneration", "VmgenSchemaEvaluation", "VmgenSchemaTooling", "VmgenSchemaSemantics",
        "VmgenSchemaSyntax",
      ], at: "Sources/ProjectAnalysis"),
    module(
      "VmgenLanguageServer",
      [
        "VmgenProjectAnalysis", "VmgenProjectGeneration", "VmgenSchemaEvaluation", "VmgenSchemaTooling",
        "VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenSwiftGeneration",
      ], at: "Sources/LanguageServer"),
    .target(name: "DocumentationPages", path: "DocumentationPages"),
    .target(name: "EditorSession", dependencies: ["VmgenLanguageServer"], path: "EditorSession"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "EditorSession", "VmgenLanguageServer",
        "ViewModelFormatting", "VmgenSchemaEvaluation", "VmgenSchemaTooling", "VmgenProjectGeneration",
        "VmgenSwiftGeneration", "VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenMustache", "DocumentationPages",
      ],
      path: "FuzzTargets"),
    // The executable has a main function of its own, which calls libFuzzer; lld accepts the second one in libFuzzer.
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets"], path: "Driver",
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
