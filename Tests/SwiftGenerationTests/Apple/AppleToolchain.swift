import Foundation

/// Type-checks Swift for Apple's platforms with a toolchain for Linux.
///
/// The compiler contains all platforms; only the modules of the standard library and Foundation are missing. Copies of
/// the modules for Linux with another target in their headers replace them, so that conditions such as `#if os(iOS)`,
/// `#if canImport(UIKit)` and `@available` take effect. Nothing can be linked or run.
struct AppleToolchain {
  let target: AppleTarget
  /// The folder of this toolchain.
  private let folder: URL
  /// The folders of the modules that it has compiled. The next one is written to the last folder.
  private var modules: [URL]
  private let host: TargetInfo
  private let plugin: String

  /// Whether this machine has the modules for Linux that the copies are made of.
  static let isAvailable: Bool = {
    #if os(Linux)
      (try? TargetInfo.current.get()) != nil
    #else
      false
    #endif
  }()

  /// Creates a toolchain in a folder.
  ///
  /// - Parameter plugin: The executable with the macros of SwiftUI.
  init(_ target: AppleTarget, in folder: URL, plugin: URL) throws {
    self.target = target
    self.folder = folder
    self.plugin = plugin.path
    modules = [folder]
    host = try TargetInfo.current.get()
  }

  /// Writes the files of the toolchain to the empty folder.
  func prepare() throws {
    try linkResources()
    try copyModules()
    try FileManager.default.createDirectory(at: sdk, withIntermediateDirectories: true)
    try Self.settings.write(to: sdk.appending(path: "SDKSettings.json"), atomically: true, encoding: .utf8)
    try headerOverlay.write(to: folder.appending(path: "overlay.json"), atomically: true, encoding: .utf8)
  }

  /// Returns this toolchain, which writes the modules that it compiles to another folder.
  func compiling(to folder: URL) -> AppleToolchain {
    var toolchain = self
    toolchain.modules.append(folder)
    return toolchain
  }

  private var platform: ApplePlatform { target.platform }

  /// Compiles stand-ins in the order of their dependencies, and returns the output of the compiler for the first one with
  /// an error, which is empty without errors.
  ///
  /// - Parameter types: The types that the modules also declare, without members.
  func compileStandIns(_ names: [String], declaring types: [String: [String]] = [:]) throws -> String {
    for name in names {
      var files = try RepositoryFiles.swift(in: "Tests/Fixtures/StandIns/\(name)")
      if let types = types[name] { files["Types.swift"] = Self.declarations(of: types, missingIn: files) }
      let output = try compile(
        Compilation.Module(name: name, files: files), ["-swift-version", "6"] + target.sdk.conditions)
      if !output.isEmpty { return output }
    }
    return ""
  }

