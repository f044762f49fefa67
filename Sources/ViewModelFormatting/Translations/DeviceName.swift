import ViewModelContext

#if os(iOS)
  import Foundation
#endif

/// The names of devices in the variations of a string catalog.
enum DeviceName {
  /// The names of this device, the most specific first.
  static let current: [String] = {
    #if os(macOS) || targetEnvironment(macCatalyst)
      ["mac"]
    #elseif os(tvOS)
      ["appletv"]
    #elseif os(watchOS)
      ["applewatch"]
    #elseif os(visionOS)
      ["applevision"]
    #elseif os(iOS)
      [iOSName]
    #else
      []
    #endif
  }()

  #if os(iOS)
    /// The name by the model. `UIDevice` is available on the main actor only.
    private static var iOSName: String {
      var system = utsname()
      uname(&system)
      let machine = withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? machine
      if model.hasPrefix("iPad") { return "ipad" }
      return model.hasPrefix("iPod") ? "ipod" : "iphone"
    }
  #endif
}
