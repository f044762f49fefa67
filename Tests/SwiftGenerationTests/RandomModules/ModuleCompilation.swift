import Foundation

@testable import VmgenSwiftGeneration

/// Compiles random modules with all layers, and runs their generated tests.
///
/// An internal module contains its tests. A public one, and one for its package, is compiled with previews and then
/// imported by a module with its tests, as in a package with a test target.
struct ModuleCompilation {
  /// What is wrong with the code of a module.
  struct Failure: CustomStringConvertible {
    enum Stage: String { case generation, compilation, tests }

    var stage: Stage
    var output: String
    var description: String { "\(stage.rawValue):\n\(output)" }
  }

  private static let name = "RandomSchemas"
  private static let layers: Set<Layer> = [.model, .viewModel, .binding, .displays]

  private let module: RandomModule
  private let runsTests: Bool

  /// Returns why the module does not compile without warnings, or which generated test fails; nil if nothing is wrong.
  static func failure(of module: RandomModule, runsTests: Bool) throws -> Failure? {
    let compilation = ModuleCompilation(module: module, runsTests: runsTests)
    return try Toolchain.withFolder { folder in
      do {
        return try module.access == .internal ? compilation.single(in: folder) : compilation.separate(in: folder)
      } catch let error as GenerationError {
        return Failure(stage: .generation, output: "\(error)")
      }
    }
  }

  private func single(in folder: URL) throws -> Failure? {
    var files = try module.generatedFiles(GenerationOptions(layers: Self.layers.union([.tests])))
    files["Handwritten.swift"] = module.swift
    return try finish(files, named: Self.name, with: [], in: folder)
  }

  private func separate(in folder: URL) throws -> Failure? {
    var files = try module.generatedFiles(
      GenerationOptions(layers: Self.layers.union([.preview]), access: module.access))
    files["Handwritten.swift"] = module.swift
    let object = runsTests ? ["-c", "-o", "\(Self.name).o"] : ["-emit-sil", "-o", "module.sil"]
    let arguments = object + ["-emit-module", "-emit-module-path", "\(Self.name).swiftmodule", "-D", "DEBUG"]
    if let failure = try compile(files, named: Self.name, arguments, in: folder) { return failure }
    let modules = Dictionary(uniqueKeysWithValues: Layer.allCases.filter { $0 != .tests }.map { ($0, Self.name) })
    let tests = try module.generatedFiles(
      GenerationOptions(
        layers: [.tests], imports: [ExtraImport(Self.name, isTestable: true)], modules: modules, testModule: Self.name))
    return try finish(tests, named: "RandomTests", with: runsTests ? ["\(Self.name).o"] : [], in: folder)
  }

  /// Compiles the module with the tests, and runs them.
  private func finish(
    _ files: [String: String], named name: String, with objects: [String], in folder: URL
  ) throws -> Failure? {
    guard runsTests else { return try compile(files, named: name, ["-emit-sil", "-o", "module.sil"], in: folder) }
    var files = files
    files["Main.swift"] = Self.main
    let output = ["-o", "program"] + objects + (try Compilation.libraryObjects())
    if let failure = try compile(files, named: name, output, in: folder) { return failure }
    let ran = try Toolchain.run("./program", [], in: folder)
    // The names of tests that pass or are disabled say nothing about the failure.
    let lines = ran.text.split(separator: "\n").filter { line in !["◇", "✔", "➜"].contains { line.hasPrefix($0) } }
    return ran.status == 0 && !ran.text.contains("fault:")
      ? nil : Failure(stage: .tests, output: lines.joined(separator: "\n"))
  }

  private func compile(
    _ files: [String: String], named name: String, _ arguments: [String], in folder: URL
  ) throws -> Failure? {
    try Toolchain.write(files, to: folder)
    let settings = [
      "-wmo", "-Onone", "-parse-as-library", "-enable-testing", "-warnings-as-errors", "-swift-version", "6",
      "-package-name", "shop", "-module-name", name, "-I", Compilation.modules.path, "-I", ".",
    ]
    let compiled = try Toolchain.run("swiftc", settings + arguments + files.keys.sorted(), in: folder)
    return compiled.status == 0 && compiled.text.isEmpty ? nil : Failure(stage: .compilation, output: compiled.text)
  }

  private static let main = """
    import Testing

    @main struct RandomSchemasProgram {
      static func main() async { await Testing.__swiftPMEntryPoint() as Never }
    }

    """
}
