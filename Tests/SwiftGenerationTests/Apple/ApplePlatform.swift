/// A platform of Apple's, with the stand-ins of its frameworks.
enum ApplePlatform: String, CaseIterable, CustomStringConvertible {
  case macOS, iOS, macCatalyst, tvOS, watchOS, visionOS

  /// The system in the names of targets, and its oldest version that the package supports.
  var system: (name: String, version: String) {
    switch self {
    case .macOS: ("macosx", "14")
    case .iOS, .macCatalyst: ("ios", "17")
    case .tvOS: ("tvos", "17")
    case .watchOS: ("watchos", "10")
    case .visionOS: ("xros", "1")
    }
  }

  /// The name of the compiler's target.
  var target: String { "arm64-apple-\(system.name)\(system.version).0\(self == .macCatalyst ? "-macabi" : "")" }

  /// The compiler's name of the folder with the platform's modules.
  var moduleFolder: String {
    switch self {
    case .macOS: "macosx"
    case .macCatalyst: "maccatalyst"
    case .iOS: "iphoneos"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The compiler's name of the variant of a module for the platform.
  var moduleVariant: String {
    switch self {
    case .macOS: "arm64-apple-macos"
    case .macCatalyst: "arm64-apple-ios-macabi"
    default: "arm64-apple-\(system.name)"
    }
  }

  /// Whether the code of the pages is meant for the platform. The others lack some of the controls.
  var isShownInPages: Bool { self == .macOS || self == .iOS }

  /// The modules of the platform that have stand-ins, in the order of their dependencies.
  var standIns: [String] {
    ["Darwin", "AppleFoundation", "os", "Combine", "Accessibility", "CoreData", "SwiftData", "AppIntents"]
      + userInterface
  }

  private var userInterface: [String] {
    switch self {
    case .macOS: ["AppKit", "SwiftUI", "WidgetKit"]
    // UIKit exists on watchOS, but has no views there.
    case .watchOS: ["SwiftUI"]
    case .iOS: ["UIKit", "SwiftUI", "ActivityKit", "WidgetKit"]
    case .macCatalyst, .tvOS, .visionOS: ["UIKit", "SwiftUI"]
    }
  }

  var description: String { rawValue }
}