  private static func declarations(of types: [String], missingIn files: [String: String]) -> String {
    var words: Set<Substring> = []
    for text in files.values { words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }) }
    return types.filter { !words.contains(Substring($0)) }.map { "public struct \($0) {}\n" }.joined()
  }

  /// Compiles a module with warnings as errors, and returns the output of the compiler, which is empty without errors.
  /// Modules that are compiled later can import it. Code in `#if canImport(ObjectiveC)` is skipped.
  func compile(_ module: Compilation.Module, _ arguments: [String]) throws -> String {
    let interface = modules[modules.endIndex - 1].appending(path: "\(module.name).swiftmodule").path
    return try run(module, ["-emit-module", "-o", interface, "-disable-objc-interop"] + arguments)
  }

  /// Type-checks a module with the modules that have been compiled, with warnings as errors and with code in
  /// `#if canImport(ObjectiveC)`, and returns the errors. The classes of the stand-ins are not those of Objective-C, so
  /// that methods with `@objc` have parameters of the type `Any?`.
  func typeCheckWithObjectiveC(_ module: Compilation.Module, _ arguments: [String]) throws -> String {
    let objectiveC = folder.appending(path: "ObjectiveC")
    let files = ["ObjectiveC.swift": "@_exported import struct AppleFoundation.Selector"]
    try FileManager.default.createDirectory(at: objectiveC, withIntermediateDirectories: true)
    let interface = objectiveC.appending(path: "ObjectiveC.swiftmodule").path
    let output = try run(Compilation.Module(name: "ObjectiveC", files: files), ["-emit-module", "-o", interface])
    if !output.isEmpty { return output }
    return try run(module, ["-typecheck", "-I", objectiveC.path, "-import-module", "ObjectiveC"] + arguments)
      .split(separator: "\n")
      // The standard library for Linux has no AutoreleasingUnsafeMutablePointer, which conversions to pointers require.
      .filter {
        $0.contains(/^[^ ].*error:/) && !$0.contains("broken standard library: cannot find intrinsic operations")
      }
      .joined(separator: "\n")
  }

  private func run(_ module: Compilation.Module, _ arguments: [String]) throws -> String {
    let sources = folder.appending(path: "\(module.name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let isPlain = module.name == "AppleFoundation" || module.name == "ObjectiveC"
    let files = isPlain ? module.files : module.files.mapValues(Self.importingApple)
    try Toolchain.write(files.mapValues(target.sdk.resolvingCompiler), to: sources)
    let outcome = try Toolchain.run(
      "swiftc",
      ["-frontend", "-module-name", module.name, "-parse-as-library", "-warnings-as-errors"] + targetArguments
        + ["-load-plugin-executable", "\(plugin)#PreviewsMacros,SwiftUIMacros"] + arguments
        + module.files.keys.sorted(),
      in: sources)
    return outcome.status == 0 && outcome.text.isEmpty ? "" : "\(module.name), \(target)\n\(outcome.text)"
  }

  /// The settings of an SDK: which version of visionOS has what a version of iOS introduced.
  private static let settings: String = {
    let first = (7...17).map { #""\#($0).0": "1.0""# }
    let versions = first + [#""17.4": "1.1""#, #""18.0": "2.0""#, #""26.0": "26.0""#]
    return #"{"Version": "1.0", "MaximumDeploymentTarget": "26.99", "VersionMap": {"iOS_visionOS": {"#
      + versions.joined(separator: ", ") + "}}}"
  }()

  private var resources: URL { folder.appending(path: "resources") }
  /// A folder of its own: the compiler refuses a module of the same package that is in the SDK.
  private var sdk: URL { folder.appending(path: "sdk") }

  private var targetArguments: [String] {
    let plugins = resources.appending(path: "host/plugins").path
    let headers = [
      resources.appending(path: "clang/include").path, "/usr/include/\(host.target.arch)-linux-gnu", "/usr/include",
    ]
    return [
      "-target", platform.target, "-sdk", sdk.path, "-resource-dir", resources.path, "-clang-target",
      host.target.moduleTriple,
    ]
      + ["-module-cache-path", folder.appending(path: "cache").path, "-plugin-path", plugins]
      + modules.flatMap { ["-I", $0.path] }
      + ["-vfsoverlay", folder.appending(path: "overlay.json").path]
      + headers.flatMap { ["-Xcc", "-isystem", "-Xcc", $0] }
  }

  private func linkResources() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: resources, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: host.resources.path) where name != "linux" {
      try manager.createSymbolicLink(
        at: resources.appending(path: name), withDestinationURL: host.resources.appending(path: name))
    }
  }

  /// Copies the modules for Linux, with the target of the platform in place of the original one. The text must keep
  /// its length, so that zeros precede the version.
  private func copyModules() throws {
    let linux = host.resources.appending(path: "linux")
    let original = Data(host.target.moduleTriple.utf8)
    let (system, version) = platform.system
    let zeros = String(repeating: "0", count: original.count - "arm64-apple-\(system)\(version)".utf8.count)
    let copied = Data("arm64-apple-\(system)\(zeros)\(version)".utf8)
    for name in try FileManager.default.contentsOfDirectory(atPath: linux.path) where name.hasSuffix(".swiftmodule") {
      let file = linux.appending(path: "\(name)/\(host.target.moduleTriple).swiftmodule")
      // Some modules only have a textual interface. None of them is needed.
      guard var bytes = try? Data(contentsOf: file) else { continue }
      while let range = bytes.range(of: original) { bytes.replaceSubrange(range, with: copied) }
      let copies = resources.appending(path: "\(platform.moduleFolder)/\(name)")
      try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
      try bytes.write(to: copies.appending(path: "\(platform.moduleVariant).swiftmodule"))
    }
  }

  /// A file system with the module map of the C library at the place where the compiler for Linux shows it.
  private var headerOverlay: String {
    let source = host.resources.appending(path: "linux/\(host.target.arch)").path
    let files = ["module.modulemap": "glibc.modulemap", "SwiftGlibc.h": "SwiftGlibc.h"].map { name, original in
      #"{"type":"file","name":"\#(name)","external-contents":"\#(source)/\#(original)"}"#
    }
    return #"{"version":0,"use-external-names":false,"roots":[{"type":"directory","name":"/usr/include","contents":["#
      + files.joined(separator: ",") + "]}]}"
  }

  /// Adds to each import of Foundation that of the stand-in for what Foundation has only on Apple's platforms.
  private static func importingApple(_ text: String) -> String {
    text.replacing(#/(?m)^.*import Foundation$/#) { match in
      "\(match.output); \(match.output.contains("@_exported") ? "@_exported " : "")import AppleFoundation"
    }
  }
}

/// What the compiler says about its target.
struct TargetInfo: Decodable {
  struct Target: Decodable {
    var moduleTriple: String
    var arch: String
  }
  struct Paths: Decodable {
    var runtimeResourcePath: String
  }

  var target: Target
  var paths: Paths

  var resources: URL { URL(filePath: paths.runtimeResourcePath) }

  static let current = Result {
    let output = try Toolchain.withFolder { try Toolchain.run("swiftc", ["-print-target-info"], in: $0) }
    return try JSONDecoder().decode(TargetInfo.self, from: Data(output.text.utf8))
  }
}
