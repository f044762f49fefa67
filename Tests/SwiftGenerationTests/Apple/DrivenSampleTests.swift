import DocumentationPages
import Foundation
import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Drives the samples of the pages for UIKit with a program for Linux, for which the stand-ins have the behavior that the
/// samples need.
///
/// The samples for SwiftUI, whose framework decides when a body is evaluated, and for AppKit, whose controls send
/// selectors of Objective-C, are type-checked only.
@Suite(.tags(.compiles), .enabled(if: AppleToolchain.isAvailable)) struct DrivenSampleTests {
  private static let pages = ["Lists_", "ScreensInUIKitAndAppKit_"]

  @Test func theSamplesForListsAndScreensDoWhatThePagesSay() throws {
    let output = try Toolchain.withFolder { folder in
      let library = ["-emit-library", "-static", "-parse-as-library", "-package-name", "vmgen", "-D", "SDK_26"]
      for (name, files) in try Self.libraries() {
        let output = try compile(
          files, library + ["-emit-module", "-module-name", name, "-o", "lib\(name).a"], in: folder)
        if !output.isEmpty { return "\(name)\n\(output)" }
      }
      let links = try Self.libraries().reversed().map { "-l\($0.name)" }
      let output = try compile(
        Self.program(), ["-parse-as-library", "-module-name", "Samples", "-L.", "-o", "samples"] + links, in: folder)
      if !output.isEmpty { return output }
      let outcome = try Toolchain.run("timeout", ["120", "./samples"], in: folder)
      return outcome.text + (outcome.status == 0 ? "" : "exit code \(outcome.status)\n")
    }
    #expect(output == "driven\n")
  }

  private func compile(_ files: [String: String], _ arguments: [String], in folder: URL) throws -> String {
    try Toolchain.write(files, to: folder)
    let outcome = try Toolchain.run(
      "swiftc", ["-swift-version", "6", "-wmo", "-I."] + arguments + files.keys.sorted(), in: folder)
    return outcome.status == 0 ? "" : outcome.text
  }

  /// Returns the stand-ins and the runtime, each with those that it imports before it.
  private static func libraries() throws -> [(name: String, files: [String: String])] {
    let standIns = "Tests/Fixtures/StandIns"
    let foundation = try RepositoryFiles.swift(in: "\(standIns)/AppleFoundation")
      .mapValues { $0.replacing("@_exported import Darwin\n", with: "") }
    let uiKit = try RepositoryFiles.swift(in: "\(standIns)/UIKit")
      .mapValues { $0.replacing("import Foundation\n", with: "import AppleFoundation\n") }
    let runtime = try ["ViewModelContext", "ViewModelCore", "ViewModelFormatting", "ViewModelRuntime"].map { name in
      (name: name, files: try RepositoryFiles.swift(in: "Sources/\(name)"))
    }
    return [(name: "AppleFoundation", files: foundation), (name: "UIKit", files: uiKit)] + runtime
  }

  /// Returns the generated code of all pages, the samples and their driver.
  private static func program() throws -> [String: String] {
    let pages = try DocumentationProgram()
    let generated = try Generation.files(
      pages.schemas.map { (path: $0.key, text: $0.value) },
      GenerationOptions(layers: [.model, .viewModel, .binding]))
    let samples = pages.appleSwift.filter { name, text in
      text.contains("import UIKit\n") && Self.pages.contains { name.hasPrefix($0) }
    }
    #expect(samples.count > 4)
    let driver = try RepositoryFiles.swift(in: "Tests/Fixtures/DrivenSamples")
    return Dictionary(uniqueKeysWithValues: generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
      .merging(samples) { generated, _ in generated }
      .merging(driver.map { ("Driver_\($0.key)", $0.value) }) { sample, _ in sample }
  }
}
