import Foundation
import TestTags
import Testing

/// The stand-ins differ by the version of the SDK as Apple's do.
@Suite(.tags(.compiles), .enabled(if: AppleToolchain.isAvailable)) struct StandInVersionTests {
  private static let subtitle = #"""
    struct Screen: View {
      var body: some View {
        if #available(iOS 26, *) { Text("a").navigationSubtitle("b") } else { Text("a") }
      }
    }
    """#
  private static let stateInMemberwiseInitializer = """
    struct Screen: View {
      @State var isOn: Bool
      var body: some View { Text("a") }
    }
    let screen = Screen(isOn: true)
    """
  private static let assignedDefault = """
    struct Screen: View {
      private let name: String
      @State private var count = 0
      init(name: String) {
        count = 1
        self.name = name
      }
      var body: some View { Text(name) }
    }
    """
  private static let explicitInitializer = """
    struct Screen: View {
      @State private var count: Int
      @State private var isOn = false
      private let name: String
      init(count: Int, name: String) {
        self.count = count
        self.name = name
      }
      var body: some View { Toggle(name, isOn: $isOn).onAppear { count += 1 } }
    }
    struct Other: View {
      let name: String
      @State private var names = ["a"]
      var body: some View { Screen(count: names.count, name: name) }
    }
    let other = Other(name: "a")
    """
  private static let toolbarInViewBuilder = """
    @MainActor struct Items {
      @ViewBuilder var items: some ToolbarContent { ToolbarItem { Text("a") } }
    }
    """

  @Test(arguments: [
    (subtitle, AppleSDK.v18, "unavailable in iOS"),
    (stateInMemberwiseInitializer, .v27, "no accessible initializers"),
    (assignedDefault, .v27, "'self' used before all stored properties are initialized"),
    (toolbarInViewBuilder, .v26, "requires that 'ToolbarItem<(), Text>' conform to 'View'"),
  ])
  func isRejected(code: String, sdk: AppleSDK, message: String) async throws {
    let output = try await Self.output(of: code, sdk)
    #expect(output.contains(message), "\(code): \(output)")
  }

  @Test(arguments: [
    (subtitle, AppleSDK.v26), (stateInMemberwiseInitializer, .v26), (assignedDefault, .v26),
    (explicitInitializer, .v18), (explicitInitializer, .v26), (explicitInitializer, .v27), (toolbarInViewBuilder, .v27),
  ])
  func isAccepted(code: String, sdk: AppleSDK) async throws {
    #expect(try await Self.output(of: code, sdk) == "")
  }

  private static func output(of code: String, _ sdk: AppleSDK) async throws -> String {
    try await AppleToolchains.with(.iOS, sdk) { toolchain in
      try toolchain.compile(
        Compilation.Module(name: "Screen", files: ["Screen.swift": "import SwiftUI\n\(code)"]),
        ["-swift-version", "6", "-default-isolation", "MainActor"])
    }
  }

  @Test func declarationsOfALaterVersionHaveACondition() throws {
    for name in Set(ApplePlatform.allCases.flatMap(\.standIns)) {
      for (file, text) in try RepositoryFiles.swift(in: "Tests/Fixtures/StandIns/\(name)") {
        var conditions: [Int] = []
        for line in text.split(separator: "\n") {
          let words = line.drop { $0 == " " }
          if words.hasPrefix("#if") {
            conditions.append(words.firstMatch(of: /^#if SDK_(\d+)/).flatMap { Int($0.1) } ?? 0)
          } else if words.hasPrefix("#else") {
            conditions[conditions.endIndex - 1] = 0
          } else if words.hasPrefix("#endif") {
            conditions.removeLast()
          }
          guard words.hasPrefix("@available") else { continue }
          let versions = words.matches(of: /(?:iOS|macOS|macCatalyst|tvOS|watchOS|visionOS) (2[6-9])/).compactMap {
            Int($0.1)
          }
          #expect((versions.max() ?? 0) <= max(conditions.max() ?? 0, 25), "\(file): \(line)")
        }
      }
    }
  }
}
