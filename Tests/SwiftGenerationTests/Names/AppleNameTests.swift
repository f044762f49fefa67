import Foundation
import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that declarations of a schema win over the types of Apple's frameworks, in generated files that import the
/// frameworks and the declarations from different modules.
@Suite(.tags(.compiles), .enabled(if: AppleToolchain.isAvailable)) struct AppleNameTests {
  /// `VMGEN_ALL_NAMES=1` declares all names, otherwise a fixed part of them, which is another one on each platform.
  private static let step = ProcessInfo.processInfo.environment["VMGEN_ALL_NAMES"] == nil ? 12 : 1

  @Test(arguments: [ApplePlatform.iOS, .macOS])
  func declarationsWinOverTypesOfFrameworks(on platform: ApplePlatform) async throws {
    let types = try AppleToolchains.types(of: platform)
    let all = PublicNames.accepted(Set(types.values.joined()).sorted())
    #expect(all.count > 500)
    let first = platform == .iOS ? 0 : Self.step / 2
    let names = all.enumerated().filter { $0.offset % Self.step == first }.map(\.element)
    let schemas = [
      (path: "Models.vmodel", text: Self.models(names)), (path: "Screens.vmodel", text: Self.screens(names)),
    ]
    let imports = types.keys.sorted().map { ExtraImport($0) }
    let models = try Generation.files(schemas, GenerationOptions(layers: [.model], access: .public, imports: imports))
    let screens = try Generation.files(
      schemas,
      GenerationOptions(
        layers: [.viewModel, .binding, .displays, .preview, .canvas, .recording], imports: imports,
        modules: [.model: "Models"]))
    let output = try await AppleToolchains.with(platform) { toolchain in
      for (name, files) in [("Models", models), ("Screens", screens)] {
        let module = Compilation.Module(name: name, files: Self.texts(files))
        let output = try toolchain.compile(module, ["-swift-version", "6", "-package-name", "vmgen", "-D", "DEBUG"])
        if !output.isEmpty { return output }
      }
      return ""
    }
    #expect(output == "")
  }

  private static func models(_ names: [String]) -> String {
    names.enumerated().map { index, name in
      index % 2 == 0 ? "model \(name) {\n  let a: Int = 1\n}\n" : "enum \(name) { case a, b }\n"
    }.joined()
  }

  /// View models that have the types in their interfaces, and services with them, so that previews have doubles.
  private static func screens(_ names: [String]) -> String {
    var text = ""
    for start in stride(from: 0, to: names.count, by: 8) {
      let part = names[start..<min(start + 8, names.count)]
      text += """
        service Store\(start) {
        \(part.map { "  func load\($0)() async throws -> [\($0)]\n" }.joined())}
        viewmodel Screen\(start) {
          use store: Store\(start)
        \(part.map { "  input i\($0): \($0)?\n" }.joined())  state total = 0
          display text = total
          command load {
        \(part.map { "    let all\($0) = try await store.load\($0)()\n    total += all\($0).count\n" }.joined())  }
          example "nothing" {
        \(part.map { "    given i\($0) = nil\n    given store.load\($0) returns []\n" }.joined())    expect text == 0
          }
        }

        """
    }
    return text
  }

  private static func texts(_ files: [GeneratedFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
