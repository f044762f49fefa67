import Foundation

// Linux has a module `os` without a log.
#if canImport(Darwin)
  import os
#endif

/// The log of the system: `Logger` on Apple's platforms, standard error elsewhere.
package struct SystemLog: Sendable {
  /// The importance of a message.
  package enum Level: String, Sendable {
    case info, error, fault
  }

  /// The subsystem of the messages in the log.
  var subsystem: String

  package init(subsystem: String) { self.subsystem = subsystem }

  /// Writes a message.
  ///
  /// - Parameters:
  ///   - message: A text without data of users.
  ///   - details: A text that may contain data of users. The log of Apple's platforms hides it unless a debugger is
  ///     attached.
  package func write(_ message: String, details: String = "", _ level: Level) {
    #if canImport(Darwin)
      Logger(subsystem: subsystem, category: "ViewModelRuntime")
        .log(level: level.type, "\(message, privacy: .public) \(details, privacy: .private)")
    #else
      FileHandle.standardError.write(Data(Self.line(message, details, level).utf8))
    #endif
  }

  /// Returns a line of standard error.
  static func line(_ message: String, _ details: String, _ level: Level) -> String {
    "ViewModelRuntime: \(level == .info ? "" : level.rawValue + ": ")\(message)\(details.isEmpty ? "" : " \(details)")\n"
  }
}

#if canImport(Darwin)
  extension SystemLog.Level {
    fileprivate var type: OSLogType {
      switch self {
      case .info: .info
      case .error: .error
      case .fault: .fault
      }
    }
  }
#endif
