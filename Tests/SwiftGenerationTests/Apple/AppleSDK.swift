/// A version of Apple's SDKs, which is that of its iOS, with the compiler of the same Xcode.
enum AppleSDK: Int, CaseIterable, CustomStringConvertible {
  /// Xcode 16.3 and 16.4.
  case v18 = 18
  case v26 = 26
  case v27 = 27

  /// The conditions of the stand-ins: `SDK_26` also holds in later versions.
  var conditions: [String] {
    Self.allCases.filter { $0 != .v18 && $0.rawValue <= rawValue }.flatMap { ["-D", "SDK_\($0)"] }
  }

  /// The version of the oldest compiler with the SDK.
  private var compiler: (major: Int, minor: Int) {
    switch self {
    case .v18: (6, 1)
    case .v26: (6, 2)
    case .v27: (6, 4)
    }
  }

  /// Returns a file in which each condition such as `compiler(>=6.2)` has the value that the compiler of the SDK would give
  /// it. The compiler of this machine cannot pretend to be another version.
  func resolvingCompiler(in text: String) -> String {
    text.replacing(#/compiler\(>=(\d+)\.(\d+)\)/#) { match in
      let required = (Int(match.1) ?? 0, Int(match.2) ?? 0)
      return (compiler.major, compiler.minor) >= required ? "true" : "false"
    }
  }

  /// The settings that the code of the pages is compiled with. Swift 6.1 isolates nothing to the main actor by default.
  func settings(on platform: ApplePlatform) -> [Compilation.Setting] {
    let plain = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)
    return switch (self, platform) {
    case (.v18, _): [plain]
    // Together, both platforms have every two values of different options.
    case (.v26, .iOS): Array(Compilation.Setting.half(.first).prefix(2))
    case (.v26, .macOS): Array(Compilation.Setting.half(.first).suffix(2))
    // The strictest setting: none of the other code depends on an option.
    default: Array(Compilation.Setting.all.suffix(1))
    }
  }

  var description: String { "\(rawValue)" }
}

/// A platform with a version of its SDK.
struct AppleTarget: Hashable, CustomStringConvertible {
  var platform: ApplePlatform
  var sdk: AppleSDK

  /// All platforms with SDK 26, and those of the pages with the others. The code for the other platforms that depends on the
  /// SDK is also code for iOS.
  static let all =
    ApplePlatform.allCases.map { AppleTarget(platform: $0, sdk: .v26) }
    + [.v18, .v27].flatMap { sdk in [.iOS, .macOS].map { AppleTarget(platform: $0, sdk: sdk) } }

  var description: String { "\(platform) with SDK \(sdk)" }
}
