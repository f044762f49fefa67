import DocumentationPages
import Foundation
import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Type-checks code for Apple's platforms against the stand-ins in Tests/Fixtures/StandIns: the adapters of the
/// runtime, generated code, screens, and the code of the documentation.
@Suite(.tags(.compiles), .enabled(if: AppleToolchain.isAvailable)) struct StandInTests {
  @Test(arguments: AppleTarget.all)
  func runtimeScreensAndPagesCompile(for target: AppleTarget) async throws {
    let platform = target.platform
    let output = try await AppleToolchains.with(platform, target.sdk) { toolchain in
      let modules =
        try platform.isShownInPages ? [screens(), pages(for: target), addressBook(), plainAddressBook()] : [screens()]
      for setting in target.sdk.settings(on: platform) {
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
      GenerationOptions(layers: [.model, .viewModel, .binding, .preview, .canvas]))
    return Compilation.Module(
      name: "AddressBook",
      files: try RepositoryFiles.swift(in: "Examples/AddressBook/AddressBook").merging(
        generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      ) { written, _ in written })
  }

  /// Returns the same app without vmgen.
  private func plainAddressBook() throws -> Compilation.Module {
    Compilation.Module(
      name: "PlainAddressBook", files: try RepositoryFiles.swift(in: AddressBookComparison.plain))
  }

  /// Returns the code of the pages that the platform has the frameworks for, in the version of its SDK.
  private func pages(for target: AppleTarget) throws -> Compilation.Module {
    let pages = try DocumentationProgram()
    let generated = try Generation.files(
      pages.schemas.map { (path: $0.key, text: $0.value) },
      GenerationOptions(layers: [.model, .viewModel, .binding, .displays, .preview, .canvas, .recording]))
    // The blocks that use Apple's frameworks also use the others. Tests need a module that Linux has only for itself.
    let plain = pages.swift.filter { _, text in !text.contains("import Testing\n") }
    let shown = pages.appleSwift.filter { file, text in
      (DocumentationProgram.sdks[file] ?? 0) <= target.sdk.rawValue
        && DocumentationProgram.frameworks.allSatisfy { name in
          target.platform.standIns.contains(name) || !text.contains("import \(name)\n")
        }
    }
    let files = shown.merging(plain) { apple, _ in apple }
    return Compilation.Module(
      name: "Documentation",
      files: files.merging(generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { page, _ in page })
  }
}
