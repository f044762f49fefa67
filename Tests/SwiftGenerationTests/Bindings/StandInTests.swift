import DocumentationPages
import Foundation
import Testing

@testable import VmgenSwiftGeneration

/// Type-checks code for Apple platforms against the stand-ins in Tests/Fixtures/StandIns: the adapters of controls,
/// screens of generated view models, and the screens of the documentation.
@Suite struct StandInTests {
  @Test func adaptersAndScreensCompile() throws {
    let standIns = try ["UIKit", "AppKit", "SwiftUI", "Combine"].map { name in
      Compilation.Module(name: name, files: try sources(in: "Tests/Fixtures/StandIns/\(name)"))
    }
    let runtime = Compilation.Module(name: "ViewModelRuntime", files: try sources(in: "Sources/ViewModelRuntime"))
    let screens = Compilation.Module(
      name: "Screens",
      files: try [
        "Screens.swift": text(at: "Tests/Fixtures/StandIns/Screens.swift.txt"),
        "Login.swift": text(at: "Tests/ViewModelRuntimeTests/Generated/Login.vmodel.swift"),
        "News.swift": text(at: "Tests/ViewModelRuntimeTests/Generated/News.vmodel.swift"),
      ])
    let pages = try DocumentationProgram()
    let generated = try Generation.files(
      pages.schemas.map { (path: $0.key, text: $0.value) },
      GenerationOptions(layers: [.model, .viewModel, .binding, .preview]))
    let documentation = Compilation.Module(
      name: "Documentation",
      files: pages.appleSwift.merging(
        generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      ) { page, _ in page })
    let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)
    let output = try Compilation.build(standIns + [runtime, screens, documentation], setting, isDebug: true)
    #expect(output == "")
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(at path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// Returns the files of a folder and its subfolders, under unique names.
  private func sources(in path: String) throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: Self.root.appending(path: path).path)?.compactMap {
      $0 as? String
    }
    var files: [String: String] = [:]
    for name in (names ?? []) where name.hasSuffix(".swift") {
      files[name.replacingOccurrences(of: "/", with: "_")] = try text(at: "\(path)/\(name)")
    }
    return files
  }
}
