// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "vmgen",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "vmgen", targets: ["vmgen"]),
    // The first two are parts of the third, for targets that need no more.
    .library(name: "ViewModelCore", targets: ["ViewModelCore"]),
    .library(name: "ViewModelFormatting", targets: ["ViewModelFormatting"]),
    .library(name: "ViewModelRuntime", targets: ["ViewModelCore", "ViewModelFormatting", "ViewModelRuntime"]),
    .library(name: "ViewModelTesting", targets: ["ViewModelTesting"]),
    .plugin(name: "VmgenPlugin", targets: ["VmgenPlugin"]),
    .plugin(name: "VmgenGenerate", targets: ["VmgenGenerate"]),
    .plugin(name: "VmgenCheck", targets: ["VmgenCheck"]),
    .plugin(name: "VmgenStrings", targets: ["VmgenStrings"]),
    .plugin(name: "VmgenExplain", targets: ["VmgenExplain"]),
  ],
  targets: [
    // The names of modules must be unique among all packages of a consumer, so they start with the project's name.
    .target(name: "VmgenSchemaSyntax", path: "Sources/SchemaSyntax"),
    .target(name: "VmgenSchemaSemantics", dependencies: ["VmgenSchemaSyntax"], path: "Sources/SchemaSemantics"),
    .target(name: "VmgenMustache", path: "Sources/Mustache"),
    .target(
      name: "VmgenSwiftGeneration", dependencies: ["VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenMustache"],
      path: "Sources/SwiftGeneration"),
    // What displays of texts and dates need. The evaluator uses the formats without the view models, so that these are two
    // modules.
    .target(name: "ViewModelContext"),
    .target(name: "ViewModelCore", dependencies: ["ViewModelContext"]),
    .target(name: "ViewModelFormatting", dependencies: ["ViewModelContext"]),
    .target(name: "ViewModelRuntime", dependencies: ["ViewModelCore", "ViewModelFormatting"]),
    .target(name: "ViewModelTesting", dependencies: ["ViewModelRuntime"]),
    .target(
      name: "VmgenSchemaTooling",
      dependencies: [
        "VmgenProjectGeneration", "VmgenSwiftGeneration", "VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenMustache",
      ],
      path: "Sources/SchemaTooling"),
    // The evaluator of examples. Of the executables, only `vmgen` has it, so that the build plugin's tool stays small.
    .target(
      name: "VmgenSchemaEvaluation",
      dependencies: ["ViewModelFormatting", "VmgenSchemaSemantics", "VmgenSchemaSyntax"],
      path: "Sources/SchemaEvaluation"),
    // What `watch` and `lsp` know about a project, from one change to the next.
    .target(
      name: "VmgenProjectAnalysis",
      dependencies: [
        "VmgenProjectGeneration", "VmgenSchemaEvaluation", "VmgenSchemaTooling", "VmgenSchemaSemantics",
        "VmgenSchemaSyntax",
      ],
      path: "Sources/ProjectAnalysis"),
    .target(
      name: "VmgenLanguageServer",
      dependencies: [
        "VmgenProjectAnalysis", "VmgenProjectGeneration", "VmgenSchemaEvaluation", "VmgenSchemaTooling",
        "VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenSwiftGeneration",
      ],
      path: "Sources/LanguageServer"),
    // The page with what view models show in their examples.
    .target(
      name: "VmgenGallery",
      dependencies: [
        "VmgenProjectAnalysis", "VmgenProjectGeneration", "VmgenSchemaEvaluation", "VmgenSchemaTooling",
        "VmgenSchemaSemantics", "VmgenSchemaSyntax",
      ],
      path: "Sources/Gallery"),
    .target(
      name: "VmgenProjectGeneration",
      dependencies: ["VmgenSwiftGeneration", "VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenMustache"],
      path: "Sources/ProjectGeneration"),
    // The tool that the build plugin runs, and that consumers therefore compile: only `vmgen generate --build`.
    .executableTarget(
      name: "vmgen-build", dependencies: ["VmgenProjectGeneration"], path: "Sources/vmgen-build"),
    .executableTarget(
      name: "vmgen",
      dependencies: [
        "VmgenGallery", "VmgenLanguageServer", "VmgenProjectAnalysis", "VmgenProjectGeneration",
        "VmgenSchemaTooling", "VmgenSchemaEvaluation", "VmgenSwiftGeneration", "VmgenSchemaSemantics",
        "VmgenSchemaSyntax", "VmgenMustache",
      ]),

    .plugin(
      name: "VmgenPlugin", capability: .buildTool(), dependencies: ["vmgen-build"],
      path: "Sources/Plugins/VmgenPlugin"),
    .plugin(
      name: "VmgenGenerate",
      capability: .command(
        intent: .custom(verb: "vmgen-generate", description: "Generate Swift from the schemas of a package's targets"),
        permissions: [
          .writeToPackageDirectory(reason: "vmgen writes the generated Swift files into the package's own folders")
        ]),
      dependencies: ["vmgen"], path: "Sources/Plugins/VmgenGenerate"),
    .plugin(
      name: "VmgenCheck",
      capability: .command(
        intent: .custom(verb: "vmgen-check", description: "Check that the generated Swift in a package is current"),
        permissions: []),
      dependencies: ["vmgen"], path: "Sources/Plugins/VmgenCheck"),
    .plugin(
      name: "VmgenStrings",
      capability: .command(
        intent: .custom(verb: "vmgen-strings", description: "Write the texts of schemas to string catalogs"),
        permissions: [
          .writeToPackageDirectory(reason: "vmgen writes the string catalogs into the package's own folders")
        ]),
      dependencies: ["vmgen"], path: "Sources/Plugins/VmgenStrings"),
    .plugin(
      name: "VmgenExplain",
      capability: .command(
        intent: .custom(verb: "vmgen-explain", description: "Explain an error or a warning of vmgen"), permissions: []),
      dependencies: ["vmgen"], path: "Sources/Plugins/VmgenExplain"),

    .testTarget(
      name: "SchemaLanguageTests",
      dependencies: [
        "VmgenSchemaTooling", "VmgenSchemaSemantics", "VmgenSchemaSyntax", "DocumentationPages", "Snapshots",
      ],
      exclude: ["Checker/Mistakes", "Checker/Snapshots", "Parser/Mistakes", "Parser/Snapshots"]),
    .testTarget(
      name: "SchemaEvaluationTests",
      dependencies: [
        "VmgenSchemaEvaluation", "VmgenSchemaSemantics", "VmgenSchemaSyntax", "ViewModelFormatting",
        "DocumentationPages",
      ]),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["VmgenLanguageServer", "VmgenSchemaSyntax", "EditorSession"]),
    .testTarget(name: "GalleryTests", dependencies: ["VmgenGallery", "VmgenProjectGeneration", "VmgenSchemaSyntax"]),
    .testTarget(name: "MustacheTests", dependencies: ["VmgenMustache"]),
    .testTarget(
      name: "SwiftGenerationTests",
      dependencies: [
        "VmgenSwiftGeneration", "VmgenSchemaEvaluation", "VmgenSchemaTooling", "VmgenSchemaSemantics",
        "VmgenSchemaSyntax", "VmgenMustache", "ViewModelRuntime", "ViewModelTesting", "DerivedFiles",
        "DocumentationPages", "Snapshots", "TestTags",
      ],
      exclude: ["Differential/README.md", "Differential/Driver", "Snapshots"]),
    .testTarget(
      name: "ViewModelRuntimeTests",
      dependencies: [
        "ViewModelContext", "ViewModelCore", "ViewModelFormatting", "ViewModelRuntime", "ViewModelTesting",
        "VmgenProjectGeneration", "VmgenSchemaTooling", "TestTags",
      ]),
    .testTarget(
      name: "VmgenTests",
      dependencies: [
        "vmgen", "VmgenProjectGeneration", "VmgenSchemaTooling", "ViewModelFormatting", "ViewModelRuntime", "Snapshots",
        "TerminalDriver",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "NavigationTests", dependencies: ["ViewModelRuntime", "ViewModelTesting", "TestTags"],
      exclude: ["Schemas", "vmgen.json"]),
    .testTarget(
      name: "ScreenBehaviorTests", dependencies: ["ViewModelRuntime", "ViewModelTesting"],
      exclude: ["Schemas", "vmgen.json"]),
    .testTarget(name: "FuzzCorpusTests", dependencies: ["FuzzTargets"]),
    .testTarget(
      name: "DerivedFilesTests", dependencies: ["DerivedFiles", "DocumentationPages", "VmgenSchemaSemantics"]),

    // The targets that tests share. `.ci/regenerate` runs `regenerate`.
    .target(name: "Snapshots", path: "Tests/Support/Snapshots"),
    .target(name: "TestTags", path: "Tests/Support/TestTags"),
    .target(name: "DocumentationPages", path: "Tests/Support/DocumentationPages"),
    .target(name: "DerivedFiles", dependencies: ["DocumentationPages"], path: "Tests/Support/DerivedFiles"),
    .executableTarget(name: "regenerate", dependencies: ["DerivedFiles"], path: "Tests/Support/Regenerate"),
    // The package in Tests/Fuzzing compiles these sources, too.
    .target(name: "EditorSession", dependencies: ["VmgenLanguageServer"], path: "Tests/Support/EditorSession"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "EditorSession", "VmgenLanguageServer",
        "ViewModelFormatting", "VmgenSchemaEvaluation", "VmgenSchemaTooling", "VmgenProjectGeneration",
        "VmgenSwiftGeneration", "VmgenSchemaSemantics", "VmgenSchemaSyntax", "VmgenMustache", "DocumentationPages",
      ],
      path: "Tests/Support/FuzzTargets"),
    .target(name: "TerminalDriver", path: "Tests/Support/TerminalDriver"),

    // The examples whose generated code is checked in. RecipeStep is a separate package that uses the plugin.
    .target(name: "ContactCardExample", dependencies: ["ViewModelCore"], path: "Examples/ContactCard/Generated"),
    .executableTarget(
      name: "contact-card", dependencies: ["ContactCardExample", "ViewModelRuntime"],
      path: "Examples/ContactCard/Program"),
    .testTarget(
      name: "ContactCardExampleTests", dependencies: ["ContactCardExample", "ViewModelRuntime", "ViewModelTesting"],
      path: "Examples/ContactCard/Tests"),
    .target(
      name: "InvoiceExample", dependencies: ["ViewModelCore", "ViewModelFormatting"],
      path: "Examples/Invoice/Generated"),
    .testTarget(
      name: "InvoiceExampleTests", dependencies: ["InvoiceExample", "ViewModelRuntime", "ViewModelTesting"],
      path: "Examples/Invoice/Tests"),
    .target(
      name: "RepositoryRowExample", dependencies: ["ViewModelCore", "ViewModelFormatting"],
      path: "Examples/RepositoryRow/Generated"),
    .testTarget(
      name: "RepositoryRowExampleTests",
      dependencies: ["RepositoryRowExample", "ViewModelRuntime", "ViewModelTesting"],
      path: "Examples/RepositoryRow/Tests"),
    .target(name: "SignUpExample", dependencies: ["ViewModelRuntime"], path: "Examples/SignUp/Generated"),
    .testTarget(
      name: "SignUpExampleTests", dependencies: ["SignUpExample", "ViewModelRuntime", "ViewModelTesting"],
      path: "Examples/SignUp/Tests"),
    .target(name: "UserEditorExample", dependencies: ["ViewModelRuntime"], path: "Examples/UserEditor/Generated"),
    .executableTarget(
      name: "user-editor", dependencies: ["UserEditorExample", "TerminalForm", "ViewModelRuntime"],
      path: "Examples/UserEditor/Program"),
    .testTarget(
      name: "UserEditorExampleTests",
      dependencies: ["user-editor", "UserEditorExample", "TerminalDriver", "ViewModelRuntime", "ViewModelTesting"],
      path: "Examples/UserEditor/Tests"),
    .target(name: "LoginExample", dependencies: ["ViewModelRuntime"], path: "Examples/Login/Generated"),
    .executableTarget(
      name: "login", dependencies: ["LoginExample", "TerminalForm", "ViewModelRuntime"],
      path: "Examples/Login/Program"),
    .testTarget(
      name: "LoginExampleTests",
      dependencies: ["login", "LoginExample", "TerminalDriver", "ViewModelRuntime", "ViewModelTesting"],
      path: "Examples/Login/Tests"),
    .target(
      name: "RepoBrowserExample", dependencies: ["ViewModelRuntime", "ViewModelTesting"],
      path: "Examples/RepoBrowser/Generated"),
    .target(
      name: "RepoBrowserServices", dependencies: ["RepoBrowserExample", "ViewModelRuntime"],
      path: "Examples/RepoBrowser/Services"),
    .executableTarget(
      name: "repo-browser",
      dependencies: [
        "RepoBrowserExample", "RepoBrowserServices", "TerminalForm", "ViewModelRuntime", "ViewModelTesting",
      ],
      path: "Examples/RepoBrowser/Program"),
    .testTarget(
      name: "RepoBrowserExampleTests",
      dependencies: [
        "repo-browser", "vmgen", "RepoBrowserExample", "RepoBrowserServices", "TerminalDriver", "ViewModelRuntime",
        "ViewModelTesting",
      ],
      path: "Examples/RepoBrowser/Tests"),
    // The terminal user interface that the programs share.
    .target(name: "TerminalForm", dependencies: ["ViewModelRuntime"], path: "Examples/Support/TerminalForm"),
    .testTarget(name: "TerminalFormTests", dependencies: ["TerminalForm", "TerminalDriver", "ViewModelRuntime"]),
    .testTarget(name: "PluginTests", dependencies: ["vmgen", "vmgen-build", "TestTags"]),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftPM compiles the tools of a package's plugins a second time, also where no plugin runs. The checks of this repository
// leave the plugins out.
if Context.environment["VMGEN_WITHOUT_PLUGINS"] != nil {
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { $0.type == .plugin }
}
