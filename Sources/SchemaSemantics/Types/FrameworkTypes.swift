/// The modules of Apple's types that schemas often name, for the help that declares them as `extern`.
package enum FrameworkTypes {
  /// Returns the framework of a type; nil if the name does not show it.
  package static func module(of name: String) -> String? { modules[name] ?? prefixes[String(prefix(of: name))] }

  /// Returns the letters before the last capital at the start of a name: `UI` of `UIImage`.
  private static func prefix(of name: String) -> Substring {
    name.prefix { $0.isASCII && $0.isUppercase }.dropLast()
  }

  private static let modules = [
    "Color": "SwiftUI", "Font": "SwiftUI", "Image": "SwiftUI", "NSAttributedString": "Foundation",
    "AttributedString": "Foundation", "DateInterval": "Foundation", "NSColor": "AppKit", "NSFont": "AppKit",
    "NSImage": "AppKit", "Notification": "Foundation", "PersonNameComponents": "Foundation",
  ]

  private static let prefixes = [
    "AV": "AVFoundation", "CG": "CoreGraphics", "CL": "CoreLocation", "CN": "Contacts", "EK": "EventKit",
    "HK": "HealthKit", "MK": "MapKit", "PH": "Photos", "UI": "UIKit", "UN": "UserNotifications", "WK": "WebKit",
  ]
}
