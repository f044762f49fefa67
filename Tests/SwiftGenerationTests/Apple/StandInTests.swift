import DocumentationPages
import Foundation
import Testing

@testable import VmgenSwiftGeneration

/// Type-checks code for Apple's platforms against the stand-ins in Tests/Fixtures/StandIns: the adapters of the
/// runtime, generated code, screens, and the code of the documentation.
@Suite(.enabled(if: AppleToolchain.isAvailable)) struct StandInTests {
  /// Making the toolchain of a platform compiles the runtime. iOS and macOS together have every two values of different
  /// options. The other platforms have the strictest setting, because none of their code depends on an option.
  @Test(arguments: ApplePlatform.allCases)
  func runtimeScreensAndPagesCompile(on platform: ApplePlatform) async throws {
    let isShown = platform.isShownInPages
    let settings =
      switch platform {
      case .iOS: Compilation.Setting.half(.first).prefix(2)
      case .macOS: Compilation.Setting.half(.first).suffix(2)
      default: Compilation.Setting.all.suffix(1)
      }
    let output = try await AppleToolchains.with(platform) { toolchain in
      let modules = try isShown ? [screens(), pages(on: platform), addressBook()] : [screens()]
      for setting in settings {
        for module in modules {
          let output = try toolchain.compile(module, setting.arguments + ["-D", "DEBUG"])
          if !output.isEmpty { return "\(setting)\n\(output)" }
        }
      }
      return ""
    }
    #expect(output == "")
  }

  private func screens() throws -> Compilation.Module {
    Compilation.Module(
      name: "Screens",
      files: try [
        // It declares the constants of the module.
        "Countries.swift": RepositoryFiles.text(at: "Tests/ViewModelRuntimeTests/Generated/Countries.vmodel.swift"),
        "Focus.swift": RepositoryFiles.text(at: "Tests/ViewModelRuntimeTests/Generated/Focus.vmodel.swift"),
        "Login.swift": RepositoryFiles.text(at: "Tests/ViewModelRuntimeTests/Generated/Login.vmodel.swift"),
        "News.swift": RepositoryFiles.text(at: "Tests/ViewModelRuntimeTests/Generated/News.vmodel.swift"),
        "SignUp.swift": RepositoryFiles.text(at: "Tests/ViewModelRuntimeTests/Generated/SignUp.vmodel.swift"),
      ].merging(RepositoryFiles.swift(in: "Tests/Fixtures/Screens")) { generated, _ in generated })
  }

  /// Returns the app of the example for Xcode, which exists for iOS and macOS.
  private func addressBook() throws -> Compilation.Module {
    let schema = try RepositoryFiles.text(at: "Examples/AddressBook/AddressBook/Contacts.vmodel")
    let generated = try Generation.files(
      [(path: "Contacts.vmodel", text: schema)],
      GenerationOptions(layers: [.model, .viewModel, .binding, .displays, .preview]))
    return Compilation.Module(
      name: "AddressBook",
      files: try RepositoryFiles.swift(in: "Examples/AddressBook/AddressBook").merging(
        generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      ) { written, _ in written })
  }

  /// Returns the code of the pages that the platform has the frameworks for.
  private func pages(on platform: ApplePlatform) throws -> Compilation.Module {
    let pages = try DocumentationProgram()
    let generated = try Generation.files(
      pages.schemas.map { (path: $0.key, text: $0.value) },
      GenerationOptions(layers: [.model, .viewModel, .binding, .displays, .preview, .canvas]))
    // The blocks that use Apple's frameworks also use the others. Tests need a module that Linux has only for itself.
    let plain = pages.swift.filter { _, text in !text.contains("import Testing\n") }
    let shown = pages.appleSwift.filter { _, text in
      DocumentationProgram.frameworks.allSatisfy { name in
        platform.standIns.contains(name) || !text.contains("import \(name)\n")
      }
    }
    let files = shown.merging(plain) { apple, _ in apple }
    return Compilation.Module(
      name: "Documentation",
      files: files.merging(generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { page, _ in page })
  }
}
