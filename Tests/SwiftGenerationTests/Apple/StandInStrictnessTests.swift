import TestTags
import Testing

/// Code that Apple's SwiftUI rejects, or understands in another way, does not compile with the stand-in either.
@Suite(.tags(.compiles), .enabled(if: AppleToolchain.isAvailable)) struct StandInStrictnessTests {
  @Test(arguments: [
    (ApplePlatform.iOS, #"Text("\(type(of: model))")"#, "SwiftUI cannot localize a text with a value of this type"),
    (.iOS, #"Text("\(model.isOn)")"#, "SwiftUI cannot localize a text with a value of this type"),
    (.iOS, "Toggle(\"a\", isOn: Binding(get: { model.isOn }, set: { _ in }))", "main actor-isolated property 'isOn'"),
    (.macOS, #"Text("a").fullScreenCover(isPresented: $isShown) { Text("b") }"#, "unavailable in macOS"),
    (.tvOS, #"Text("a").badge(1)"#, "unavailable in tvOS"),
    (.tvOS, "Slider(value: .constant(0.5))", "unavailable in tvOS"),
  ])
  func isRejected(on platform: ApplePlatform, code: String, message: String) async throws {
    let output = try await Self.output(of: code, on: platform)
    #expect(output.contains(message), "\(code): \(output)")
  }

  @Test(arguments: [
    #"Text(verbatim: "\(type(of: model))")"#, "Text(String(describing: model))", #"Text("\(1) of \("two")")"#,
    #"Toggle("a", isOn: Binding(get: { @MainActor in model.isOn }, set: { _ in }))"#,
    #"Text("a").task { await model.load() }.onAppear { model.isOn = true }"#,
  ])
  func isAccepted(code: String) async throws {
    #expect(try await Self.output(of: code, on: .iOS) == "")
  }

  /// Returns what the compiler says about an expression in the body of a view.
  private static func output(of code: String, on platform: ApplePlatform) async throws -> String {
    try await AppleToolchains.with(platform) { toolchain in
      try toolchain.compile(
        Compilation.Module(name: "Screen", files: ["Screen.swift": screen(code)]), ["-swift-version", "6"])
    }
  }

  private static func screen(_ code: String) -> String {
    """
    import Observation
    import SwiftUI

    @MainActor @Observable final class Model {
      var isOn = false
      func load() async {}
    }

    struct Screen: View {
      let model: Model
      @State private var isShown = false
      var body: some View { \(code) }
    }
    """
  }
}
